import SwiftCN

struct AccordionKeepMounted: View {
    @State private var expanded: Set<String> = []
    @State private var isOn = false

    var body: some View {
        CNAccordion(questions, expanded: $expanded, keepContentMounted: true) { question in
            VStack(alignment: .leading, spacing: 8) {
                Text(question.answer)
                if question.id == "state" { CNSwitch("Remember this", isOn: $isOn) }
            }
        } label: { question in
            Text(question.title)
        }
    }
}

private struct Question: Identifiable {
    let id, title, answer: String
}

private let questions = [
    Question(id: "find", title: "Is a closed panel found?", answer: "Yes, by a search in the page."),
    Question(id: "state", title: "Does it keep its state?", answer: "Yes, and the server keeps it too."),
    Question(id: "post", title: "Are its controls posted?", answer: "No, not while it is closed."),
]
