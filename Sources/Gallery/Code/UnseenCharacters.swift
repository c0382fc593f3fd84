extension Unicode.Scalar {
    /// Whether nobody would see it, or see what it does: it turns a line around, joins, breaks or has no picture.
    var isUnseen: Bool {
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned:
            true
        default: false
        }
    }

    /// Its number in hexadecimal digits, as escapes have it.
    var digits: String { String(value, radix: 16, uppercase: true) }
}

extension String {
    /// Whether it has a scalar that nobody would see.
    var hasUnseen: Bool {
        // Unicode's tables take a while to look up, and nearly every text is ASCII alone.
        !utf8.span.isVisibleASCII && unicodeScalars.contains(where: \.isUnseen)
    }

    /// The text with an escape for each scalar that nobody would see. What joins two emoji stays, or nobody could read
    /// them; and so do line ends and tabs.
    func showingUnseen(as escape: (Unicode.Scalar) -> String) -> String {
        guard hasUnseen else { return self }
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

extension Span<UInt8> {
    fileprivate var isVisibleASCII: Bool {
        for index in indices where !(0x20..<0x7F).contains(self[index]) { return false }
        return true
    }
}
