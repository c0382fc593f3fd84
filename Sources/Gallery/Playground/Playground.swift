internal import SwiftCN

/// A component with all that can be turned at it: its fields, the view that their values make, and the source that one
/// would write for that view.
///
/// The fields that stand for parameters take their types and meanings from the tables of the page, so that nothing is
/// said twice.
struct Playground: Sendable {
    /// The types whose initializers and properties the fields stand for, the most particular first.
    let types: [String]
    /// Types of the component's own files, and parameters of theirs, that no field stands for, each with the reason.
    let omitted: [String: String]
    let fields: [PlayField]
    let list: PlayList?
    let selection: PlaySelection?
    private let makeView: @Sendable (PlayValues) -> any View
    /// The source of the view.
    let snippet: @Sendable (PlayValues) -> Snippet

    init(
        of types: [String], omitting omitted: [String: String] = [:],
        fields: [PlayField], list: PlayList? = nil, selection: PlaySelection? = nil,
        modifiers: [PlayField] = PlayField.modifiers,
        view: @escaping @Sendable (PlayValues) -> any View,
        snippet: @escaping @Sendable (PlayValues) -> Snippet
    ) {
        let interface = PublicInterface.embedded
        self.types = types
        self.omitted = omitted
        self.fields = (fields + modifiers).map { $0.described(by: interface, types) }
        self.list = list?.described(by: interface, types)
        self.selection = selection?.described(by: interface, types)
        makeView = view
        self.snippet = snippet
    }

    /// The view of these values, made live.
    func live(_ values: PlayValues, id: String, action: String, isDisabled: Bool) -> LiveView {
        let view = makeView(values)
        let live: LiveView?
        if isDisabled {
            live = try? LiveView(DisabledView(view), id: id, action: action, isInspected: false)
        } else {
            live = try? LiveView(view, id: id, action: action, isInspected: false)
        }
        return live ?? LiveView.empty
    }

    /// The view, searched for what is wrong with it; for tests.
    func inspect(_ values: PlayValues) throws(ViewFault) {
        _ = try LiveView(makeView(values), id: "", action: "", isInspected: true)
    }
}

/// A view under `.disabled(true)`, with the states that it has.
private struct DisabledView: View, CustomReflectable {
    let content: any View
    /// The states of the view are found as if they were its own.
    let customMirror: Mirror

    init(_ content: any View) {
        self.content = content
        customMirror = Mirror(reflecting: content)
    }

    var body: some View {
        HTML { content.disabled(true).draw(into: &$0) }
    }
}

extension PlayField {
    /// With the type and the meaning of the parameter that it stands for.
    fileprivate func described(by interface: PublicInterface, _ types: [String]) -> PlayField {
        var field = self
        if let row = interface.row(claims, of: types) {
            field.type = row.type
            if field.meaning.isEmpty { field.meaning = row.meaning }
        }
        return field
    }
}

extension PlayList {
    fileprivate func described(by interface: PublicInterface, _ types: [String]) -> PlayList {
        let columns = columns.map { $0.described(by: interface, ["CNOption", "CNOptionGroup"] + types) }
        var list = PlayList(name, noun: noun, columns: columns, rows: rows, claims: claims)
        let row = interface.row(claims, of: types)
        list.type = row?.type ?? ""
        list.meaning = row?.meaning ?? ""
        return list
    }
}

extension PlaySelection {
    fileprivate func described(by interface: PublicInterface, _ types: [String]) -> PlaySelection {
        var selection = self
        let row = interface.row([name], of: types)
        selection.type = row?.type ?? ""
        selection.meaning = row?.meaning ?? ""
        return selection
    }
}

extension PublicInterface {
    /// The parameter or property that one of these claims means first.
    fileprivate func row(_ claims: [String], of types: [String]) -> PublicType.Row? {
        for claim in claims {
            for type in types.compactMap({ self[$0] }) {
                let rows = type.groups.filter { [.initializer, .properties].contains($0.kind) }.flatMap(
                    \.rows)
                if let row = rows.first(where: { claim == $0.label || claim == "\(type.name).\($0.label)" }) {
                    return row
                }
            }
        }
        return nil
    }
}

extension PublicType.Row {
    /// The name by which the body knows the parameter: the last word of `_ title`.
    var label: String { name.split(separator: " ").last.map(String.init) ?? name }
}
