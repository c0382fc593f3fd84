extension Request {
    /// The type of the body, which must be one of `allowed`. `hint` is a sentence on how to send one of them.
    ///
    /// Throws 415 with the Accept field (RFC 9110, section 15.5.16) where the type is missing, broken or another, and where
    /// the body has a content coding, since none is undone.
    func bodyType(among allowed: [String], hint: String) throws(Problem) -> MediaType {
        func refusal(_ reason: String) -> Problem {
            Problem(
                .unsupportedMediaType, "\(reason) \(hint)", allowed: allowed,
                headers: [(name: "Accept", value: allowed.joined(separator: ", "))])
        }
        if let coding = headers["Content-Encoding"], !coding.utf8.span.equalsIgnoringCase("identity") {
            throw Problem(
                .unsupportedMediaType,
                "The Content-Encoding “\(coding)” is not understood: send the body as it is.",
                headers: [(name: "Accept-Encoding", value: "identity")])
        }
        guard let value = headers["Content-Type"] else { throw refusal("The request has no Content-Type.") }
        guard let type = MediaType(value), allowed.contains(type.essence) else {
            throw refusal("The Content-Type “\(value)” is not understood here.")
        }
        return type
    }
}
