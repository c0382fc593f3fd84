import SwiftCN

struct AccordionMultiple: View {
    @State private var expanded: Set<String> = ["many"]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack {
                Button("Open all") { expanded = Set(questions.map(\.id)) }.id("open-all")
                Button("Close all") { expanded = [] }.id("close-all")
            }
            CNAccordion(questions, expanded: $expanded) { question in
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
    Question(id: "keys", title: "Which keys open a panel?", answer: "Enter and Space, on its heading."),
    Question(id: "many", title: "How many can be open?", answer: "As many as you like."),
    Question(id: "order", title: "Does the order matter?", answer: "No, panels are known by their ids."),
]
