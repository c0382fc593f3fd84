import HTTP
import Testing

@testable import Gallery

@Suite("The parts of a page")
struct PageFrameTests {
    @Test("A page is its markup with each place filled, in order")
    func filled() {
        let title = "a<b"
        let frame: PageFrame = "<h1>\(.refused)\(title)</h1>\(.preview(1))<hr>\(.preview(2))"
        let page = frame.filled { place in
            switch place {
            case .refused: "Refused: "
            case .preview(let number): "<p>\(number)</p>"
            default: "never"
            }
        }
        #expect(page == "<h1>Refused: a&lt;b</h1><p>1</p><hr><p>2</p>")
    }

    @Test("Frames within frames keep their places")
    func nested() {
        let inner: [PageFrame] = ["<li>\(.panels(1))</li>", "", "<li>\(.panels(2))</li>"]
        let frame: PageFrame = "<ul>\(inner)</ul>\(.theme)"
        let page = frame.filled { place in
            if case .panels(let number) = place { "\(number)" } else { "dark" }
        }
        #expect(page == "<ul><li>1</li><li>2</li></ul>dark")
    }

    @Test("Long markup is kept whole")
    func long() {
        let long = Fragment(text: String(repeating: "a", count: 10_000))
        let frame: PageFrame = "<p>\(long)</p>\(.summary)\(long)"
        #expect(frame.filled { _ in "|" } == "<p>\(long)</p>|\(long)")
    }

    @Test("Panels are kept for the first address and session, whatever the theme")
    func panels() {
        let kept = KeptPanels()
        #expect(kept.panels(for: Look(theme: .light, authority: "a")) == nil)
        kept.keep("a", for: Look(theme: .light, authority: "a"))
        #expect(kept.panels(for: Look(theme: .dark, authority: "a")) == "a")
        #expect(kept.panels(for: Look(theme: .dark, authority: "b")) == nil)
        #expect(kept.panels(for: Look(theme: .dark, authority: "a", session: "s")) == nil)
        kept.keep("s", for: Look(theme: .dark, authority: "a", session: "s"))
        #expect(kept.panels(for: Look(theme: .light, authority: "a", session: "s")) == nil)
        #expect(kept.panels(for: Look(theme: .light, authority: "a")) == "a")
    }

    @Test("A press has the panels of one example drawn anew")
    func onePanel() throws {
        let gallery = try freshGallery()
        let numbers = Array(gallery.catalogue.exhibits.indices)
        _ = gallery.get("/components/switch")
        let before = gallery.sessions.shared.shown(numbers)
        _ = gallery.get("/components/switch")
        _ = gallery.post("/components/switch/basic", "isOn=false")
        _ = gallery.get("/components/switch")
        let after = gallery.sessions.shared.shown(numbers)
        let anew = numbers.filter { before[$0]?.panels !== after[$0]?.panels }
        #expect(anew.map { gallery.catalogue.exhibits[$0].path } == ["/components/switch/basic"])
    }

    @Test("A page of one state has one tag in a theme, at an address and in a session")
    func tags() throws {
        let gallery = try freshGallery()
        let look = Look(theme: .light, authority: "a", session: nil)
        var others: [Look] = []
        for change: (inout Look) -> Void in [
            { $0.theme = .dark }, { $0.authority = "b" }, { $0.session = "s" },
        ] {
            var other = look
            change(&other)
            others.append(other)
        }
        #expect(Set(([look] + others).map(\.fingerprint)).count == 4)
        let tag = gallery.get("/").header("ETag")
        #expect(gallery.get("/", [("Cookie", "theme=dark")]).header("ETag") != tag)
        #expect(gallery.get("/").header("ETag") == tag)
    }
}
