import Glibc

/// Ends the process where a property does not hold, after saying which.
func hold(_ isTrue: @autoclosure () -> Bool, _ what: StaticString) {
    if !isTrue() { fail("It does not hold that \(what).") }
}

/// Ends the process, which libFuzzer takes for a finding.
func fail(_ reason: String) -> Never {
    let line = Array("\(reason)\n".utf8)
    _ = unsafe line.withUnsafeBytes { unsafe write(2, $0.baseAddress, $0.count) }
    abort()
}

/// Whether the bytes of a word are among these. Strings compare characters, which a combining mark changes.
func holds(_ bytes: [UInt8], _ word: String) -> Bool {
    bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
}
