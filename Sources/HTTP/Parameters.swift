/// The parameters of a header value, as in `text/html; charset=utf-8` and `form-data; name="a"`.
///
/// Read as leniently as browsers do (MIME Sniffing Standard, section 4.4): a value may hold any byte but ";", even where it is
/// not quoted; of two parameters with one name the first counts; what is broken is passed over.
struct Parameters: Sendable, Equatable {
    private var list: [Parameter] = []

    private struct Parameter: Sendable, Equatable {
        var name: String
        var value: String
    }

    /// Reads from the first ";" at `start` to the end.
    init(_ bytes: Span<UInt8>, from start: Int) {
        var position = start
        while position < bytes.count {
            if let parameter = Self.next(bytes, from: &position) { list.append(parameter) }
        }
    }

    /// The value of the parameter of that name, which is written in small letters.
    subscript(name: String) -> String? {
        list.first { $0.name == name }?.value
    }

    /// Whether there is more than one parameter of that name: what that means, others may read otherwise.
    func isRepeated(_ name: String) -> Bool { list.count { $0.name == name } > 1 }

    /// Reads one parameter from the ";" at `position` on, which moves to the next ";" or the end.
    private static func next(_ bytes: Span<UInt8>, from position: inout Int) -> Parameter? {
        var index = position + 1
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        let nameStart = index
        while index < bytes.count, bytes[index] != ASCII.semicolon, bytes[index] != ASCII.equals {
            index += 1
        }
        let name = nameStart..<index
        guard index < bytes.count, bytes[index] == ASCII.equals else {
            position = index
            return nil
        }
        let quoted = bytes.quotedString(at: index + 1)
        position = bytes.firstIndex(of: ASCII.semicolon, in: (quoted?.end ?? index)..<bytes.count)
        let value = quoted?.text ?? bytes.text(bytes.trimmed(index + 1..<position))
        guard bytes.isToken(name), quoted != nil || !value.isEmpty else { return nil }
        return Parameter(name: bytes.text(name).lowercased(), value: value)
    }
}

extension Span<UInt8> {
    /// Whether the bytes in `range` are a token (RFC 9110, section 5.6.2).
    func isToken(_ range: Range<Int>) -> Bool {
        for index in range where !ByteSet.token.contains(self[index]) { return false }
        return !range.isEmpty
    }

    /// The quoted string (RFC 9110, section 5.6.4) whose first quote stands at `start`, and the place after its last one;
    /// nil where there is no quote. A string that does not end reaches to the end of the bytes. A backslash that is
    /// not before a quote or another one stands for itself: browsers send such names unescaped.
    func quotedString(at start: Int) -> (text: String, end: Int)? {
        guard start < count, self[start] == ASCII.quote else { return nil }
        var text: [UInt8] = []
        var index = start + 1
        while index < count, self[index] != ASCII.quote {
            if self[index] == ASCII.backslash, index + 1 < count,
                self[index + 1] == ASCII.quote || self[index + 1] == ASCII.backslash
            {
                index += 1
            }
            text.append(self[index])
            index += 1
        }
        return (String(decoding: text, as: UTF8.self), Swift.min(index + 1, count))
    }
}
