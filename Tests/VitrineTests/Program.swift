import Glibc

/// The built program as a process of its own, ended with the test at the latest.
final class Program {
    private let process: pid_t
    private let errorPipe: Int32
    private let outputPipe: Int32
    private var status: Int32?

    /// What can go wrong on this side.
    enum Failure: Error {
        case cannotStart(Int32)
        case saidNothing
    }

    /// Starts the program. The current directory is that of the tests: the package's root.
    init(_ arguments: String..., directory: String? = nil) throws {
        let output = try Self.pipe()
        let error = try Self.pipe()
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        unsafe posix_spawn_file_actions_adddup2(&actions, output.write, 1)
        unsafe posix_spawn_file_actions_adddup2(&actions, error.write, 2)
        let path = try Self.path()
        // A shell changes the directory, and lets the program take its place.
        let words = directory.map { ["/bin/sh", "-c", "cd '\($0)' && exec \"$0\" \"$@\"", path] } ?? [path]
        var pointers = unsafe Self.pointers(to: words + arguments)
        // The program's crash handler could hold the pipes open.
        var environment = unsafe Self.pointers(to: ["PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no"])
        defer { unsafe (pointers + environment).forEach { unsafe free($0) } }
        var process: pid_t = 0
        let status = unsafe posix_spawn(&process, words[0], &actions, nil, &pointers, &environment)
        close(output.write)
        close(error.write)
        guard status == 0 else { throw Failure.cannotStart(status) }
        self.process = process
        outputPipe = output.read
        errorPipe = error.read
    }

    deinit {
        if status == nil {
            kill(process, SIGKILL)
            var status: Int32 = 0
            unsafe waitpid(process, &status, 0)
        }
        close(outputPipe)
        close(errorPipe)
    }

    /// The next line on standard error.
    func line() throws -> String {
        var bytes: [UInt8] = []
        while let byte = try next(errorPipe) {
            if byte == UInt8(ascii: "\n") { return String(decoding: bytes, as: UTF8.self) }
            bytes.append(byte)
        }
        throw Failure.saidNothing
    }

    /// Everything else on standard error, until the program ends.
    func errors() throws -> String { try rest(errorPipe) }

    /// Everything on standard output, until the program ends.
    func output() throws -> String { try rest(outputPipe) }

    /// Sends a signal.
    func send(_ signal: Int32) { kill(process, signal) }

    /// Waits for its end.
    ///
    /// - Returns: The exit status, or the negative number of the signal that ended it.
    func end() -> Int32 {
        var word: Int32 = 0
        unsafe waitpid(process, &word, 0)
        let result = word & 0x7F == 0 ? word >> 8 & 0xFF : -(word & 0x7F)
        status = result
        return result
    }

    private func rest(_ pipe: Int32) throws -> String {
        var bytes: [UInt8] = []
        while let byte = try next(pipe) { bytes.append(byte) }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func next(_ pipe: Int32) throws -> UInt8? {
        var event = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
        guard unsafe poll(&event, 1, 120_000) > 0 else { throw Failure.saidNothing }
        var byte: UInt8 = 0
        return unsafe read(pipe, &byte, 1) == 1 ? byte : nil
    }

    /// Copies of the words as C has them, with a nil at the end; to be freed.
    private static func pointers(to words: [String]) -> [UnsafeMutablePointer<CChar>?] {
        unsafe words.map { unsafe strdup($0) } + [nil]
    }

    /// A pipe that no other process of the tests inherits.
    private static func pipe() throws -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        guard unsafe Glibc.pipe(&ends) == 0 else { throw Failure.cannotStart(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// The program lies beside the tests.
    private static func path() throws -> String {
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
        let own = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard let slash = own.lastIndex(of: "/") else { throw Failure.cannotStart(errno) }
        return own[..<slash] + "/vitrine"
    }
}
