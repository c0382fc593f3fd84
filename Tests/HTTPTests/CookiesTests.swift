import HTTP
import Testing

@Suite("Cookies")
struct CookiesTests {
    private func cookie(_ name: String, _ values: [String]) -> String? {
        Cookies(Headers(values.map { ("Cookie", $0) }))[name]
    }

    @Test(
        "A cookie is found among others and among junk",
        arguments: [
            (["a=1"], "1"), (["b=2; a=1; c=3"], "1"), (["b=2", "a=1"], "1"), (["a=1; a=2"], "1"),
            (["a=1", "a=2"], "1"),
            (["b=2;a=1"], "1"), (["  a = 1  "], "1"), (["a=\"1 2\""], "1 2"), (["a=\"\""], ""), (["a="], ""),
            (["a=\""], "\""),
            (["a=b=c=="], "b=c=="), ([";;; =x; junk; a=1;"], "1"), (["a=%20+"], "%20+"),
            (["a=1,b=2"], "1,b=2"),
            (["$Version=1; a=1"], "1"), (["a; a=1"], "1"), (["a=\"1"], "\"1"), (["a=é"], "é"),
            (["aa=2;a =1"], "1"),
        ] as [([String], String)])
    func found(values: [String], value: String) {
        #expect(cookie("a", values) == value)
    }

    @Test(
        "What is not there is nil", arguments: [[], [""], ["A=1"], ["a"], ["aa=1"], ["b=a=1"], [";"], ["="]])
    func absent(values: [String]) {
        #expect(cookie("a", values) == nil)
    }

    @Test("Random bytes never trap")
    func random() {
        var generator = SeededGenerator(seed: 9)
        for _ in 0..<3_000 {
            let value = String(decoding: generator.bytes(upTo: 30, from: "ab=;\" "), as: UTF8.self)
            _ = cookie("a", [value, value])
        }
    }
}

@Suite("Set-Cookie")
struct SetCookieTests {
    @Test("A cookie is HttpOnly, SameSite=Lax and for the whole site")
    func written() {
        #expect(
            SetCookie("theme_8080", "dark")?.headerValue == "theme_8080=dark; Path=/; HttpOnly; SameSite=Lax")
        #expect(SetCookie("a", "", maxAge: 0)?.headerValue == "a=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
    }

    @Test(
        "What a cookie cannot carry is refused",
        arguments: ["a b", "a;b", "a,b", "a\"", "a\\", "é", "a\r\nb", "\u{0}", "\u{7F}"])
    func refused(text: String) {
        #expect(SetCookie("a", text) == nil)
        #expect(SetCookie(text, "a") == nil)
    }

    @Test("A cookie has a name, which is a token", arguments: ["", "a=b", "a/b", "(a)"])
    func names(name: String) {
        #expect(SetCookie(name, "a") == nil)
    }

    @Test("What was written is read again")
    func roundTrip() throws {
        for value in ["a=b", "a/b:c", "1.2-3_4~", "<a>"] {
            let written = try #require(SetCookie("n", value)).headerValue
            #expect(Cookies(Headers([("Cookie", written)]))["n"] == value)
        }
    }
}
