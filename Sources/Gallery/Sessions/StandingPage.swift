internal import HTTP

/// A page in one piece, with the places in it where examples, and what is told of them, stand.
///
/// The page after a change is made of it: what has not changed is sent from where it lies, and what has comes in between.
final class StandingPage: Sendable {
    /// The page.
    let bytes: [UInt8]
    private let spots: [Spot]

    /// Where something of an example stands.
    struct Spot {
        let place: PageFrame.Place
        let number: Int
        let range: Range<Int>
        /// The panels of the drawing that stands there, which tell it from any other.
        let drawing: KeptPanels
    }

    /// With more pieces than this between what stands, a page is put together anew.
    private static let mostPieces = 8
    /// A page of fewer bytes is sent in one piece: for one in several the library sends a packet more, which takes longer than
    /// to copy so much.
    private static let leastInPieces = 65_536

    /// - Parameter spots: In the order of the page.
    init(_ page: Fragment, spots: [Spot]) {
        bytes = page.bytes
        self.spots = spots
    }

    /// The page with these examples; nil where too much of it is another.
    func body(showing shown: ShownExamples, fill: (PageFrame.Place) -> Fragment) -> Body? {
        var pieces: [ArraySlice<UInt8>] = []
        var end = 0
        for spot in spots {
            guard let example = shown[spot.number] else { return nil }
            if example.panels === spot.drawing { continue }
            guard pieces.count < 2 * Self.mostPieces else { return nil }
            pieces.append(bytes[end..<spot.range.lowerBound])
            pieces.append(fill(spot.place).bytes[...])
            end = spot.range.upperBound
        }
        guard !pieces.isEmpty else { return Body(bytes) }
        pieces.append(bytes[end...])
        let body = Body(pieces: pieces)
        return body.count < Self.leastInPieces ? Body(body.bytes) : body
    }
}
