internal import SwiftCN

extension [Control] {
    /// The id of the element that a visitor has pressed to post these writes, as far as they tell; it gets the focus on
    /// the page that comes next.
    ///
    /// It is the control whose press is exactly this post, else the one whose offers cover the posted fields and options and
    /// little else: a list with its Apply button, a form with its Save button, or a curl line.
    func pressed(by posted: [Write]) -> String? {
        if let exact = first(where: { !$0.press.isEmpty && $0.press == posted }) { return exact.id }
        var best: (control: Control, offers: Int)?
        for control in self where control.covers(posted) {
            let isForm = control.role == .form
            guard let known = best else {
                best = (control, control.offers.count)
                continue
            }
            if control.offers.count < known.offers || (isForm && control.offers.count == known.offers) {
                best = (control, control.offers.count)
            }
        }
        return best.map { $0.control.element(for: posted) }
    }
}

extension Control {
    /// Whether every write is one that this control offers.
    fileprivate func covers(_ posted: [Write]) -> Bool {
        guard !posted.isEmpty, !offers.isEmpty else { return false }
        return posted.allSatisfy { write in
            offers.contains { offer in
                guard offer.field == write.state else { return false }
                // A member's own control offers that member alone.
                return offer.kind != .members || offer.options.contains { $0.id == write.value }
            }
        }
    }

    /// The id of the element that takes the focus: of a group of radios, the chosen one.
    fileprivate func element(for posted: [Write]) -> String {
        guard role == .radiogroup, let write = posted.last, let offer = offers.first else { return id }
        if offer.options.contains(where: { $0.id == write.value && $0.isEnabled }) {
            return id(of: write.value)
        }
        return offer.kind == .optionalChoice ? id(of: nil) : id
    }
}
