internal import Gallery
internal import MicroHTTP
internal import Platform
internal import SwiftCN

/// A gallery of the components with any texts in every place that a component takes one: labels, titles, option ids.
///
///     hostile-gallery FOLDER
///
/// The folder holds a file `texts`, where the record separator (U+001E) stands between the texts. It takes a free port
/// on loopback, says which as `vitrine` does, and ends with SIGTERM. It is to be started in the folder that holds Public
/// and Templates.
@main enum HostileGallery {
    static func main() {
        StandardStreams.fill()
        TerminationSignals.hold()
        do {
            try serve(CommandLine.arguments.dropFirst().first ?? ".")
        } catch {
            StandardError.writeLine("hostile-gallery: \(error)")
            CurrentProcess.end(1)
        }
        CurrentProcess.end(0)
    }

    private static func serve(_ folder: String) throws {
        let texts = try Folder(folder).read("texts").split(separator: 0x1E, omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        let probes = texts.enumerated().map { number, text in
            Component(
                "text-\(number)", text,
                examples: [Example("basic", text, text) { HostileProbe(text: text) }])
        }
        let all = Component(
            "texts", "All texts",
            examples: [Example("basic", "Basic", "A group of all of them.") { ManyMembers(members: texts) }])
        let crowd = Component(
            "crowd", "Crowd",
            examples: [
                Example("basic", "Basic", "A set with room for many.") {
                    ManyMembers(members: (0..<50).map { "m\($0)" })
                }
            ])
        let gallery = try Gallery(
            root: ".", [crowd, all] + probes,
            sourceWithoutFile: texts.map { "let text = \"\($0)\" // \($0)\n" }.joined()
                + texts.joined(separator: "\n"))
        var options = ServerOptions()
        options.port = 0
        let server = try Server(options, responder: gallery)
        StandardError.writeLine("Vitrine is at http://127.0.0.1:\(server.port)/")
        TerminationSignals.wait()
        TerminationSignals.release()
        server.stop()
    }
}
