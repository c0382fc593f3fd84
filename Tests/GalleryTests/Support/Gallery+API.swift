import HTTP
import SwiftCN

@testable import Gallery

extension Gallery {
    /// What a tool gets for a JSON request.
    func api(
        _ method: Method, _ target: String, _ body: String? = nil, session: String? = nil,
        fields: [(String, String)] = []
    ) -> Response {
        var all = [("Host", "localhost:8080"), ("Accept", "*/*")] + fields
        if body != nil, !fields.contains(where: { $0.0 == "Content-Type" }) {
            all.append(("Content-Type", "application/json"))
        }
        if let session { all.append((Sessions.header, session)) }
        return respond(to: Request(method, target, headers: Headers(all), body: Array((body ?? "").utf8)))
    }

    /// The state of everything as JSON, without its revision.
    func components(session: String? = nil) -> JSON? {
        api(.get, "/api/state", session: session).document?["components"]
    }

    /// The states of an example as JSON.
    func json(_ path: String, session: String? = nil) -> JSON? {
        api(.get, "/api\(path)", session: session).document?["state"]
    }

    /// The changes as JSON, oldest first.
    func changes(session: String? = nil) -> [JSON] {
        api(.get, "/api/history", session: session).document?["changes"]?.array ?? []
    }
}

extension Component {
    /// A component whose one example has a state of each kind.
    static var kinds: Component { component("kinds") { KindsView() } }
}

/// A state of each kind, and one that is drawn only while another is on.
struct KindsView: View {
    @State private var isOn = false
    @State private var isLocked = true
    @State private var members: Set<String> = ["a"]
    @State private var single: Set<String> = []
    @State private var choice = "a"
    @State private var option: String?
    @State private var text = ""
    @State private var number = 3
    @State private var count = 5
    @State private var isShown = false

    private let options = [
        CNOption(id: "a", title: "A"), CNOption(id: "b", title: "B"),
        CNOption(id: "c", title: "C", isDisabled: true),
    ]

    private let questions = [Question(id: "one"), Question(id: "two")]

    private struct Question: Identifiable {
        let id: String
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Toggle("On", isOn: $isOn)
            Toggle("Locked", isOn: $isLocked).disabled(true)
            CNToggleGroup(options, selection: $members)
            CNAccordion(questions, expanded: $single, mode: .single) {
                Text($0.id)
            } label: {
                Text($0.id)
            }
            CNSelect("Choice", options: options, selection: $choice)
            CNRadioGroup("Option", options: options, selection: $option)
            TextField("Text", text: $text, maximumLength: 8)
            NumberField("Number", value: $number, in: 1...9)
            Toggle("More", isOn: $isShown)
            if isShown { NumberField("Count", value: $count, in: 1...9) }
        }
    }
}
