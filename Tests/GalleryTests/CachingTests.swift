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
            _ = gallery.sessions.shared.page(.home, look, showing: []) { _ in "page" }
        }
        #expect(gallery.sessions.shared.counts.keptPages <= FinishedPages.sharedLimit)
    }
}
