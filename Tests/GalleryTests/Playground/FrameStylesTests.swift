import Foundation
import Testing

@testable import Gallery

@Suite("Stylesheets of forced states")
struct FrameStylesTests {
    private func forced(_ css: String, isStill: Bool = false) -> String {
        String(decoding: FrameStyles.forced(Array(css.utf8), isStill: isStill), as: UTF8.self)
    }

    private let seen = ":where(:not(.visually-hidden))"

    @Test("A pseudo-class has its twin in the very rule")
    func twins() {
        #expect(forced("a:hover > b{}") == "a:is(:hover,[data-force~=\"hover\"] \(seen)) > b{}")
        #expect(forced(".x:not(:active){}") == ".x:not(:is(:active,[data-force~=\"active\"] \(seen))){}")
        #expect(
            forced(".x{&:focus-visible{}}").contains("&:is(:focus-visible,[data-force~=\"focus\"] :where("))
    }

    @Test("Strings, comments, escapes, at-rules and longer names are left alone")
    func rest() {
        for css in [
            "a::before{content:\":hover\"}", "@media (hover:hover){a{}}", ".hover\\:bg{}", "a:hover-x{}",
            "@supports selector(:focus-visible){a{}}", "a::hover{}", "a:active-view-transition{}",
        ] {
            #expect(forced(css) == css)
        }
        #expect(forced("a/* :hover */{}") == "a{}")
    }

    @Test("Without an end, nothing is read past it")
    func ends() {
        for css in ["a:", "a:hover", "\"", "\\", "/*", "@media", "'\\"] { _ = forced(css, isStill: true) }
    }

    @Test("Less motion holds always, more never")
    func still() {
        let css =
            "@media (prefers-reduced-motion: reduce){a{}}@media (prefers-reduced-motion: no-preference){b{}}"
        #expect(forced(css, isStill: true) == "@media (width >= 0px){a{}}@media (width < 0px){b{}}")
        #expect(forced(css) == css)
    }

    @Test("No rule of the served stylesheets is without its twin")
    func served() throws {
        let gallery = try #require(shipped)
        for name in gallery.assets.styleNames {
            let css = String(decoding: try #require(gallery.assets.stylesheets[name]), as: UTF8.self)
            for state in ["hover", "active"] {
                let rules = css.matches(of: try Regex(":\(state)(?![a-z-])")).count
                let twins = forced(css).components(separatedBy: "[data-force~=\"\(state)\"] ").count - 1
                let comments = css.matches(of: try Regex("/\\*[^*]*:\(state)[^*]*\\*/")).count
                #expect(twins == rules - comments, "\(name)")
            }
        }
    }
}
