import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("What is kept")
struct CachingTests {
    @Test("A page that has not changed draws nothing")
    func unchanged() throws {
        let gallery = try freshGallery()
        let first = gallery.get("/")
        let counts = gallery.sessions.shared.counts
        #expect(counts.pages == 1)
        #expect(counts.drawings.reduce(0, +) == gallery.catalogue.entries.count)
        for _ in 0..<10 { #expect(gallery.get("/").body == first.body) }
        #expect(gallery.sessions.shared.counts == counts)
        #expect(first.reuse != nil)
        #expect(gallery.get("/").reuse === first.reuse)
    }

    @Test("A press draws one example, and only the pages that show it anew")
    func oneExample() throws {
        let gallery = try freshGallery()
        for path in gallery.catalogue.paths { _ = gallery.get(path) }
        let before = gallery.sessions.shared.counts
        #expect(before.drawings.allSatisfy { $0 == 1 })
        _ = gallery.post("/components/switch/basic", "isOn=false")
        for path in gallery.catalogue.paths { _ = gallery.get(path) }
        let after = gallery.sessions.shared.counts
        #expect(zip(before.drawings, after.drawings).filter { $0 != $1 }.count == 1)
        #expect(after.drawings.reduce(0, +) == before.drawings.reduce(0, +) + 1)
        // The home page, the component's and the example's own.
        #expect(after.pages == before.pages + 3)
        #expect(after.revision == 1)
    }

    @Test("A kept body is never copied: every answer, a 304 too, has the same bytes in memory")
    func sameBytes() throws {
        let gallery = try freshGallery()
        let asset = gallery.get(try #require(gallery.assets[path: "/assets/layout.css"]).link)
        let page = gallery.get("/components/switch")
        let again = gallery.get("/components/switch")
        let tag = try #require(page.header("ETag"))
        let known = gallery.get("/components/switch", [("If-None-Match", tag)])
        #expect(known.status == .notModified)
        #expect(address(of: page.body) == address(of: again.body))
        #expect(address(of: page.body) == address(of: known.body))
        let assetAgain = gallery.get(try #require(gallery.assets[path: "/assets/layout.css"]).link)
        #expect(address(of: asset.body) == address(of: assetAgain.body))
    }

    private func address(of bytes: [UInt8]) -> Int {
        unsafe bytes.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) }
    }

    @Test("A press and its undoing draw the example once, and keep both drawings")
    func toAndFro() throws {
        let gallery = try freshGallery()
        _ = gallery.get("/components/switch/basic")
        let before = gallery.sessions.shared.counts.drawings.reduce(0, +)
        for _ in 0..<3 {
            _ = gallery.post("/components/switch/basic", "isOn=false")
            _ = gallery.post("/components/switch/basic", "isOn=true")
        }
        #expect(gallery.sessions.shared.counts.drawings.reduce(0, +) == before + 1)
    }

    @Test("A private session draws nothing that nobody has changed in it")
    func privateSession() throws {
        let gallery = try freshGallery()
        let session = try gallery.sessions.make("quiet").session
        for path in gallery.catalogue.paths {
            #expect(gallery.get(path, [("Vitrine-Session", "quiet")]).status == .ok)
        }
        #expect(session.counts.drawings.allSatisfy { $0 == 0 })
        #expect(session.counts.keptPages <= FinishedPages.privateLimit)
    }

    @Test("A post that leaves everything as it is draws nothing")
    func sameAgain() throws {
        let gallery = try freshGallery()
        let tag = gallery.get("/components/switch").header("ETag")
        let before = gallery.sessions.shared.counts
        _ = gallery.post("/components/switch/basic", "isOn=true")
        #expect(gallery.get("/components/switch").header("ETag") == tag)
        #expect(gallery.sessions.shared.counts == before)
        _ = gallery.post("/components/switch/basic", "isOn=false")
        #expect(gallery.get("/components/switch").header("ETag") != tag)
    }

    @Test("A refused post draws its answer alone and keeps the page")
    func refused() throws {
        let gallery = try freshGallery()
        _ = gallery.get("/components/switch/basic")
        let before = gallery.sessions.shared.counts
        _ = gallery.post("/components/switch/basic", "isOn=perhaps")
        _ = gallery.get("/components/switch/basic")
        #expect(gallery.sessions.shared.counts == before)
    }

    @Test("Hosts and themes without end do not fill the memory")
    func bounded() throws {
        let gallery = try freshGallery()
        for number in 0..<(FinishedPages.sharedLimit + 50) {
            let look = Look(theme: .light, authority: "host-\(number)")
            _ = gallery.sessions.shared.page(.home, look, showing: []) { _, _ in
                (Body(Array("page".utf8)), StandingPage("page", spots: []))
            }
        }
        #expect(gallery.sessions.shared.counts.keptPages <= FinishedPages.sharedLimit)
    }
}
