internal import Gallery
internal import MicroHTTP
internal import Platform

/// The gallery as the benchmarks need it where the program itself does not do: with pages made for measuring, with room
/// for a thousand streams, and with a switch that keeps nothing drawn.
///
///     vitrine-bench [--keep-nothing] [--threads N] [--components N]
///
/// It takes a free port on loopback, says which as `vitrine` does, and ends with SIGTERM. It is to be started in the
/// folder that holds Public and Templates.
@main enum VitrineBench {
    static func main() {
        TerminationSignals.hold()
        do {
            try serve(Array(CommandLine.arguments.dropFirst()))
        } catch {
            StandardError.writeLine("vitrine-bench: \(error)")
            CurrentProcess.end(1)
        }
        CurrentProcess.end(0)
    }

    private static func serve(_ words: [String]) throws {
        func number(_ option: String) -> Int? {
            words.firstIndex(of: option).flatMap { words.dropFirst($0 + 1).first }.flatMap { Int($0) }
        }
        let components = Component.all + Component.measured + Component.many(number("--components") ?? 0)
        let gallery = try Gallery(
            root: ".", components, sourceWithoutFile: "", maxSessions: 2_000,
            keepsDrawings: !words.contains("--keep-nothing"))
        var options = ServerOptions()
        options.port = 0
        options.threads = number("--threads") ?? 1
        options.limits.connections = 3_000
        options.limits.streams = 2_000
        let server = try Server(options, responder: gallery)
        StandardError.writeLine("Vitrine is at http://127.0.0.1:\(server.port)/")
        TerminationSignals.wait()
        TerminationSignals.release()
        server.stop()
    }
}
