internal import Platform

/// The folder that holds Public and Templates.
enum Root {
    private static let needed = ["Public", "Templates"]

    /// Why there is none.
    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Opens the folder that was asked for; else the current directory, or the nearest folder above the executable,
    /// that holds both.
    static func find(_ asked: String?) throws(Missing) -> Folder {
        if let asked {
            do throws(FileError) {
                let folder = try Folder(asked)
                for name in needed { _ = try folder.folder(name) }
                return folder
            } catch {
                throw Missing(description: "\(error) The root needs the folders Public and Templates.")
            }
        }
        var candidates = ["."]
        var above = CurrentProcess.executablePath.map { $0[...] } ?? ""
        while let slash = above.lastIndex(of: "/") {
            above = above[..<slash]
            candidates.append(above.isEmpty ? "/" : String(above))
        }
        for candidate in candidates {
            guard let folder = try? Folder(candidate) else { continue }
            if needed.allSatisfy({ (try? folder.folder($0)) != nil }) { return folder }
        }
        throw Missing(
            description:
                "There are no folders Public and Templates here or above the program; name their place by --root."
        )
    }
}
