/// Why a server could not be started. Its description is one sentence for whoever started it.
public enum StartError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The host is no address and no name that the system knows.
    case unknownHost(String, reason: String)
    /// Another program listens there.
    case addressInUse(host: String, port: UInt16)
    /// The address belongs to no interface of this machine.
    case addressNotAvailable(host: String)
    /// The system does not let this user listen there, as with ports below 1024.
    case notPermitted(host: String, port: UInt16)
    /// The process may not open as many files and sockets as the server needs to serve a single client.
    case tooFewFiles(Int, needed: Int)
    /// The system refused for another reason.
    case refused(host: String, port: UInt16, reason: String)

    public var description: String {
        switch self {
        case .unknownHost(let host, let reason):
            "The host \(host) is neither an address nor a name that is known here: \(reason)."
        case .addressInUse(let host, let port):
            "Port \(port) at \(host) is in use by another program; choose another port, or 0 for a free one."
        case .addressNotAvailable(let host):
            "The address \(host) belongs to no network interface of this machine."
        case .notPermitted(let host, let port):
            "This user may not listen on port \(port) at \(host); ports from 1024 on are open to all."
        case .tooFewFiles(let files, let needed):
            "This process may open \(files) files and sockets; \(needed) are needed (see ulimit -n)."
        case .refused(let host, let port, let reason):
            "Cannot listen on port \(port) at \(host): \(reason)."
        }
    }
}
