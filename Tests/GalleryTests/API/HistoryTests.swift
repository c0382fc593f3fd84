import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("History")
struct HistoryTests {
    private let path = "/api/components/kinds/basic"
    private let page = "/components/kinds/basic"

    @Test("A change says what, when, by whom, from and to")
    func change() throws {
        let gallery = try gallery(of: .kinds)
        _ = gallery.curl(.post, page, "isOn=true&members.insert=b")
        _ = gallery.api(.patch, path, #"{"isOn": true, "option": "b"}"#)
        let changes = gallery.changes()
        #expect(changes.compactMap { $0["by"]?.string } == ["form", "json"])
        #expect(changes.compactMap { $0["revision"]?.int } == [1, 2])
        let first = try #require(changes.first?["changes"]?[0])
        #expect(first["path"]?.string == page)
        #expect(first["from"] == ["isOn": false, "members": ["a"]])
        #expect(first["to"] == ["isOn": true, "members": ["a", "b"]])
        // What was so before is no part of the change.
        #expect(changes.last?["changes"]?[0]?["to"] == ["option": "b"])
        let when = try #require(changes.first?["when"]?.string)
        #expect(when.hasSuffix("Z") && when.count == 24)
    }

    @Test("What changes nothing and what is refused is no change")
    func nothing() throws {
        let gallery = try gallery(of: .kinds)
        _ = gallery.curl(.post, page, "isOn=false")
        _ = gallery.api(.patch, path, #"{"choice": "z"}"#)
        _ = gallery.api(.delete, path)
        #expect(gallery.changes().isEmpty)
        let document = gallery.api(.get, "/api/history").document
        #expect(document?["canUndo"] == false)
        #expect(document?["canRedo"] == false)
        for target in ["/api/undo", "/api/redo"] {
            let answer = gallery.api(.post, target)
            #expect(answer.status == .conflict)
            #expect(answer.document?["detail"]?.string?.contains("no change") == true)
        }
    }

    @Test("Undo leads back to the first state and redo to the last, step by step")
    func bothEnds() throws {
        let gallery = try freshGallery()
        var states = [try #require(gallery.components())]
        for path in everyExample {
            for control in try #require(gallery.shown(path)).rendering.controls where control.isEnabled {
                let before = gallery.changes().count
                let body = FormFields(control.press.map { .init($0.name, $0.value) }).urlencoded
                guard !body.isEmpty, gallery.curl(.post, path, body).status == .seeOther else { continue }
                if gallery.sessions.shared.counts.revision > before {
                    states.append(try #require(gallery.components()))
                }
                break
            }
        }
        #expect(states.count > everyExample.count / 2)
        for state in states.dropLast().reversed() {
            #expect(gallery.api(.post, "/api/undo").status == .ok)
            #expect(gallery.components() == state)
        }
        #expect(gallery.api(.post, "/api/undo").status == .conflict)
        for state in states.dropFirst() {
            #expect(gallery.api(.post, "/api/redo").status == .ok)
            #expect(gallery.components() == state)
        }
        #expect(gallery.api(.post, "/api/redo").status == .conflict)
    }

    @Test("After a new change nothing that was undone can be made again")
    func newChange() throws {
        let gallery = try gallery(of: .kinds)
        for text in ["A", "B", "C"] { _ = gallery.api(.patch, path, #"{"text": "\#(text)"}"#) }
        for _ in 0..<2 { _ = gallery.api(.post, "/api/undo") }
        #expect(gallery.json(page)?["text"] == "A")
        _ = gallery.api(.patch, path, #"{"text": "D"}"#)
        #expect(gallery.api(.post, "/api/redo").status == .conflict)
        _ = gallery.api(.post, "/api/undo")
        #expect(gallery.json(page)?["text"] == "A")
        _ = gallery.api(.post, "/api/undo")
        #expect(gallery.json(page)?["text"] == "")
    }

    @Test("A restore of many examples is taken back in one step")
    func restoreAsOne() throws {
        let gallery = try gallery(of: .kinds, component { KindsView() })
        let first = gallery.components()
        let states = #"{"basic": {"isOn": true, "isShown": true, "count": 9, "isLocked": false}}"#
        let body = #"{"components": {"kinds": \#(states), "probe": \#(states)}}"#
        #expect(gallery.api(.put, "/api/state", body).status == .ok)
        let restored = gallery.components()
        #expect(gallery.changes().count == 1)
        #expect(gallery.changes().first?["changes"]?.array?.count == 2)
        let undone = gallery.api(.post, "/api/undo").document
        #expect(undone?["by"] == "undo")
        #expect(undone?["changes"]?.array?.count == 2)
        #expect(gallery.components() == first)
        _ = gallery.api(.post, "/api/redo")
        #expect(gallery.components() == restored)
    }

    @Test("The last thousand changes are remembered, and as many can be undone")
    func bound() throws {
        let gallery = try gallery(of: .kinds)
        for number in 1...History.limit + 5 { _ = gallery.api(.patch, path, #"{"text": "\#(number)"}"#) }
        let changes = gallery.sessions.shared.history.changes
        #expect(changes.count == History.limit)
        #expect(changes.first?.revision == 6)
        var steps = 0
        while gallery.api(.post, "/api/undo").status == .ok { steps += 1 }
        #expect(steps == History.limit)
        #expect(gallery.json(page)?["text"] == "5")
        #expect(gallery.sessions.shared.history.changes.count == History.limit)
    }

    @Test("To a browser, undo and redo lead back to the page of changes")
    func buttons() throws {
        let gallery = try gallery(of: .kinds)
        _ = gallery.post(page, "isOn=true")
        for (name, isOn) in [("undo", false), ("redo", true), ("redo", true), ("undo", false)] {
            let answer = gallery.post("/api/\(name)", "")
            #expect(answer.status == .seeOther)
            #expect(answer.header("Location") == "/history#\(name)")
            #expect(gallery.json(page)?["isOn"]?.bool == isOn)
        }
        let history = gallery.get("/history").text
        #expect(HTMLCheck(history).faults == [])
        #expect(history.contains("id=\"undo\"") && history.contains("id=\"redo\""))
    }
}
