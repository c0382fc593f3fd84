internal import HTTP

/// Requests that have come before to a thread: clients mostly ask for the same few things, in the same words.
///
/// Of bounded size, whatever is asked: where two heads have the same place, the later takes it. Each thread has its own, so
/// that nothing has to be locked.
final class KnownRequests {
    private let places = (0..<512).map { _ in Place() }

    /// An object of its own, which is read without the checks that go with an array that can change.
    private final class Place {
        var request: KnownRequest?
    }

    /// The one with this head.
    func known(by head: borrowing RawHead) -> KnownRequest? {
        guard let known = place(of: head).request, known.isHead(of: head) else { return nil }
        return known
    }

    /// Keeps the shortcut to the answer of a request with this head and body.
    func learn(_ shortcut: any Shortcut, head: borrowing RawHead, body: [UInt8]) {
        guard body.count <= KnownRequest.longestBody else { return }
        let place = place(of: head)
        let known = known(by: head) ?? KnownRequest(head)
        known.add(shortcut, for: body)
        place.request = known
    }

    private func place(of head: borrowing RawHead) -> Place { places[head.hash & (places.count - 1)] }
}
