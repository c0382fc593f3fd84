/// What a server asks for answers. Called on any of its threads, many at a time; must not block.
public protocol Responder: Sendable {
    /// The answer to a sound request.
    func respond(to request: Request) -> Response

    /// The answer to a request that is refused before routing (a foreign Host, a broken frame, too large a body).
    /// The request holds what could be read of it.
    func refuse(_ problem: Problem, of request: Request) -> Response
}
