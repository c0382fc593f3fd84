extension String {
    /// The text as a search compares it: in small letters and without accents.
    ///
    /// A letter's base is read off its Unicode name ("LATIN SMALL LETTER E WITH ACUTE"), so no table is needed; marks
    /// that combine with the letter before are dropped.
    var folded: String {
        let small = lowercased()
        guard !small.utf8.allSatisfy({ $0 < 0x80 }) else { return small }
        var folded = String.UnicodeScalarView()
        for scalar in small.unicodeScalars where scalar.properties.generalCategory != .nonspacingMark {
            folded.append(scalar.withoutAccent)
        }
        return String(folded)
    }

    /// The words of the folded text.
    var foldedWords: [Substring] {
        folded.split { $0.isWhitespace || $0 == "," }
    }
}

extension Unicode.Scalar {
    fileprivate var withoutAccent: Unicode.Scalar {
        let start = "LATIN SMALL LETTER "
        guard value >= 0x80, let name = properties.name, name.hasPrefix(start) else { return self }
        let words = name.dropFirst(start.count).split(separator: " ")
        guard words.count > 2, words[1] == "WITH", let letter = words.first, letter.utf8.count == 1 else {
            return self
        }
        return letter.lowercased().unicodeScalars.first ?? self
    }
}
