/// A multi-line raw string literal whose value is `text`, byte for byte.
///
/// The text stays readable in the generated file. It is fenced by one `#` more than the longest row of them in the
/// text, so that neither a quote nor a backslash of the text can end or escape anything. Control characters are the
/// exception: Swift would read a carriage return as a line feed, and warn of a NUL; these are written as escapes.
func literal(_ text: String) -> String {
    let fence = String(repeating: "#", count: longestRow(of: "#", in: text) + 1)
    var body = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n", "\t", " "..."~": body.unicodeScalars.append(scalar)
        case "\0"..." ", "\u{7F}"..."\u{9F}", "\u{FEFF}":
            body += "\\\(fence)u{\(String(scalar.value, radix: 16))}"
        default: body.unicodeScalars.append(scalar)
        }
    }
    return "\(fence)\"\"\"\n\(body)\n\"\"\"\(fence)"
}

/// The length of the longest row of `scalar` without a gap.
private func longestRow(of scalar: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var current = 0
    for candidate in text.unicodeScalars {
        current = candidate == scalar ? current + 1 : 0
        longest = max(longest, current)
    }
    return longest
}
