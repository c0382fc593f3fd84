internal import Glibc
internal import HTTP

/// The head of a request that was found sound and answered, with the shortcuts to the answers for the bodies that came
/// with it. It belongs to one thread.
final class KnownRequest {
    private let head: [UInt8]
    private let target: [UInt8]?
    private let version: Int
    private let fields: [RawHead.Field]
    private let hash: Int
    /// Newest first.
    private var answers: [(body: [UInt8], shortcut: any Shortcut)] = []

    /// More than this are not kept for one head: a control writes a value or two.
    private static let mostAnswers = 4
    /// A longer body is not kept.
    static let longestBody = 512

    init(_ head: borrowing RawHead) {
        self.head = unsafe Array(head.bytes)
        target = head.target
        version = head.version
        fields = head.fields
        hash = head.hash
        answers.reserveCapacity(Self.mostAnswers)
    }

    func isHead(of other: borrowing RawHead) -> Bool {
        guard hash == other.hash, version == other.version, target == other.target else { return false }
        let isSame = unsafe head.withUnsafeBytes { head in
            guard unsafe head.count == other.bytes.count, let one = head.baseAddress,
                let two = unsafe other.bytes.baseAddress
            else { return false }
            return unsafe memcmp(one, two, head.count) == 0
        }
        return isSame && other.hasFields(fields)
    }

    /// Keeps one more shortcut. Others for the same body stay: a press that toggles has one for on and one for off.
    func add(_ shortcut: any Shortcut, for body: [UInt8]) {
        if answers.count == Self.mostAnswers { answers.removeLast() }
        answers.insert((body, shortcut), at: 0)
    }

    /// The answer to the head with this body; nil, with nothing done, where no shortcut leads to it.
    func answer(to body: [UInt8]) -> KeptResponse? {
        for index in answers.indices where answers[index].body == body {
            if let kept = answers[index].shortcut.answer() { return kept }
        }
        return nil
    }
}
