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
    Question(id: "one", title: "What is free?", answer: "The server, and all of its source."),
    Question(id: "state", title: "What is locked?", answer: "Nobody gets to read this."),
    Question(id: "three", title: "What comes next?", answer: "Whatever is asked for."),
]
