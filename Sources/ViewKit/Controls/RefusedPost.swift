/// A refused post as the fields that show it again look it up.
struct RefusedPost {
    private let faults: [Refusal.Fault]
    /// What was posted last for each name.
    private let values: [String: String]
    /// Where each write stands in the post, the last of its like.
    private let places: [Write: Int]

    init(_ refusal: Refusal) {
        faults = refusal.faults
        values = Dictionary(refusal.posted.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
        places = Dictionary(refusal.posted.enumerated().map { ($1, $0) }, uniquingKeysWith: { $1 })
    }

    /// The value that a field of a form shows again: what was posted for it last.
    func value(of field: String) -> String? {
        values[field]
    }

    /// Whether a box shows itself on again; nil where the post does not speak of it.
    func shows(on: [Write], off: [Write]) -> Bool? {
        let lastOn = on.compactMap { places[$0] }.max()
        let lastOff = off.compactMap { places[$0] }.max()
        guard lastOn != nil || lastOff != nil else { return nil }
        return lastOn ?? -1 > lastOff ?? -1
    }

    /// What a control with these offers says of it.
    func message(forOffers offers: [Offer]) -> String? {
        faults.first { fault in
            offers.contains { offer in
                offer.field == fault.state
                    && (offer.kind != .members || offer.options.contains { $0.id == fault.value })
            }
        }?.message
    }
}
