import HTTP
import SwiftCN

@testable import Gallery

extension Gallery {
    /// What a browser gets.
    func get(_ target: String, _ fields: [(String, String)] = []) -> Response {
        respond(to: Request(.get, target, headers: Headers(browserFields + fields)))
    }

    /// What a browser gets for a form.
    func post(_ target: String, _ body: String, _ fields: [(String, String)] = []) -> Response {
        let form = [("Content-Type", "application/x-www-form-urlencoded")]
        return respond(
            to: Request(
                .post, target, headers: Headers(browserFields + form + fields), body: Array(body.utf8)))
    }

    /// What curl gets.
    func curl(_ method: Method = .get, _ target: String, _ body: String? = nil) -> Response {
        let form = body == nil ? [] : [("Content-Type", "application/x-www-form-urlencoded")]
        return respond(
            to: Request(
                method, target, headers: Headers([("Host", "localhost:8080"), ("Accept", "*/*")] + form),
                body: Array((body ?? "").utf8)))
    }

    /// An example's drawing and states as they stand.
    func shown(_ path: String) -> Shown? {
        guard case .example(let number) = catalogue[path] else { return nil }
        return sessions.shared.shown([number])[number]
    }

    /// Where the form of a control posts to, as its page says.
    func action(of control: Control, at path: String) -> String {
        let named = "\(path)?control=\(control.id)"
        return get(path).text.contains("action=\"\(named)\"") ? named : path
    }

    /// The texts of an example's states, by name.
    func states(_ path: String) -> [String: [String]] {
        let states = shown(path)?.states ?? []
        return Dictionary(uniqueKeysWithValues: states.map { ($0.name, $0.texts) })
    }
}

private let browserFields = [
    ("Host", "localhost:8080"), ("Accept", "text/html,application/xhtml+xml,*/*;q=0.8"),
]

extension Response {
    /// The body as text.
    var text: String { String(decoding: body, as: UTF8.self) }

    /// The body as JSON.
    var document: JSON? { try? JSON(parsing: body) }
}
