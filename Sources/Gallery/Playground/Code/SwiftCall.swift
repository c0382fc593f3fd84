/// A call as Swift source writes it: arguments in one line where they fit, closures after them, then modifiers.
struct SwiftCall {
    /// A line has so many columns at most, where it can be broken at all.
    static let width = 110

    /// A closure after the arguments; the first one has no label.
    private struct Closure {
        var label: String?
        /// The names of what it is given.
        var parameters = ""
        var lines: [String]

        var opening: String {
            (label.map { "\($0): " } ?? "") + "{" + (parameters.isEmpty ? "" : " \(parameters) in")
        }
    }

    /// An argument with its label: its text, or an array of calls, each of which has lines of its own.
    private struct Argument {
        var label: String?
        var text = ""
        var elements: [SwiftCall] = []

        private var start: String { label.map { "\($0): " } ?? "" }
        var line: String { start + text }

        func lines(at column: Int) -> [String] {
            guard !elements.isEmpty else { return [line] }
            return elements.lines(after: start, at: column)
        }
    }

    var callee: String
    private var arguments: [Argument] = []
    private var closures: [Closure] = []
    private var modifiers: [String] = []

    init(_ callee: String) {
        self.callee = callee
    }

    /// Adds an argument, with its label where it has one.
    mutating func pass(_ label: String? = nil, _ value: String) {
        arguments.append(Argument(label: label, text: value))
    }

    /// Adds an array, an element a line.
    mutating func pass(_ label: String, elements: [SwiftCall]) {
        arguments.append(Argument(label: label, elements: elements))
    }

    mutating func close(_ label: String? = nil, _ parameters: String = "", with lines: [String]) {
        closures.append(Closure(label: label, parameters: parameters, lines: lines))
    }

    /// Adds a modifier, without its full stop.
    mutating func modify(_ modifier: String) {
        modifiers.append(modifier)
    }

    /// Its lines, of which the first stands after `before` and the last before `after`; all of them begin at a column, which
    /// is that of a body unless another is given.
    func lines(at column: Int = 8, before: String = "", after: String = "") -> [String] {
        var lines = head(at: column, before: before, after: modifiers.isEmpty ? after : "")
        for (index, closure) in closures.enumerated() {
            if index == 0 {
                lines[lines.count - 1] += " \(closure.opening)"
            } else {
                lines.append("} \(closure.opening)")
            }
            lines += closure.lines.map { "    \($0)" }
        }
        if let last = closures.last {
            // Nothing in it takes no line.
            if last.lines.isEmpty { lines[lines.count - 1] += "}" } else { lines.append("}") }
        }
        let indentation = lines.count == 1 ? "    " : ""
        lines += modifiers.map { "\(indentation).\($0)" }
        lines[lines.count - 1] += after
        return lines
    }

    /// Its lines where the callee is a value that is there already: without a call.
    var named: [String] { [callee] + modifiers.map { "    .\($0)" } }

    /// The callee with its arguments: in one line, else in lines of their own, else a line each.
    private func head(at column: Int, before: String, after: String) -> [String] {
        if arguments.isEmpty && !closures.isEmpty { return ["\(before)\(callee)"] }
        let room = Self.width - column
        let rest = closures.first.map { " \($0.opening)" } ?? after
        let hasElements = arguments.contains { !$0.elements.isEmpty }
        let line = arguments.map(\.line).joined(separator: ", ")
        let whole = "\(before)\(callee)(\(line))"
        if !hasElements, whole.columns + rest.columns <= room { return [whole] }
        // What follows the arguments stands in a line with their closing parenthesis.
        let isFollowed = !closures.isEmpty || !modifiers.isEmpty
        let end = isFollowed ? "" : ")"
        var lines = [line + end]
        if hasElements || 4 + lines[0].columns + after.columns > room {
            lines = arguments.enumerated().flatMap { index, argument in
                var lines = argument.lines(at: column + 4)
                lines[lines.count - 1] += index < arguments.count - 1 ? "," : end
                return lines
            }
        }
        return ["\(before)\(callee)("] + lines.map { "    \($0)" } + (isFollowed ? [")"] : [])
    }
}

extension [SwiftCall] {
    /// An array literal with an element a line, and a comma after each that is not alone.
    func lines(after start: String, at column: Int) -> [String] {
        let comma = count > 1 ? "," : ""
        let inner = flatMap { $0.lines(at: column + 4, after: comma) }
        return ["\(start)["] + inner.map { "    \($0)" } + ["]"]
    }
}

extension String {
    /// How many columns it takes at most: one for each scalar.
    var columns: Int { unicodeScalars.count }
}
