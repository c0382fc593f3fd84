import SwiftCN

struct AccordionReordered: View {
    @State private var expanded: Set<String> = ["script"]
    @State private var isReversed = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CNToggle("Last question first", isOn: $isReversed, classes: "outline")
            CNAccordion(isReversed ? questions.reversed() : questions, expanded: $expanded) { question in
                Text(question.answer)
            } label: { question in
                Text(question.title)
            }
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
