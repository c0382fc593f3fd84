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
    Question(id: "script", title: "First of all", answer: "This one was open from the start."),
    Question(id: "middle", title: "In between", answer: "It stays where it is."),
    Question(id: "last", title: "Last of all", answer: "It comes first when the order is turned."),
]
