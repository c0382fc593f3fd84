import Foundation
import HTTP
import Platform
import SwiftCN
import Testing

@testable import Gallery

@Suite("Forty at once")
struct CrowdTests {
    private static let crowd = 40
    private let path = "/api/components/crowd/basic"

    @Test("Forty in forty sessions never see each other")
    func apart() throws {
        let gallery = try gallery(of: component("crowd") { CrowdView() })
        let strange = Locked<[String]>([])
        together { number in
            let name = "s\(number)"
            _ = gallery.api(.put, "/api/sessions/\(name)")
            for round in 1...20 {
                let text = "\(number)-\(round)"
                let body = #"{"text": "\#(text)", "members": ["m\#(number)"]}"#
                let written = gallery.api(.patch, path, body, session: name)
                let read = gallery.api(.get, path, session: name).document
                let isMine =
                    written.status == .ok && read?["revision"]?.int == round
                    && read?["state"]?["text"]?.string == text
                    && read?["state"]?["members"] == [.string("m\(number)")]
                if !isMine { strange.withLock { $0.append("\(name): \(read?.text() ?? written.text)") } }
            }
            let count = gallery.changes(session: name).count
            if count != 20 { strange.withLock { $0.append("\(name) has \(count) changes.") } }
        }
        #expect(strange.withLock { $0 } == [])
        #expect(gallery.sessions.count == Self.crowd)
        #expect(gallery.sessions.shared.counts.revision == 0)
    }

    @Test("Forty in one session lose no write")
    func oneSession() throws {
        let gallery = try gallery(of: component("crowd") { CrowdView() })
        _ = gallery.api(.put, "/api/sessions/all")
        let headers = Headers([
            ("Host", "localhost:8080"), (Sessions.header, "all"),
            ("Content-Type", "application/x-www-form-urlencoded"),
        ])
        together { number in
            for member in stride(from: number, to: CrowdView.size, by: Self.crowd) {
                let body = Array("members.insert=m\(member)".utf8)
                _ = gallery.respond(
                    to: Request(.post, "/components/crowd/basic", headers: headers, body: body))
            }
        }
        let all = (0..<CrowdView.size).map { JSON.string("m\($0)") }
        let state = gallery.json("/components/crowd/basic", session: "all")
        #expect(state?["members"]?.array == all)
        let changes = gallery.changes(session: "all")
        #expect(changes.compactMap { $0["revision"]?.int } == Array(1...CrowdView.size))
    }

    @Test("Of forty who write what they have read, each one's write is made or refused, never lost")
    func preconditions() throws {
        let gallery = try gallery(of: component("crowd") { CrowdView() })
        let made = Locked(0)
        together { number in
            for _ in 0..<200 {
                let read = gallery.api(.get, path)
                let members = read.document?["state"]?["members"]?.array ?? []
                let body = JSON.object([JSON.Member("members", .array(members + [.string("m\(number)")]))])
                let answer = gallery.api(
                    .patch, path, body.text(), fields: [("If-Match", read.header("ETag") ?? "")])
                if answer.status == .ok {
                    made.withLock { $0 += 1 }
                    return
                }
            }
        }
        #expect(gallery.json("/components/crowd/basic")?["members"]?.array?.count == made.withLock { $0 })
        #expect(made.withLock { $0 } == Self.crowd)
    }

    @Test("Sessions that expire under their own requests are made anew, and nothing else happens")
    func expiry() throws {
        let clock = Locked<Int64>(0)
        let sessions = try Sessions(gallery(of: component("crowd") { CrowdView() }).catalogue, limit: 4) {
            clock.withLock { $0 }
        }
        let made = Locked(0)
        let strange = Locked<[String]>([])
        together { number in
            let name = "s\(number % 4)"
            let request = Request(.get, "/", headers: Headers([(Sessions.header, name)]))
            for _ in 0..<100 {
                if number == 0 { clock.withLock { $0 += SessionPulse.patience / 2 } }
                do throws(Problem) {
                    if try sessions.make(name).isNew { made.withLock { $0 += 1 } }
                    _ = try sessions.session(for: request).counts
                } catch {
                    // It may have expired in between.
                    if error.status != .notFound { strange.withLock { $0.append(error.detail) } }
                }
            }
        }
        #expect(strange.withLock { $0 } == [])
        #expect(sessions.count <= 4)
        clock.withLock { $0 += SessionPulse.patience }
        let before = made.withLock { $0 }
        #expect(before >= 4)
        for number in 0..<4 { #expect(try sessions.make("s\(number)").isNew) }
    }

    @Test("No shortcut leads into a session that has ended while somebody was at work in it")
    func endedAtWork() throws {
        let gallery = try gallery(of: component("crowd") { CrowdView() })
        _ = gallery.api(.put, "/api/sessions/a")
        let session = try gallery.sessions.session(named: "a")
        let page = gallery.get("/components/crowd/basic", [(Sessions.header, "a")])
        #expect(page.shortcut?.answer() != nil)
        let (isAtWork, mayLeave, hasEnded) = (
            DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
        )
        Thread {
            let look = { (_: inout SessionContent) in
                isAtWork.signal()
                mayLeave.wait()
            }
            _ = session.listen(from: look, to: { _ in })
        }.start()
        isAtWork.wait()
        Thread {
            _ = gallery.api(.delete, "/api/sessions/a")
            hasEnded.signal()
        }.start()
        // From here on another session can have the name.
        while gallery.sessions.count > 0 { sched_yield() }
        #expect(page.shortcut?.answer() == nil)
        mayLeave.signal()
        hasEnded.wait()
    }

    /// Runs something on forty threads at the same time.
    private func together(_ work: @escaping @Sendable (Int) -> Void) {
        let group = DispatchGroup()
        for number in 0..<Self.crowd {
            group.enter()
            let thread = Thread {
                work(number)
                group.leave()
            }
            thread.stackSize = 4 << 20
            thread.start()
        }
        group.wait()
    }
}

/// A Set with room for many, and a text.
private struct CrowdView: View {
    static let size = 50
    @State private var members: Set<String> = []
    @State private var text = ""

    private let options = (0..<Self.size).map { CNOption(id: "m\($0)", title: "M\($0)") }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            CNToggleGroup(options, selection: $members)
            TextField("Text", text: $text, maximumLength: 20)
        }
    }
}
