internal import SwiftCN

/// One text in every place of every kind of control.
struct HostileProbe: View {
    let text: String
    @State private var isOn = false
    @State private var mark = CheckboxMark.empty
    @State private var members: Set<String> = []
    @State private var radio: String?
    @State private var choice: String?
    @State private var native: String?
    @State private var open: Set<String> = []
    @State private var entry: String

    init(text: String) {
        self.text = text
        _entry = State(wrappedValue: text)
    }

    private var options: [CNOption<String>] {
        [
            CNOption(id: text, title: text, detail: text),
            CNOption(id: text + "2", title: text, detail: text, isDisabled: true),
        ]
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(text)
            CNSwitch(LocalizedStringKey(text), isOn: $isOn).fieldDescription(LocalizedStringKey(text))
            CNCheckbox(LocalizedStringKey(text), isOn: $isOn).id(text)
            LabeledCheckbox(text: text, mark: $mark)
            CNToggleGroup(options, selection: $members).accessibilityLabel(LocalizedStringKey(text))
            choices
            CNAccordion(options, expanded: $open) {
                Text($0.title)
            } label: {
                Text($0.title)
            }
            TextField(LocalizedStringKey(text), text: $entry, maximumLength: 5_000)
                .fieldError(LocalizedStringKey(text))
        }
    }

    private var choices: some View {
        VStack(alignment: .leading, spacing: 8) {
            CNRadioGroup(LocalizedStringKey(text), options: options, selection: $radio)
            CNSelect(LocalizedStringKey(text), options: options, selection: $choice)
            CNNativeSelect(LocalizedStringKey(text), options: options, selection: $native)
        }
    }
}

/// A Set of these.
struct ManyMembers: View {
    let members: [String]
    @State private var selection: Set<String> = []
    @State private var text = ""

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            CNToggleGroup(members.map { CNOption(id: $0, title: $0) }, selection: $selection)
                .accessibilityLabel("Members")
            TextField("Text", text: $text)
        }
    }
}
