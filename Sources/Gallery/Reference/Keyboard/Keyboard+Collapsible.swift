extension Keyboard {
    static let collapsible = Keyboard(
        rows: [
            KeyRow(
                .space, .enter, effect: "Opens what is closed. The focus stays on the button.",
                given: "isOn=false", on: "isOn", expect: .attribute("aria-expanded", "true", of: "isOn"),
                .focus("isOn")),
            KeyRow(
                .space, .enter, effect: "Closes what is open.", given: "isOn=true", on: "isOn",
                expect: .attribute("aria-expanded", "false", of: "isOn"), .focus("isOn")),
            KeyRow(
                .tab, effect: "From an open one, goes to the first control inside.", in: "settings",
                given: "isOpen=true", on: "isOpen", expect: .focus("backups")),
            KeyRow(
                .tab, effect: "From a closed one, goes past all that is inside.", in: "file-tree",
                given: "open=sources", on: "open-sources-viewkit", expect: .focus("open-sources-swiftcn")),
        ],
        notes: [
            "Role: `button`. The whole header is one, with its label as the name; the chevron is hidden from assistive technology.",
            "State: `aria-expanded` is always there, `true` or `false`.",
            "`aria-controls` points at the content where it is in the page: while it is shown, or with `keepContentMounted`.",
            "With `keepContentMounted`, hidden content is out of the order of Tab and of the accessibility tree, and its controls are neither posted nor accepted. A search in the page finds it.",
        ])
}
