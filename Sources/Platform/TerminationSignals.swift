internal import Glibc

/// The signals that ask the process to end: SIGTERM, SIGINT from the keyboard, and SIGHUP when its terminal goes, unless
/// whoever started it wants that to be ignored, as nohup does.
public enum TerminationSignals {
    /// Keeps these signals waiting until `wait` takes them, and lets writing to a closed connection fail in peace.
    ///
    /// Threads inherit this from the one that starts them, so it must be called before any thread is started.
    public static func hold() {
        var signals = set()
        _ = unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
        _ = signal(SIGPIPE, SIG_IGN)
    }

    /// Waits for one of these signals.
    public static func wait() {
        var signals = set()
        var number: Int32 = 0
        while unsafe sigwait(&signals, &number) != 0 {}
    }

    /// Lets these signals end the process at once again.
    public static func release() {
        var signals = set()
        _ = signal(SIGTERM, SIG_DFL)
        _ = signal(SIGINT, SIG_DFL)
        _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    private static func set() -> sigset_t {
        var signals = sigset_t()
        unsafe sigemptyset(&signals)
        unsafe sigaddset(&signals, SIGTERM)
        unsafe sigaddset(&signals, SIGINT)
        if !isIgnored(SIGHUP) { unsafe sigaddset(&signals, SIGHUP) }
        return signals
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        guard unsafe sigaction(number, nil, &action) == 0 else { return false }
        // Handlers are functions, which cannot be compared; that of SIG_IGN is at the address 1.
        return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}
