internal import Glibc
public import HTTP
internal import Platform

/// An HTTP server: it listens, keeps out what is broken or foreign, and gives the rest to a responder.
///
/// A server runs from its making until `stop`; it is not started again.
public final class Server: Sendable {
    /// The port that it listens on, the real one where 0 was asked for.
    public let port: UInt16

    private let service: Service
    private let running: Locked<Running?>

    /// What runs as long as the server does.
    private struct Running {
        let threads: ServingThreads
        let sweeper: Sweeper
        let doorman: Doorman

        /// Starts all of it; nil where the system refuses, with the reason in `errno`.
        init?(at socket: ListeningSocket, threads: Int, hangups: Hangups, service: Service) {
            guard let threads = ServingThreads(count: threads, for: service) else { return nil }
            guard let sweeper = Sweeper(for: service, hangups: hangups) else {
                let reason = errno
                threads.stop()
                errno = reason
                return nil
            }
            guard let doorman = Doorman(at: socket, of: threads, refusal: service.fullAnswer) else {
                let reason = errno
                sweeper.stop()
                threads.stop()
                errno = reason
                return nil
            }
            self.threads = threads
            self.sweeper = sweeper
            self.doorman = doorman
        }
    }

    /// Listens and answers, from now on and on threads of its own.
    public init(_ options: ServerOptions, responder: any Responder) throws(StartError) {
        let threads = max(1, options.threads ?? CurrentProcess.coreCount)
        let files = CurrentProcess.raiseFileLimit()
        let mostThreads = ServingThreads.most(
            count: threads, connections: min(options.limits.connections, files))
        let ownFiles = Self.files(for: mostThreads)
        guard files > ownFiles else { throw .tooFewFiles(files, needed: ownFiles + 1) }
        let socket = try ListeningSocket(host: options.host, port: options.port)
        port = socket.port
        var options = options
        options.limits.connections = max(1, min(options.limits.connections, files - ownFiles))
        guard let hangups = Hangups() else {
            let reason = systemMessage(errno)
            close(socket.descriptor)
            throw .refused(host: options.host, port: socket.port, reason: reason)
        }
        let service = Service(
            responder: responder,
            rules: Rules(options: options, port: socket.port),
            connections: Connections(
                limit: options.limits.connections, requestSeconds: options.limits.requestSeconds),
            waiters: Waiters(streamLimit: options.limits.streams, hangups: hangups),
            log: RequestLog(mode: options.log))
        self.service = service
        guard let running = Running(at: socket, threads: threads, hangups: hangups, service: service) else {
            let reason = systemMessage(errno)
            close(socket.descriptor)
            throw .refused(host: options.host, port: socket.port, reason: reason)
        }
        self.running = Locked(running)
    }

    deinit { stop() }

    /// Ends the server: nobody is let in, requests under way are answered, streams end, answers that are not known yet
    /// are given up, and it returns within two seconds.
    ///
    /// Calling it again does nothing.
    public func stop() { stop(patience: Self.patience) }

    /// The same, waiting that long for requests under way, in nanoseconds.
    func stop(patience: Int64) {
        let taken = running.withLock { running in
            defer { running = nil }
            return running
        }
        guard let taken else { return }
        taken.doorman.stop()
        service.connections.drain()
        // From here on no connection is set aside, so that the threads may be stopped even if some are not over then.
        service.waiters.close()
        // What has come in already is answered; a request that is not all in is no longer waited for.
        waitForLeaving(nanoseconds: Self.patience / 10)
        service.connections.endIdle()
        waitForLeaving(nanoseconds: patience)
        taken.sweeper.stop()
        taken.threads.stop()
    }

    private func waitForLeaving(nanoseconds: Int64) {
        let deadline = MonotonicTime.nanoseconds + nanoseconds
        while connectionCount > 0, MonotonicTime.nanoseconds < deadline { usleep(1_000) }
    }

    /// How many clients are connected.
    var connectionCount: Int { service.connections.count }

    /// How many streams are open.
    var streamCount: Int { service.waiters.streamCount }

    /// How many descriptors are not for clients: two for each thread, ten of ours, and a score for newcomers past the
    /// limit who are being sent away. Without them newcomers would wait at the door.
    private static func files(for threads: Int) -> Int { 2 * threads + 30 }

    /// How long `stop` waits for requests under way, in nanoseconds.
    private static let patience: Int64 = 1_500_000_000
}
