import SwiftCN

struct FormBasic: View {
    @State private var name = ""
    @State private var seats = 2
    @State private var terms = false
    @State private var backups = CheckboxMark.intermediate
    @State private var notifications = true
    @State private var sounds = false
    @State private var isPinned = false
    @State private var marks: Set<String> = ["bold"]
    @State private var plan: String?
    @State private var workspace = "design"
    @State private var region = "eu"

    var body: some View {
        Form {
            TextField("Name", text: $name, maximumLength: 40)
                .required()
                .fieldDescription("As it stands on the invoice, up to 40 characters.")
            NumberField("Seats", value: $seats, in: 1...12)
            CNRadioGroup("Plan", options: plans, selection: $plan).required()
            CNSelect("Workspace", options: workspaces, selection: $workspace)
            CNNativeSelect("Region", options: regions, selection: $region)
            CNToggleGroup(styles, selection: $marks).accessibilityLabel("Text style")
            CNToggle("Pin to the top", isOn: $isPinned, classes: "outline")
            CNSwitch("Notifications", isOn: $notifications)
            Toggle("Sounds", isOn: $sounds).toggleStyle(.spring)
            LabeledCheckbox(text: "Backups of some projects", mark: $backups)
            CNCheckbox("Accept the terms", isOn: $terms).required()
        }
    }

    private let plans = [
        CNOption(id: "hobby", title: "Hobby", detail: "One project, one person"),
        CNOption(id: "team", title: "Team", detail: "Ten projects, up to twelve people"),
    ]
    private let workspaces = [
        CNOption(id: "design", title: "Design system"),
        CNOption(id: "mobile", title: "Mobile app"),
        CNOption(id: "archive", title: "Archived", isDisabled: true),
    ]
    private let regions = [CNOption(id: "eu", title: "Europe"), CNOption(id: "us", title: "United States")]
    private let styles = [
        CNOption(id: "bold", title: "Bold", systemImage: "bold"),
        CNOption(id: "italic", title: "Italic", systemImage: "italic"),
    ]
}
