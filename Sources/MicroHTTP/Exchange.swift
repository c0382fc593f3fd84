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

    private let service: Service
    private var target = Target()
    private var request = Request(.get, "/")
    private var isForServer = false
    /// Bytes of the body that came, those past the limit too.
    private var received = 0
    private var entry: RequestLog.Entry?

    init(on connection: Connection, of service: Service) {
        self.connection = connection
        self.service = service
    }

    /// A request line is in, with this target.
    func start(_ target: Target) {
        self.target = target
        service.connections.begin(connection)
    }

    /// The head is in. An answer that is queued now closes the connection, so only refusals are.
    func begin(
        _ method: UnsafePointer<CChar>, _ version: UnsafePointer<CChar>, on library: OpaquePointer
    ) -> MHD_Result {
        connection.isBusy = true
        received = 0
        if service.log.isOn { unsafe log(method) }
        do throws(Problem) {
            let admission = unsafe try Admission(
                of: library, target: target, method: method, version: version, rules: service.rules,
                request: &request)
            isForServer = admission.isForServer
            if admission.bodyLength > 0 { request.body.reserveCapacity(admission.bodyLength) }
            return .YES
        } catch {
            return unsafe send(service.responder.refuse(error, of: request), on: library, closing: false)
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
            unsafe request.body.append(contentsOf: bytes)
            return .YES
        }
        request.body = []
        return received <= limit * 4 ? .YES : .NO
    }

    /// Answers the request, which is all in.
    func answer(on library: OpaquePointer) -> MHD_Result {
        if received > service.rules.limits.body {
            return unsafe send(
                service.responder.refuse(service.rules.tooLong, of: request), on: library, closing: true)
        }
        if isForServer {
            let methods = Method.allCases.map(\.rawValue).joined(separator: ", ")
            return unsafe send(
                Response(.noContent, headers: [("Allow", methods)]), on: library,
                closing: false)
        }
        return unsafe send(service.responder.respond(to: request), on: library, closing: false)
    }

    /// The answer is out, or will never be.
    func finish(completed: Bool) {
        request = Request(.get, "/")
        if var entry = entry.take() {
            entry.isComplete = completed
            service.log.write(entry)
        }
        service.connections.finish(connection)
    }

    private func log(_ method: UnsafePointer<CChar>) {
        entry = unsafe RequestLog.Entry(method: String(cString: method), target: target.text)
    }

    private func send(_ response: Response, on library: OpaquePointer, closing: Bool) -> MHD_Result {
        do throws(PreparedResponse.Refused) {
            guard 200...599 ~= response.status.code else {
                throw PreparedResponse.Refused(reason: "Its status \(response.status.code) is no final one")
            }
            return unsafe queue(try prepared(response, closing: closing), response.status, on: library)
        } catch {
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
        entry?.answer(status, bytes: prepared.length)
        service.connections.answer(connection, bytes: prepared.length)
        return unsafe prepared.queue(status, on: library) ? .YES : .NO
    }

    /// The library's response: the one that is kept with this answer, or a new one.
    private func prepared(
        _ response: Response, closing: Bool
    ) throws(PreparedResponse.Refused) -> PreparedResponse {
        guard let reuse = response.reuse, !closing else {
            return try PreparedResponse(response, closing: closing)
        }
        if let kept = reuse.content as? PreparedResponse { return kept }
        let prepared = try PreparedResponse(response)
        return reuse.keep(prepared) as? PreparedResponse ?? prepared
    }
}
