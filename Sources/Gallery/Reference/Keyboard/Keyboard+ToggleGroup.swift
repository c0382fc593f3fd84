extension Keyboard {
    static let toggleGroup = Keyboard(
        rows: [
            KeyRow(
                .tab, effect: "Goes to the next member: each is a stop of its own.", on: "selection-design",
                expect: .focus("selection-mobile")),
            KeyRow(
                .shiftTab, effect: "Goes back to the member before.", on: "selection-mobile",
                expect: .focus("selection-design")),
            KeyRow(
                .space, effect: "Presses the member, or releases it. The others stay as they are.",
                given: "selection=design", on: "selection-mobile",
                expect: .attribute("aria-pressed", "true", of: "selection-mobile"),
                .attribute("aria-pressed", "true", of: "selection-design"), .focus("selection-mobile")),
            KeyRow(
                .enter, effect: "Does the same.", given: "selection=design", on: "selection-design",
                expect: .attribute("aria-pressed", "false", of: "selection-design"),
                .focus("selection-design")),
            KeyRow(
                .space, effect: "Where one can be chosen, releases the one that was.", in: "single",
                given: "selection=design", on: "selection-mobile",
                expect: .attribute("aria-pressed", "true", of: "selection-mobile"),
                .attribute("aria-pressed", "false", of: "selection-design")),
            KeyRow(
                .space, effect: "Where one can be chosen, pressed on that one empties the group.",
                in: "single", given: "selection=mobile", on: "selection-mobile",
                expect: .attribute("aria-pressed", "false", of: "selection-mobile"),
                .focus("selection-mobile")),
            KeyRow(
                .space, effect: "Where there is always one, pressed on that one leaves it as it is.",
                in: "always-one", given: "alignment=center", on: "alignment-center",
                expect: .answered("alignment-center"),
                .attribute("aria-pressed", "true", of: "alignment-center"), .focus("alignment-center")),
        ],
        notes: [
            "Role: `group`, and it has a name: `.accessibilityLabel` gives it.",
            "Each member is a toggle button with a name that never changes and `aria-pressed`, `true` or `false`.",
            "Disabled members are not focusable, and the server refuses to press them.",
            "Members that do not fit beside each other stand one below the other, all at once; the order of Tab stays.",
        ])
}
