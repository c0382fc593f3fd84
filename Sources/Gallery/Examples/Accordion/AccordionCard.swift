import SwiftCN

struct AccordionCard: View {
    @State private var expanded: Set<String> = ["curl"]

    var body: some View {
        CNAccordion(
            questions, expanded: $expanded, mode: .single, classes: "rounded-lg border bg-surface px-4"
        ) { question in
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
    Question(id: "ship", title: "When does it ship?", answer: "On the day after it is done."),
    Question(id: "return", title: "Can it be sent back?", answer: "Within a month."),
    Question(id: "curl", title: "Who pays the postage?", answer: "We do."),
]
