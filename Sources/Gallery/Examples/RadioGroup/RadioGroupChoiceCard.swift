import SwiftCN

struct RadioGroupChoiceCard: View {
    @State private var plan = "hobby"

    let plans = [
        CNOption(id: "hobby", title: "Hobby", detail: "One project, one person", systemImage: "person"),
        CNOption(
            id: "team", title: "Team", detail: "Ten projects and up to twelve people", systemImage: "person.2"
        ),
        CNOption(
            id: "company", title: "Company", detail: "As many as you like, with an invoice",
            systemImage: "archivebox"),
    ]

    var body: some View {
        CNRadioGroup("Plan", options: plans, selection: $plan, classes: "choice-card")
            .frame(maxWidth: 420)
    }
}
