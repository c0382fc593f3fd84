extension Sequence<String> {
    /// Up to `limit` of these names that `word` may have been meant to be, the nearest first: a few letters apart, or one a
    /// part of the other. Case does not count, nor does what follows the first 64 bytes.
    public func nearest(to word: String, limit: Int = 3) -> [String] {
        let wanted = comparable(word)
        guard !wanted.isEmpty else { return [] }
        var found: [(name: String, distance: Int)] = []
        for name in self {
            let candidate = comparable(name)
            let distance = editDistance(wanted, candidate)
            let bound = Swift.max(1, Swift.max(wanted.count, candidate.count) / 3)
            if distance <= bound {
                found.append((name, distance))
            } else if wanted.count >= 3, candidate.count >= 3,
                candidate.contains(wanted) || wanted.contains(candidate)
            {
                found.append((name, 64 + distance))
            }
        }
        // The sort is stable: names that are equally near keep their order.
        return found.sorted { $0.distance < $1.distance }.prefix(limit).map(\.name)
    }
}

private func comparable(_ text: String) -> [UInt8] { text.utf8.prefix(64).map(\.asciiLowercased) }

/// How many bytes must be put in, taken out, replaced or swapped with their neighbour to turn one into the other.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let isSame = left[row] == right[column]
            var cost = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        beforeLast = last
        last = current
    }
    return last[right.count]
}
