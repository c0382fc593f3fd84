internal import CMicroHTTPD
internal import Glibc
internal import Platform

// What the library calls. All are plain functions, which C can call: they belong to no actor, and run on the library's
// threads. `context` is the `ServingThread`, which lives for longer than any call can come.

/// A client has come or gone. Called on the pool thread that serves it; the socket is open in both cases.
func connectionChanged(
    context: UnsafeMutableRawPointer?, library: OpaquePointer?,
    attached: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_ConnectionNotificationCode
) {
    guard let context = unsafe context, let library = unsafe library, let attached = unsafe attached else {
        return
    }
    let thread = unsafe Unmanaged<ServingThread>.fromOpaque(context).takeUnretainedValue()
    let service = thread.service
    switch code {
    case .CONNECTION_NOTIFY_STARTED:
        let descriptor = unsafe vitrine_socket(library)
        if let connection = service.connections.enter(descriptor: descriptor) {
            let exchange = Exchange(on: connection, of: thread)
            unsafe attached.pointee = Unmanaged.passRetained(exchange).toOpaque()
        } else {
            // Never attached, so nothing that it sends is read. Closed at once; told why, if the house is full.
            let newcomer = Connection(descriptor: descriptor, deadline: 0)
            newcomer.end(telling: service.connections.isDraining ? [] : service.fullAnswer)
        }
    case .CONNECTION_NOTIFY_CLOSED:
        thread.noteLeaving()
        guard let pointer = unsafe attached.pointee else { return }
        unsafe attached.pointee = nil
        let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
        service.connections.leave(exchange.connection)
    }
}

/// A request line is in. Called on the connection's pool thread, before the target is decoded.
///
/// - Returns: nil always: the library would lose what it is given when a request has too many query arguments.
func targetArrived(
    context: UnsafeMutableRawPointer?, target: UnsafePointer<CChar>?, library: OpaquePointer?
) -> UnsafeMutableRawPointer? {
    guard let target = unsafe target, let library = unsafe library,
        let attached = unsafe vitrine_attached(library)
    else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: target, count: strlen(target))
    unsafe Unmanaged<Exchange>.fromOpaque(attached)._withUnsafeGuaranteedRef { exchange in
        unsafe exchange.start(ArrivedTarget(bytes: bytes))
    }
    return nil
}

/// The handler. Called on the connection's pool thread: once when the head is in, once for each piece of the body, and
/// once more, with no bytes, when the request is all in.
func requestMoved(
    context: UnsafeMutableRawPointer?, library: OpaquePointer?, url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, upload: UnsafePointer<CChar>?,
    uploadSize: UnsafeMutablePointer<Int>?, slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let library = unsafe library, let method = unsafe method, let version = unsafe version,
        let uploadSize = unsafe uploadSize, let slot = unsafe slot
    else { return .NO }
    guard let pointer = unsafe slot.pointee else {
        // Not attached to anything: a newcomer to a full house.
        guard let attached = unsafe vitrine_attached(library) else { return .NO }
        unsafe slot.pointee = attached
        return unsafe Unmanaged<Exchange>.fromOpaque(attached)._withUnsafeGuaranteedRef { exchange in
            unsafe exchange.begin(method, version, on: library)
        }
    }
    return unsafe Unmanaged<Exchange>.fromOpaque(pointer)._withUnsafeGuaranteedRef { exchange in
        let size = unsafe uploadSize.pointee
        if size == 0 { return unsafe exchange.answer(method, version, on: library) }
        unsafe uploadSize.pointee = 0
        return unsafe exchange.receive(UnsafeRawBufferPointer(start: upload, count: size))
    }
}

/// A request is over, well or badly. Called on the connection's pool thread, also for requests that never came as far
/// as the handler: these have nothing in their slot.
func requestEnded(
    context: UnsafeMutableRawPointer?, library: OpaquePointer?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, code: MHD_RequestTerminationCode
) {
    guard let slot = unsafe slot, let pointer = unsafe slot.pointee else { return }
    unsafe slot.pointee = nil
    unsafe Unmanaged<Exchange>.fromOpaque(pointer)._withUnsafeGuaranteedRef { exchange in
        exchange.finish(completed: code == .REQUEST_TERMINATED_COMPLETED_OK)
    }
}

/// One header field. Called by `MHD_get_connection_values_n`, which returns before `Head.init` does.
func fieldPassed(
    head: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameSize: Int,
    value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
    guard let head = unsafe head?.assumingMemoryBound(to: Head.self) else { return .NO }
    unsafe head.pointee.read(
        name: UnsafeRawBufferPointer(start: name, count: nameSize),
        value: UnsafeRawBufferPointer(start: value, count: value == nil ? 0 : valueSize))
    return .YES
}

/// One header field, for its place. Called by `MHD_get_connection_values_n`, which returns before `RawHead.fields` does.
func fieldPlaced(
    reading: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameSize: Int,
    value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
    guard let reading = unsafe reading?.assumingMemoryBound(to: FieldReading.self) else { return .NO }
    unsafe reading.pointee.note(
        name: Int(bitPattern: name), nameSize, value: Int(bitPattern: value), valueSize)
    return .YES
}

/// One header field, for comparing its place. Called by `MHD_get_connection_values_n`, which returns before
/// `RawHead.hasFields` does.
func fieldCompared(
    comparison: UnsafeMutableRawPointer?, kind: MHD_ValueKind, name: UnsafePointer<CChar>?, nameSize: Int,
    value: UnsafePointer<CChar>?, valueSize: Int
) -> MHD_Result {
    guard let comparison = unsafe comparison?.assumingMemoryBound(to: FieldComparison.self) else {
        return .NO
    }
    let isInPlace = unsafe comparison.pointee.pass(
        name: Int(bitPattern: name), nameSize, value: Int(bitPattern: value), valueSize)
    return isInPlace ? .YES : .NO
}

/// Leaves query arguments and path as they are: we decode the raw target ourselves. Called before the handler.
func leftEscaped(
    context: UnsafeMutableRawPointer?, library: OpaquePointer?, text: UnsafeMutablePointer<CChar>?
) -> Int {
    unsafe text.map { unsafe strlen($0) } ?? 0
}

/// The body of an empty response of unknown length. Called on any pool thread.
func nothingRead(
    context: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, room: Int
) -> Int {
    -1  // MHD_CONTENT_READER_END_OF_STREAM
}

/// A client can take more of its stream. Called on the connection's pool thread.
func streamRead(
    subscriber: UnsafeMutableRawPointer?, position: UInt64, buffer: UnsafeMutablePointer<CChar>?, room: Int
) -> Int {
    guard let subscriber = unsafe subscriber else { return -1 }
    return unsafe Unmanaged<Subscriber>.fromOpaque(subscriber)._withUnsafeGuaranteedRef {
        unsafe $0.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: room))
    }
}

/// The response of a stream is gone. Called on the connection's pool thread.
func streamReleased(subscriber: UnsafeMutableRawPointer?) {
    if let subscriber = unsafe subscriber { unsafe Unmanaged<Subscriber>.fromOpaque(subscriber).release() }
}

/// No connection needs a body any longer. Called on any pool thread, or on the one that lets a response go.
func bodyReleased(body: UnsafeMutableRawPointer?) {
    if let body = unsafe body { unsafe Unmanaged<KeptBody>.fromOpaque(body).release() }
}

/// The library has something to say, mostly of clients that broke off. Called on any of its threads.
func librarySpoke(
    context: UnsafeMutableRawPointer?, format: UnsafePointer<CChar>?, arguments: CVaListPointer?
) {
    guard let context = unsafe context, let format = unsafe format, let arguments = unsafe arguments else {
        return
    }
    let service = unsafe Unmanaged<ServingThread>.fromOpaque(context).takeUnretainedValue().service
    guard service.log.isOn else { return }
    var text = [CChar](repeating: 0, count: 512)
    let count = text.count
    _ = unsafe text.withUnsafeMutableBufferPointer {
        unsafe vsnprintf($0.baseAddress, count, format, arguments)
    }
    let line = text.prefix { $0 != 0 && $0 != 10 }.map { UInt8(bitPattern: $0) }
    StandardError.writeLine("libmicrohttpd: " + String(decoding: line, as: UTF8.self))
}
