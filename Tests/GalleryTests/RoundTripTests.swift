import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Any text, there and back")
struct RoundTripTests {
    private static let texts = [
        "\"'`<b>&amp;&lt;</b>\\", "a=b&c=d+e %41%", "</textarea></script><!--", "שלום \u{202E}مرحبا\u{2066}",
        "e\u{301} 🦊 👩‍👩‍👧 \u{10FFFF}\u{FFFE}", "\u{1}\u{7F}\u{9F}\u{2028}\u{FEFF}", " \t a  b\u{A0} ", "\r\n\r\n",
        "", ".insert",
        "--b\r\nContent-Disposition: form-data; name=\"isOn\"\r\n\r\ntrue\r\n--b--",
        "{\"text\": \"\\ud83d\\u0000\"}", "a\0b", String(repeating: "<\"&\u{FFFD}é🦊", count: 100_000 / 7),
    ]

    private struct TextView: View {
        @State private var text = "first"

        var body: some View { TextField("Text", text: $text, maximumLength: 200_000) }
    }

    private struct OptionsView: View {
        let ids: [String]
        @State private var members: Set<String> = []
        @State private var choice = "first"

        var body: some View {
            CNToggleGroup(ids.map { CNOption(id: $0, title: $0) }, selection: $members)
                .accessibilityLabel("Members")
            CNNativeSelect("Choice", options: ids.map { CNOption(id: $0, title: $0) }, selection: $choice)
        }
    }

    private let path = "/components/probe/basic"

    @Test(
        "A text that was posted is in the JSON and on the page, and what the page would post changes nothing",
        arguments: texts)
    func text(text: String) throws {
        let gallery = try gallery(of: component { TextView() })
        #expect(gallery.post(path, FormFields([.init("text", text)]).urlencoded).status == .seeOther)
        #expect(try #require(gallery.json(path)?["text"]?.string).utf8.elementsEqual(text.utf8))
        let field = try #require(tags(of: gallery.get(path).text).first { $0["name"] == "text" })
        // HTML has no NUL.
        let shown = String(text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : Character($0) })
        #expect(field["value"]?.utf8.elementsEqual(shown.utf8) == true)
        let revision = gallery.api(.get, "/api/state").document?["revision"]
        #expect(
            gallery.api(.patch, "/api\(path)", JSON.object([.init("text", .string(text))]).text()).status
                == .ok)
        if !text.utf8.contains(0) {
            #expect(multipart(field, to: gallery).status == .seeOther)
        }
        let snapshot = gallery.api(.get, "/api/state").text
        #expect(gallery.api(.put, "/api/state", snapshot).status == .ok)
        #expect(gallery.api(.get, "/api/state").document?["revision"] == revision)
    }

    @Test(
        "A lone surrogate in JSON is U+FFFD from then on",
        arguments: [#"\ud800"#, #"\udfff"#, #"\ud800\ud800"#])
    func surrogates(escape: String) throws {
        let gallery = try gallery(of: component { TextView() })
        let body = "{\"text\": \"a\(escape)b\"}"
        #expect(gallery.api(.patch, "/api\(path)", body).status == .ok)
        let count = escape.count / 6
        let text = "a" + String(repeating: "\u{FFFD}", count: count) + "b"
        #expect(gallery.json(path)?["text"]?.string == text)
        #expect(tags(of: gallery.get(path).text).first { $0["name"] == "text" }?["value"] == text)
    }

    @Test("Every option can be chosen by what the page would post, whatever its id")
    func options() throws {
        let ids = Self.texts.filter { !$0.utf8.contains(0) }
        let gallery = try gallery(of: component { OptionsView(ids: ids) })
        for id in ids {
            let all = tags(of: gallery.get(path).text)
            let button = try #require(
                all.first {
                    $0["name"] == "members.insert" && $0["value"]?.utf8.elementsEqual(id.utf8) == true
                })
            #expect(multipart(button, to: gallery).status == .seeOther)
            let option = try #require(
                all.first { $0["name"] == nil && $0["value"]?.utf8.elementsEqual(id.utf8) == true })
            #expect(multipart(option.merging(["name": "choice"]) { $1 }, to: gallery).status == .seeOther)
            #expect(try #require(gallery.json(path)?["choice"]?.string).utf8.elementsEqual(id.utf8))
        }
        #expect(gallery.json(path)?["members"]?.array == ids.map { .string($0) })
    }

    private func multipart(_ field: [String: String], to gallery: Gallery) -> Response {
        let boundary = "=_round_trip"
        let body = """
            --\(boundary)\r\nContent-Disposition: form-data; name="\(field["name"] ?? "")"\r\n\r\n\
            \(field["value"] ?? "")\r\n--\(boundary)--\r\n
            """
        return gallery.api(
            .post, path, body, fields: [("Content-Type", "multipart/form-data; boundary=\(boundary)")])
    }

    /// The attributes of every tag, with their references resolved.
    private func tags(of html: String) -> [[String: String]] {
        html.split(separator: "<").dropFirst().compactMap { piece in
            guard let end = piece.firstIndex(of: ">") else { return nil }
            let pairs = HTMLCheck.attributes(piece[..<end].drop { !$0.isWhitespace })
            return Dictionary(pairs.map { ($0.name, resolved($0.value)) }) { first, _ in first }
        }
    }

    private func resolved(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#13;", "\r"), ("&amp;", "&")].reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}
