import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Presses in playgrounds")
struct PlaygroundPressTests {
    private static let slugs = playgrounds.keys.sorted()
    private let gallery: Gallery
    private let path = "/components/switch/playground"

    init() throws {
        gallery = try freshGallery()
    }

    /// A set of parameters with its path and its view.
    private struct Set {
        let path: String
        let reading: PlayReading
        let live: LiveView

        init(_ slug: String, _ fields: FormFields) throws {
            let playground = try #require(playgrounds[slug])
            let path = "/components/\(slug)/playground"
            reading = PlayReading(fields, playground)
            self.path = PlayedPreview.path(path, reading.query)
            live = playground.live(
                reading.values, id: "\(slug)-playground", action: path,
                isDisabled: reading.stage.isDisabled)
        }

        init(_ slug: String, seed: UInt64) throws {
            try self.init(slug, PlaySet(#require(playgrounds[slug]), seed: seed).fields)
        }

        var states: [LiveView.StateValue] { live.states(in: live.render().contract) }
    }

    private func query(_ response: Response) -> String {
        let location = response.header("Location") ?? ""
        return String(location.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst())
    }

    private func body(_ writes: [Write]) -> String {
        FormFields(writes.map { FormFields.Field($0.name, $0.value) }).urlencoded
    }

    @Test("The address after a press says what came of it, in 10 sets for each component", arguments: slugs)
    func addresses(slug: String) throws {
        for seed in 0..<UInt64(10) {
            let set = try Set(slug, seed: seed)
            let drawing = set.live.render()
            for control in drawing.controls where control.isEnabled && !control.press.isEmpty {
                let response = gallery.post(set.path, body(control.press))
                #expect(response.status == .seeOther, "\(set.path) \(control.press)")
                let next = try Set(slug, FormFields.urlencoded(query(response)))
                #expect(next.reading.faults.isEmpty && next.reading.query == query(response))
                let pressed = try Set(slug, seed: seed)
                _ = try pressed.live.write(control.press, against: pressed.live.render().contract)
                #expect(next.states == pressed.states, "\(set.path) \(control.press)")
            }
        }
    }

    @Test(
        "What stands in a preview untouched is never refused, in 10 sets for each component", arguments: slugs
    )
    func untouched(slug: String) throws {
        for seed in 0..<UInt64(10) {
            let set = try Set(slug, seed: seed)
            let drawing = set.live.render()
            for control in drawing.controls where control.isEnabled && control.press.isEmpty {
                let names = control.offers.filter { !$0.isRequired }.map(\.field)
                let writes = set.states.filter { names.contains($0.name) }.flatMap { state in
                    state.texts.map { Write(state.name, $0) }
                }
                guard !writes.isEmpty else { continue }
                let response = gallery.post(set.path, body(writes))
                #expect(response.status == .seeOther, "\(set.path) \(writes)")
                #expect(query(response) == set.reading.query)
            }
            let empty = gallery.post(set.path, "")
            #expect(empty.status == .seeOther && query(empty) == set.reading.query)
        }
    }

    @Test("A press leads to the address of what it makes, to the control that was pressed")
    func presses() {
        let off = gallery.post("\(path)?title=Mail", "isOn=false")
        #expect(off.status == .seeOther)
        #expect(off.header("Location") == "\(path)?title=Mail&isOn=false#switch-playground-isOn")
        let on = gallery.post("\(path)/alone?title=Mail&isOn=false", "isOn=true")
        #expect(on.header("Location") == "\(path)/alone?title=Mail#switch-playground-isOn")
        // Nothing is remembered: the same address shows the same.
        #expect(gallery.get("\(path)/alone?title=Mail").text.contains("aria-checked=\"true\""))
    }

    @Test("A press in a frame leads the page around it on")
    func frames() {
        let page = gallery.get("\(path)?view.width=390").text
        #expect(page.contains("src=\"\(path)/frame?view.width=390\""))
        let frame = gallery.get("\(path)/frame?view.width=390").text
        #expect(frame.contains("<base target=\"_parent\">"))
        #expect(frame.contains("action=\"\(path)?view.width=390\""))
        let pressed = gallery.post("\(path)?view.width=390", "isOn=false")
        #expect(pressed.header("Location") == "\(path)?isOn=false&view.width=390#play-desk")
        let alone = gallery.get("\(path)/alone?view.width=390").text
        #expect(!alone.contains("<base"))
        #expect(alone.contains("action=\"\(path)/alone?view.width=390\""))
        #expect(alone.contains("<main id=\"main\" data-width=\"390\">"))
    }

    @Test("To curl a press tells the states and the address, and its line does what a press does")
    func curl() throws {
        let page = gallery.get("\(path)?title=Mail").text
        #expect(page.contains("curl -d 'isOn=false' 'http://"))
        let text = gallery.curl(.post, "\(path)?title=Mail", "isOn=false").text
        #expect(text.hasPrefix("isOn = false\nhttp://"))
        #expect(text.hasSuffix("\(path)?title=Mail&isOn=false\n"))
        let several = "/components/toggle-style/playground?sources=1"
        #expect(gallery.curl(.post, several, "mail=false").text.hasPrefix("mail = false\nhttp://"))
    }

    @Test("A refused press names what is allowed, in the page of the same address")
    func refusals() {
        let refused = gallery.post("\(path)?title=Mail", "isOn=perhaps")
        #expect(refused.status == .unprocessableContent)
        #expect(refused.text.contains("Nothing was changed"))
        #expect(gallery.post("\(path)?view.state=disabled", "isOn=true").status == .unprocessableContent)
        let form = "/components/form/playground"
        #expect(gallery.post(form, "text=a%07b&value=2").text.contains("control characters such as U+0007"))
        #expect(gallery.post(form, "value=13").status == .unprocessableContent)
        #expect(gallery.post("\(path)?isOn=perhaps", "isOn=true").text.contains("Some values cannot be set"))
    }

    @Test("Nothing is kept, so nothing can have changed meanwhile: a press asks no preconditions")
    func preconditions() {
        let headers = [("If-Match", "\"old\""), ("If-None-Match", "*")]
        #expect(gallery.post(path, "isOn=false", headers).status == .seeOther)
        #expect(gallery.sessions.shared.counts.revision == 0)
        #expect(gallery.sessions.shared.counts.keptPages == 0)
    }

    @Test("An address that a press would make too long is refused")
    func longAddresses() {
        let form = "/components/form/playground"
        let title = String(repeating: "%F0%9F%A6%8A", count: 60)
        let target =
            "\(form)?title=\(title)&numberTitle=\(title)&fieldDescription=\(title)&fieldError=\(title)"
        #expect(gallery.get(target).status == .ok)
        let text = String(repeating: "%F0%9F%A6%8A", count: 100)
        #expect(gallery.post(target, "text=\(text)").status == .unprocessableContent)
    }
}
