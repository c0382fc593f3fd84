/// Takes a multipart/form-data body apart (RFC 2046, section 5.1; RFC 7578), in time linear to its length.
struct MultipartParser {
    private let bytes: [UInt8]
    private let boundary: String
    /// What stands between two parts, from the line break on.
    private let delimiter: [UInt8]

    /// What a boundary is made of: `bchars` of RFC 2046, section 5.1.1.
    private static let boundaryBytes = ByteSet(ByteSet.lettersAndDigits + "'()+_,-./:=? ")

    init(_ bytes: [UInt8], boundary: String) throws(Problem) {
        guard (1...70).contains(boundary.utf8.count), boundary.utf8.last != ASCII.space,
            boundary.utf8.allSatisfy(Self.boundaryBytes.contains)
        else {
            throw Problem(
                .badRequest,
                "The boundary “\(boundary)” is not 1 to 70 letters, digits, '()+_,-./:=? or blanks, the last no blank."
            )
        }
        self.bytes = bytes
        self.boundary = boundary
        delimiter = Array("\r\n--\(boundary)".utf8)
    }

    func parse() throws(Problem) -> FormFields {
        var form = FormFields()
        guard var before = firstDelimiter() else {
            throw Problem(.badRequest, "The multipart body has no line “--\(boundary)”.")
        }
        while !before.isLast {
            // The line break of a delimiter line may be the one that the next delimiter begins with.
            guard let after = nextDelimiter(from: before.end - 2) else {
                throw Problem(.badRequest, "The multipart body ends without the line “--\(boundary)--”.")
            }
            let part = before.end..<max(before.end, after.start)
            form.fields.append(try field(of: part, number: form.fields.count + 1))
            before = after
        }
        return form
    }
}

// MARK: - Delimiters

extension MultipartParser {
    /// A delimiter: where its line break starts, and where the part after it does.
    private struct Delimiter {
        var start: Int
        var end: Int
        var isLast: Bool
    }

    /// The first delimiter needs no line break before it where it opens the body.
    private func firstDelimiter() -> Delimiter? {
        if bytes.starts(with: delimiter.dropFirst(2)), let first = delimiter(at: -2) { return first }
        return nextDelimiter(from: 0)
    }

    private func nextDelimiter(from start: Int) -> Delimiter? {
        var index = start
        while index < bytes.count {
            if bytes[index] == ASCII.carriageReturn, hasDelimiterBytes(at: index),
                let found = delimiter(at: index)
            {
                return found
            }
            index += 1
        }
        return nil
    }

    private func hasDelimiterBytes(at start: Int) -> Bool {
        guard bytes.count - start >= delimiter.count else { return false }
        for index in delimiter.indices where bytes[start + index] != delimiter[index] { return false }
        return true
    }

    /// Reads what follows the delimiter's bytes at `start`: "--", or blanks and a line break. Anything else means that a
    /// longer word only begins like the boundary.
    private func delimiter(at start: Int) -> Delimiter? {
        var index = start + delimiter.count
        if byte(at: index) == ASCII.minus, byte(at: index + 1) == ASCII.minus {
            return Delimiter(start: start, end: index + 2, isLast: true)
        }
        while byte(at: index)?.isBlank == true { index += 1 }
        guard isLineBreak(at: index) else { return nil }
        return Delimiter(start: start, end: index + 2, isLast: false)
    }

    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func isLineBreak(at index: Int) -> Bool {
        byte(at: index) == ASCII.carriageReturn && byte(at: index + 1) == ASCII.lineFeed
    }
}

// MARK: - Parts

extension MultipartParser {
    private func field(of part: Range<Int>, number: Int) throws(Problem) -> FormFields.Field {
        var name: String?
        var keys: Set<String> = []
        var index = part.lowerBound
        while index < part.upperBound, !isLineBreak(at: index) {
            guard let end = endOfHeaderLine(from: index, in: part) else {
                throw Problem(.badRequest, "The header of part \(number) does not end with an empty line.")
            }
            if let found = try self.name(inLine: index..<end, number: number, keys: &keys) { name = found }
            index = end + 2
        }
        guard let name else {
            throw Problem(
                .badRequest, "Part \(number) has no “Content-Disposition: form-data” with a name.")
        }
        // A part without content may leave out its empty line.
        let content = min(index + 2, part.upperBound)..<part.upperBound
        return FormFields.Field(name, String(decoding: bytes[content], as: UTF8.self))
    }

    /// Where the line break stands that ends the line at `start`. One that a blank follows only folds the line.
    private func endOfHeaderLine(from start: Int, in part: Range<Int>) -> Int? {
        var index = start
        while index + 1 < part.upperBound {
            if isLineBreak(at: index), !(index + 2 < part.upperBound && bytes[index + 2].isBlank) {
                return index
            }
            index += 1
        }
        return nil
    }

    /// The name that a header line gives to its part; nil where the line is about something else. `keys` are the names
    /// of the lines so far, since of two lines with one name nobody knows which counts.
    private func name(
        inLine line: Range<Int>, number: Int, keys: inout Set<String>
    ) throws(Problem) -> String? {
        // Without CR and LF, a folded line is a plain one.
        let unfolded = bytes[line].filter { $0 != ASCII.carriageReturn && $0 != ASCII.lineFeed }
        let text = unfolded.span
        let colon = text.firstIndex(of: ASCII.colon, in: text.indices)
        guard colon < text.count else {
            throw Problem(.badRequest, "A header line of part \(number) has no colon.")
        }
        try checkSigns(text, nameEnd: colon, number: number)
        let key = text.extracting(0..<colon)
        guard keys.insert(text.text(0..<colon).lowercased()).inserted else {
            throw Problem(.badRequest, "Part \(number) has two header lines “\(text.text(0..<colon))”.")
        }
        if key.equalsIgnoringCase("Content-Transfer-Encoding") {
            try checkTransferEncoding(text.text(text.trimmed(colon + 1..<text.count)), number: number)
        }
        if key.equalsIgnoringCase("Content-Type") {
            try checkCharset(text.text(colon + 1..<text.count), number: number)
        }
        guard key.equalsIgnoringCase("Content-Disposition") else { return nil }
        let end = text.firstIndex(of: ASCII.semicolon, in: colon..<text.count)
        guard text.extracting(text.trimmed(colon + 1..<end)).equalsIgnoringCase("form-data") else {
            return nil
        }
        let parameters = Parameters(text, from: end)
        guard !parameters.isRepeated("name") else {
            throw Problem(.badRequest, "Part \(number) has more than one name.")
        }
        return parameters["name"].map(Self.withoutBrowserEscapes)
    }

    /// Refuses a line whose name is no token, or that holds a control byte (RFC 9112, section 5, has the same rules).
    private func checkSigns(_ line: Span<UInt8>, nameEnd: Int, number: Int) throws(Problem) {
        guard line.isToken(0..<nameEnd) else {
            throw Problem(
                .badRequest,
                "A header line of part \(number) has the name “\(line.text(0..<min(nameEnd, 40)))”, which is no token."
            )
        }
        for index in line.indices
        where line[index] == 0x7F || line[index] < ASCII.space && line[index] != ASCII.tab {
            throw Problem(.badRequest, "A header line of part \(number) holds a control byte.")
        }
    }

    /// Encodings other than these are out of use (RFC 7578, section 4.7) and would be taken for the content.
    private func checkTransferEncoding(_ encoding: String, number: Int) throws(Problem) {
        guard ["7bit", "8bit", "binary"].contains(encoding.lowercased()) else {
            throw Problem(
                .badRequest,
                "Part \(number) has the Content-Transfer-Encoding “\(encoding)”: only 7bit, 8bit and binary are read."
            )
        }
    }

    /// A text in another charset would be read wrongly (RFC 7578, section 5.1.2).
    private func checkCharset(_ type: String, number: Int) throws(Problem) {
        guard let charset = MediaType(type)?.parameter("charset"),
            !["utf-8", "utf8", "us-ascii"].contains(charset.lowercased())
        else { return }
        throw Problem(
            .badRequest,
            "Part \(number) has the charset “\(charset)”: only utf-8 and us-ascii are read.")
    }

    /// Browsers write a quote, CR and LF in a name as `%22`, `%0D` and `%0A`, and nothing else (HTML Standard, section
    /// 4.10.22.8).
    private static func withoutBrowserEscapes(_ name: String) -> String {
        guard name.utf8.contains(ASCII.percent) else { return name }
        let source = name.utf8.span
        var decoded: [UInt8] = []
        var index = 0
        while index < source.count {
            if source[index] == ASCII.percent, source.count - index > 2,
                let high = source[index + 1].hexValue, let low = source[index + 2].hexValue,
                [ASCII.quote, ASCII.carriageReturn, ASCII.lineFeed].contains(high << 4 | low)
            {
                decoded.append(high << 4 | low)
                index += 3
            } else {
                decoded.append(source[index])
                index += 1
            }
        }
        return String(decoding: decoded, as: UTF8.self)
    }
}
