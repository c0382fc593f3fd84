internal import CMicroHTTPD
internal import HTTP

// Answers that take their time. All of it runs on the connection's pool thread; see `Waiter` for what does not.
extension Exchange {
    /// Gives the responder's answer, at once or bit by bit, or waits for it.
    func deliver(_ response: Response, to request: Request, on library: OpaquePointer) -> MHD_Result {
        do throws(Problem) {
            if let deferred = response.deferred {
                let pending = unsafe PendingAnswer(deferred, library: library)
                place = try service.waiters.enter(pending, .deferred, on: connection)
                self.pending = pending
                service.connections.wait(connection)
                pending.start()
                return unsafe resume(pending, for: request, on: library)
            }
            if let source = response.stream, request.method != .head {
                let subscriber = unsafe Subscriber(source, on: connection, library: library, of: service)
                place = try service.waiters.enter(subscriber, .stream, on: connection)
                self.subscriber = subscriber
                connection.expectAcknowledgement(milliseconds: 30_000)
            }
            return unsafe send(response, to: request, on: library, closing: false)
        } catch {
            let refusal = service.responder.refuse(error, of: request)
            return unsafe send(refusal, to: request, on: library, closing: service.connections.isDraining)
        }
    }

    /// Gives the answer that was waited for, or goes on waiting.
    func resume(_ pending: PendingAnswer, for request: Request, on library: OpaquePointer) -> MHD_Result {
        switch pending.outcome() {
        case nil:
            self.request = request
            return .YES
        case .due:
            let response = pending.answer()
            endWaiting()
            guard let response else { return .NO }
            return unsafe deliver(response, to: request, on: library)
        case .clientGone: return .NO
        case .serverStops:
            endWaiting()
            let refusal = service.responder.refuse(Waiters.stopping, of: request)
            return unsafe send(refusal, to: request, on: library, closing: true)
        }
    }

    /// Ends the waiting and all that belongs to it, if anything was waited for.
    func endWaiting() {
        guard let place = place.take() else { return }
        service.waiters.leave(place)
        if let pending = pending.take() { pending.end() }
        if let subscriber = subscriber.take() {
            let bytes = subscriber.end()
            entry?.end(bytes: bytes)
        }
    }
}
