import Foundation
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A gallery in a private session: what Swift Testing needs to drive one.
struct Gallery {
    let session: String

    private static let address = ProcessInfo.processInfo.environment["VITRINE_URL"] ?? "http://127.0.0.1:8080"

    /// Runs a test in a session of its own, which ends with it.
    static func inSession(_ test: (Gallery) async throws -> Void) async throws {
        let gallery = Gallery(session: UUID().uuidString)
        let (status, _) = try await send("PUT", "/api/sessions/\(gallery.session)", session: nil)
        try #require(status == 201)
        let result = await Result { try await test(gallery) }
        _ = try await send("DELETE", "/api/sessions/\(gallery.session)", session: nil)
        try result.get()
    }

    /// The status and the body of an answer.
    func send(_ method: String, _ path: String, _ body: String = "") async throws -> (Int, Data) {
        try await Self.send(method, path, body, session: session)
    }

    /// The JSON of a state.
    func state<State: Decodable>(_ example: String) async throws -> State {
        let (_, data) = try await send("GET", "/api/components/\(example)")
        return try JSONDecoder().decode(Answer<State>.self, from: data).state
    }

    private static func send(
        _ method: String, _ path: String, _ body: String = "", session: String?
    ) async throws -> (Int, Data) {
        var request = URLRequest(url: try #require(URL(string: address + path)))
        request.httpMethod = method
        if method != "GET" { request.httpBody = Data(body.utf8) }
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        request.setValue(session, forHTTPHeaderField: "Vitrine-Session")
        let (data, response) = try await URLSession.shared.data(for: request)
        return (try #require(response as? HTTPURLResponse).statusCode, data)
    }
}

private struct Answer<State: Decodable>: Decodable {
    let state: State
}

extension Result where Failure == any Error {
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}

@Suite("A gallery")
struct GalleryTests {
    private struct Switch: Decodable, Equatable {
        var isOn: Bool
    }

    @Test("A switch can be set", arguments: [true, false])
    func write(isOn: Bool) async throws {
        try await Gallery.inSession { gallery in
            let (status, _) = try await gallery.send(
                "PATCH", "/api/components/switch/basic", #"{"isOn": \#(isOn)}"#)
            #expect(status == 200)
            #expect(try await gallery.state("switch/basic") == Switch(isOn: isOn))
        }
    }

    @Test("A snapshot brings everything back")
    func restore() async throws {
        try await Gallery.inSession { gallery in
            let before: Switch = try await gallery.state("switch/basic")
            let (_, snapshot) = try await gallery.send("GET", "/api/state")
            _ = try await gallery.send(
                "PATCH", "/api/components/switch/basic", #"{"isOn": \#(!before.isOn)}"#)
            #expect(try await gallery.state("switch/basic") != before)
            let (status, _) = try await gallery.send(
                "PUT", "/api/state", String(decoding: snapshot, as: UTF8.self))
            #expect(status == 200)
            #expect(try await gallery.state("switch/basic") == before)
        }
    }

    @Test("What is not offered is refused")
    func refusal() async throws {
        try await Gallery.inSession { gallery in
            let (status, problem) = try await gallery.send(
                "PATCH", "/api/components/form/basic", #"{"seats": 99}"#)
            #expect(status == 422)
            #expect(String(decoding: problem, as: UTF8.self).contains("a whole number from 1 to 12"))
        }
    }
}
