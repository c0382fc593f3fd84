/// A weight in thousandths, as `q=` gives it (RFC 9110, section 12.4.2). 0 means: not acceptable.
typealias Weight = Int

extension Request {
    /// Whether the answer is to be a page rather than JSON: a browser names text/html, and likes it no less than
    /// JSON. A wildcard alone does not make a browser; curl sends `*/*`.
    public var prefersHTML: Bool {
        var html = AcceptedType("text/html")
        var json = AcceptedType(MediaType.json)
        headers.forEachMediaRange { name, weight, hasParameters in
            html.compare(name, weight, hasParameters)
            json.compare(name, weight, hasParameters)
        }
        return html.rank >= 3 && html.weight > 0 && html.weight >= json.weight
    }

    /// The one of `offers` that Accept likes best (RFC 9110, section 12.5.1), the earlier of two alike; nil where it
    /// takes none. Without the field, everything is liked alike. An offer is a type and a subtype in small letters.
    public func preferredType(among offers: [String]) -> String? {
        guard headers.contains("Accept") else { return offers.first }
        var types = offers.map(AcceptedType.init)
        headers.forEachMediaRange { name, weight, hasParameters in
            for index in types.indices { types[index].compare(name, weight, hasParameters) }
        }
        let best = types.map(\.weight).max() ?? 0
        return best > 0 ? types.first { $0.weight == best }?.name : nil
    }
}

extension Headers {
    /// Calls `body` with each media range of Accept, its weight, and whether it has other parameters.
    fileprivate func forEachMediaRange(_ body: (Span<UInt8>, Weight, Bool) -> Void) {
        forEachValue(of: "Accept") { value in
            var position = 0
            while let element = value.nextElement(from: &position) {
                let end = value.firstIndex(of: ASCII.semicolon, in: element)
                let (weight, hasOthers) = value.weight(in: end..<element.upperBound)
                body(value.extracting(value.trimmed(element.lowerBound..<end)), weight, hasOthers)
            }
        }
    }
}

/// What Accept says about one type: the most specific range counts.
private struct AcceptedType {
    let name: String
    /// How closely the best range fits: 4 the very name, 3 the name with parameters, 2 `type/*`, 1 `*/*`, 0 none.
    var rank = 0
    var weight: Weight = 0

    init(_ name: String) {
        self.name = name
    }

    mutating func compare(_ range: Span<UInt8>, _ weight: Weight, _ hasParameters: Bool) {
        let rank = rank(of: range, hasParameters)
        guard rank > self.rank || rank == self.rank && weight > self.weight else { return }
        self.rank = rank
        self.weight = rank == 0 ? 0 : weight
    }

    private func rank(of range: Span<UInt8>, _ hasParameters: Bool) -> Int {
        if range.equalsIgnoringCase(name) { return hasParameters ? 3 : 4 }
        guard !range.isEmpty, range[range.count - 1] == ASCII.star else { return 0 }
        if range.equals("*/*") || range.equals("*") { return 1 }
        let wanted = name.utf8.span
        let length = range.count - 1
        guard length > 0, length < wanted.count, range[length - 1] == ASCII.slash else { return 0 }
        for index in 0..<length where range[index].asciiLowercased != wanted[index] { return 0 }
        return 2
    }
}

extension Span<UInt8> {
    /// The next element of a comma-separated list that is not empty (RFC 9110, section 5.6.1), beginning at
    /// `position`, which moves past it. A comma in a quoted string does not count.
    func nextElement(from position: inout Int) -> Range<Int>? {
        while position < count {
            var end = position
            var isQuoted = false
            while end < count, isQuoted || self[end] != ASCII.comma {
                if self[end] == ASCII.quote { isQuoted.toggle() }
                if isQuoted, self[end] == ASCII.backslash { end += 1 }
                end += 1
            }
            let element = trimmed(position..<Swift.min(end, count))
            position = end + 1
            if !element.isEmpty { return element }
        }
        return nil
    }

    /// The weight among the parameters in `range`, which starts with a ";" or is empty: 1 where there is none. And
    /// whether there are others.
    func weight(in range: Range<Int>) -> (weight: Weight, hasOthers: Bool) {
        var weight = 1000
        var hasOthers = false
        var start = range.lowerBound + 1
        while start < range.upperBound {
            let end = firstIndex(of: ASCII.semicolon, in: start..<range.upperBound)
            let parameter = trimmed(start..<end)
            if parameter.count > 2, self[parameter.lowerBound].asciiLowercased == UInt8(ascii: "q"),
                self[parameter.lowerBound + 1] == ASCII.equals
            {
                weight = self.weight(of: parameter.lowerBound + 2..<parameter.upperBound)
            } else if !parameter.isEmpty {
                hasOthers = true
            }
            start = end + 1
        }
        return (weight, hasOthers)
    }

    /// `0.25` as 250. What is no such number counts as 1, and what is above 1 too.
    private func weight(of range: Range<Int>) -> Weight {
        var weight = 0
        var scale = 1000
        for (place, index) in range.enumerated() {
            if place == 1, self[index] == ASCII.dot { continue }
            guard self[index].isDigit, place != 1 else { return 1000 }
            weight += Int(self[index] &- ASCII.zero) * scale
            scale /= 10
        }
        return Swift.min(weight, 1000)
    }
}
