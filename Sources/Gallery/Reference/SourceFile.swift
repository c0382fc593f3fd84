internal import HTTP

/// One of a component's own source files.
struct SourceFile: Sendable {
    /// Its name, with its ending.
    let name: String
    /// Where it is among the sources.
    let path: String
    /// Byte for byte.
    let text: String
    /// The answer that gives it.
    let file: CachedResponse

    private init(_ path: String, named name: String, text: String) {
        self.path = path
        self.name = name
        self.text = text
        let tag = ETag(Fingerprint(Array(text.utf8)).text)
        file = CachedResponse(
            Response.text(text).with(SafetyHeaders.all), tag: tag, control: "no-cache",
            stands: true)
    }

    /// The files of a component: those of its folders, in the order of their names, and those that it names.
    static func all(of component: Component, among paths: [String] = EmbeddedSources.paths) -> [SourceFile] {
        component.sources.flatMap { source in
            paths.filter { $0 == source || $0.hasPrefix("\(source)/") }
        }.compactMap { path in
            guard let text = EmbeddedSources.text(path), let name = path.split(separator: "/").last else {
                return nil
            }
            return SourceFile(path, named: String(name), text: text.description)
        }
    }

    /// The file folded up, with a link to it as it is.
    func details(of component: Component) -> Fragment {
        let lines = text.utf8.count { $0 == UInt8(ascii: "\n") }
        return """
            <div class="panels"><details class="panel source-file">
            <summary>\(name)<span class="panel-count">\(lines) lines</span></summary>
            <div class="panel-body" id="source-\(name)">
            <div class="panel-tools"><a href="\(component.sourcePath(name))">Raw file</a>\
            <button type="button" class="button copy">Copy</button></div>
            <pre class="code" tabindex="0" role="region" aria-label="\(name)"><code>\(SwiftCode(text).highlighted)</code></pre>
            </div>
            </details></div>

            """
    }
}

extension Component {
    /// Where one of its source files is.
    func sourcePath(_ name: String) -> String {
        "\(Catalogue.path(slug))/source/\(name)"
    }
}
