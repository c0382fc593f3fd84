internal import HTTP
internal import Platform

/// Whose state a request speaks of.
final class Sessions: Sendable {
    /// How a request names its session.
    static let header = "Vitrine-Session"

    /// The one that everybody shares who names none.
    let shared: Session
    private let catalogue: Catalogue
    private let limit: Int
    private let keepsDrawings: Bool
    private let clock: @Sendable () -> Int64
    private let named = Locked<[String: Session]>([:])
    /// The finished pages of all private sessions.
    private let pages: Locked<FinishedPages>

    /// Makes the shared session, and with it tries every example of the catalogue.
    ///
    /// - Parameters:
    ///   - limit: How many private sessions there are at most.
    ///   - keepsDrawings: false where the benchmarks ask for the price of drawing everything each time.
    ///   - clock: Milliseconds of a clock that never goes back.
    init(
        _ catalogue: Catalogue, limit: Int, keepsDrawings: Bool = true,
        clock: @escaping @Sendable () -> Int64 = { MonotonicTime.coarseMilliseconds }
    ) throws(OpeningError) {
        self.catalogue = catalogue
        self.limit = limit
        self.keepsDrawings = keepsDrawings
        self.clock = clock
        pages = Locked(FinishedPages(limit: keepsDrawings ? FinishedPages.privateLimit : 0))
        let pages = Locked(FinishedPages(limit: keepsDrawings ? FinishedPages.sharedLimit : 0))
        shared = Session(catalogue, name: nil, pages: pages, clock: clock, keepsDrawings: keepsDrawings)
        try shared.inspect(catalogue)
    }

    /// The session of a request: that of its header, else of its cookie, else the shared one. Never makes one.
    func session(for request: Request) throws(Problem) -> Session {
        try session(named: Self.name(in: request))
    }

    /// The session of that name; everybody's where there is none.
    func session(named name: String?) throws(Problem) -> Session {
        guard let name else { return shared }
        guard let found = named.withLock({ $0[name] }), found.use() else { throw Self.unknown(name) }
        return found
    }

    /// The name that a request gives; nil where it gives none.
    static func name(in request: Request) -> String? {
        if let name = request.headers[header] { return name }
        guard request.headers.contains("Cookie") else { return nil }
        return Cookies(request.headers)[cookie(of: request)]
    }

    /// The cookie that names the session: its name holds the port, since cookies are shared between ports.
    static func cookie(of request: Request) -> String {
        let port = request.headers["Host"]?.split(separator: ":").last.flatMap { UInt16($0) } ?? 80
        return "vitrine-session-\(port)"
    }

    /// Makes a private session, or finds the one of that name.
    func make(_ name: String) throws(Problem) -> (session: Session, isNew: Bool) {
        guard Self.isName(name) else {
            throw Problem(
                .unprocessableContent,
                "A session cannot be called “\(name)”; a name is 1 to 64 letters, digits, full stops, underscores and hyphens.",
                field: "name")
        }
        return try named.withLock { sessions throws(Problem) in
            for (name, session) in sessions where session.isIdle {
                sessions[name] = nil
                session.end()
            }
            if let session = sessions[name], session.use() { return (session, false) }
            guard sessions.count < limit else {
                throw Problem(
                    .serviceUnavailable,
                    "There are \(limit) private sessions, and no more are made; end one first.",
                    headers: [(name: "Retry-After", value: "60")])
            }
            let session = Session(
                catalogue, name: name, pages: pages, clock: clock, keepsDrawings: keepsDrawings)
            sessions[name] = session
            return (session, true)
        }
    }

    /// How many private sessions there are.
    var count: Int { named.withLock { $0.count } }

    /// Ends a private session.
    func end(_ name: String) throws(Problem) {
        let ended = named.withLock { sessions in
            let session = sessions.removeValue(forKey: name)
            // Before another of its name can be made: no shortcut leads into it any longer.
            session?.pulse.end()
            return session
        }
        guard let ended else { throw Self.unknown(name) }
        ended.end()
    }

    private static func isName(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
                    UInt8(ascii: "-"):
                    true
                default: false
                }
            }
    }

    /// The refusal of a session that there is not, or not any longer.
    static func unknown(_ name: String) -> Problem {
        Problem(
            .notFound,
            "There is no session “\(name.prefix(64))”; make it with PUT /api/sessions/NAME, or leave out \(header) and the cookie."
        )
    }
}
