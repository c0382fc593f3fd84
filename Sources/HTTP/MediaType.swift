/// A media type with its parameters, as Content-Type carries it (RFC 9110, section 8.3.1).
///
/// Read as leniently as browsers do (MIME Sniffing Standard, section 4.4): the value of a parameter may hold any byte but ";",
/// even where it is not quoted; of two parameters with one name the first counts.
public struct MediaType: Sendable, Equatable {
    /// Type and subtype in small letters, as in `text/html`.
    public let essence: String
    private let parameters: [Parameter]

    private struct Parameter: Sendable, Equatable {
        var name: String
        var value: String
    }

    /// Reads the value of a Content-Type field; nil where it does not start with a type and a subtype.
    public init?(_ text: String) {
        let bytes = text.utf8.span
        var end = bytes.firstIndex(of: ASCII.semicolon, in: bytes.indices)
        let range = bytes.trimmed(0..<end)
        let slash = bytes.firstIndex(of: ASCII.slash, in: range)
        guard Self.isToken(bytes, range.lowerBound..<slash), slash < range.upperBound,
            Self.isToken(bytes, slash + 1..<range.upperBound)
        else { return nil }
        essence = bytes.text(range).lowercased()
        var parameters: [Parameter] = []
        while end < bytes.count {
            guard let parameter = Self.nextParameter(bytes, from: &end) else { continue }
            if !parameters.contains(where: { $0.name == parameter.name }) { parameters.append(parameter) }
        }
        self.parameters = parameters
    }

    /// The value of the parameter of that name, which is written in small letters.
    public func parameter(_ name: String) -> String? {
        parameters.first { $0.name == name }?.value
    }

    private static func isToken(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Bool {
        guard !range.isEmpty else { return false }
        for index in range where !ByteSet.token.contains(bytes[index]) { return false }
        return true
    }

    /// Reads one parameter from the ";" at `position` on, which moves to the next ";" or the end.
    private static func nextParameter(_ bytes: Span<UInt8>, from position: inout Int) -> Parameter? {
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
        guard isToken(bytes, name), quoted != nil || !value.isEmpty else { return nil }
        return Parameter(name: bytes.text(name).lowercased(), value: value)
    }
}

extension MediaType {
    public static let html = "text/html; charset=utf-8"
    public static let text = "text/plain; charset=utf-8"
    public static let css = "text/css; charset=utf-8"
    public static let javascript = "text/javascript; charset=utf-8"
    public static let eventStream = "text/event-stream; charset=utf-8"
    public static let svg = "image/svg+xml; charset=utf-8"
    /// Without a charset: JSON is UTF-8 by itself (RFC 8259, section 11).
    public static let json = "application/json"
    public static let problem = "application/problem+json"
}

extension Span<UInt8> {
    /// The quoted string (RFC 9110, section 5.6.4) whose first quote stands at `start`, and the place after its last one;
    /// nil where there is no quote. A string that does not end reaches to the end of the bytes.
    func quotedString(at start: Int) -> (text: String, end: Int)? {
        guard start < count, self[start] == ASCII.quote else { return nil }
        var text: [UInt8] = []
        var index = start + 1
        while index < count, self[index] != ASCII.quote {
            if self[index] == ASCII.backslash, index + 1 < count { index += 1 }
            text.append(self[index])
            index += 1
        }
        return (String(decoding: text, as: UTF8.self), Swift.min(index + 1, count))
    }
}
