extension String {
    /// The text as a Swift string literal that means exactly it.
    ///
    /// Quotation marks and backslashes are escaped, and with the backslash every "\(" too; so is what could not be seen or
    /// would turn the line around: control and format characters, and a mark that would join the quotation mark before.
    /// What joins two emoji stays, or nobody could read them.
    var swiftLiteral: String {
        var literal = "\""
        var isStart = true
        for scalar in unicodeScalars {
            literal += scalar.escaped(isStart: isStart)
            isStart = false
        }
        return literal + "\""
    }
}

extension Unicode.Scalar {
    fileprivate func escaped(isStart: Bool) -> String {
        switch self {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\0": return "\\0"
        case "\u{200D}" where !isStart: return "\u{200D}"
        default: break
        }
        if isUnseen { return number }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark:
            return isStart ? number : String(self)
        default:
            return String(self)
        }
    }

    /// By its number.
    private var number: String { "\\u{\(digits)}" }
}
