internal import HTTP

/// Answers that it is there, and that nothing else is.
struct EmptyGallery: Responder {
    func respond(to request: Request) -> Response {
        if request.path == "/healthz" { return .text("ok\n") }
        return Problem(.notFound, "There is nothing at \(request.path).").response
    }

    func refuse(_ problem: Problem, of request: Request) -> Response { problem.response }
}
