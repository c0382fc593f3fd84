extension Keyboard {
    static let labeledCheckbox = Keyboard(
        rows: [
            KeyRow(
                .space, effect: "Checks an empty box.", given: "mark=empty", on: "mark",
                expect: .attribute("aria-checked", "true", of: "mark"), .focus("mark")),
            KeyRow(
                .space, effect: "Empties a checked box.", given: "mark=checked", on: "mark",
                expect: .attribute("aria-checked", "false", of: "mark"), .focus("mark")),
            KeyRow(
                .space, effect: "Checks an intermediate box.", in: "intermediate", given: "mark=intermediate",
                on: "mark", expect: .attribute("aria-checked", "true", of: "mark"), .focus("mark")),
            KeyRow(
                .enter, effect: "Does what Space does.", given: "mark=empty", on: "mark",
                expect: .attribute("aria-checked", "true", of: "mark"), .focus("mark")),
        ],
        notes: [
            "Role: `checkbox`.",
            "Name: the whole text of the label, however few of its lines are in sight. A bare `Checkbox` is named by `.accessibilityLabel`.",
            "State: `aria-checked` is `true` for checked, `false` for empty and `mixed` for intermediate.",
            "Box, label and insets are one target, with one ring for the focus.",
            "What `hasError` paints red says what is wrong in words, too: give it a `.fieldError`.",
        ])
}
