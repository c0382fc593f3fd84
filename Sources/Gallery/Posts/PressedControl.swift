internal import SwiftCN

extension [Control] {
    /// The id of the element that a visitor has pressed to post these writes, as far as they tell; it gets the focus on
    /// the page that comes next.
    ///
    /// It is the control whose press is exactly this post, else the one whose offers cover the posted fields and options and
    /// little else: a list with its Apply button, a form with its Save button, or a curl line.
    func pressed(by posted: [Write]) -> String? {
        if let exact = first(where: { !$0.press.isEmpty && $0.press == posted }) { return exact.id }
        let members = posted.map { PostedMember(field: $0.state, value: $0.value) }
        var best: (control: Control, offers: Int)?
        for control in self where control.covers(members) {
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
    fileprivate func covers(_ posted: [PostedMember]) -> Bool {
        guard let first = posted.first, offers.contains(where: { $0.covers(first) }) else { return false }
        // Few controls come so far, and of these a form may have as many offers as there are writes.
        guard posted.count > 1 else { return true }
        let byField = Dictionary(grouping: offers, by: \.field)
        let members = Set(
            offers.filter { $0.kind == .members }.flatMap { offer in
                offer.options.map { PostedMember(field: offer.field, value: $0.id) }
            })
        return posted.allSatisfy { write in
            guard let offers = byField[write.field] else { return false }
            return offers.first?.kind != .members || members.contains(write)
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

/// A write without its verb.
private struct PostedMember: Hashable {
    let field: String
    let value: String
}

extension Offer {
    /// Whether the write is one that is offered here. A member's own control offers that member alone.
    fileprivate func covers(_ write: PostedMember) -> Bool {
        field == write.field && (kind != .members || options.contains { $0.id == write.value })
    }
}
