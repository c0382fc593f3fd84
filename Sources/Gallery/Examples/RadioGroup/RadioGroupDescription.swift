import SwiftCN

struct RadioGroupDescription: View {
    @State private var plan = "team"

    let plans = [
        CNOption(id: "hobby", title: "Hobby", detail: "One project, one person"),
        CNOption(id: "team", title: "Team", detail: "Ten projects and up to twelve people"),
        CNOption(id: "company", title: "Company", detail: "As many as you like, with an invoice"),
    ]

    var body: some View {
        CNRadioGroup("Plan", options: plans, selection: $plan)
            .fieldDescription("You can change it on the first of any month.")
    }
}
