internal import Synchronization

/// The panels under an example as they were drawn first, for as long as its drawing stands. They are kept for one address and
/// one session: those who look come nearly always by the same.
final class KeptPanels: Sendable {
    private let kept = AtomicLazyReference<Kept>()

    private final class Kept: Sendable {
        let authority: String
        let session: String?
        let panels: Fragment

        init(_ panels: Fragment, for look: Look) {
            self.panels = panels
            authority = look.authority
            session = look.session
        }
    }

    /// The panels for a look; nil where they are not kept. The theme makes no difference to them.
    func panels(for look: Look) -> Fragment? {
        guard let kept = kept.load(), kept.authority == look.authority, kept.session == look.session else {
            return nil
        }
        return kept.panels
    }

    /// Keeps the panels for a look, if none are kept.
    func keep(_ panels: Fragment, for look: Look) {
        _ = kept.storeIfNil(Kept(panels, for: look))
    }
}
