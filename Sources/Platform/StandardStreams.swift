internal import Glibc

/// The three streams that every program starts with.
public enum StandardStreams {
    /// Opens those that were closed when the program started, so that no file or socket of ours gets the number of one,
    /// and a client what is meant for the operator. To be called first of all.
    public static func fill() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest free number is taken, which is this one.
            _ = unsafe open("/dev/null", O_RDWR)
        }
    }
}
