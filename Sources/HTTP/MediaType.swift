/// A media type with its parameters, as Content-Type carries it (RFC 9110, section 8.3.1).
public struct MediaType: Sendable, Equatable {
    /// Type and subtype in small letters, as in `text/html`.
    public let essence: String
    private let parameters: Parameters

    /// Reads the value of a Content-Type field; nil where it does not start with a type and a subtype. Broken
    /// parameters are passed over.
    public init?(_ text: String) {
        let bytes = text.utf8.span
        let end = bytes.firstIndex(of: ASCII.semicolon, in: bytes.indices)
        let range = bytes.trimmed(0..<end)
        let slash = bytes.firstIndex(of: ASCII.slash, in: range)
        guard slash < range.upperBound, bytes.isToken(range.lowerBound..<slash),
            bytes.isToken(slash + 1..<range.upperBound)
        else { return nil }
        essence = bytes.text(range).lowercased()
        parameters = Parameters(bytes, from: end)
    }

    /// The value of the parameter of that name, which is written in small letters. Of two the first counts.
    public func parameter(_ name: String) -> String? { parameters[name] }
}

extension MediaType {
    /// Whether there is more than one parameter of that name.
    func isRepeated(_ name: String) -> Bool { parameters.isRepeated(name) }
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
