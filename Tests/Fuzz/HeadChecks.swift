// What holds of the readers of heads.

/// The bytes as the value of each header field that is taken apart.
func checkFields(_ bytes: [UInt8]) {
    var headers = Headers()
    for name in ["Cookie", "Host", "Origin", "Referer", "Content-Type", "Accept", "If-Match"] {
        headers.append(name: name.utf8, value: bytes)
    }
    for name in ["", "a", "vitrine-theme"] {
        if let value = Cookies(headers)[name] {
            hold(value.utf8.count <= 3 * bytes.count, "a cookie is no longer than its field")
        }
    }
    let policy = HostPolicy(hosts: ["gallery.test"], port: 8080)
    let isAllowed = (try? policy.check(headers)) != nil
    let text = String(decoding: bytes, as: UTF8.self)
    hold(isAllowed == policy.authorities.contains(text.lowercased()), "only the listed hosts are allowed")
    var request = Request(.post, "/", headers: headers, body: bytes)
    let origins = OriginPolicy(policy)
    let mayWrite = (try? origins.check(request)) != nil
    hold(
        mayWrite == policy.authorities.contains { "http://\($0)" == text.lowercased() },
        "only the listed origins may write")
    if let referer = origins.ownReferer(of: request) {
        hold(
            referer.utf8.first == ASCII.slash && referer.utf8.count <= 3 * bytes.count, "a referer is a path")
    }
    _ = try? FormFields.decode(request)
    _ = try? JSON.decode(request)
    if let type = MediaType(text) { hold(type.essence.contains("/"), "a media type has a slash") }
    request.headers = Headers([("If-Match", text), ("If-None-Match", text)])
    _ = request.isNotModified(ETag("a"))
    _ = try? request.checkPreconditions(ETag("a"))
    if let cookie = SetCookie("a", text) {
        hold(!cookie.headerValue.utf8.contains { $0 < 0x20 || $0 == 0x7F }, "a cookie cannot end its line")
    }
}

func checkNegotiation(_ bytes: [UInt8]) {
    var headers = Headers()
    headers.append(name: "Accept".utf8, value: bytes)
    headers.append(name: "Accept-Encoding".utf8, value: bytes)
    let request = Request(.get, "/", headers: headers)
    _ = request.prefersHTML
    let word = String(decoding: bytes.prefix(200), as: UTF8.self)
    let near = ["checkbox", "switch", "toggle-group"].nearest(to: word)
    hold(near.count <= 3, "suggestions are few")
}

private let table = try? RouteTable([
    Route(.get, "/", 0), Route(.get, "/a/{x}", 1), Route(.post, "/a/{x}/{y}", 2), Route(.get, "/a/b/c", 3),
])

func checkRoutes(_ bytes: [UInt8]) {
    guard let table else { return }
    for method in [Method.get, .post, .options] {
        let request = Request(method, String(decoding: bytes, as: UTF8.self))
        switch table.resolve(request) {
        case .found(let match):
            for name in ["x", "y"] {
                guard let value = match[name] else { continue }
                hold(!value.isEmpty && !value.utf8.contains(ASCII.slash), "a parameter is a segment")
            }
        case .answered(let response):
            hold(
                !response.headers.contains { $0.value.utf8.contains { $0 < 0x20 } },
                "a header field has no control byte")
        case .refused(let problem): hold(problem.status.code >= 400, "a refusal is one")
        }
    }
}

/// The grammar of heads reads eight bytes at a time, and without the compiler's checks: it must say what a plain reading
/// says.
func checkHead(_ bytes: [UInt8]) {
    let span = bytes.span
    hold(
        isToken(span) == (!bytes.isEmpty && bytes.allSatisfy(ByteSet.token.contains)),
        "a token is made of its signs")
    hold(
        isFieldText(span) == bytes.allSatisfy { $0 == ASCII.tab || $0 >= 0x20 && $0 != 0x7F },
        "a field text has no control byte")
    let text = String(decoding: bytes, as: UTF8.self)
    let isPlain = bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "#") }
    hold(
        isTarget(span) == (!bytes.isEmpty && isPlain && !holds(bytes, "%00")),
        "a target has none of its signs")
    let isNumber = !bytes.isEmpty && bytes.allSatisfy(\.isDigit)
    hold(decimal(span) == (isNumber ? Int(text) : nil), "a number is one of digits")
    let word = "content-length"
    hold(matches(span, word) == (bytes.map(\.asciiLowercased) == Array(word.utf8)), "case does not count")
    let target = unsafe bytes.withUnsafeBytes { unsafe Target(bytes: $0) }
    hold(target.arguments == bytes.count { $0 == ASCII.ampersand } + 1, "arguments are counted")
    guard let form = target.form else { return }
    hold(isTarget(span), "only a sound target has a form")
    switch form {
    case .origin: hold(bytes.first == ASCII.slash, "a path starts with a slash")
    case .absolute(let authority, let path):
        hold(path.utf8.first == ASCII.slash, "a path starts with a slash")
        hold(
            !authority.utf8.contains { $0 == ASCII.slash || $0 == ASCII.questionMark },
            "an authority ends before it")
    case .asterisk: hold(bytes == [ASCII.star], "a star stands alone")
    }
}
