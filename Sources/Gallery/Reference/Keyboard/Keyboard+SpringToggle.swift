extension Keyboard {
    static let springToggle = Keyboard(
        rows: [
            KeyRow(
                .tab, effect: "Goes to the next row. Disabled ones are passed over.", on: "notifications",
                expect: .focus("sounds")),
            KeyRow(
                .shiftTab, effect: "Goes back to the row before.", on: "haptics", expect: .focus("sounds")),
            KeyRow(
                .space, effect: "Turns the toggle on, or off; the knob springs to its other end.",
                given: "notifications=false", on: "notifications",
                expect: .attribute("aria-checked", "true", of: "notifications"), .focus("notifications")),
            KeyRow(
                .enter, effect: "Does the same.", given: "sounds=true", on: "sounds",
                expect: .attribute("aria-checked", "false", of: "sounds"), .focus("sounds")),
            KeyRow(
                .space, effect: "Inside of a `Form`, changes the toggle, which waits for Save.",
                in: "in-form", given: "mail=false", on: "mail", expect: .checked("mail", true)),
        ],
        notes: [
            "Role: `switch`. To assistive technology it is a switch as any other: track and knob are hidden from it.",
            "Name: the label. The symbol beside the text adds nothing to it.",
            "State: `aria-checked`, `true` or `false`; inside of a `Form`, that of the native field.",
            "Where reduced motion is asked for, the knob slides for 0.15 s: it neither bounces nor widens.",
        ])
}
