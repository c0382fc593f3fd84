internal import Glibc

/// A folder that files are read from when the server starts.
///
/// Nothing outside of it can be read: a link that leads out of it is refused, and so is everything that is no regular
/// file, such as a device or a pipe.
public struct Folder: Sendable, Hashable {
    /// Where it is: absolute, without links.
    public let path: String

    /// Opens the folder at a path, relative to the current directory or absolute.
    public init(_ path: String) throws(FileError) {
        self.path = try resolved(path)
        guard try kind(of: self.path) == S_IFDIR else { throw FileError(path, "It is not a folder") }
    }

    /// A folder inside this one.
    public func folder(_ name: String) throws(FileError) -> Folder {
        let inner = try Folder(joined(name))
        guard contains(inner.path) else { throw FileError(joined(name), "It leads out of \(path)") }
        return inner
    }

    /// The bytes of a file inside this folder; `name` may lead through folders ("a/b.css").
    public func read(_ name: String) throws(FileError) -> [UInt8] {
        let asked = joined(name)
        let real = try resolved(asked)
        guard contains(real) else { throw FileError(asked, "It leads out of \(path)") }
        // Not blocking, so that opening a pipe that nobody writes to does not wait; no link can take the file's place.
        let descriptor = unsafe open(real, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard descriptor >= 0 else { throw FileError(errnoAt: asked) }
        defer { close(descriptor) }
        var status = stat()
        guard unsafe fstat(descriptor, &status) == 0 else { throw FileError(errnoAt: asked) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(asked, "It is not a regular file") }
        return try contents(of: descriptor, expecting: Int(status.st_size), named: asked)
    }

    /// The names of all files in this folder and those below, as `read` takes them, in the order of their bytes.
    ///
    /// Names that start with a dot are passed over. A link to a file is a file; a link to a folder is an error, since
    /// following it might never end.
    public func files() throws(FileError) -> [String] {
        try files(below: "").sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func files(below prefix: String) throws(FileError) -> [String] {
        var found: [String] = []
        for entry in try entries(of: joined(prefix)) where !entry.utf8.starts(with: ".".utf8) {
            let name = prefix + entry
            var status = stat()
            guard unsafe lstat(joined(name), &status) == 0 else { throw FileError(errnoAt: joined(name)) }
            if status.st_mode & S_IFMT == S_IFDIR {
                found += try files(below: name + "/")
                continue
            }
            let real = try resolved(joined(name))
            guard contains(real) else { throw FileError(joined(name), "It leads out of \(path)") }
            guard try kind(of: real) == S_IFREG else {
                throw FileError(joined(name), "It is not a regular file")
            }
            found.append(name)
        }
        return found
    }

    private func joined(_ name: String) -> String { name.isEmpty ? path : path + "/" + name }

    private func contains(_ real: String) -> Bool { path == "/" || real.utf8.starts(with: (path + "/").utf8) }
}

/// The path without links, "." and "..".
private func resolved(_ path: String) throws(FileError) -> String {
    guard !path.utf8.contains(0) else { throw FileError(path, "A path holds no NUL") }
    guard let real = unsafe realpath(path, nil) else { throw FileError(errnoAt: path) }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
}

/// The type bits of whatever is at that path.
private func kind(of path: String) throws(FileError) -> mode_t {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw FileError(errnoAt: path) }
    return status.st_mode & S_IFMT
}

/// The names in one folder, "." and ".." among them.
private func entries(of path: String) throws(FileError) -> [String] {
    guard let stream = unsafe opendir(path) else { throw FileError(errnoAt: path) }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = unsafe readdir(stream) {
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
            unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
        }
        names.append(name)
    }
    guard errno == 0 else { throw FileError(errnoAt: path) }
    return names
}

/// Everything up to the end of the file, which may have grown since its size was asked.
private func contents(of descriptor: Int32, expecting size: Int, named path: String) throws(FileError)
    -> [UInt8]
{
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: max(4096, min(size &+ 1, 1 << 20)))
    while true {
        let count = unsafe chunk.withUnsafeMutableBytes {
            unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
        }
        if count < 0 && errno == EINTR { continue }
        guard count >= 0 else { throw FileError(errnoAt: path) }
        if count == 0 { return bytes }
        bytes += chunk[..<count]
    }
}
