import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Presses")
struct PressTests {
    // Examples share no state, so all the cases of one test may share a gallery.
    private static let pressed = try? freshGallery()
    private static let chosen = try? freshGallery()
    private static let refused = try? freshGallery()

    @Test(
        "Every press does what it says, once and for all, and leads back to what was pressed",
        arguments: everyExample)
    func everyPress(path: String) throws {
        let gallery = try #require(Self.pressed)
        let first = try #require(gallery.shown(path)).rendering.controls.filter(\.isEnabled)
        for control in first where !control.press.isEmpty {
            // What an earlier press has removed, such as a control in a closed panel, cannot be pressed.
            guard let now = gallery.shown(path)?.rendering.controls.first(where: { $0.id == control.id }),
                now.isEnabled
            else { continue }
            try press(now, at: path, of: gallery)
        }
    }

    private func press(_ control: Control, at path: String, of gallery: Gallery) throws {
        let body = FormFields(control.press.map { .init($0.name, $0.value) }).urlencoded
        let action = gallery.action(of: control, at: path)
        let response = gallery.post(action, body)
        #expect(response.status == .seeOther)
        #expect(response.header("Location") == "\(path)#\(control.id)")
        let states = gallery.states(path)
        for (state, texts) in expected(of: control.press) {
            let now = Set(states[state] ?? [])
            #expect(texts.isSubset(of: now), "\(body) left \(state) as \(now)")
        }
        for write in control.press where write.name.hasSuffix(".remove") {
            #expect(states[write.state]?.contains(write.value) == false)
        }
        let page = gallery.get(path).text
        #expect(HTMLCheck(page).faults == [])
        #expect(page.contains("id=\"\(control.id)\""))
        #expect(gallery.post(action, body).status == .seeOther)
        #expect(gallery.states(path) == states)
        #expect(gallery.get(path).text == page)
    }

    /// What the writes must have put into each state.
    private func expected(of writes: [Write]) -> [String: Set<String>] {
        var expected: [String: Set<String>] = [:]
        for write in writes where write.name == write.state || write.name.hasSuffix(".insert") {
            if !write.value.isEmpty { expected[write.state, default: []].insert(write.value) }
        }
        return expected
    }

    @Test(
        "Every option of every list can be chosen, or is refused where it is disabled",
        arguments: everyExample)
    func everyOption(path: String) throws {
        let gallery = try #require(Self.chosen)
        let controls = try #require(gallery.shown(path)).rendering.controls
        for control in controls where [.combobox, .radiogroup].contains(control.role) {
            for offer in control.offers {
                for option in offer.options {
                    let body = FormFields([.init(offer.field, option.id)]).urlencoded
                    let response = gallery.post(path, body)
                    guard control.isEnabled, option.isEnabled else {
                        #expect(response.status == .unprocessableContent)
                        continue
                    }
                    let id = control.role == .radiogroup ? control.id(of: option.id) : control.id
                    #expect(response.header("Location") == "\(path)#\(id)")
                    #expect(gallery.states(path)[offer.field] == [option.id])
                    #expect(gallery.get(path).text.contains("id=\"\(id)\""))
                }
            }
        }
    }

    @Test("A disabled control takes nothing", arguments: everyExample)
    func disabled(path: String) throws {
        let gallery = try #require(Self.refused)
        let shown = try #require(gallery.shown(path))
        let writable = Set(shown.rendering.controls.filter(\.isEnabled).flatMap(\.offers).map(\.field))
        for control in shown.rendering.controls where !control.isEnabled && !control.press.isEmpty {
            guard control.press.allSatisfy({ !writable.contains($0.state) }) else { continue }
            let before = gallery.states(path)
            let body = FormFields(control.press.map { .init($0.name, $0.value) }).urlencoded
            #expect(gallery.curl(.post, path, body).status == .unprocessableContent)
            #expect(gallery.states(path) == before)
        }
    }
}
