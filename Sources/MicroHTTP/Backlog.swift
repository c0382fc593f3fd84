/// Bytes that wait for their client, first in, first out.
struct Backlog {
    private var bytes: [UInt8] = []
    /// Where those that are not taken yet start.
    private var start = 0

    var count: Int { bytes.count - start }

    /// Adds bytes at the end. Into an empty backlog they are not copied: many clients then share what all are sent.
    mutating func append(_ more: [UInt8]) {
        if count == 0 {
            bytes = more
            start = 0
        } else {
            // What is taken leaves when it is the larger part, so that moving the rest costs little.
            if start > bytes.count / 2 {
                bytes.removeFirst(start)
                start = 0
            }
            bytes += more
        }
    }

    /// Moves as many bytes as there are, and there is room for, and says how many.
    mutating func take(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let size = min(count, buffer.count)
        unsafe buffer.copyBytes(from: bytes[start..<start + size])
        start += size
        if count == 0 { self = Backlog() }
        return size
    }
}
