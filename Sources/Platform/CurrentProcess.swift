internal import Glibc

/// This process, as the system knows it.
public enum CurrentProcess {
    /// The value of an environment variable; nil where it is not set.
    public static func environment(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }

    /// Where the executable lies; nil where the system does not tell.
    public static var executablePath: String? {
        guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
        defer { unsafe free(path) }
        return unsafe String(cString: path)
    }

    /// How many threads can run at a time.
    public static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

    /// Lets the process open as many files and sockets as it is allowed to.
    ///
    /// - Returns: How many that is.
    public static func raiseFileLimit() -> Int {
        var limit = rlimit()
        guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1_024 }
        limit.rlim_cur = limit.rlim_max
        _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        return unsafe getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
            ? Int(clamping: limit.rlim_cur) : 1_024
    }

    /// Ends the process now, without running what was set up to run at its end.
    public static func end(_ status: Int32) -> Never { _exit(status) }
}
