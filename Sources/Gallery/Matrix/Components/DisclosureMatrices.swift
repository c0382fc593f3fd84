internal import SwiftCN

extension StateMatrix {
    static let accordion = StateMatrix(
        "CNAccordion", StateAxis("mode", CNAccordionMode.self), .isExpanded, .isMounted,
        .isEnabled
    ) { mode, isExpanded, isMounted, isEnabled in
        CNAccordion(
            items, expanded: .constant(isExpanded ? mode.mostOpen : []), mode: mode,
            keepContentMounted: isMounted
        ) { item in
            Text(item.text)
        } label: { item in
            Text(item.title)
        }
        .disabled(!isEnabled)
    }

    static let collapsible = StateMatrix(
        "CNCollapsible", .isExpanded, .isMounted, .isEnabled
    ) { isExpanded, isMounted, isEnabled in
        CNCollapsible(isExpanded: .constant(isExpanded), keepContentMounted: isMounted) {
            Text("Here they are.")
        } label: {
            Text("Show details")
        }
        .disabled(!isEnabled)
    }

    private struct Item: Identifiable, Sendable {
        let id, title, text: String
    }

    private static let items = [
        Item(id: "state", title: "State", text: "In memory."),
        Item(id: "script", title: "Script", text: "None needed."),
    ]
}

extension CNAccordionMode {
    /// As many open items as there can be, of two.
    fileprivate var mostOpen: Set<String> {
        switch self {
        case .single: ["state"]
        case .multiple: ["state", "script"]
        }
    }
}
