import Glibc

/// A client that sends what it is told, byte for byte, and reads answers with a time-out.
final class Client {
    private let descriptor: Int32
    private var buffer: [UInt8] = []
    private var isAtEnd = false

    /// Connects to a port on loopback.
    init(port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = unsafe withUnsafePointer(to: &address) {
            unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard descriptor >= 0, status == 0 else {
            close(descriptor)
            throw Failure.cannotConnect(errno)
        }
    }

    deinit { close(descriptor) }

    /// What can go wrong on this side.
    enum Failure: Error {
        case cannotConnect(Int32)
        case nothingCame
        case closed
        case noAnswer(String)
    }

    /// Sends bytes; those that a closed connection does not take are dropped.
    func send(_ text: String) { send(Array(text.utf8)) }

    func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes {
                unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            rest = rest.dropFirst(count)
        }
    }

    /// Reads one answer, whole. `toHead` when the request was a HEAD.
    func answer(toHead: Bool = false) throws -> Answer {
        var head = try Answer(head: takeHead())
        if toHead || head.status == 204 || head.status == 304 || head.status < 200 { return head }
        if head.header("Transfer-Encoding") == "chunked" {
            head.body = try takeChunks()
        } else if let length = head.header("Content-Length").flatMap({ Int($0) }) {
            head.body = try take(length)
        } else {
            while !isAtEnd { try fill() }
            head.body = try take(buffer.count)
        }
        return head
    }

    /// Whether the server closes the connection without sending anything more.
    func isClosed() throws -> Bool {
        while buffer.isEmpty, !isAtEnd { try fill() }
        return buffer.isEmpty
    }

    /// Everything until the server closes.
    func everything() throws -> [UInt8] {
        while !isAtEnd { try fill() }
        return try take(buffer.count)
    }

    private func takeHead() throws -> String {
        while true {
            if let end = buffer.indices.first(where: { buffer[$0...].starts(with: Array("\r\n\r\n".utf8)) }) {
                return String(decoding: try take(end + 4), as: UTF8.self)
            }
            try fillMore()
        }
    }

    /// Reads chunks of a stream, whose head has been read, until that many bytes are in.
    func chunks(_ count: Int) throws -> String {
        var body: [UInt8] = []
        while body.count < count { body += try takeChunk() }
        return String(decoding: body, as: UTF8.self)
    }

    /// Reads the stream to its proper end.
    func rest() throws -> String { String(decoding: try takeChunks(), as: UTF8.self) }

    /// Sends nothing any more, but goes on reading.
    func endSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    private func takeChunks() throws -> [UInt8] {
        var body: [UInt8] = []
        while true {
            let chunk = try takeChunk()
            if chunk.isEmpty { return body }
            body += chunk
        }
    }

    private func takeChunk() throws -> [UInt8] {
        while !buffer.contains(UInt8(ascii: "\n")) { try fillMore() }
        let line = try take((buffer.firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1)
        let digits = String(decoding: line.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        guard let size = Int(digits, radix: 16) else { throw Failure.noAnswer(digits) }
        let chunk = try take(size)
        _ = try take(2)
        return chunk
    }

    private func take(_ count: Int) throws -> [UInt8] {
        while buffer.count < count { try fillMore() }
        defer { buffer.removeFirst(count) }
        return Array(buffer.prefix(count))
    }

    private func fillMore() throws {
        if isAtEnd { throw Failure.closed }
        try fill()
    }

    /// Waits for bytes, for longer than any test should take.
    private func fill() throws {
        var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&event, 1, 20_000) > 0 else { throw Failure.nothingCame }
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = unsafe chunk.withUnsafeMutableBytes {
            unsafe recv(descriptor, $0.baseAddress, $0.count, 0)
        }
        guard count > 0 else {
            isAtEnd = true
            return
        }
        buffer += chunk.prefix(count)
    }
}

/// One answer as it came.
struct Answer {
    let status: Int
    let fields: [(name: String, value: String)]
    var body: [UInt8] = []

    init(head: String) throws {
        let lines = head.split(separator: "\r\n")
        let words = lines.first.map { $0.split(separator: " ") } ?? []
        guard words.count >= 2, words[0] == "HTTP/1.1", let status = Int(words[1]) else {
            throw Client.Failure.noAnswer(head)
        }
        self.status = status
        fields = lines.dropFirst().map { line in
            let parts = line.split(separator: ":", maxSplits: 1)
            let value = parts.count == 2 ? parts[1].drop { $0 == " " } : ""
            return (String(parts[0]), String(value))
        }
    }

    var text: String { String(decoding: body, as: UTF8.self) }

    func header(_ name: String) -> String? {
        fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
