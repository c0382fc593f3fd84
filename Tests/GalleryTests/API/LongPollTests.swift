import HTTP
import Platform
import Testing

@testable import Gallery

@Suite("Long polls")
struct LongPollTests {
    private let kinds = "/api/components/kinds/basic"
    private let probe = "/api/components/probe/basic"

    private func twoExamples() throws -> Gallery {
        try gallery(of: .kinds, component { KindsView() })
    }

    /// Waits in memory; tells how often it was said that there is an answer.
    private func wait(_ poll: any DeferredResponse) -> Locked<Int> {
        let count = Locked(0)
        poll.wait { count.withLock { $0 += 1 } }
        return count
    }

    @Test("It waits for a change of its example, and then tells the new state")
    func change() throws {
        let gallery = try twoExamples()
        let poll = try #require(gallery.api(.get, "\(kinds)?after=0&wait=5").deferred)
        #expect(poll.patience == 5)
        let ready = wait(poll)
        _ = gallery.api(.patch, probe, #"{"isOn": true}"#)
        #expect(ready.withLock { $0 } == 0)
        _ = gallery.api(.patch, kinds, #"{"isOn": true}"#)
        _ = gallery.api(.patch, kinds, #"{"isOn": false}"#)
        #expect(ready.withLock { $0 } == 1)
        let answer = poll.answer()
        #expect(answer.document?["revision"] == 3)
        #expect(gallery.sessions.shared.counts.listeners == 0)
    }

    @Test("Of everything, any change ends it")
    func everything() throws {
        let gallery = try twoExamples()
        let poll = try #require(gallery.api(.get, "/api/state?after=0").deferred)
        #expect(poll.patience == 30)
        let ready = wait(poll)
        _ = gallery.api(.patch, probe, #"{"isOn": true}"#)
        #expect(ready.withLock { $0 } == 1)
        #expect(poll.answer().document?["components"]?["probe"]?["basic"]?["isOn"] == true)
    }

    @Test("It is answered at once where something has changed already, or nobody wants to wait")
    func atOnce() throws {
        let gallery = try twoExamples()
        _ = gallery.api(.patch, kinds, #"{"isOn": true}"#)
        for query in ["after=0", "after=0&wait=60", "after=1&wait=0", "wait=0"] {
            let answer = gallery.api(.get, "\(kinds)?\(query)")
            #expect(answer.deferred == nil)
            #expect(answer.document?["revision"] == 1)
        }
        #expect(gallery.api(.get, "\(kinds)?wait=3").deferred?.patience == 3)
        #expect(gallery.api(.get, "\(kinds)?after=1").deferred != nil)
        #expect(gallery.api(.get, "\(kinds)?after=9").deferred != nil)
        #expect(gallery.api(.get, "\(probe)?after=0").deferred != nil)
    }

    @Test("A change between the question and the wait is not missed")
    func between() throws {
        let gallery = try twoExamples()
        let poll = try #require(gallery.api(.get, "\(kinds)?after=0").deferred)
        _ = gallery.api(.patch, kinds, #"{"isOn": true}"#)
        #expect(wait(poll).withLock { $0 } == 1)
    }

    @Test("When patience runs out the answer is the state as it stands, or 304 to whom knows it")
    func patience() throws {
        let gallery = try twoExamples()
        let poll = try #require(gallery.api(.get, "\(kinds)?after=0").deferred)
        _ = wait(poll)
        #expect(poll.answer().document?["revision"] == 0)
        let tag = try #require(gallery.api(.get, kinds).header("ETag"))
        let known = try #require(
            gallery.api(.get, "\(kinds)?after=0", fields: [("If-None-Match", tag)]).deferred)
        _ = wait(known)
        #expect(known.answer().status == .notModified)
        #expect(gallery.sessions.shared.counts.listeners == 0)
    }

    @Test("Whoever goes leaves nobody behind, and the end of a session ends the wait")
    func end() throws {
        let gallery = try twoExamples()
        let poll = try #require(gallery.api(.get, "\(kinds)?after=0").deferred)
        _ = wait(poll)
        poll.cancel()
        #expect(gallery.sessions.shared.counts.listeners == 0)
        _ = gallery.api(.put, "/api/sessions/a")
        let mine = try #require(gallery.api(.get, "\(kinds)?after=0", session: "a").deferred)
        let ready = wait(mine)
        _ = gallery.api(.delete, "/api/sessions/a")
        #expect(ready.withLock { $0 } == 1)
        let answer = mine.answer()
        #expect(answer.status == .notFound)
        #expect(answer.document?["detail"]?.string?.hasPrefix("There is no session “a”") == true)
        #expect(gallery.api(.get, "\(kinds)?after=0", session: "a").status == .notFound)
    }

    @Test(
        "Other numbers are refused",
        arguments: [
            ("after=x", "after"), ("after=-1", "after"), ("after=", "after"),
            ("after=99999999999999999999", "after"),
            ("after=0&wait=61", "wait"), ("after=0&wait=1.5", "wait"), ("wait=-1", "wait"),
        ])
    func refused(query: String, field: String) throws {
        let gallery = try twoExamples()
        for target in [kinds, "/api/state"] {
            let answer = gallery.api(.get, "\(target)?\(query)")
            #expect(answer.status == .unprocessableContent)
            #expect(answer.document?["field"]?.string == field)
        }
    }
}
