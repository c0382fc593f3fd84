internal import Glibc

/// Why a file or a folder could not be read.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The path as it was asked for.
    public let path: String
    /// The reason, without a full stop; from the system where it gave one.
    public let reason: String

    init(_ path: String, _ reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The error that the last system call left behind.
    init(errnoAt path: String) {
        self.init(path, systemMessage(errno))
    }

    /// One sentence for whoever starts the server.
    public var description: String { "Cannot read \(path): \(reason)." }
}

/// What the system calls an error number.
public func systemMessage(_ number: Int32) -> String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
}
