internal import HTTP

/// What the callbacks work with: everything of a server that does not change while it runs.
final class Service: Sendable {
    /// Who answers.
    let responder: any Responder
    /// What a request must keep to.
    let rules: Rules
    /// Who is connected.
    let connections: Connections
    /// Whose connections are set aside.
    let waiters: Waiters
    /// What is told of requests.
    let log: RequestLog
    /// What a newcomer is told when the house is full, in bytes that need no library.
    let fullAnswer: [UInt8]
    /// What a client is told whose query has too many arguments, likewise.
    let crowdedAnswer: [UInt8]

    init(
        responder: any Responder, rules: Rules, connections: Connections, waiters: Waiters, log: RequestLog
    ) {
        self.responder = responder
        self.rules = rules
        self.connections = connections
        self.waiters = waiters
        self.log = log
        let problem = Problem(
            .serviceUnavailable, "The server has as many connections as it can hold; try again shortly.",
            headers: [("Retry-After", "1")])
        fullAnswer = Self.serialized(responder.refuse(problem, of: Request(.get, "/")))
        crowdedAnswer = Self.serialized(responder.refuse(rules.crowded, of: Request(.get, "/")))
    }

    private static func serialized(_ response: Response) -> [UInt8] {
        var text = "HTTP/1.1 \(response.status.code) \(response.status.reason)\r\n"
        for (name, value) in response.headers { text += "\(name): \(value)\r\n" }
        text += "Content-Length: \(response.body.count)\r\nConnection: close\r\n\r\n"
        return Array(text.utf8) + response.body
    }
}
