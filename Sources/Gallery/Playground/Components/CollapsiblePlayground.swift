internal import SwiftCN

extension Playground {
    static let collapsible = Playground(
        of: ["CNCollapsible", "CNDisclosureGroupStyle"],
        fields: [
            .text("label", "Show details", length: 1...120),
            .text("content", "The order was sent this morning."),
            .flag("isExpanded", true), .flag("keepContentMounted"), .classes,
        ],
        modifiers: [.disabled],
        view: CollapsiblePlay.init,
        snippet: { values in
            var snippet = Snippet("CollapsibleExample")
            snippet.state("isExpanded = \(values.text("isExpanded"))")
            var call = SwiftCall("CNCollapsible")
            call.pass("isExpanded", "$isExpanded")
            call.passClasses(values)
            if values.flag("keepContentMounted") { call.pass("keepContentMounted", "true") }
            call.close(with: ["Text(\(values.text("content").swiftLiteral))"])
            call.close("label", with: ["Text(\(values.text("label").swiftLiteral))"])
            call.modify(by: values)
            snippet.body = call.lines()
            return snippet
        })
}

private struct CollapsiblePlay: View {
    @State private var isExpanded: Bool
    let values: PlayValues

    init(_ values: PlayValues) {
        _isExpanded = State(wrappedValue: values.flag("isExpanded"))
        self.values = values
    }

    var body: some View {
        CNCollapsible(
            isExpanded: $isExpanded, classes: values.classes,
            keepContentMounted: values.flag("keepContentMounted")
        ) {
            Text(values.key("content"))
        } label: {
            Text(values.key("label"))
        }.modified(by: values)
    }
}
