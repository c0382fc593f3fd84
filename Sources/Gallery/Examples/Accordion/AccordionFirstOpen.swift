import SwiftCN

struct AccordionFirstOpen: View {
    @State private var expanded: Set<String> = ["first"]

    var body: some View {
        CNAccordion(questions, expanded: $expanded, mode: .single) { question in
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
    Question(id: "first", title: "Why is one open?", answer: "The state starts with it."),
    Question(id: "second", title: "And then?", answer: "Opening another closes it."),
    Question(id: "third", title: "Can all be closed?", answer: "Yes, press the open one."),
]
