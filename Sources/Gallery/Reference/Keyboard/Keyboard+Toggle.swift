extension Keyboard {
    static let toggle = Keyboard(
        rows: [
            KeyRow(
                .tab, effect: "Goes to the next toggle. Disabled ones are passed over.", in: "sizes",
                on: "small", expect: .focus("regular")),
            KeyRow(
                .shiftTab, effect: "Goes back to the toggle before.", in: "sizes", on: "large",
                expect: .focus("regular")),
            KeyRow(
                .space, effect: "Presses the toggle, or releases it. The focus stays on it.",
                given: "isOn=false", on: "isOn", expect: .attribute("aria-pressed", "true", of: "isOn"),
                .focus("isOn")),
            KeyRow(
                .enter, effect: "Does the same.", given: "isOn=true", on: "isOn",
                expect: .attribute("aria-pressed", "false", of: "isOn"), .focus("isOn")),
        ],
        notes: [
            "Role: `button`, announced as a toggle button because of its state.",
            "Name: the label. It is the same pressed and released: “Bold, pressed”, never “Remove bold”.",
            "State: `aria-pressed`, `true` or `false`.",
            "Inside of a `Form` it is a native checkbox, since nothing acts there before Save.",
        ])
}
