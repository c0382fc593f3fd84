import Glibc

/// A folder of its own for one test, removed with everything in it when the test ends.
final class Scratch {
    let path: String

    init() {
        var random = SystemRandomNumberGenerator()
        path = "\(P_tmpdir)/vitrine-platform-\(String(random.next() as UInt64, radix: 36))"
        _ = unsafe mkdir(path, 0o700)
    }

    deinit { removeAll(path) }

    func folder(_ name: String) { _ = unsafe mkdir("\(path)/\(name)", 0o700) }

    func file(_ name: String, _ text: String) {
        let descriptor = unsafe open("\(path)/\(name)", O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        let bytes = Array(text.utf8)
        _ = unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        close(descriptor)
    }

    func link(_ name: String, to target: String) { _ = unsafe symlink(target, "\(path)/\(name)") }

    func pipe(_ name: String) { _ = unsafe mkfifo("\(path)/\(name)", 0o600) }

    private func removeAll(_ path: String) {
        if unsafe unlink(path) == 0 { return }
        guard let stream = unsafe opendir(path) else { return }
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != "." && name != ".." { removeAll(path + "/" + name) }
        }
        unsafe closedir(stream)
        _ = unsafe rmdir(path)
    }
}
