import SwiftCN

struct AccordionDisabledItem: View {
    @State private var expanded: Set<String> = []

    var body: some View {
        CNAccordion(questions, expanded: $expanded, isDisabled: { $0.id == "state" }) { question in
            Text(question.answer)
        } label: { question in
            Text(question.title)
        }
    }
}

private struct Question: Identifiable {
    let id, title, answer: String
}

private let questions = [
    Question(id: "script", title: "Does it need a script?", answer: "No. Every press is a form post."),
    Question(id: "state", title: "Where does the state live?", answer: "In the memory of the server."),
    Question(id: "curl", title: "Can a shell press it?", answer: "Yes, and a test can too."),
]
