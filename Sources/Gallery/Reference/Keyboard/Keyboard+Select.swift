extension Keyboard {
    static let select = Keyboard(
        rows: listRows + [
            KeyRow(
                .down, .up, effect: "Opens the list, with the focus on the chosen option.",
                given: "selection=design", on: "selection", expect: .open("selection", true)),
            KeyRow(
                .down, effect: "In the open list, goes to the next option; Enter chooses it.",
                given: "selection=design", on: "selection", first: [.space], then: [.enter],
                expect: .value("mobile", of: "selection"), .open("selection", false), .focus("selection")),
            KeyRow(
                .end, effect: "In the open list, goes to the last option that is not disabled.",
                given: "selection=design", on: "selection", first: [.space], then: [.enter],
                expect: .value("mobile", of: "selection"), .open("selection", false)),
            KeyRow(
                .escape, effect: "Closes the list; the choice is what it was.", given: "selection=design",
                on: "selection", first: [.space, .down], expect: .value("design", of: "selection"),
                .open("selection", false), .focus("selection")),
        ],
        notes: [
            "Role: `combobox`. It is a native `select`, styled where the browser lets it be; elsewhere it looks like the platform's own, and its keys are those of the platform.",
            "Name: the label before it. Value: the chosen option.",
            "Groups are `optgroup`s with a name, which is read with the first option inside.",
            "Help and errors are tied to it by `aria-describedby`; an invalid one has `aria-invalid`.",
            "Without scripts, choosing writes nothing yet: Apply does. With scripts, a choice acts at once.",
        ])

    static let nativeSelect = Keyboard(
        rows: listRows + [
            KeyRow(
                .down, effect: "Chooses the next option without opening the list.",
                given: "selection=design", on: "selection", expect: .value("mobile", of: "selection"),
                .open("selection", false)),
            KeyRow(
                .up, effect: "Chooses the option before.", given: "selection=mobile", on: "selection",
                expect: .value("design", of: "selection"), .open("selection", false)),
            KeyRow(
                .home, effect: "Chooses the first option.", given: "selection=mobile", on: "selection",
                expect: .value("design", of: "selection")),
            KeyRow(
                .end, effect: "Chooses the last option that is not disabled.", given: "selection=design",
                on: "selection", expect: .value("mobile", of: "selection")),
            KeyRow(
                .escape, effect: "Closes the list.", given: "selection=design", on: "selection",
                first: [.space], expect: .open("selection", false), .focus("selection")),
        ],
        notes: [
            "Role: `combobox`. It is the platform's own list and has its keys, which differ a little between platforms: on macOS, Down opens the list. Those above are tried in Chromium on Linux.",
            "Name: the label before it. Value: the chosen option.",
            "Groups are `optgroup`s with a name.",
            "Help and errors are tied to it by `aria-describedby`; an invalid one has `aria-invalid`.",
        ])

    /// What a list does in either look.
    private static let listRows = [
        KeyRow(
            .tab, effect: "Goes on to Apply. Enter presses that.", given: "selection=design",
            on: "selection", first: [.letter("m")], then: [.enter], expect: .answered("selection"),
            .value("mobile", of: "selection"), .focus("selection")),
        KeyRow(
            .space, .enter, effect: "Opens the list.", given: "selection=design", on: "selection",
            expect: .open("selection", true)),
        KeyRow(
            .letter("m"), effect: "Chooses the next option that begins with it; several in a row spell more.",
            given: "selection=design", on: "selection", expect: .value("mobile", of: "selection")),
    ]
}
