internal import HTTP
internal import SwiftCN

extension Gallery {
    /// More fields than this are no form of ours.
    static let mostFields = 1_000

    /// Writes a form post to an example and sends the visitor back to the page, to the control that was pressed.
    func write(_ request: Request, to number: Int) throws(Problem) -> Response {
        let fields = try FormFields.decode(request).fields
        guard fields.count <= Self.mostFields else {
            throw Problem(
                .contentTooLarge, "The post has \(fields.count) fields; at most \(Self.mostFields) are taken."
            )
        }
        let session = try sessions.session(for: request)
        do throws(WriteRefusal) {
            let posted = fields.map { Write($0.name, $0.value) }
            let control = request.query.flatMap { FormFields.urlencoded($0).last(of: "control") }
            let check = { (revision: Int) throws(Problem) in
                try request.checkPreconditions(self.tag(session, revision))
            }
            let written = try session.write(to: number, by: .form, control: control, check: check) { _ in
                posted
            }
            let page = origin(of: request) ?? catalogue.exhibits[number].path
            let anchor = written.control.map { "#\($0)" } ?? ""
            var response = sent(to: page + anchor, text: written.shown.states.lines)
            guard let step = written.step, request.isUnconditional else { return response }
            response.reuse = Reuse()
            let kept = KeptResponse(response)
            response.shortcut = RepeatedWrite(step, of: number, in: session, by: .form) { _ in kept }
            return response
        } catch {
            guard case .refusal(let refusal) = error, request.prefersHTML else { return try refused(error) }
            return refused(refusal, request, session, number)
        }
    }

    /// Remembers the theme in a cookie and sends the visitor back.
    func chooseTheme(_ request: Request) throws(Problem) -> Response {
        let wanted = try FormFields.decode(request).last(of: "theme") ?? ""
        let all = Theme.allCases.map(\.rawValue)
        guard let theme = Theme(rawValue: wanted) else {
            throw Problem(
                .unprocessableContent,
                "The theme cannot be “\(wanted)”; it is \(all.joined(separator: ", ")).",
                field: "theme", allowed: all)
        }
        var response = sent(
            to: (origin(of: request) ?? "/") + "#\(ThemeSwitch.id(of: theme))", text: "theme = \(theme)\n")
        let lifetime = theme == .system ? 0 : 31_536_000
        if let cookie = SetCookie(Theme.cookie, theme.rawValue, maxAge: lifetime) {
            response.headers.append((name: "Set-Cookie", value: cookie.headerValue))
        }
        return response
    }

    func sent(to location: String, text: String) -> Response {
        Response.redirect(.seeOther, to: location, text: text).with(SafetyHeaders.all)
    }

    /// The page that the visitor came from, where that is one of ours: its path and query.
    func origin(of request: Request) -> String? {
        // A longer one might not fit the head of the answer.
        guard let target = request.ownReferer, target.utf8.count <= 4_000 else { return nil }
        let path = target.prefix { $0 != "?" }
        let isKnown =
            path == Self.historyPath || catalogue[String(path)] != nil
            || catalogue.entries.contains { $0.playgroundPath == path }
        return isKnown ? target : nil
    }

    /// The answer to a post that changed nothing: to a browser the page that it came from, with what was posted and what
    /// was wrong with it.
    private func refused(
        _ refusal: Refusal, _ request: Request, _ session: Session, _ number: Int
    ) -> Response {
        let look = request.look
        var page = Page.example(number)
        if let origin = origin(of: request), let shown = catalogue[String(origin.prefix { $0 != "?" })],
            catalogue.shown(on: shown).contains(number)
        {
            page = shown
        }
        let shown = session.shown(catalogue.shown(on: page), answering: (number, refusal))
        return self.refusal(.html(pages.draw(page, shown, look: look).bytes, status: .unprocessableContent))
    }
}

extension Request {
    /// What pages depend on besides the states that they show.
    var look: Look {
        let theme = headers.contains("Cookie") ? Cookies(headers)[Theme.cookie].flatMap(Theme.init) : nil
        return Look(
            theme: theme ?? .system, authority: headers["Host"] ?? "localhost:8080",
            session: Sessions.name(in: self))
    }

    /// The path and query of the page that a form was sent from, where that has the origin that the request was sent to.
    fileprivate var ownReferer: String? {
        guard let referer = headers["Referer"], let host = headers["Host"] else { return nil }
        let origin = "http://\(host)/"
        guard referer.utf8.count >= origin.utf8.count, referer.lowercased().hasPrefix(origin.lowercased())
        else {
            return nil
        }
        let target = referer.utf8.dropFirst(origin.utf8.count - 1).prefix { $0 != UInt8(ascii: "#") }
        return String(target)
    }
}
