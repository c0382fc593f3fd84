import HTTP
import Testing

@Suite("Requests")
struct RequestTests {
    @Test(
        "A target is cut at its first question mark",
        arguments: [
            ("/", "/", nil), ("/a?b=c", "/a", "b=c"), ("/a?", "/a", ""), ("/a?b?c", "/a", "b?c"),
            ("/a%3Fb", "/a%3Fb", nil),
            ("", "", nil), ("*", "*", nil), ("?a", "", "a"),
        ] as [(String, String, String?)])
    func target(target: String, path: String, query: String?) {
        let request = Request(.get, target)
        #expect(request.path == path)
        #expect(request.query == query)
    }

    @Test("A query is read as a form is")
    func query() {
        #expect(
            Request(.get, "/?q=a+b%21&q=&x").queryFields
                == FormFields([
                    FormFields.Field("q", "a b!"), FormFields.Field("q", ""), FormFields.Field("x", ""),
                ]))
        #expect(Request(.get, "/").queryFields == FormFields())
    }

    @Test("GET, HEAD and OPTIONS write nothing")
    func writes() {
        let writes = HTTP.Method.allCases.filter { Request($0, "/").isWrite }
        #expect(writes == [.post, .put, .patch, .delete])
    }
}
