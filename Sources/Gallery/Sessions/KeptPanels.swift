internal import Platform

/// The panels under an example as they were drawn last, for as long as its drawing stands.
final class KeptPanels: Sendable {
    private struct Kept {
        let look: Look
        let panels: Fragment
    }

    private let kept = Locked<Kept?>(nil)

    /// The panels for a look, drawn where they are not kept. The theme makes no difference to them.
    func panels(for look: Look, draw: () -> Fragment) -> Fragment {
        var known = kept.withLock { $0 }
        if let known, known.look.authority == look.authority, known.look.session == look.session {
            return known.panels
        }
        let panels = draw()
        known = Kept(look: look, panels: panels)
        kept.withLock { [known] in $0 = known }
        return panels
    }
}
