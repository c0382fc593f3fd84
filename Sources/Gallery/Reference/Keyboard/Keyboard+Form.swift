extension Keyboard {
    static let form = Keyboard(
        rows: [
            KeyRow(
                .tab, effect: "Goes to the next field, in the order of the page; a radio group is one stop.",
                on: "name", expect: .focus("seats")),
            KeyRow(.shiftTab, effect: "Goes back to the field before.", on: "seats", expect: .focus("name")),
            KeyRow(
                .up, effect: "In a number, counts up within its bounds; Down counts down.", on: "seats",
                expect: .value("3", of: "seats")),
            KeyRow(
                .down, .right, effect: "In a radio group, goes to the next option and chooses it.",
                on: "plan__hobby", expect: .focus("plan__team"), .checked("plan__team", true)),
            KeyRow(
                .space, effect: "In a box or a switch, turns it on or off. Nothing is posted yet.",
                on: "terms", expect: .checked("terms", true)),
            KeyRow(
                .enter,
                effect: "In a field for text, saves the form, as its button does. What is missing is said.",
                on: "name", expect: .attribute("aria-invalid", "true", of: "name")),
        ],
        notes: [
            "All are native fields, each with a label; a group of them is a `fieldset` with a `legend`.",
            "Required fields have `required`, and the server checks them: `novalidate` keeps the browser from stopping at the first.",
            "A refused form comes back with a summary before it, which has the focus and links to each field that is wrong. What was entered is kept.",
            "Each field that is wrong has `aria-invalid` and says why; the words are tied to it by `aria-describedby`.",
        ])
}
