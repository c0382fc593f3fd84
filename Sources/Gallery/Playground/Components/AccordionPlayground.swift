internal import SwiftCN

extension Playground {
    static let accordion = Playground(
        of: ["CNAccordion"],
        fields: [
            .choice("mode", of: CNAccordionMode.self, .multiple), .flag("keepContentMounted"), .classes,
        ],
        list: PlayList(
            "data", noun: "item",
            columns: [
                PlayField.text("id", "", length: 1...40).explained("What the item is known by."),
                PlayField.text("title", "", length: 1...80).claiming("label"),
                PlayField.text("text", "").claiming("content"), .flag("isDisabled"),
            ],
            rows: [
                ["id": "state", "title": "Where is the state?", "text": "In the session, on the server."],
                ["id": "script", "title": "Is a script needed?", "text": "No. Every press is a form."],
                ["id": "search", "title": "Can text be found?", "text": "Yes, where it is kept mounted."],
            ]),
        selection: PlaySelection("expanded", first: nil) { $0.text("mode") == "single" ? .single : .any },
        modifiers: [.disabled],
        view: AccordionPlay.init,
        snippet: accordion)

    private static func accordion(_ values: PlayValues) -> Snippet {
        var snippet = Snippet("AccordionExample")
        snippet.state("expanded", set: values.all("expanded"))
        let hasDisabled = values.rows.contains { $0.flag("isDisabled") }
        snippet.array(
            "items",
            values.rows.map { row in
                var item = SwiftCall("Item")
                for name in ["id", "title", "text"] { item.pass(name, row[name].swiftLiteral) }
                if hasDisabled { item.pass("isDisabled", row["isDisabled"]) }
                return item
            })
        snippet.type(
            ["private struct Item: Identifiable {", "    let id, title, text: String"]
                + (hasDisabled ? ["    let isDisabled: Bool"] : []) + ["}"])
        var call = SwiftCall("CNAccordion")
        call.pass(nil, "items")
        call.pass("expanded", "$expanded")
        if !values.isFirst("mode") { call.pass("mode", ".\(values.text("mode"))") }
        call.passClasses(values)
        if values.flag("keepContentMounted") { call.pass("keepContentMounted", "true") }
        if hasDisabled { call.pass("isDisabled", "{ $0.isDisabled }") }
        call.close(nil, "item", with: ["Text(item.text)"])
        call.close("label", "item", with: ["Text(item.title)"])
        call.modify(by: values)
        snippet.body = call.lines()
        return snippet
    }
}

private struct AccordionPlay: View {
    @State private var expanded: Set<String>
    let values: PlayValues

    private struct Item: Identifiable {
        let row: PlayValues.Row
        var id: String { row["id"] }
    }

    init(_ values: PlayValues) {
        _expanded = State(wrappedValue: Set(values.all("expanded")))
        self.values = values
    }

    var body: some View {
        CNAccordion(
            values.rows.map(Item.init), expanded: $expanded,
            mode: values.one("mode", of: CNAccordionMode.multiple),
            classes: values.classes, keepContentMounted: values.flag("keepContentMounted"),
            isDisabled: { $0.row.flag("isDisabled") }
        ) { item in
            Text(item.row["text"])
        } label: { item in
            Text(item.row["title"])
        }.modified(by: values)
    }
}
