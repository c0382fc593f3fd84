import HTTP
import Testing

@Suite("Answers")
struct ResponseTests {
    @Test("Text says its type and its charset")
    func text() {
        let response = Response.text("é", status: .notFound)
        #expect(response.status == .notFound)
        #expect(response.header("content-type") == "text/plain; charset=utf-8")
        #expect(response.body == [0xC3, 0xA9])
    }

    @Test("A page says its type and its charset")
    func html() {
        #expect(Response.html([0x61]).header("Content-Type") == "text/html; charset=utf-8")
    }

    @Test("JSON has no charset")
    func json() {
        let response = Response.json(["a": 1])
        #expect(response.header("Content-Type") == "application/json")
        #expect(String(decoding: response.body, as: UTF8.self) == #"{"a":1}"#)
    }

    @Test("A redirect names the place")
    func redirect() {
        let response = Response.redirect(.seeOther, to: "/components/switch?q=a%20b#on")
        #expect(response.status.code == 303)
        #expect(response.header("Location") == "/components/switch?q=a%20b#on")
        #expect(response.header("Content-Type") == nil)
        #expect(response.body.isEmpty)
    }

    @Test("A redirect may carry a short text")
    func redirectWithText() {
        let response = Response.redirect(.seeOther, to: "/", text: "isOn=true\n")
        #expect(response.header("Content-Type") == "text/plain; charset=utf-8")
        #expect(String(decoding: response.body, as: UTF8.self) == "isOn=true\n")
    }

    @Test("What is sent as a place cannot end the header")
    func hostilePlace() {
        let response = Response.redirect(.permanentRedirect, to: "/a\r\nSet-Cookie: x\"<é>\\")
        #expect(response.header("Location") == "/a%0D%0ASet-Cookie:%20x%22%3C%C3%A9%3E%5C")
    }
}

@Suite("Problems")
struct ProblemTests {
    private func text(_ problem: Problem) -> String { String(decoding: problem.json, as: UTF8.self) }

    @Test("A problem says its type, title, status and detail")
    func plain() {
        #expect(
            text(Problem(.notFound, "There is no page “x”."))
                == #"{"type":"about:blank","title":"Not Found","status":404,"detail":"There is no page “x”."}"#
        )
    }

    @Test("A problem with a field names it and what it allows")
    func field() {
        let problem = Problem(.unprocessableContent, "No.", field: "isOn", allowed: ["true", "false"])
        #expect(text(problem).hasSuffix(#","detail":"No.","field":"isOn","allowed":["true","false"]}"#))
    }

    @Test("What a client sent is escaped in the document")
    func escaped() {
        #expect(text(Problem(.badRequest, "<script>\"\u{0}")).contains(#"\u003cscript>\"\u0000"#))
    }

    @Test("The answer has the problem's status, type and header fields")
    func response() {
        let response = Problem(.methodNotAllowed, "No.", headers: [(name: "Allow", value: "GET")]).response
        #expect(response.status == .methodNotAllowed)
        #expect(response.header("Content-Type") == "application/problem+json")
        #expect(response.header("allow") == "GET")
    }

    @Test("A problem can be told as a page, with its header fields")
    func page() {
        let problem = Problem(.methodNotAllowed, "No.", headers: [(name: "Allow", value: "GET")])
        let response = problem.response(contentType: MediaType.html, body: [0x61])
        #expect(response.header("Content-Type") == "text/html; charset=utf-8")
        #expect(response.header("Allow") == "GET")
        #expect(response.body == [0x61])
    }
}
