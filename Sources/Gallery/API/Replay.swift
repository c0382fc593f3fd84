internal import HTTP

/// Changes as text that makes them again.
struct Replay {
    /// What the text is.
    enum Form: Sendable {
        case shell, swift
    }

    let catalogue: Catalogue
    /// Scheme, host and port.
    let address: String
    /// The name of the private session that it speaks of.
    let session: String?

    /// One change as a line for a shell.
    func line(_ change: Change) -> String {
        let request = catalogue.repetition(of: change)
        let header = session.map { " -H '\(Sessions.header): \($0)'" } ?? ""
        // Brackets around an IPv6 address mean something to a shell.
        let url = address.contains("[") ? quoted(address + request.path) : address + request.path
        return "curl -X \(request.method)\(header) --json \(quoted(request.body.text())) \(url)"
    }

    func text(of changes: [Change], as form: Form) -> String {
        form == .shell ? shell(changes) : swift(changes)
    }

    private func shell(_ changes: [Change]) -> String {
        let header = session.map { " -H '\(Sessions.header): \($0)'" } ?? ""
        let lines = changes.map { change in
            let request = catalogue.repetition(of: change)
            return "send \(request.method) \(request.path) \(quoted(request.body.text()))\n"
        }
        return """
            #!/bin/sh
            # Makes \(changes.count) changes again. The address of the gallery can be given as the first argument.
            set -eu
            base=${1:-"\(address)"}
            send() { curl -fsS -o /dev/null -X "$1"\(header) --json "$3" "$base$2"; }

            \(lines.joined())
            """
    }

    private func swift(_ changes: [Change]) -> String {
        let field =
            session.map { "\n    request.setValue(\"\($0)\", forHTTPHeaderField: \"\(Sessions.header)\")" }
            ?? ""
        let steps = changes.map { change in
            let request = catalogue.repetition(of: change)
            let json = request.body.text()
            let marks = String(repeating: "#", count: longestRun(of: "#", in: json) + 1)
            return
                "    try await send(\"\(request.method)\", \"\(request.path)\", \(marks)\"\(json)\"\(marks))\n"
        }
        return """
            import Foundation
            import Testing

            #if canImport(FoundationNetworking)
                import FoundationNetworking
            #endif

            /// Makes \(changes.count) changes again, against the gallery that VITRINE_URL names.
            @Test func replay() async throws {
            \(steps.joined())}

            private let address = ProcessInfo.processInfo.environment["VITRINE_URL"] ?? "\(address)"

            private func send(_ method: String, _ path: String, _ body: String) async throws {
                var request = URLRequest(url: try #require(URL(string: address + path)))
                request.httpMethod = method
                request.httpBody = Data(body.utf8)
                request.setValue("application/json", forHTTPHeaderField: "Content-Type")\(field)
                let (_, response) = try await URLSession.shared.data(for: request)
                #expect((response as? HTTPURLResponse)?.statusCode == 200)
            }

            """
    }

    /// In single quotes for a POSIX shell.
    private func quoted(_ text: String) -> String {
        "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
    }

    private func longestRun(of character: Character, in text: String) -> Int {
        var longest = 0
        var current = 0
        for other in text {
            current = other == character ? current + 1 : 0
            longest = max(longest, current)
        }
        return longest
    }
}
