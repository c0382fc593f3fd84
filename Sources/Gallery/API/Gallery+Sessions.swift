internal import HTTP
internal import Platform

extension Gallery {
    /// Makes a private session of a name, or finds it.
    func makeSession(_ name: String) throws(Problem) -> Response {
        let (session, isNew) = try sessions.make(name)
        let document: JSON = [
            "session": .string(name), "revision": .int(session.snapshot([]).revision),
            "header": .string("\(Sessions.header): \(name)"),
        ]
        return Response.json(document, status: isNew ? .created : .ok).with(
            [(name: "Cache-Control", value: "no-store")] + SafetyHeaders.all)
    }

    /// Ends a private session.
    func endSession(_ name: String) throws(Problem) -> Response {
        try sessions.end(name)
        return Response(.noContent).with([(name: "Cache-Control", value: "no-store")] + SafetyHeaders.all)
    }

    /// Where the button of a page goes that makes a private session, or leaves it.
    static let sessionPath = "/session"

    /// What the names of the sessions begin with that the button has made.
    static let ownPrefix = "browser-"

    /// Makes a private session for a browser, or leaves it and ends it.
    func chooseSession(_ request: Request) throws(Problem) -> Response {
        let wanted = try FormFields.decode(request).last(of: "session") ?? ""
        let cookie = Sessions.cookie(of: request)
        var field: SetCookie?
        switch wanted {
        case "private":
            // Who has one already keeps it.
            guard (try? sessions.session(for: request).name) == nil else { break }
            let name = Self.ownPrefix + Fingerprint(randomBytes(16)).text
            _ = try sessions.make(name)
            field = SetCookie(cookie, name, maxAge: nil)
        case "shared":
            // One that was made by name may be somebody else's too, and stays.
            if let name = Cookies(request.headers)[cookie], name.hasPrefix(Self.ownPrefix) {
                try? sessions.end(name)
            }
            field = SetCookie(cookie, "", maxAge: 0)
        default:
            throw Problem(
                .unprocessableContent,
                "The session cannot be “\(wanted.prefix(40))”; it is private or shared.",
                field: "session", allowed: ["private", "shared"])
        }
        var response = sent(to: (origin(of: request) ?? "/") + "#session", text: "session = \(wanted)\n")
        if let field { response.headers.append((name: "Set-Cookie", value: field.headerValue)) }
        return response
    }
}
