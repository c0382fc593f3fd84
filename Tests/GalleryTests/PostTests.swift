import HTTP
import SwiftCN
import Testing

@testable import Gallery

private let setPath = "/components/toggle-group/basic"
private let boolPath = "/components/checkbox/basic"
private let formPath = "/components/form/basic"

@Suite("Posts")
struct PostTests {

    @Test(
        "Every word for a Bool sets it",
        arguments: [
            ("true", "true"), ("on", "true"), ("1", "true"), ("false", "false"), ("off", "false"),
            ("0", "false"),
        ])
    func words(word: String, value: String) throws {
        let gallery = try freshGallery()
        let response = gallery.curl(.post, boolPath, "isOn=\(word)")
        #expect(response.status == .seeOther)
        #expect(response.text == "isOn = \(value)\n")
        #expect(gallery.states(boolPath) == ["isOn": [value]])
    }

    @Test("A toggle flips, each time")
    func toggle() throws {
        let gallery = try freshGallery()
        #expect(gallery.curl(.post, boolPath, "isOn.toggle").text == "isOn = false\n")
        #expect(gallery.curl(.post, boolPath, "isOn.toggle=").text == "isOn = true\n")
    }

    @Test(
        "The verbs of a Set, in the order of its options",
        arguments: [
            ("selection=mobile&selection=design", #"["design","mobile"]"#),
            ("selection.insert=mobile&selection.insert=design", #"["design","mobile"]"#),
            ("selection=design&selection.remove=design", "[]"),
            ("selection=design&selection.removeAll", "[]"),
            ("selection.remove=design", "[]"),
        ])
    func verbs(body: String, result: String) throws {
        let gallery = try freshGallery()
        #expect(gallery.curl(.post, setPath, body).text == "selection = \(result)\n")
        #expect(gallery.curl(.post, setPath, body).text == "selection = \(result)\n")
    }

    @Test(
        "One of several, one or none, an enumeration",
        arguments: [
            ("/components/radio-group/basic", "selection=mobile", "selection = \"mobile\"\n"),
            (
                "/components/radio-group/basic", "selection=design&selection=mobile",
                "selection = \"mobile\"\n"
            ),
            ("/components/radio-group/optional", "selection=mobile", "selection = \"mobile\"\n"),
            ("/components/radio-group/optional", "selection=", "selection = null\n"),
            ("/components/radio-group/optional", "selection.removeAll", "selection = null\n"),
            ("/components/labeled-checkbox/mark", "mark=checked", "mark = \"checked\"\n"),
        ])
    func choices(path: String, body: String, result: String) throws {
        #expect(try freshGallery().curl(.post, path, body).text == result)
    }

    @Test("Texts and numbers are set within their limits, all together or none")
    func form() throws {
        let gallery = try freshGallery()
        let body = "name=Ada+%26+Bob&seats=12&plan=team&terms=true&marks=italic"
        #expect(gallery.curl(.post, formPath, body).status == .seeOther)
        let states = gallery.states(formPath)
        #expect(states["name"] == ["Ada & Bob"])
        #expect(states["seats"] == ["12"])
        #expect(states["plan"] == ["team"])
        #expect(states["marks"] == ["italic"])
        #expect(
            gallery.curl(.post, formPath, "name=Eve&seats=13&terms=true").status == .unprocessableContent)
        #expect(gallery.states(formPath) == states)
    }

    @Test("A curl line chooses what can be chosen, and there is none where nothing can")
    func curlLinesOfLists() throws {
        for (open, line) in [("b", "-d 'choice=b'"), ("none", "# Nothing can be written here now.")] {
            let options = ["a", "b"].map { CNOption(id: $0, title: $0, isDisabled: $0 != open) }
            let gallery = try gallery(of: component { ListView(options: options) })
            #expect(gallery.get("/components/probe").text.contains(line))
        }
    }

    private struct ListView: View {
        let options: [CNOption<String>]
        @State private var choice = "b"
        var body: some View { CNNativeSelect("Choice", options: options, selection: $choice) }
    }

    @Test("A curl line has the name of its control in one line, and names the private session")
    func curlLineOfControl() throws {
        let gallery = try gallery(of: component { NamedView() })
        let path = "/components/probe"
        let line = "# A&lt;b&gt;&amp;é\ncurl -d 'isOn=true' http://localhost:8080\(path)/basic\n</code>"
        #expect(gallery.get(path).text.contains(line))
        _ = gallery.api(.put, "/api/sessions/mine")
        let page = gallery.get(path, [("Vitrine-Session", "mine")]).text
        #expect(page.contains("curl -H 'Vitrine-Session: mine' -d 'isOn=true' http"))
    }

    private struct NamedView: View {
        @State private var isOn = false
        var body: some View { CNSwitch("A\u{202E}<b>\u{7}&é", isOn: $isOn) }
    }

    @Test("A form has one curl line, with another value for each of its fields")
    func curlLineOfForm() throws {
        let line = """
            curl -d 'name=Vitrine&amp;seats=12&amp;plan=hobby&amp;workspace=mobile&amp;region=us&amp;marks.remove=bold&amp;\
            isPinned=true&amp;notifications=true&amp;sounds=true&amp;backups=empty&amp;terms=true' http://localhost:8080\(formPath)
            """
        #expect(try freshGallery().get("/components/form").text.contains(line))
    }

    @Test("A multipart form writes too")
    func multipart() throws {
        let gallery = try freshGallery()
        let body = "--b\r\nContent-Disposition: form-data; name=\"isOn\"\r\n\r\nfalse\r\n--b--\r\n"
        let request = Request(
            .post, boolPath, headers: Headers([("Content-Type", "multipart/form-data; boundary=b")]),
            body: Array(body.utf8))
        #expect(gallery.respond(to: request).text == "isOn = false\n")
    }

    @Test(
        "A refusal names the field and what is allowed, and changes nothing",
        arguments: [
            (boolPath, "isOff=true", "isOff", ["isOn"]), (boolPath, "isOn=maybe", "isOn", ["true", "false"]),
            (boolPath, "isOn.insert=a", "isOn.insert", []), (boolPath, "", "", ["isOn"]),
            (boolPath, "&&", "", ["isOn"]),
            (boolPath, "isOn=false&isOn=neither", "isOn", ["true", "false"]),
            (setPath, "selection=archive", "selection", ["design", "mobile"]),
            (setPath, "selection.insert=other", "selection.insert", ["design", "mobile"]),
            (
                "/components/accordion/basic", "expanded=script&expanded=state", "expanded",
                ["script", "state", "curl"]
            ),
            ("/components/radio-group/basic", "selection=", "selection", ["design", "mobile"]),
            ("/components/radio-group/basic", "selection=archive", "selection", ["design", "mobile"]),
            ("/components/checkbox/disabled", "isOn=false", "isOn", []),
            (formPath, "seats=0", "seats", []), (formPath, "name=", "name", []),
        ])
    func refusals(path: String, body: String, field: String, allowed: [String]) throws {
        let gallery = try freshGallery()
        let before = gallery.states(path)
        let response = gallery.curl(.post, path, body)
        #expect(response.status == .unprocessableContent)
        #expect(response.header("Content-Type") == "application/problem+json")
        let problem = try #require(response.document)
        #expect(problem["status"]?.int == 422)
        #expect(problem["field"]?.string == (field.isEmpty ? "" : field))
        #expect((problem["allowed"]?.array ?? []).compactMap(\.string) == allowed)
        #expect(problem["detail"]?.string?.hasSuffix(".") == true)
        #expect(problem["faults"]?.array?.isEmpty == false)
        #expect(gallery.states(path) == before)
        #expect(gallery.sessions.shared.counts.revision == 0)
    }

    @Test("A browser is shown the page again, with the refused values and links to the fields")
    func refusedPage() throws {
        let gallery = try freshGallery()
        let referer = ("Referer", "http://localhost:8080/components/form")
        let response = gallery.post(formPath, "name=%3Cb%3E&seats=99&terms=false", [referer])
        #expect(response.status == .unprocessableContent)
        #expect(response.text.contains("<title>Refused: Form · Vitrine</title>"))
        #expect(response.text.contains("<a href=\"#form-basic-seats\">"))
        #expect(response.text.contains("value=\"&lt;b&gt;\""))
        #expect(response.text.contains("value=\"99\""))
        #expect(HTMLCheck(response.text).faults == [])
        #expect(gallery.get(formPath).text.contains("value=\"99\"") == false)
    }

    @Test("A form of another type is refused with a hint, and one of too many fields")
    func unreadable() throws {
        let gallery = try freshGallery()
        let json = Headers([("Content-Type", "application/json")])
        let response = gallery.respond(to: Request(.post, boolPath, headers: json, body: Array("{}".utf8)))
        #expect(response.status == .unsupportedMediaType)
        let many = Array(repeating: "isOn=true", count: 1_001).joined(separator: "&")
        #expect(gallery.curl(.post, boolPath, many).status == .contentTooLarge)
    }

    @Test(
        "The visitor goes back to the page of this site that the form was on, else to the example",
        arguments: [
            ("http://localhost:8080/", "/"), ("http://localhost:8080/?q=box", "/?q=box"),
            ("HTTP://LOCALHOST:8080/components/checkbox#basic", "/components/checkbox"),
            ("http://localhost:8080/components/checkbox/nothing", boolPath),
            ("http://localhost:8080//evil.test/", boolPath), ("http://localhost:8080.evil.test/", boolPath),
            ("http://evil.test/components/checkbox", boolPath), ("https://localhost:8080/", boolPath),
            ("", boolPath), ("http://localhost:8080/?q=" + String(repeating: "a", count: 20_000), boolPath),
        ])
    func referer(referer: String, page: String) throws {
        let response = try freshGallery().post(boolPath, "isOn=false", [("Referer", referer)])
        #expect(response.header("Location") == "\(page)#checkbox-basic-isOn")
    }

    @Test("The theme is remembered in a cookie, and the page comes in it")
    func theme() throws {
        let gallery = try freshGallery()
        let response = gallery.post(
            "/theme", "theme=dark", [("Referer", "http://localhost:8080/components/form")])
        #expect(response.status == .seeOther)
        #expect(response.header("Location") == "/components/form#theme-dark")
        #expect(response.header("Set-Cookie")?.hasPrefix("theme=dark; ") == true)
        #expect(response.header("Set-Cookie")?.contains("SameSite=Lax") == true)
        let dark = gallery.get("/", [("Cookie", "theme=dark")])
        #expect(dark.text.contains("data-theme=\"dark\""))
        #expect(dark.header("ETag") != gallery.get("/").header("ETag"))
        #expect(gallery.get("/", [("Cookie", "theme=pink")]).text.contains("data-theme=\"system\""))
        #expect(gallery.post("/theme", "theme=system").header("Set-Cookie")?.contains("Max-Age=0") == true)
        #expect(gallery.post("/theme", "theme=pink").status == .unprocessableContent)
    }

    @Test("A change of theme leads back to a playground, however much is set up there")
    func themeOfPlayground() throws {
        let target = "/components/switch/playground?title=" + String(repeating: "a", count: 3_400)
        let response = try freshGallery().post(
            "/theme", "theme=dark", [("Referer", "http://localhost:8080\(target)")])
        #expect(response.header("Location") == "\(target)#theme-dark")
    }

    @Test("Many posts at the same time lose nothing")
    func together() async throws {
        let gallery = try freshGallery()
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<25 { _ = gallery.curl(.post, boolPath, "isOn.toggle") }
                }
            }
        }
        #expect(gallery.sessions.shared.counts.revision == 200)
        #expect(gallery.states(boolPath) == ["isOn": ["true"]])
    }
}
