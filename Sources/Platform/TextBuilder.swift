/// A text that is put together of a few short pieces. As long as it is short, it needs no memory but where it stands: only
/// the finished text is allocated.
@safe public struct TextBuilder: Sendable {
    @usableFromInline static let room = 64
    @usableFromInline var short: InlineArray<64, UInt8>
    /// How many bytes of `short` are taken.
    @usableFromInline var count = 0
    /// All bytes, once they are more than fit in.
    @usableFromInline var long: [UInt8]?

    /// Nothing yet.
    @inlinable public init() {
        short = InlineArray(repeating: 0)
    }

    /// Adds a text.
    @inlinable public mutating func append(_ text: String) {
        text.readUTF8 { append($0) }
    }

    /// Adds bytes, in UTF-8.
    @inlinable public mutating func append(_ bytes: Span<UInt8>) {
        guard long == nil, bytes.count <= Self.room &- count else { return appendLong(bytes) }
        unsafe bytes.withUnsafeBytes { source in
            guard let start = source.baseAddress else { return }
            unsafe withUnsafeMutableBytes(of: &short) { target in
                guard let target = target.baseAddress else { return }
                unsafe ByteBuffer.copy(start, to: target + count, source.count)
            }
        }
        count &+= bytes.count
    }

    /// Adds a whole number in decimal: what its `description` says, which takes five times as long to find how to say it.
    public mutating func append(decimal number: Int) {
        number.readDecimal { append($0) }
    }

    /// The text.
    public var text: String {
        if let long { return String(utf8: long.span) }
        return String(utf8: short.span.extracting(0..<count))
    }

    @usableFromInline mutating func appendLong(_ bytes: Span<UInt8>) {
        var all = long ?? (0..<count).map { short[$0] }
        long = nil
        for index in bytes.indices { all.append(bytes[index]) }
        long = all
    }
}
