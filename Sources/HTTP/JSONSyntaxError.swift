extension JSON {
    /// Why bytes are not the one JSON document that they should be.
    public struct SyntaxError: Error, Sendable, Equatable, CustomStringConvertible {
        /// The byte, counted from 0, at which the document goes wrong.
        public let offset: Int
        /// What is wrong there, as the end of a sentence.
        public let reason: String

        public var description: String { "The JSON goes wrong at byte \(offset): \(reason)." }
    }

    /// How deep arrays and objects may lie in one another.
    public static let depthLimit = 64

    /// Reads one document (RFC 8259), to the letter: nothing but blanks may follow it, no name may come twice in an
    /// object, and the bytes must be UTF-8. An escaped half of a surrogate pair becomes U+FFFD.
    public init(parsing bytes: [UInt8]) throws(SyntaxError) {
        do throws(UTF8.ValidationError) {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            throw SyntaxError(offset: error.byteOffsets.lowerBound, reason: "the bytes are not UTF-8")
        }
        var parser = JSONParser(bytes)
        self = try parser.document()
    }

    /// Reads the body of `request`.
    ///
    /// Throws 415 where its type is not application/json, 400 where it is malformed.
    public static func decode(_ request: Request) throws(Problem) -> JSON {
        _ = try request.bodyType(
            among: [MediaType.json], hint: "JSON is sent as \(MediaType.json) (curl --json does that).")
        do throws(SyntaxError) {
            return try JSON(parsing: request.body)
        } catch {
            throw Problem(.badRequest, error.description)
        }
    }
}
