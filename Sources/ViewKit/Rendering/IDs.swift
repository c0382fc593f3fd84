internal import Platform

/// The ids of one pass. Each is made of the example, a state and the rows above: unique, the same after a reload, without
/// spaces.
///
/// An id is put together as bytes, and hashed on the way: the next one is likely to be of the same state, so that only its
/// rows are new.
struct IDs: ~Copyable {
    /// What every id starts with.
    let prefix: String
    /// Whether no id has anything in it that HTML would not have as it is. All that is added to the prefix is such.
    let arePlain: Bool
    /// The ids of the `ForEach` rows and `.id` marks above as they end an id, a "-" before each, outermost first.
    private var rows = ByteBuffer()
    /// The state of the last id, and how its ids start.
    private var state = ""
    private var stem = ByteBuffer()
    private var stemHash = Self.hashStart
    private var known: KnownIDs
    /// How often each id was asked for that was asked for more than once.
    private var copies: [String: Int] = [:]

    /// - Parameter count: How many there will be, as far as is known.
    init(prefix: String, count: Int) {
        self.prefix = prefix
        known = KnownIDs(count: count)
        arePlain = prefix.readUTF8 { bytes in
            for index in bytes.indices where !bytes[index].standsInID && bytes[index] != UInt8(ascii: "_") {
                return false
            }
            return true
        }
    }

    /// Goes into a row, and tells where it came from.
    mutating func enter(row: String) -> Int {
        let outer = rows.count
        rows.append(UInt8(ascii: "-"))
        rows.append(idText: row)
        return outer
    }

    /// Goes into the row of a number: that of its decimal digits.
    mutating func enter(row: Int) -> Int {
        let outer = rows.count
        rows.append(UInt8(ascii: "-"))
        rows.append(decimal: row)
        return outer
    }

    /// Goes back to where it came from.
    mutating func leaveRow(to outer: Int) {
        rows.shorten(to: outer)
    }

    /// The id of a control that writes this state.
    ///
    /// The parts of a control add to its id what no `idText` has after a "_": "_panel", "_help", and "__" before an option.
    ///
    /// - Parameter likely: What it was in the last drawing, if there was one: the same text need not be made again.
    mutating func make(for state: String?, likely: String?) -> String {
        guard let state else {
            return unique(rows.read { prefix + String(utf8: $0) })
        }
        if state != self.state || stem.count == 0 {
            self.state = state
            stem.shorten(to: 0)
            stem.append(prefix)
            stem.append(UInt8(ascii: "-"))
            stem.append(idText: state)
            stemHash = stem.read { Self.hash($0) }
        }
        let length = stem.count
        stem.append(rows)
        let id = stem.read { bytes in
            if let likely, likely.readUTF8({ $0.hasSameBytes(as: bytes) }) {
                likely
            } else {
                String(utf8: bytes)
            }
        }
        stem.shorten(to: length)
        let hash = rows.read { Self.hash($0, after: stemHash) }
        return known.insert(id, hash: hash) ? id : copy(of: id)
    }

    /// The wanted id, or that with a number where another element of this pass has it.
    mutating func unique(_ wanted: String) -> String {
        known.insert(wanted, hash: wanted.readUTF8 { Self.hash($0) }) ? wanted : copy(of: wanted)
    }

    private mutating func copy(of wanted: String) -> String {
        let count = (copies[wanted] ?? 1) + 1
        copies[wanted] = count
        return unique("\(wanted)-\(count)")
    }

    private static let hashStart: UInt64 = 0xCBF2_9CE4_8422_2325

    /// FNV-1a, which goes on where it has stopped.
    private static func hash(_ bytes: Span<UInt8>, after start: UInt64 = hashStart) -> UInt64 {
        var hash = start
        for index in bytes.indices { hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3 }
        return hash
    }
}

/// Ids to be told apart, by hashes that are known already.
private struct KnownIDs {
    private static let few = 8
    private var ids: [(text: String, hash: UInt64)] = []
    /// Which id stands at each place, counted from one; 0 is a free place. At least every second one is free. As long as the
    /// ids are few, there are no places: then all ids are looked through.
    private var places: [UInt32] = []
    /// How many there will be, as far as is known.
    private let expected: Int

    init(count: Int) {
        expected = count
        ids.reserveCapacity(count)
    }

    /// Takes an id in, and tells whether it is new.
    mutating func insert(_ id: String, hash: UInt64) -> Bool {
        if places.isEmpty {
            if ids.contains(where: { $0.hash == hash && $0.text == id }) { return false }
            ids.append((id, hash))
            if ids.count > Self.few { grow() }
            return true
        }
        var place = self.place(of: hash)
        while places[place] > 0 {
            let index = Int(places[place]) - 1
            if ids[index].hash == hash, ids[index].text == id { return false }
            place = (place + 1) % places.count
        }
        ids.append((id, hash))
        places[place] = UInt32(truncatingIfNeeded: ids.count)
        if 2 * ids.count > places.count { grow() }
        return true
    }

    private func place(of hash: UInt64) -> Int {
        Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(places.count - 1))
    }

    private mutating func grow() {
        var room = 64
        while room < 2 * max(expected, ids.count + 1) { room *= 2 }
        places = Array(repeating: 0, count: room)
        for index in ids.indices {
            var place = self.place(of: ids[index].hash)
            while places[place] > 0 { place = (place + 1) % places.count }
            places[place] = UInt32(truncatingIfNeeded: index + 1)
        }
    }
}
