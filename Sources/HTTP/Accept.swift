/// A weight in thousandths, as `q=` gives it (RFC 9110, section 12.4.2). 0 means: not acceptable.
typealias Weight = Int

extension Request {
    /// Whether the answer is to be a page rather than JSON: a browser names text/html, and likes it no less than
    /// JSON. A wildcard alone does not make a browser; curl sends `*/*`.
    public var prefersHTML: Bool {
        let html = headers.weight(ofType: "text/html")
        return html.isNamed && html.weight > 0 && html.weight >= headers.weight(ofType: MediaType.json).weight
    }

    /// The one of `offers` that Accept likes best (RFC 9110, section 12.5.1), the earlier of two alike; nil where it
    /// takes none. Without the field, everything is liked alike. An offer is a type and a subtype in small letters.
    public func preferredType(among offers: [String]) -> String? {
        var best: (offer: String, weight: Weight)?
        for offer in offers {
            let weight = headers.weight(ofType: offer).weight
            if weight > best?.weight ?? 0 { best = (offer, weight) }
        }
        return best?.offer
    }
}

extension Headers {
    /// What Accept says about a type: the most specific range counts. `isNamed` where that names it in full.
    fileprivate func weight(ofType type: String) -> (weight: Weight, isNamed: Bool) {
        var best = (rank: 0, weight: 0)
        var isPresent = false
        forEachValue(of: "Accept") { value in
            isPresent = true
            var position = 0
            while let element = value.nextElement(from: &position) {
                let found = value.rank(ofRange: element, for: type)
                if found.rank > best.rank || found.rank == best.rank && found.weight > best.weight {
                    best = found
                }
            }
        }
        guard isPresent else { return (1000, false) }
        return (best.weight, best.rank >= 3)
    }
}

extension Span<UInt8> {
    /// How closely a media range fits a type, with its weight: 4 its very name, 3 its name with parameters, 2 `type/*`,
    /// 1 `*/*`, 0 not at all.
    fileprivate func rank(ofRange element: Range<Int>, for type: String) -> (rank: Int, weight: Weight) {
        let end = firstIndex(of: ASCII.semicolon, in: element)
        let name = extracting(trimmed(element.lowerBound..<end))
        let (weight, hasParameters) = weight(in: end..<element.upperBound)
        if name.equalsIgnoringCase(type) { return (hasParameters ? 3 : 4, weight) }
        if name.equals("*/*") || name.equals("*") { return (1, weight) }
        let slash = name.firstIndex(of: ASCII.slash, in: name.indices)
        guard name.count == slash + 2, name[slash + 1] == ASCII.star else { return (0, 0) }
        let wanted = type.utf8.span
        guard wanted.count > slash, wanted[slash] == ASCII.slash else { return (0, 0) }
        for index in 0..<slash where name[index].asciiLowercased != wanted[index] { return (0, 0) }
        return (2, weight)
    }

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
