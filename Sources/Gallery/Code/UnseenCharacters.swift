extension Unicode.Scalar {
    /// Whether nobody would see it, or see what it does: it turns a line around, joins, breaks or has no picture.
    var isUnseen: Bool {
        // Unicode's tables take a while to look up; most of what is asked about is ASCII.
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            true
        default: false
        }
    }

    /// Its number in hexadecimal digits, as escapes have it.
    var digits: String { String(value, radix: 16, uppercase: true) }
}

extension String {
    /// The text with an escape for each scalar that nobody would see. What joins two emoji stays, or nobody could read
    /// them; and so do line ends and tabs.
    func showingUnseen(as escape: (Unicode.Scalar) -> String) -> String {
        guard unicodeScalars.contains(where: \.isUnseen) else { return self }
        var shown = ""
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            let isKept =
                switch scalar {
                case "\n", "\t": true
                case "\u{200D}": last?.properties.isEmoji == true || last == "\u{FE0F}"
                default: !scalar.isUnseen
                }
            shown += isKept ? String(scalar) : escape(scalar)
            last = scalar
        }
        return shown
    }
}
