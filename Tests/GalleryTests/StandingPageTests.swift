import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Pages after changes")
struct StandingPageTests {
    private static let pressed = try? freshGallery()

    @Test("A page after any press is as it would be drawn anew", arguments: everyComponent)
    func anyPress(path: String) throws {
        let gallery = try #require(Self.pressed)
        guard case .component(let number)? = gallery.catalogue[path] else { return }
        _ = gallery.get(path)
        for example in gallery.catalogue.entries[number].examples.map({ gallery.catalogue.exhibits[$0].path })
        {
            let controls = try #require(gallery.shown(example)).rendering.controls
            for control in controls.filter({ $0.isEnabled && !$0.press.isEmpty }).prefix(3) {
                let body = FormFields(control.press.map { .init($0.name, $0.value) }).urlencoded
                guard gallery.post(example, body).status == .seeOther else { continue }
                #expect(gallery.get(path).body == gallery.drawnAnew(path), "\(example) after \(body)")
            }
        }
    }

    @Test("What has not changed is sent from where it lies, what is back as it was too")
    func pieces() throws {
        let gallery = try freshGallery()
        let path = "/components/labeled-checkbox"
        let example = "\(path)/basic"
        let first = gallery.get(path)
        #expect(first.content.pieces.isEmpty)
        let mark = try #require(gallery.states(example)["mark"]?.first)
        for other in ["checked", "intermediate", "empty"] where other != mark {
            _ = gallery.post(example, "mark=\(other)")
            let page = gallery.get(path)
            // The example and its panels come in between.
            #expect(page.content.pieces.count == 5)
            #expect(page.content.count == page.body.count)
            #expect(page.body == gallery.drawnAnew(path))
            _ = gallery.post(example, "mark=\(mark)")
            #expect(gallery.get(path).content.pieces.isEmpty)
            #expect(gallery.get(path).body == first.body)
        }
    }

    @Test("A page of which much has changed is put together anew, and a short one always lies in one piece")
    func whole() throws {
        let gallery = try freshGallery()
        let path = "/components/labeled-checkbox"
        _ = gallery.get(path)
        let all = gallery.catalogue.exhibits.map(\.path).filter { $0.hasPrefix("\(path)/") }
        var mostPieces = 0
        for example in all {
            let controls = try #require(gallery.shown(example)).rendering.controls
            guard let control = controls.first(where: { $0.isEnabled && !$0.press.isEmpty }) else { continue }
            _ = gallery.post(example, FormFields(control.press.map { .init($0.name, $0.value) }).urlencoded)
            let page = gallery.get(path)
            mostPieces = max(mostPieces, page.content.pieces.count)
            #expect(page.body == gallery.drawnAnew(path))
        }
        #expect(mostPieces > 5)
        #expect(mostPieces <= 17)
        #expect(gallery.get("\(path)/basic").content.pieces.isEmpty)
    }
}

/// The paths of all components.
private let everyComponent = shipped?.catalogue.entries.map(\.path) ?? []

extension Gallery {
    /// A page of the shared session as it is put together where nothing of it stands.
    fileprivate func drawnAnew(_ path: String) -> [UInt8] {
        guard let page = catalogue[path] else { return [] }
        let shown = sessions.shared.shown(catalogue.shown(on: page))
        let look = Look(theme: .system, authority: "localhost:8080")
        return pages.draw(page, shown, look: look).bytes
    }
}
