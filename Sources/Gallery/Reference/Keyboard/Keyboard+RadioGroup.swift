extension Keyboard {
    static let radioGroup = Keyboard(
        rows: [
            KeyRow(
                .tab,
                effect: "Comes in at the chosen option, and leaves from it to Apply. Enter presses that.",
                given: "selection=design", on: "selection__design", first: [.down], then: [.enter],
                expect: .answered("selection__mobile"), .checked("selection__mobile", true)),
            KeyRow(
                .down, .right, effect: "Goes to the next option and chooses it.", given: "selection=design",
                on: "selection__design", expect: .focus("selection__mobile"),
                .checked("selection__mobile", true)),
            KeyRow(
                .up, .left, effect: "Goes to the option before and chooses it.", given: "selection=mobile",
                on: "selection__mobile", expect: .focus("selection__design"),
                .checked("selection__design", true)),
            KeyRow(
                .down, effect: "After the last option comes the first. Disabled ones are passed over.",
                given: "selection=mobile", on: "selection__mobile", expect: .focus("selection__design"),
                .checked("selection__design", true)),
            KeyRow(
                .enter, effect: "Applies the choice.", given: "selection=design", on: "selection__design",
                first: [.down], expect: .answered("selection__mobile"), .focus("selection__mobile"),
                .checked("selection__mobile", true)),
        ],
        notes: [
            "Role: `radiogroup`, a `fieldset` whose `legend` is its name. The options are native radio buttons.",
            "An option's name is its title with its detail. Its state is the native one: checked, or not.",
            "One stop of Tab for the whole group: the chosen option, or the first where none is chosen.",
            "Help and errors are tied to the group by `aria-describedby`; an invalid one has `aria-invalid`.",
            "Without scripts, arrows only choose, and Apply writes what is chosen. With scripts, a choice acts at once.",
        ])
}
