/// How one option's id becomes text and comes back.
final class MemberCodec<Member> {
    /// All values, where the type lists them.
    let cases: [String]
    private var known: [String: Member] = [:]

    init() {
        guard let all = (Member.self as? any CaseIterable.Type)?.allMembers(of: Member.self) else {
            cases = []
            return
        }
        cases = all.map { memberText($0) }
        for value in all { known[memberText(value)] = value }
    }

    /// Whether a state can be such a value: one that has a text, or one that can be told from others and is neither a
    /// collection nor an object.
    static var isPossible: Bool {
        if Member.self is any LosslessStringConvertible.Type { return true }
        return Member.self is any Hashable.Type && !(Member.self is any Collection.Type)
            && !(Member.self is AnyObject.Type)
    }

    /// Whether a text alone leads back to its value, so that none has to be remembered.
    let isReadable = Member.self is any LosslessStringConvertible.Type

    func text(of member: Member) -> String {
        memberText(member)
    }

    func value(_ text: String) -> Member? {
        if let value = known[text] { return value }
        guard let type = Member.self as? any LosslessStringConvertible.Type else { return nil }
        return type.init(text) as? Member
    }

    func learn(_ member: Member) {
        known[memberText(member)] = member
    }
}

/// The form text of an option's id. An optional's is that of what it holds.
///
/// `String(describing:)` says the same of text and numbers, but only after a search for what the type can do.
@inlinable package func memberText<Member>(_ member: Member) -> String {
    if Member.self == String.self, let text = member as? String { return text }
    if Member.self == Int.self, let number = member as? Int { return number.decimalText }
    return member as? String ?? String(describing: member)
}

/// The form text of an option's id that may be nil, which has none.
func tagText<Value>(_ value: Value) -> String? {
    if Value.self == String?.self, let text = value as? String? { return text }
    if let optional = value as? any OptionalTag { return optional.tagText }
    return memberText(value)
}

private protocol OptionalTag {
    var tagText: String? { get }
}

extension Optional: OptionalTag {
    fileprivate var tagText: String? { map { memberText($0) } }
}

extension CaseIterable {
    fileprivate static func allMembers<Member>(of type: Member.Type) -> [Member] {
        allCases.compactMap { $0 as? Member }
    }
}
