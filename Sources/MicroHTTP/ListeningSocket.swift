// Both declare the kinds of sockets, and which of the two the compiler finds them in depends on the order of its work.
internal import CMicroHTTPD
internal import Glibc
internal import Platform

/// A socket that clients connect to.
///
/// It is opened here rather than by the library, so that a failure can be told by its reason.
struct ListeningSocket {
    /// Owned by whoever made the socket until a doorman takes it over. Accepting waits for a newcomer.
    let descriptor: Int32
    /// The real port, where 0 was asked for.
    let port: UInt16

    init(host: String, port: UInt16) throws(StartError) {
        var hints = unsafe addrinfo()
        unsafe hints.ai_family = AF_UNSPEC
        unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        unsafe hints.ai_flags = AI_PASSIVE
        var list: UnsafeMutablePointer<addrinfo>?
        let status = unsafe getaddrinfo(bare(host), String(port), &hints, &list)
        guard status == 0, let first = unsafe list else {
            throw .unknownHost(
                host, reason: unsafe gai_strerror(status).map { unsafe String(cString: $0) } ?? "")
        }
        defer { unsafe freeaddrinfo(list) }
        // "localhost" may stand for an IPv6 and an IPv4 address: the latter is what everybody tries.
        var chosen = unsafe first
        var next = unsafe Optional(first)
        while let address = unsafe next {
            if unsafe address.pointee.ai_family == AF_INET {
                unsafe chosen = address
                break
            }
            unsafe next = address.pointee.ai_next
        }
        descriptor = unsafe try open(chosen.pointee, host: host, port: port)
        guard let bound = boundPort(of: descriptor) else {
            let reason = systemMessage(errno)
            close(descriptor)
            throw .refused(host: host, port: port, reason: reason)
        }
        self.port = bound
    }
}

/// An IPv6 address without the brackets that it has in a URL.
private func bare(_ host: String) -> String {
    host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
}

private func open(_ address: addrinfo, host: String, port: UInt16) throws(StartError) -> Int32 {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = unsafe socket(address.ai_family, kind, address.ai_protocol)
    guard descriptor >= 0 else { throw .refused(host: host, port: port, reason: systemMessage(errno)) }
    // Lets the port be taken again while old connections of a former server are still fading out.
    var on: Int32 = 1
    _ = unsafe setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    if unsafe bind(descriptor, address.ai_addr, address.ai_addrlen) == 0, listen(descriptor, SOMAXCONN) == 0 {
        return descriptor
    }
    let number = errno
    close(descriptor)
    switch number {
    case EADDRINUSE: throw .addressInUse(host: host, port: port)
    case EADDRNOTAVAIL: throw .addressNotAvailable(host: host)
    case EACCES, EPERM: throw .notPermitted(host: host, port: port)
    default: throw .refused(host: host, port: port, reason: systemMessage(number))
    }
}

private func boundPort(of descriptor: Int32) -> UInt16? {
    var address = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return unsafe withUnsafeMutablePointer(to: &address) { storage in
        let status = unsafe storage.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            unsafe getsockname(descriptor, $0, &length)
        }
        guard status == 0 else { return nil }
        // The port lies at the same place in the addresses of both families.
        return unsafe storage.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
            unsafe UInt16(bigEndian: $0.pointee.sin_port)
        }
    }
}
