import Foundation
import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Replay")
struct ReplayTests {
    /// Ids that would end quotes, start commands or break lines where they were not quoted.
    private static let hostile = [
        "a'b", "'; echo no; '", "$(echo no)", "`echo no`", "\"#", "\"##\\(1)", "\\#(x)", "a\\", "line\nbreak",
        "@file", "!!", "é\u{2028}", "%s", "<script>",
    ]

    private func hostileGallery() throws -> Gallery {
        let gallery = try gallery(of: component { HostileView(ids: Self.hostile) })
        for id in Self.hostile {
            let body = JSON.object([
                JSON.Member("choice", .string(id)), JSON.Member("members", [.string(id)]),
            ])
            #expect(gallery.api(.patch, "/api/components/probe/basic", body.text()).status == .ok)
        }
        _ = gallery.api(.delete, "/api/state")
        return gallery
    }

    @Test("A shell reads from each curl line exactly the request that repeats the change")
    func curlLines() throws {
        let gallery = try hostileGallery()
        let changes = gallery.changes()
        #expect(changes.count == Self.hostile.count + 1)
        for (change, id) in zip(changes, Self.hostile) {
            let words = try self.words(try #require(change["curl"]?.string))
            #expect(words.prefix(4) == ["curl", "-X", "PATCH", "--json"])
            #expect(words.last == "http://localhost:8080/api/components/probe/basic")
            let body = try JSON(parsing: [UInt8](words[4].utf8))
            #expect(body["choice"]?.string == id || id == Self.hostile[0])
            #expect(body["members"] == [.string(id)])
            #expect(words.count == 6)
        }
        #expect(try words(changes.last?["curl"]?.string ?? "").prefix(3) == ["curl", "-X", "PUT"])
    }

    @Test("The script of a session makes the same changes elsewhere")
    func script() throws {
        let gallery = try hostileGallery()
        _ = gallery.api(.post, "/api/undo")
        let script = gallery.api(.get, "/api/history.sh")
        #expect(script.status == .ok)
        let other = try hostileGallery()
        _ = other.api(.delete, "/api/state")
        // The requests that the script sends, with a stub in place of curl.
        let stub = "curl() { while [ \"$1\" != -X ]; do shift; done; printf '%s\\0' \"$@\"; }\n"
        let sent = try shell(stub + script.text).split(separator: "\0").map(String.init)
        for step in stride(from: 0, to: sent.count - 4, by: 5) {
            let path = String(sent[step + 4].dropFirst("http://localhost:8080".count))
            let method = try #require(Method(rawValue: sent[step + 1]))
            #expect(sent[step + 2] == "--json")
            #expect(other.api(method, path, sent[step + 3]).status == .ok)
        }
        #expect(sent.count == 5 * (Self.hostile.count + 2))
        #expect(other.components() == gallery.components())
    }

    @Test("Lines and scripts name the private session")
    func session() throws {
        let gallery = try gallery(of: .kinds)
        _ = gallery.api(.put, "/api/sessions/mine")
        _ = gallery.api(.patch, "/api/components/kinds/basic", #"{"isOn": true}"#, session: "mine")
        let line = gallery.changes(session: "mine").first?["curl"]?.string
        #expect(line?.contains(" -H 'Vitrine-Session: mine' ") == true)
        let script = gallery.api(.get, "/api/history.sh", session: "mine").text
        #expect(script.contains(" -H 'Vitrine-Session: mine' "))
        let test = gallery.api(.get, "/api/history.swift", session: "mine").text
        #expect(test.contains(#"request.setValue("mine", forHTTPHeaderField: "Vitrine-Session")"#))
    }

    @Test("An address with brackets is quoted")
    func brackets() throws {
        let gallery = try gallery(of: .kinds)
        _ = gallery.api(.patch, "/api/components/kinds/basic", #"{"isOn": true}"#)
        let request = Request(.get, "/api/history", headers: Headers([("Host", "[::1]:8080")]))
        let line = gallery.respond(to: request).document?["changes"]?[0]?["curl"]?.string
        #expect(line?.hasSuffix(" 'http://[::1]:8080/api/components/kinds/basic'") == true)
    }

    /// The words that a shell makes of a line.
    private func words(_ line: String) throws -> [String] {
        try shell("printf '%s\\0' \(line)").split(separator: "\0", omittingEmptySubsequences: false)
            .dropLast().map(String.init)
    }

    /// What a shell writes for a script.
    private func shell(_ script: String) throws -> String {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        input.fileHandleForWriting.write(Data(script.utf8))
        try input.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: data, as: UTF8.self)
    }
}

/// A choice and a Set of such ids.
private struct HostileView: View {
    @State private var choice: String
    @State private var members: Set<String> = []
    private let options: [CNOption<String>]

    init(ids: [String]) {
        _choice = State(wrappedValue: ids.first ?? "")
        options = ids.map { CNOption(id: $0, title: "Option") }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            CNSelect("Choice", options: options, selection: $choice)
            CNToggleGroup(options, selection: $members)
        }
    }
}
