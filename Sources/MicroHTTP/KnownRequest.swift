internal import Glibc
internal import HTTP
internal import Platform

/// The head of a request that was found sound and answered, with the shortcuts to the answers for the bodies that came
/// with it.
final class KnownRequest: Sendable {
    private let head: [UInt8]
    private let fields: Int
    private let hash: Int
    private let answers = Locked<[(body: [UInt8], shortcut: any Shortcut)]>([])

    /// More bodies than this are not kept of one head: a control writes a value or two.
    private static let mostBodies = 4
    /// A longer body is not kept.
    private static let longestBody = 512

    init(_ head: borrowing RawHead, body: [UInt8], shortcut: any Shortcut) {
        unsafe self.head = Array(head.bytes)
        fields = head.fields
        hash = head.hash
        learn(shortcut, for: body)
    }

    func isHead(of other: borrowing RawHead) -> Bool {
        guard hash == other.hash, fields == other.fields else { return false }
        return unsafe head.withUnsafeBytes { head in
            guard unsafe head.count == other.bytes.count, let one = head.baseAddress,
                let two = unsafe other.bytes.baseAddress
            else { return false }
            return unsafe memcmp(one, two, head.count) == 0
        }
    }

    /// The shortcut for the head with this body.
    func shortcut(for body: [UInt8]) -> (any Shortcut)? {
        answers.withLock { answers in
            for answer in answers where answer.body == body { return answer.shortcut }
            return nil
        }
    }

    /// Keeps a shortcut, in place of an older one for the same body.
    func learn(_ shortcut: any Shortcut, for body: [UInt8]) {
        guard body.count <= Self.longestBody else { return }
        answers.withLock { answers in
            answers.removeAll { $0.body == body }
            if answers.count == Self.mostBodies { answers.removeFirst() }
            answers.append((body, shortcut))
        }
    }
}
