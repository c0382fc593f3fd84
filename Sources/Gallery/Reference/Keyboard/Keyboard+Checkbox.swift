extension Keyboard {
    static let checkbox = Keyboard(
        rows: [
            KeyRow(
                .tab, effect: "Goes to the next box. Disabled ones are passed over.", in: "group", on: "mail",
                expect: .focus("push")),
            KeyRow(
                .shiftTab, effect: "Goes back to the box before.", in: "group", on: "push",
                expect: .focus("mail")),
            KeyRow(
                .space, effect: "Checks the box, or empties it. The focus stays on it.", given: "isOn=false",
                on: "isOn", expect: .attribute("aria-checked", "true", of: "isOn"), .focus("isOn")),
            KeyRow(
                .enter, effect: "Does the same: outside of a `Form` the box is a button that acts at once.",
                given: "isOn=true", on: "isOn", expect: .attribute("aria-checked", "false", of: "isOn"),
                .focus("isOn")),
            KeyRow(
                .space, effect: "On a mixed box, turns on all that it stands for.", in: "select-all",
                given: "read=true&write=false&manage=false", on: "read-all",
                expect: .attribute("aria-checked", "true", of: "read-all"),
                .attribute("aria-checked", "true", of: "manage")),
            KeyRow(
                .space, effect: "On a box that stands for several and is checked, turns all of them off.",
                in: "select-all", given: "read=true&write=true&manage=true", on: "read-all",
                expect: .attribute("aria-checked", "false", of: "read-all"),
                .attribute("aria-checked", "false", of: "read")),
        ],
        notes: [
            "Role: `checkbox`. Inside of a `Form` it is a native `input`, which has that role by itself; there, Space presses it and Enter posts the form.",
            "Name: the whole label. It never changes with the state, and a press on the label counts as one on the box.",
            "State: `aria-checked` is always there and is `true`, `false` or `mixed`.",
            "Help and errors are tied to the box by `aria-describedby`, so they are read after the name. An invalid box has `aria-invalid`, and says in words what is wrong.",
            "Boxes that belong together stand in a `fieldset`, whose `legend` is read when the focus comes in.",
        ])
}
