import HTTP
import Testing

@Suite("Header fields")
struct HeadersTests {
    private let headers = Headers([
        ("Host", "localhost:8080"), ("accept", "text/html"), ("Cookie", "a=1"), ("X-Empty", ""),
        ("COOKIE", "b=2"), ("Cookie2", "c=3"),
    ])

    @Test("A name is found in any case", arguments: ["Host", "host", "HOST", "hOsT"])
    func anyCase(name: String) {
        #expect(headers[name] == "localhost:8080")
        #expect(headers.contains(name))
    }

    @Test("Only the whole name counts", arguments: ["Hos", "Hostt", "", "X-Empt", "Cook ie"])
    func wholeName(name: String) {
        #expect(headers[name] == nil)
        #expect(headers.count(of: name) == 0)
    }

    @Test("Fields of one name keep their order")
    func order() {
        #expect(headers.all("cookie") == ["a=1", "b=2"])
        #expect(headers["Cookie"] == "a=1")
        #expect(headers.count(of: "cookie") == 2)
        #expect(headers.count == 6)
    }

    @Test("An empty value is a value")
    func empty() {
        #expect(headers["x-empty"] == "")
    }

    @Test("No fields have no values")
    func none() {
        #expect(Headers()["Host"] == nil)
        #expect(Headers().all("Host").isEmpty)
    }

    @Test("Only letters have two cases: @ and ` differ")
    func noLetters() {
        let headers = Headers([("a@b", "1")])
        #expect(headers["A@B"] == "1")
        #expect(headers["a`b"] == nil)
    }

    @Test("Bytes that are not UTF-8 become U+FFFD")
    func badBytes() {
        var headers = Headers(reservingFields: 1, bytes: 8)
        headers.append(name: "Name".utf8, value: [0x61, 0xFF, 0x62])
        #expect(headers["name"] == "a\u{FFFD}b")
    }
}
