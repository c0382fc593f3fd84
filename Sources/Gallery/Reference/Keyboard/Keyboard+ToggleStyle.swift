extension Keyboard {
    static let toggleStyle = Keyboard(
        rows: [
            KeyRow(
                .tab, effect: "Goes to the next toggle, whatever draws it.", on: "plain",
                expect: .focus("checkbox")),
            KeyRow(
                .space, effect: "Turns the toggle on, or off. A style of one's own need do nothing for it.",
                in: "circle", given: "isOn=false", on: "isOn",
                expect: .attribute("aria-pressed", "true", of: "isOn"), .focus("isOn")),
            KeyRow(
                .enter, effect: "Does the same.", in: "circle", given: "isOn=true", on: "isOn",
                expect: .attribute("aria-pressed", "false", of: "isOn"), .focus("isOn")),
            KeyRow(
                .space, effect: "On a mixed toggle, turns on all that it stands for.", in: "symbol",
                given: "milk=true&bread=false", on: "milk-all",
                expect: .attribute("aria-pressed", "true", of: "milk-all"),
                .attribute("aria-pressed", "true", of: "bread")),
        ],
        notes: [
            "Role: what the style's `role` says. A style of one's own is a toggle button unless it says otherwise.",
            "Name: `configuration.label`, as the style draws it. Symbols that a style draws are hidden from assistive technology.",
            "State: `aria-pressed` for a toggle button, `aria-checked` for a checkbox or a switch; `mixed` where some sources are on and some are not.",
            "A switch is never mixed (ARIA 1.2), so a toggle over several sources is announced as a checkbox where its style draws a switch.",
        ])
}
