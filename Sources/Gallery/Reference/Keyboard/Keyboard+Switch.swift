extension Keyboard {
    static let `switch` = Keyboard(
        rows: [
            KeyRow(
                .tab, effect: "Goes to the next switch. Disabled ones are passed over.", in: "sizes",
                on: "small", expect: .focus("regular")),
            KeyRow(
                .shiftTab, effect: "Goes back to the switch before.", in: "sizes", on: "large",
                expect: .focus("regular")),
            KeyRow(
                .space, effect: "Turns the switch on, or off. The focus stays on it.", given: "isOn=false",
                on: "isOn", expect: .attribute("aria-checked", "true", of: "isOn"), .focus("isOn")),
            KeyRow(
                .enter, effect: "Does the same.", given: "isOn=true", on: "isOn",
                expect: .attribute("aria-checked", "false", of: "isOn"), .focus("isOn")),
        ],
        notes: [
            "Role: `switch`, which is announced as on or off rather than as checked.",
            "Name: the label. It says what is switched, not how it stands, and so never changes.",
            "State: `aria-checked`, `true` or `false`. A switch is never mixed.",
            "On and off differ by the place of the thumb, not by colour alone; right to left, the thumb travels the other way.",
            "Help and errors are tied to the switch by `aria-describedby`.",
        ])
}
