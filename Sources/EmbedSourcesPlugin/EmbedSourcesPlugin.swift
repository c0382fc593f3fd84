import Foundation
import PackagePlugin

/// Gives a target the text of source files as literals, so that the source that a page shows is the source that runs.
///
/// A build command with its inputs named: SwiftPM runs it again when one of the files changes, comes or goes.
@main
struct EmbedSourcesPlugin: BuildToolPlugin {
    /// For each target that asks: the folder that its keys are relative to, and the folders whose files it gets.
    private static let embeddings: [String: (base: String, folders: [String])] = [
        "Gallery": ("Sources", ["Gallery/Examples", "SwiftCN", "ViewKit/Views"]),
        "EmbedSourcesTests": ("Tests/EmbedSourcesTests/Fixtures", ["."]),
    ]

    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let embedding = Self.embeddings[target.name] else {
            Diagnostics.error("EmbedSourcesPlugin has no list of folders for the target \(target.name).")
            return []
        }
        let base = context.package.directoryURL.appending(path: embedding.base)
        let paths = embedding.folders.flatMap { Self.files(under: $0, of: base) }.sorted()
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSources.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(paths.count) source files into \(target.name)",
                executable: try context.tool(named: "EmbedSources").url,
                arguments: [output.path, base.path] + paths,
                inputFiles: paths.map { base.appending(path: $0) },
                outputFiles: [output]
            )
        ]
    }

    /// The paths, relative to `base`, of all files in `folder` and below. Hidden files are left out.
    private static func files(under folder: String, of base: URL) -> [String] {
        let root = folder == "." ? base : base.appending(path: folder)
        guard let paths = FileManager.default.enumerator(atPath: root.path) else { return [] }
        return paths.compactMap { $0 as? String }
            .filter { path in
                var isFolder: ObjCBool = false
                let exists = FileManager.default.fileExists(
                    atPath: root.appending(path: path).path, isDirectory: &isFolder)
                return exists && !isFolder.boolValue
                    && !path.split(separator: "/").contains { $0.hasPrefix(".") }
            }
            .map { folder == "." ? $0 : "\(folder)/\($0)" }
    }
}
