package import SwiftCN

/// One example of a component: a view with its states, in a file of its own that the page shows.
///
///     Example("basic", "Basic", "A box with its label.", CheckboxBasic.init)
package struct Example: Sendable {
    /// Its name in paths and ids.
    let slug: String
    let title: String
    /// One sentence on what to see.
    let summary: String
    /// The name of the view's type, and of its file.
    let typeName: String
    private let makeLive: @Sendable (String, String, Bool) -> Result<LiveView, ViewFault>

    package init<Content: View & SendableMetatype>(
        _ slug: String, _ title: String, _ summary: String, _ make: @escaping @Sendable () -> Content
    ) {
        self.slug = slug
        self.title = title
        self.summary = summary
        // As `String(describing:)` says it, but without its long search for what the type can do.
        typeName = _typeName(Content.self, qualified: false)
        makeLive = { id, action, isInspected in
            Result { () throws(ViewFault) in
                try LiveView(make(), id: id, action: action, isInspected: isInspected)
            }
        }
    }

    /// Makes the view with states of its own; `isInspected` as `LiveView` has it.
    func live(id: String, action: String, isInspected: Bool) throws(ViewFault) -> LiveView {
        try makeLive(id, action, isInspected).get()
    }

    /// The same once the gallery has opened: every example was tried then, and what is drawn without a fault once is
    /// never refused.
    func tried(id: String, action: String) -> LiveView {
        (try? live(id: id, action: action, isInspected: false)) ?? LiveView.empty
    }
}
