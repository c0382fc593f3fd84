internal import HTTP
internal import Platform

/// Requests that have come before: clients mostly ask for the same few things, in the same words.
///
/// Of bounded size, whatever is asked: where two heads have the same place, the later takes it.
final class KnownRequests: Sendable {
    private static let places = 512
    private let known = Locked<[KnownRequest?]>(Array(repeating: nil, count: places))

    /// The one with this head.
    func known(by head: borrowing RawHead) -> KnownRequest? {
        let place = Self.place(of: head)
        let known = known.withLock { $0[place] }
        guard let known, known.isHead(of: head) else { return nil }
        return known
    }

    /// Keeps the shortcut to the answer of a request with this head and body.
    func learn(_ shortcut: any Shortcut, head: borrowing RawHead, body: [UInt8]) {
        guard body.count <= KnownRequest.longestBody else { return }
        let place = Self.place(of: head)
        let new = KnownRequest(head, body: body, shortcut: shortcut, after: known(by: head))
        known.withLock { $0[place] = new }
    }

    private static func place(of head: borrowing RawHead) -> Int { head.hash & (places - 1) }
}
