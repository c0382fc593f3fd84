internal import Platform

/// The panels under an example as they were drawn last, for as long as its drawing stands.
final class KeptPanels: Sendable {
    private struct Kept {
        let look: Look
        let panels: Fragment
    }

    private let kept = Locked<Kept?>(nil)

    /// The panels for a look; nil where they are not kept. The theme makes no difference to them.
    func panels(for look: Look) -> Fragment? {
        guard let kept = kept.withLock({ $0 }), kept.look.authority == look.authority,
            kept.look.session == look.session
        else { return nil }
        return kept.panels
    }

    /// Keeps the panels for a look.
    func keep(_ panels: Fragment, for look: Look) {
        kept.withLock { $0 = Kept(look: look, panels: panels) }
    }
}
