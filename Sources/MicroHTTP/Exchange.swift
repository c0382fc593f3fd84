internal import CMicroHTTPD
internal import HTTP
internal import Platform

/// One request and its answer: made when the head is in, gone when the answer is out or the client away.
///
/// It lives on the pool thread of its connection and is touched by no other.
final class Exchange {
    /// The connection that it came on.
    let connection: Connection

    private let service: Service
    private var request: Request
    private var isForServer: Bool
    /// Bytes of the body that came, those past the limit too.
    private var received = 0
    private var entry: RequestLog.Entry?

    init(_ admission: Admission, on connection: Connection, of service: Service) {
        self.connection = connection
        self.service = service
        request = admission.request
        isForServer = admission.isForServer
        request.body.reserveCapacity(admission.bodyLength)
        if service.log.isOn {
            entry = RequestLog.Entry(method: request.method.rawValue, target: connection.target.text)
        }
        connection.isBusy = true
    }

    /// Refuses at once, without waiting for the body; the library then closes the connection.
    func refuse(_ problem: Problem, on library: OpaquePointer) -> MHD_Result {
        unsafe send(service.responder.refuse(problem, of: request), on: library, closing: false)
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
        if var entry {
            entry.isComplete = completed
            service.log.write(entry)
        }
        service.connections.finish(connection)
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
