internal import CMicroHTTPD
internal import HTTP
internal import Platform

/// The request that a connection is at, and its answer.
///
/// One serves all the requests of a connection, one after the other. The library keeps it, attached to the connection,
/// from its opening to its closing, and touches it on the pool thread of that connection alone.
final class Exchange {
    /// The connection that it is for.
    let connection: Connection

    let service: Service
    /// What its thread has been asked before.
    private let knownRequests: KnownRequests
    private var target = ArrivedTarget()
    /// The request with the same head that came before, where there was one.
    private var known: KnownRequest?
    /// The request, but for its body: from its head's coming to its answer.
    var request: Request?
    /// What has come of the body.
    private var body: [UInt8] = []
    private var isForServer = false
    private var isChunked = false
    /// Bytes of the body that came, those past the limit too.
    private var received = 0
    var entry: RequestLog.Entry?
    /// Where the request is among those that wait; nil where it is not.
    var place: Waiters.Place?
    /// The answer that is waited for.
    var pending: PendingAnswer?
    /// The client of the stream that is the answer.
    var subscriber: Subscriber?

    init(on connection: Connection, of thread: ServingThread) {
        self.connection = connection
        service = thread.service
        knownRequests = thread.known
    }

    /// A request line is in, with this target.
    func start(_ target: ArrivedTarget) {
        service.connections.begin(connection)
        if service.rules.hasRoom(for: target) {
            self.target = target
        } else {
            // The library would not answer, and keep the connection until its time is over.
            connection.end(telling: service.crowdedAnswer)
        }
    }

    /// The head is in. An answer that is queued now closes the connection, so only refusals are.
    func begin(
        _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>, on library: OpaquePointer
    ) -> MHD_Result {
        if received > 0 { body.removeAll(keepingCapacity: true) }
        received = 0
        isChunked = false
        known = nil
        if service.log.isOn {
            entry = unsafe RequestLog.Entry(method: String(cString: method), target: target.target.text)
        }
        if let head = unsafe RawHead(of: library, target: target, method: method, version: version),
            let known = knownRequests.known(by: head)
        {
            self.known = known
            return .YES
        }
        return unsafe admit(method, version, on: library, closing: false) ?? .YES
    }

    /// Reads the head and lets the request in.
    ///
    /// - Parameter closing: Whether an answer closes the connection. In the first call it does so by itself.
    /// - Returns: nil where it is let in; what the handler returns where it has been answered.
    private func admit(
        _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>, on library: OpaquePointer,
        closing: Bool
    ) -> MHD_Result? {
        let admission = unsafe Admission(
            of: library, target: target.target, method: method, version: version)
        do throws(Problem) {
            try admission.check(service.rules)
            isForServer = admission.isForServer
            isChunked = admission.isChunked
            if admission.leavesLengthOpen {
                // Answered in the first call, and so the connection closes without a look at what follows.
                let response = service.responder.respond(to: admission.request)
                return unsafe send(response, to: admission.request, on: library, closing: closing)
            }
            let length = admission.bodyLength ?? 0
            request = admission.takeRequest()
            if length > 0 { body.reserveCapacity(length) }
            return nil
        } catch {
            let refusal = service.responder.refuse(error, of: admission.request)
            return unsafe send(refusal, to: admission.request, on: library, closing: closing)
        }
    }

    /// Takes a piece of the body.
    ///
    /// The library lets nobody answer while a body is coming in, so what is too long is dropped up to a second limit
    /// and answered when it is over; past that the connection is closed.
    func receive(_ bytes: UnsafeRawBufferPointer) -> MHD_Result {
        received += bytes.count
        let limit = service.rules.limits.body
        if received <= limit {
            unsafe body.append(contentsOf: bytes)
            return .YES
        }
        body = []
        return received <= limit * 4 ? .YES : .NO
    }

    /// Answers the request, which is all in. Called again when an answer that was waited for is there.
    func answer(
        _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>, on library: OpaquePointer
    ) -> MHD_Result {
        connection.isBusy = true
        if let known = known.take() {
            if let result = unsafe answer(known, on: library) { return result }
            if let result = unsafe admit(method, version, on: library, closing: true) { return result }
        }
        guard var request = request.take() else { return .NO }
        if let pending { return unsafe resume(pending, for: request, on: library) }
        request.body = exchange(&body, with: [])
        if received > service.rules.limits.body {
            let refusal = service.responder.refuse(service.rules.tooLong, of: request)
            return unsafe send(refusal, to: request, on: library, closing: true)
        }
        if isForServer {
            let methods = Method.allCases.map(\.rawValue).joined(separator: ", ")
            let response = Response(.noContent, headers: [("Allow", methods)])
            return unsafe send(response, to: request, on: library, closing: false)
        }
        let response = service.responder.respond(to: request)
        if let shortcut = response.shortcut, !isChunked,
            let head = unsafe RawHead(of: library, target: target, method: method, version: version)
        {
            knownRequests.learn(shortcut, head: head, body: request.body)
        }
        return unsafe deliver(response, to: request, on: library)
    }

    /// Answers a request that came before by its shortcut; nil where the whole way has to be gone.
    private func answer(_ known: KnownRequest, on library: OpaquePointer) -> MHD_Result? {
        guard let kept = known.answer(to: received == 0 ? [] : body) else { return nil }
        // Looked for here first, since `prepared` would be handed a copy of the response.
        let prepared = kept.response.reuse.flatMap(PreparedResponse.kept)
        guard let prepared = prepared ?? (try? self.prepared(kept.response, closing: false)) else {
            return nil
        }
        return unsafe queue(prepared, kept.response.status, on: library)
    }

    /// The answer is out, or will never be.
    func finish(completed: Bool) {
        endWaiting()
        if var entry = entry.take() {
            entry.isComplete = completed
            service.log.write(entry)
        }
        service.connections.finish(connection)
    }

    func send(
        _ response: Response, to request: Request, on library: OpaquePointer, closing: Bool
    ) -> MHD_Result {
        do throws(PreparedResponse.Refused) {
            guard 200...599 ~= response.status.code else {
                throw PreparedResponse.Refused(reason: "Its status \(response.status.code) is no final one")
            }
            let prepared = try prepared(response, closing: closing || isChunked)
            return unsafe queue(prepared, response.status, on: library)
        } catch {
            endWaiting()
            StandardError.writeLine("The answer to \(request.path) was not sent. \(error.reason).")
            let problem = Problem(.internalServerError, "The server made an answer that cannot be sent.")
            let apology = service.responder.refuse(problem, of: request)
            let bare = Response(.internalServerError)
            guard let prepared = (try? PreparedResponse(apology)) ?? (try? PreparedResponse(bare)) else {
                return .NO
            }
            return unsafe queue(prepared, .internalServerError, on: library)
        }
    }

    private func queue(_ prepared: PreparedResponse, _ status: Status, on library: OpaquePointer)
        -> MHD_Result
    {
        connection.isBusy = true
        entry?.answer(status, bytes: prepared.length)
        if subscriber == nil {
            service.connections.answer(connection, bytes: prepared.length)
        } else {
            service.connections.wait(connection)
        }
        return unsafe prepared.queue(status, on: library) ? .YES : .NO
    }

    /// The library's response: the one that is kept with this answer, or a new one.
    private func prepared(
        _ response: Response, closing: Bool
    ) throws(PreparedResponse.Refused) -> PreparedResponse {
        guard let reuse = response.reuse, response.stream == nil, !closing else {
            return try PreparedResponse(response, closing: closing, subscriber: subscriber)
        }
        if let kept = PreparedResponse.kept(in: reuse) { return kept }
        let prepared = try PreparedResponse(response)
        prepared.keep(in: reuse)
        return prepared
    }
}
