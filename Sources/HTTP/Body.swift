/// What an answer holds, in one piece or in several: these are sent from where they lie, and shared with whoever keeps them.
public struct Body: Sendable {
    /// All of it where it lies in one piece; else nothing.
    public let whole: [UInt8]
    /// Its pieces in order where there are several; else none. None of them is empty.
    public let pieces: [ArraySlice<UInt8>]
    /// Its length in bytes.
    public let count: Int

    /// A body in one piece.
    public init(_ whole: [UInt8]) {
        self.whole = whole
        pieces = []
        count = whole.count
    }

    /// A body of these, in this order.
    public init(pieces: [ArraySlice<UInt8>]) {
        whole = []
        self.pieces = pieces.filter { !$0.isEmpty }
        count = pieces.reduce(0) { $0 + $1.count }
    }

    /// All of it, copied together where it lies in several pieces.
    public var bytes: [UInt8] {
        if pieces.isEmpty { return whole }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        for piece in pieces { bytes += piece }
        return bytes
    }

    /// Whether there is nothing.
    public var isEmpty: Bool { count == 0 }
}
