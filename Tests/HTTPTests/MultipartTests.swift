import HTTP
import Testing

@Suite("Forms as multipart/form-data")
struct MultipartTests {
    private static let disposition = "Content-Disposition: form-data; name="

    private func parse(_ body: String, boundary: String = "b") throws(Problem) -> [FormFields.Field] {
        try FormFields.multipart(Array(body.utf8), boundary: boundary).fields
    }

    private static let bodies: [(String, [(String, String)])] = [
        ("--b--", []), ("--b--\r\n", []),
        ("--b\r\n\(disposition)\"a\"\r\n\r\n1\r\n--b--\r\n", [("a", "1")]),
        (
            "--b\r\n\(disposition)a\r\n\r\n1\r\n--b\r\n\(disposition)a\r\n\r\n2\r\n--b--",
            [("a", "1"), ("a", "2")]
        ),
        // Preamble, epilogue, blanks after a boundary.
        ("before\r\n--b \t\r\n\(disposition)a\r\n\r\n1\r\n--b--  \r\nafter\r\n--b\r\n", [("a", "1")]),
        ("\r\n--b\r\n\(disposition)a\r\n\r\n1\r\n--b--", [("a", "1")]),
        // Content: empty, without its empty line, with line breaks, with what only looks like a boundary.
        ("--b\r\n\(disposition)a\r\n\r\n\r\n--b--", [("a", "")]),
        ("--b\r\n\(disposition)a\r\n\r\n--b--", [("a", "")]),
        ("--b\r\n\(disposition)a\r\n\r\n\r\n1\r\n\r\n\r\n--b--", [("a", "\r\n1\r\n\r\n")]),
        ("--b\r\n\(disposition)a\r\n\r\n\n1\n--b--\n\r\n--b--", [("a", "\n1\n--b--\n")]),
        (
            "--b\r\n\(disposition)a\r\n\r\n1\r\n--bc\r\n--b c\r\n--\r\r\n--b--",
            [("a", "1\r\n--bc\r\n--b c\r\n--\r")]
        ),
        ("--bc\r\n\r\n--b\r\n\(disposition)a\r\n\r\n1--b--\r\n--b--", [("a", "1--b--")]),
        ("--b\r\n\(disposition)a\r\n\r\n%41+é\r\n--b--", [("a", "%41+é")]),
        // Header lines: any case, other fields, folded, blanks.
        (
            "--b\r\nX: y\r\ncontent-disposition:FORM-DATA;NAME=a\r\nContent-Type: text/plain\r\n\r\n1\r\n--b--",
            [("a", "1")]
        ),
        ("--b\r\nContent-Disposition: form-data;\r\n\tname=\"a\"\r\n\r\n1\r\n--b--", [("a", "1")]),
        ("--b\r\nContent-Transfer-Encoding: 8BIT\r\n\(disposition)a\r\n\r\n1\r\n--b--", [("a", "1")]),
        // Files are fields.
        ("--b\r\n\(disposition)\"a\"; filename=\"x;name=y.txt\"\r\n\r\n1\r\n--b--", [("a", "1")]),
        (
            "--b\r\nContent-Disposition: form-data; filename*=utf-8''x; name=\"a\"\r\n\r\n1\r\n--b--",
            [("a", "1")]
        ),
    ]

    @Test("Every body has one reading", arguments: bodies)
    func wellFormed(body: String, fields: [(String, String)]) throws {
        #expect(try parse(body) == fields.map { FormFields.Field($0, $1) })
    }

    @Test(
        "Names are read as browsers and curl write them",
        arguments: [
            ("\"a b\"", "a b"), ("a", "a"), ("a ; x=y", "a"), ("\"\"", ""), ("\"a%22b%0D%0Ac\"", "a\"b\r\nc"),
            ("\"a\\\"b\\\\c\"", "a\"b\\c"), ("\"a\\b\"", "a\\b"), ("\"a%20b%2522\"", "a%20b%2522"),
            ("\"100%\"", "100%"),
            ("\"é🙂\"", "é🙂"), ("\"a;b=c\"", "a;b=c"), ("a%22", "a\""), ("a]<b>", "a]<b>"), ("\"a", "a"),
        ] as [(String, String)])
    func names(written: String, name: String) throws {
        let fields = try parse("--b\r\n\(Self.disposition)\(written)\r\n\r\n1\r\n--b--")
        #expect(fields == [FormFields.Field(name, "1")])
    }

    @Test(
        "Any legal boundary is one",
        arguments: [
            "a", "----WebKitFormBoundaryAbC123", "'()+_,-./:=?", "a b", "-", "--",
            String(repeating: "x", count: 70),
        ])
    func boundaries(boundary: String) throws {
        let body = "--\(boundary)\r\n\(Self.disposition)a\r\n\r\n1\r\n--\(boundary)--"
        #expect(try parse(body, boundary: boundary) == [FormFields.Field("a", "1")])
    }

    @Test(
        "Any other boundary is refused",
        arguments: ["", "a ", "a\"", "é", "a\r\nb", String(repeating: "x", count: 71)])
    func badBoundaries(boundary: String) {
        let problem = #expect(throws: Problem.self) { _ = try parse("--b--", boundary: boundary) }
        #expect(problem?.status == .badRequest)
        #expect(problem?.detail.hasPrefix("The boundary “\(boundary)” is not 1 to 70") == true)
    }

    private static let malformed: [(String, String)] = [
        ("", "The multipart body has no line “--b”."), ("a=1", "The multipart body has no line “--b”."),
        ("--b", "The multipart body has no line “--b”."),
        ("x--b\r\n", "The multipart body has no line “--b”."),
        ("--b\n\(disposition)a\n\n1\n--b--\n", "The multipart body has no line “--b”."),
        ("--b\r\n\(disposition)a\r\n\r\n1", "The multipart body ends without the line “--b--”."),
        ("--b\r\n\(disposition)a\r\n\r\n1\r\n--b", "The multipart body ends without the line “--b--”."),
        ("--b\r\n", "The multipart body ends without the line “--b--”."),
        ("--b\r\n--b--", "Part 1 has no “Content-Disposition: form-data” with a name."),
        ("--b\r\n\r\n1\r\n--b--", "Part 1 has no “Content-Disposition: form-data” with a name."),
        (
            "--b\r\nContent-Disposition: form-data\r\n\r\n1\r\n--b--",
            "Part 1 has no “Content-Disposition: form-data” with a name."
        ),
        (
            "--b\r\nContent-Disposition: attachment; name=a\r\n\r\n1\r\n--b--",
            "Part 1 has no “Content-Disposition: form-data” with a name."
        ),
        ("--b\r\n\(disposition)a\r\nnonsense\r\n\r\n1\r\n--b--", "A header line of part 1 has no colon."),
        (
            "--b\r\n\(disposition)a 1\n2\r\n \r\n--b--",
            "The header of part 1 does not end with an empty line."
        ),
        (
            "--b\r\nContent-Transfer-Encoding: base64\r\n\(disposition)a\r\n\r\nMQ==\r\n--b--",
            "Part 1 has the Content-Transfer-Encoding “base64”: only 7bit, 8bit and binary are read."
        ),
        (
            "--b\r\n\(disposition)a\r\ncontent-disposition: form-data; name=b\r\n\r\n1\r\n--b--",
            "Part 1 has two header lines “content-disposition”."
        ),
        ("--b\r\n\(disposition)a; NAME=b\r\n\r\n1\r\n--b--", "Part 1 has more than one name."),
        (
            "--b\r\nContent-Disposition : form-data; name=a\r\n\r\n1\r\n--b--",
            "A header line of part 1 has the name “Content-Disposition ”, which is no token."
        ),
        ("--b\r\n\(disposition)a\0\r\n\r\n1\r\n--b--", "A header line of part 1 holds a control byte."),
        (
            "--b\r\n\(disposition)a\r\nContent-Type: text/plain; charset=UTF-7\r\n\r\n1\r\n--b--",
            "Part 1 has the charset “UTF-7”: only utf-8 and us-ascii are read."
        ),
    ]

    @Test("What is malformed is refused with its reason", arguments: malformed)
    func refused(body: String, detail: String) {
        let problem = #expect(throws: Problem.self) { _ = try parse(body) }
        #expect(problem?.status == .badRequest)
        #expect(problem?.detail == detail)
    }

    @Test("What was written is read again")
    func roundTrip() throws {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<500 {
            let value = generator.text(upTo: 30)
            let body = "--=_x\r\n\(Self.disposition)a\r\n\r\n\(value)\r\n--=_x--"
            #expect(try parse(body, boundary: "=_x") == [FormFields.Field("a", value)])
        }
    }

    @Test("Random bytes never trap")
    func random() {
        var generator = SeededGenerator(seed: 6)
        let start = Array("--b\r\n\(Self.disposition)".utf8)
        for _ in 0..<5_000 {
            let bytes = generator.bytes(upTo: 60, from: "\r\n\r\n--b: ;\"\\a%22")
            _ = try? FormFields.multipart(bytes, boundary: "b")
            _ = try? FormFields.multipart(start + bytes, boundary: "b")
            _ = try? FormFields.multipart(start + bytes + Array("\r\n--b--".utf8), boundary: "b")
        }
    }
}
