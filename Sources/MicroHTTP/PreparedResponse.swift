internal import CMicroHTTPD
internal import HTTP

/// A response of the library: header fields and body, built once, given as often as wanted by any thread.
@safe final class PreparedResponse: @unchecked Sendable {
    // Unchecked, because the library counts references to a response under its own lock, and nothing else in it
    // changes once it is built.
    private let response: OpaquePointer
    /// The body's length in bytes.
    let length: Int

    /// What the library would not take: a header field, or memory that the system does not have.
    struct Refused: Error {
        let reason: String
    }

    /// Builds the response.
    ///
    /// - Parameters:
    ///   - closing: Whether the connection is to be closed after it.
    ///   - subscriber: Who gives the body, where that is a stream.
    init(_ response: Response, closing: Bool = false, subscriber: Subscriber? = nil) throws(Refused) {
        guard
            let built = unsafe response.stream == nil
                ? makeResponse(of: response) : makeStream(for: subscriber)
        else {
            throw Refused(reason: "There is no memory for it")
        }
        unsafe self.response = built
        length = response.content.count
        for (name, value) in response.headers {
            guard Self.isAllowed(name), isFieldText(value.utf8.span),
                unsafe name.withCString({ name in
                    // Written out, since a String that is passed to C by itself is copied first.
                    unsafe value.withCString { unsafe MHD_add_response_header(built, name, $0) }
                }) == .YES
            else { throw Refused(reason: "Its header \(name): \(value) cannot be sent") }
        }
        if closing { _ = unsafe MHD_add_response_header(built, "Connection", "close") }
    }

    /// The one that is kept there; nil before the first use.
    static func kept(in reuse: Reuse) -> PreparedResponse? {
        // The mark is the address of what `keep` put there, which lasts as long as the place does.
        guard let address = unsafe UnsafeRawPointer(bitPattern: reuse.mark) else { return nil }
        return unsafe Unmanaged<PreparedResponse>.fromOpaque(address).takeUnretainedValue()
    }

    /// Keeps it there, for all who give the same response.
    func keep(in reuse: Reuse) {
        reuse.keep(self, mark: unsafe Int(bitPattern: Unmanaged.passUnretained(self).toOpaque()))
    }

    deinit { unsafe MHD_destroy_response(response) }

    /// Queues it as the answer to the request of a connection. Called on the connection's pool thread, within a
    /// handler call.
    ///
    /// - Returns: false where the library cannot answer any longer.
    func queue(_ status: Status, on connection: OpaquePointer) -> Bool {
        unsafe MHD_queue_response(connection, UInt32(status.code), response) == .YES
    }

    /// The fields that the server alone writes.
    private static func isAllowed(_ name: String) -> Bool {
        switch name.utf8.count {
        case 4: !matches(name.utf8.span, "date")
        case 10: !matches(name.utf8.span, "connection")
        case 14: !matches(name.utf8.span, "content-length")
        case 17: !matches(name.utf8.span, "transfer-encoding")
        default: true
        }
    }
}

/// The library's response with that body, its fields still missing.
private func makeResponse(of response: Response) -> OpaquePointer? {
    if response.content.isEmpty {
        // With a known length the library would say that the page, which has not changed, has 0 bytes. A 304 that
        // comes with the page's body has its right length and keeps the connection open.
        if response.status == .notModified { return unsafe vitrine_lengthless(nothingRead) }
        return unsafe MHD_create_response_from_buffer(0, nil, .RESPMEM_PERSISTENT)
    }
    // Not copied: an array of bytes lies in one piece, and stays where it is for as long as somebody keeps it and
    // nobody can change it. The library calls `bodyReleased` when the last connection is done with it.
    let kept = unsafe Unmanaged.passRetained(KeptBody(response.content))
    let body = unsafe kept.takeUnretainedValue().body
    let built =
        unsafe body.pieces.isEmpty ? makeResponse(of: body.whole, kept) : makeResponse(of: body.pieces, kept)
    if unsafe built == nil { unsafe kept.release() }
    return unsafe built
}

private func makeResponse(of bytes: [UInt8], _ kept: Unmanaged<KeptBody>) -> OpaquePointer? {
    unsafe bytes.withUnsafeBytes { bytes in
        unsafe MHD_create_response_from_buffer_with_free_callback_cls(
            bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), bodyReleased, kept.toOpaque())
    }
}

private func makeResponse(of pieces: [ArraySlice<UInt8>], _ kept: Unmanaged<KeptBody>) -> OpaquePointer? {
    let places = unsafe pieces.map { piece in
        unsafe piece.withUnsafeBytes { unsafe MHD_IoVec(iov_base: $0.baseAddress, iov_len: $0.count) }
    }
    return unsafe MHD_create_response_from_iovec(places, UInt32(places.count), bodyReleased, kept.toOpaque())
}

/// The library's response whose body and length come later. HEAD has no subscriber, and costs the connection: the
/// library would send the last chunk of a body that must not be there.
private func makeStream(for subscriber: Subscriber?) -> OpaquePointer? {
    guard let subscriber else { return unsafe vitrine_lengthless(nothingRead) }
    let kept = unsafe Unmanaged.passRetained(subscriber)
    // MHD_SIZE_UNKNOWN. The library has room of its own for chunks; the other size is what a client of HTTP/1.0, which
    // knows none, gets at once.
    let built = unsafe MHD_create_response_from_callback(
        .max, 4_096, streamRead, kept.toOpaque(), streamReleased)
    if unsafe built == nil { unsafe kept.release() }
    return unsafe built
}

/// Keeps the bytes of a body where they are.
final class KeptBody {
    let body: Body

    init(_ body: Body) { self.body = body }
}
