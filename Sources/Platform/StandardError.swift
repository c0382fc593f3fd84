internal import Glibc

/// The stream for what the operator reads.
public enum StandardError {
    /// Writes a line at once. Where nobody reads any longer, the line is lost and nothing else happens.
    ///
    /// One system call takes the whole line, so that lines of several threads do not mix.
    public static func writeLine(_ line: String) { Output.write(line, to: STDERR_FILENO) }
}

/// The stream for what was asked for, such as the text of --help.
public enum StandardOutput {
    /// Writes a line at once.
    public static func writeLine(_ line: String) { Output.write(line, to: STDOUT_FILENO) }
}

private enum Output {
    static func write(_ line: String, to descriptor: Int32) {
        var line = line + "\n"
        line.withUTF8 { bytes in
            var sent = 0
            while sent < bytes.count {
                let rest = unsafe UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[sent...])
                let count = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
