import SwiftCN

/// A view made live, with its HTML as text and its posts as one line.
struct Example {
    let live: LiveView

    init(_ view: some View) throws(ViewFault) {
        live = try LiveView(view, id: "e", action: "/e")
    }

    var rendering: Rendering { live.render() }
    var html: String { rendering.text }
    var controls: [Control] { rendering.controls }
    var ids: [String] { controls.map(\.id) }

    /// Every state as `name=text`, the members of a Set with commas between them.
    var states: [String] {
        live.states(in: rendering.contract).map { "\($0.name)=\($0.texts.joined(separator: ","))" }
    }

    func control(_ id: String) -> Control? {
        controls.first { $0.id == id }
    }

    /// Posts fields that need no decoding: `isOn=true&selection.insert=a`.
    @discardableResult
    func post(_ line: String) throws(Refusal) -> Bool {
        try post(
            line.split(separator: "&").map { field in
                let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return Write(String(parts[0]), parts.count == 2 ? String(parts[1]) : "")
            })
    }

    @discardableResult
    func post(_ writes: [Write]) throws(Refusal) -> Bool {
        try live.write(writes, against: rendering.contract)
    }

    /// What a post is refused with; nil where it is accepted.
    func refusal(of line: String) -> Refusal? {
        do throws(Refusal) {
            try post(line)
            return nil
        } catch {
            return error
        }
    }

    func message(for line: String) -> String? {
        refusal(of: line)?.faults.first?.message
    }

    /// Posts what a press on the control posts.
    @discardableResult
    func press(_ id: String) throws(Refusal) -> Bool {
        try post(control(id)?.press ?? [])
    }
}

extension Rendering {
    var text: String { String(decoding: html, as: UTF8.self) }
}

/// The HTML of a view that has no states.
func html(_ view: some View) throws(ViewFault) -> String {
    try Example(view).html
}

/// What a view is refused for when it is made live.
func fault(of view: some View) -> ViewFault? {
    do throws(ViewFault) {
        _ = try Example(view)
        return nil
    } catch {
        return error
    }
}

/// Views to put together inside a test, where a body of one's own is not needed.
struct Views<Content: View>: View {
    private let content: Content

    init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    var body: some View { content }
}
