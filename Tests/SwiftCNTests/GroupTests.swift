import SwiftCN
import Testing

private let projects = [
    CNOption(id: "design", title: "Design system", systemImage: "bold"),
    CNOption(id: "mobile", title: "Mobile app"), CNOption(id: "archive", title: "Archived", isDisabled: true),
]

@Suite("Toggle groups")
struct ToggleGroupTests {
    private struct Many: View {
        @State var selection: Set<String> = []
        var body: some View { CNToggleGroup(projects, selection: $selection).accessibilityLabel("Projects") }
    }
    private struct Single: View {
        @State var selection: String?
        var body: some View { CNToggleGroup(projects, selection: $selection, axis: .vertical) }
    }
    private struct Always: View {
        @State var selection = "design"
        var body: some View { CNToggleGroup(projects, selection: $selection) }
    }

    @Test("Any number can be on")
    func many() throws {
        let example = try Example(Many())
        #expect(example.html.contains(" data-axis=\"horizontal\""))
        #expect(example.html.contains(" role=\"group\" aria-label=\"Projects\">"))
        #expect(example.controls.map(\.name) == ["Design system", "Mobile app", "Archived"])
        #expect(example.controls.map(\.role) == [.toggleButton, .toggleButton, .toggleButton])
        #expect(example.controls.map(\.isEnabled) == [true, true, false])
        try example.press("e-selection-mobile")
        try example.press("e-selection-design")
        #expect(example.states == ["selection=design,mobile"])
        #expect(example.controls.map(\.state) == [.on, .on, .off])
        #expect(example.message(for: "selection.insert=archive") != nil)
    }

    @Test("Bound to an optional, one releases the other and the same again empties")
    func single() throws {
        let example = try Example(Single())
        #expect(example.html.contains("data-axis=\"vertical\""))
        let stale = example.controls
        try example.press("e-selection-design")
        #expect(example.states == ["selection=design"])
        let pressed = try #require(example.control("e-selection-design")).press
        try example.post(stale[1].press)
        #expect(example.states == ["selection=mobile"])
        try example.post(pressed)
        try example.post(pressed)
        #expect(example.states == ["selection="])
    }

    @Test("Bound to an id, there is always one")
    func always() throws {
        let example = try Example(Always())
        try example.press("e-selection-design")
        #expect(example.states == ["selection=design"])
        try example.press("e-selection-mobile")
        #expect(example.controls.map(\.state) == [.off, .on, .off])
        #expect(example.refusal(of: "selection=") != nil)
    }

    @Test(
        "In a form, many are boxes, and one at most is a group of radios that an untouched Save leaves as it is"
    )
    func inForm() throws {
        struct InForm: View {
            @State var many: Set<String> = ["mobile"]
            @State var one: String? = "mobile"
            @State var always = "mobile"
            var body: some View {
                Form {
                    CNToggleGroup(projects, selection: $many)
                    CNToggleGroup(projects, selection: $one).accessibilityLabel("One")
                    CNToggleGroup(projects, selection: $always)
                }
            }
        }
        let example = try Example(InForm())
        #expect(
            example.controls.map(\.role) == [
                .checkbox, .checkbox, .checkbox, .radiogroup, .radiogroup, .form,
            ])
        #expect(example.controls.map(\.name).suffix(3) == ["One", "Options", "Save"])
        #expect(example.html.matches(of: /value="mobile" checked/).count == 3)
        #expect(
            try !example.post(
                "many.remove=design&many.remove=mobile&many.insert=mobile&one=mobile&always=mobile"))
        try example.post("one=&always=design")
        #expect(example.states == ["many=mobile", "one=", "always=design"])
    }
}

@Suite("Lists and radio groups")
struct ChoiceTests {
    private struct Choices: View {
        @State var select = "design"
        @State var native = "design"
        @State var radio = "design"
        @State var maybe: String?
        var body: some View {
            CNSelect("Select", options: projects, selection: $select)
            CNNativeSelect("Native", options: projects, selection: $native, classes: "w-full")
            CNRadioGroup("Radio", options: projects, selection: $radio)
            CNRadioGroup("Maybe", options: projects, selection: $maybe)
            CNSelect("Maybe", options: projects, selection: $maybe)
            CNNativeSelect("Maybe", options: projects, selection: $maybe)
        }
    }

    @Test("Each is drawn in its own look, with its options and what is allowed")
    func kinds() throws {
        let example = try Example(Choices())
        #expect(
            example.controls.map(\.role)
                == [.combobox, .combobox, .radiogroup, .radiogroup, .combobox, .combobox])
        #expect(example.html.contains("<span class=\"select\"><select id=\"e-select\""))
        #expect(example.html.contains("<span class=\"native-select w-full\"><select id=\"e-native\""))
        #expect(example.html.matches(of: />Choose an option</).count == 3)
        let contract = example.rendering.contract
        #expect(contract.fields.map(\.kind) == [.choice, .choice, .choice, .optionalChoice])
        #expect(contract.fields.allSatisfy { $0.allowed == ["design", "mobile"] })
        try example.post("select=mobile&native=mobile&radio=mobile&maybe=mobile")
        #expect(example.states == ["select=mobile", "native=mobile", "radio=mobile", "maybe=mobile"])
        try example.post("maybe=")
        #expect(example.states.last == "maybe=")
        #expect(example.message(for: "select=archive")?.contains("is a disabled option") == true)
        #expect(example.refusal(of: "radio=") != nil)
    }

    @Test("Details and symbols show in radio groups alone")
    func details() throws {
        struct Detailed: View {
            @State var choice = 1
            private let options = [
                CNOption(id: 1, title: "One", detail: "More <of> it", systemImage: "checkmark")
            ]
            var body: some View {
                CNRadioGroup("R", options: options, selection: $choice)
                CNSelect("S", options: options, selection: $choice)
            }
        }
        let example = try Example(Detailed())
        #expect(example.html.matches(of: /<span class="label-detail">More &lt;of&gt; it</).count == 1)
        #expect(example.html.matches(of: /<svg/).count == 1)
        #expect(example.controls.map { $0.offers[0].options[0].title } == ["One", "One"])
    }

    @Test("Groups become option groups; one without a title stays bare")
    func groups() throws {
        struct Grouped: View {
            @State var choice = 1
            private let groups = [
                CNOptionGroup("", options: [CNOption(id: 0, title: "Zero")]),
                CNOptionGroup(
                    "Odd", options: [CNOption(id: 1, title: "One"), CNOption(id: 3, title: "Three")]),
            ]
            var body: some View {
                CNSelect("S", groups: groups, selection: $choice)
                CNNativeSelect("N", groups: groups, selection: $choice)
            }
        }
        let html = try Example(Grouped()).html
        #expect(
            html.matches(
                of: /<option value="0">Zero<\/option><optgroup label="Odd"><option value="1" selected>/
            ).count == 2)
    }

    @Test("An option is enabled and bare by default")
    func option() {
        let option = CNOption(id: 1, title: "A")
        #expect(!option.isDisabled && option.detail == nil && option.systemImage == nil)
    }
}
