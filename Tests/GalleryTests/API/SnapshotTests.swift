import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Snapshots")
struct SnapshotTests {
    @Test("Whatever was changed since, a snapshot brings everything back")
    func everything() throws {
        let gallery = try freshGallery()
        let first = gallery.api(.get, "/api/state").text
        pressEverything(in: gallery)
        let pressed = gallery.api(.get, "/api/state").text
        let then = try #require(gallery.components())
        #expect(gallery.api(.put, "/api/state", first).status == .ok)
        #expect(gallery.components() == (try JSON(parsing: Array(first.utf8))["components"]))
        #expect(gallery.api(.put, "/api/state", pressed).status == .ok)
        #expect(gallery.components() == then)
    }

    // Examples share no state, so all the cases may share two galleries.
    private static let from = try? freshGallery()
    private static let to = try? freshGallery()

    @Test("A state fits another session, whatever presses have led to it", arguments: everyExample)
    func everyState(path: String) throws {
        let (from, to) = (try #require(Self.from), try #require(Self.to))
        let parts = path.split(separator: "/").map(String.init)
        for control in try #require(from.shown(path)).rendering.controls where !control.press.isEmpty {
            let press = FormFields(control.press.map { .init($0.name, $0.value) })
            _ = from.curl(.post, path, press.urlencoded)
            let state = try #require(from.json(path))
            let example = JSON.object([JSON.Member(parts[2], state)])
            let body: JSON = ["components": .object([JSON.Member(parts[1], example)])]
            let restored = to.api(.put, "/api/state", body.text())
            #expect(restored.status == .ok, "\(restored.text.prefix(300))")
            #expect(to.json(path) == state)
        }
    }

    /// Posts every press of every example, and every option of every list.
    private func pressEverything(in gallery: Gallery) {
        for path in everyExample {
            for control in gallery.shown(path)?.rendering.controls ?? [] where control.isEnabled {
                let options = control.offers.flatMap { offer in
                    offer.options.suffix(1).map { Write(offer.field, $0.id) }
                }
                for write in [control.press] + options.map({ [$0] }) where !write.isEmpty {
                    let body = FormFields(write.map { .init($0.name, $0.value) }).urlencoded
                    _ = gallery.curl(.post, path, body)
                }
            }
        }
    }

    @Test("A folder that is open within a closed one comes back; one that there is not is refused")
    func nested() throws {
        let (from, to) = (try freshGallery(), try freshGallery())
        let path = "/components/collapsible/file-tree"
        _ = from.curl(.post, path, "open.insert=swiftcn")
        _ = from.curl(.post, path, "open.remove=sources")
        #expect(from.states(path)["open"] == ["swiftcn"])
        let snapshot = from.api(.get, "/api/state").text
        #expect(to.api(.put, "/api/state", snapshot).status == .ok)
        #expect(to.states(path)["open"] == ["swiftcn"])
        _ = from.api(.delete, "/api/state")
        #expect(from.api(.put, "/api/state", snapshot).status == .ok)
        let absent = #"{"components": {"collapsible": {"file-tree": {"open": ["tests", "absent"]}}}}"#
        let refused = to.api(.put, "/api/state", absent)
        #expect(refused.status == .unprocessableContent)
        #expect(to.states(path)["open"] == ["swiftcn"])
    }

    @Test("Disabled, unmounted and numeric states come back, drawn or not")
    func hidden() throws {
        let gallery = try gallery(of: .kinds)
        let path = "/api/components/kinds/basic"
        let first = gallery.api(.get, "/api/state").text
        _ = gallery.api(.patch, path, #"{"isShown": true}"#)
        _ = gallery.api(.patch, path, #"{"count": 7}"#)
        let shown = gallery.api(.get, "/api/state").text
        _ = gallery.api(.patch, path, #"{"isShown": false}"#)
        let hidden = gallery.api(.get, "/api/state").text
        for text in [shown, first, hidden, shown, hidden, first] {
            let answer = gallery.api(.put, "/api/state", text)
            #expect(answer.status == .ok, "\(answer.text)")
            #expect(answer.document?["components"] == (try JSON(parsing: Array(text.utf8))["components"]))
        }
        let locked = #"{"components": {"kinds": {"basic": {"isLocked": false, "members": ["c"]}}}}"#
        #expect(gallery.api(.put, "/api/state", locked).status == .ok)
        #expect(gallery.json("/components/kinds/basic")?["isLocked"] == false)
        #expect(gallery.json("/components/kinds/basic")?["members"] == ["c"])
    }

    @Test("What a snapshot does not name stays")
    func partial() throws {
        let gallery = try freshGallery()
        _ = gallery.api(.patch, "/api/components/toggle/basic", #"{"isOn": true}"#)
        let before = try #require(gallery.json("/components/toggle/basic"))
        let isOn = try #require(gallery.json("/components/switch/basic")?["isOn"] as JSON?).bool == true
        let body = #"{"components": {"switch": {"basic": {"isOn": \#(!isOn)}}}}"#
        #expect(gallery.api(.put, "/api/state", body).status == .ok)
        #expect(gallery.json("/components/switch/basic")?["isOn"]?.bool == !isOn)
        #expect(gallery.json("/components/toggle/basic") == before)
        let nothing = gallery.api(.put, "/api/state", #"{"components": {}}"#)
        #expect(nothing.status == .ok)
        #expect(gallery.changes().count == 2)
    }

    @Test(
        "One wrong value anywhere keeps everything as it was",
        arguments: [
            (#"{"absent": true}"#, "kinds/basic/absent", "There is no state"),
            (#"{"isOn": "true"}"#, "kinds/basic/isOn", "it is true or false"),
            (#"{"members": ["z"]}"#, "kinds/basic/members", "cannot be"),
            (#"{"single": ["one", "two"]}"#, "kinds/basic/single", "cannot be"),
            (#"{"choice": "z"}"#, "kinds/basic/choice", #"cannot be "z"; allowed are "a", "b", "c""#),
            (#"{"option": 5}"#, "kinds/basic/option", "cannot be 5"),
            (#"{"text": "123456789"}"#, "kinds/basic/text", "it takes at most 8 characters"),
            (#"{"text": "👍👍👍👍👍"}"#, "kinds/basic/text", "it takes at most 8 characters"),
            (#"{"number": 99}"#, "kinds/basic/number", "it is a whole number from"),
            (#"{"isShown": true, "count": 99}"#, "kinds/basic/count", "cannot be"),
        ])
    func rollback(states: String, field: String, says: String) throws {
        let gallery = try gallery(of: component { KindsView() }, .kinds)
        _ = gallery.api(.patch, "/api/components/probe/basic", #"{"text": "Ada", "members": ["b"]}"#)
        let before = gallery.api(.get, "/api/state").text
        let good = #"{"isOn": true, "text": "Bob", "members": [], "number": 1}"#
        let answer = gallery.api(
            .put, "/api/state",
            #"{"components": {"probe": {"basic": \#(good)}, "kinds": {"basic": \#(states)}}}"#)
        #expect(answer.status == .unprocessableContent)
        #expect(answer.document?["field"]?.string == field)
        #expect(answer.document?["detail"]?.string?.hasPrefix("In kinds/basic: ") == true)
        #expect(answer.document?["detail"]?.string?.contains(says) == true, "\(answer.text)")
        #expect(gallery.api(.get, "/api/state").text == before)
        #expect(gallery.changes().count == 1)
    }

    @Test(
        "What is no snapshot is refused",
        arguments: [
            ("{}", "components"), (#"{"components": []}"#, "components"),
            (#"{"components": {"kinds": 5}}"#, "kinds"),
            (#"{"components": {"kinds": {"basic": []}}}"#, "basic"),
            (#"{"components": {"kinds": {"absent": {}}}}"#, "kinds/absent"),
            (#"{"components": {"": {"": {}}}}"#, ""), (#"{"components": {"absent": {}}}"#, "absent"),
            (#"{"components": {"kinds": {"": {}}}}"#, "kinds/"),
        ])
    func noSnapshot(body: String, field: String) throws {
        let answer = try gallery(of: .kinds).api(.put, "/api/state", body)
        #expect(answer.status == .unprocessableContent)
        #expect(answer.document?["field"]?.string == field)
    }

    @Test("A reset leads back to the first states, as one change, and to none where nothing had changed")
    func reset() throws {
        let gallery = try freshGallery()
        let first = gallery.components()
        #expect(gallery.api(.delete, "/api/state").status == .ok)
        #expect(gallery.changes().isEmpty)
        pressEverything(in: gallery)
        #expect(gallery.components() != first)
        let answer = gallery.api(.delete, "/api/state")
        #expect(answer.document?["components"] == first)
        #expect(gallery.changes().last?["by"] == "reset")
        #expect(gallery.api(.post, "/api/undo").status == .ok)
        #expect(gallery.components() != first)
    }

    @Test("A first value that no control shows comes back too")
    func oddFirst() throws {
        let gallery = try gallery(of: component { OddView() })
        let first = gallery.api(.get, "/api/state").text
        _ = gallery.api(.patch, "/api/components/probe/basic", #"{"choice": "a"}"#)
        #expect(gallery.api(.put, "/api/state", first).status == .ok)
        #expect(gallery.json("/components/probe/basic")?["choice"] == "elsewhere")
    }
}

/// A choice that begins with what is no option.
private struct OddView: View {
    @State private var choice = "elsewhere"

    var body: some View {
        CNSelect("Choice", options: [CNOption(id: "a", title: "A")], selection: $choice)
    }
}
