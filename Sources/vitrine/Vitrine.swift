internal import Gallery
internal import MicroHTTP
internal import Platform

/// The program: reads its options, serves until a signal comes, and ends.
@main enum Vitrine {
    private static let version = "0.1.0"
    private static let usageStatus: Int32 = 64  // EX_USAGE

    static func main() {
        StandardStreams.fill()
        TerminationSignals.hold()
        CurrentProcess.end(run(Array(CommandLine.arguments.dropFirst())))
    }

    /// - Returns: The exit status.
    private static func run(_ words: [String]) -> Int32 {
        let command: Command
        do throws(UsageError) {
            command = try Command(words)
        } catch {
            StandardError.writeLine("vitrine: \(error) See vitrine --help.")
            return usageStatus
        }
        switch command {
        case .help: StandardOutput.writeLine(usage)
        case .version: StandardOutput.writeLine("vitrine \(version)")
        case .serve(let options):
            do {
                try serve(options)
            } catch {
                StandardError.writeLine("vitrine: \(error)")
                return 1
            }
        }
        return 0
    }

    private static func serve(_ options: Options) throws {
        let gallery = try Gallery(root: Root.find(options.root).path, maxSessions: options.maxSessions)
        let server = try Server(options.server, responder: gallery)
        StandardError.writeLine("Vitrine is at http://\(inURL(options.server.host)):\(server.port)/")
        TerminationSignals.wait()
        // A second signal ends the program at once.
        TerminationSignals.release()
        server.stop()
    }

    /// A host as a URL has it: IPv6 addresses in brackets.
    private static func inURL(_ host: String) -> String {
        host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    }
}
