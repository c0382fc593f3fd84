extension String {
    /// This Swift code without its comments and without what stands between the quotes of its string literals.
    var withoutCommentsAndLiterals: String {
        var result = ""
        var rest = self[...]
        while let character = rest.first {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else if rest.hasPrefix("/*") {
                rest = rest.afterBlockComment
            } else if let afterLiteral = rest.afterStringLiteral {
                result += "\"\""
                rest = afterLiteral
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }
}

extension Substring {
    /// What follows the block comment that starts here; such comments nest.
    fileprivate var afterBlockComment: Substring {
        var depth = 0
        var rest = self
        repeat {
            if rest.hasPrefix("/*") {
                depth += 1
                rest = rest.dropFirst(2)
            } else if rest.hasPrefix("*/") {
                depth -= 1
                rest = rest.dropFirst(2)
            } else {
                rest = rest.dropFirst()
            }
        } while depth > 0 && !rest.isEmpty
        return rest
    }

    /// What follows the string literal that starts here, raw and multi-line ones too; nil where none starts.
    fileprivate var afterStringLiteral: Substring? {
        let fence = prefix { $0 == "#" }
        var rest = dropFirst(fence.count)
        guard rest.first == "\"" else { return nil }
        let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
        rest = rest.dropFirst(quotes.count)
        while !rest.isEmpty, !rest.hasPrefix(quotes + fence) {
            rest = rest.dropFirst(rest.hasPrefix("\\" + fence) ? fence.count + 2 : 1)
        }
        return rest.dropFirst(quotes.count + fence.count)
    }
}
