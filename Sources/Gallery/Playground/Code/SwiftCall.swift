/// A call as Swift source writes it: arguments in one line where they fit, closures after them, then modifiers.
struct SwiftCall {
    /// A closure after the arguments; the first one has no label.
    struct Closure {
        var label: String?
        /// The names of what it is given.
        var parameters = ""
        var lines: [String]
    }

    var callee: String
    private var arguments: [String] = []
    private var closures: [Closure] = []
    private var modifiers: [String] = []

    init(_ callee: String) {
        self.callee = callee
    }

    /// Adds an argument, with its label where it has one.
    mutating func pass(_ label: String? = nil, _ value: String) {
        arguments.append(label.map { "\($0): \(value)" } ?? value)
    }

    mutating func close(_ label: String? = nil, _ parameters: String = "", with lines: [String]) {
        closures.append(Closure(label: label, parameters: parameters, lines: lines))
    }

    /// Adds a modifier, without its full stop.
    mutating func modify(_ modifier: String) {
        modifiers.append(modifier)
    }

    /// Its lines, as they stand in a body.
    var lines: [String] {
        var lines = head
        for (index, closure) in closures.enumerated() {
            let label = closure.label.map { "\($0): " } ?? ""
            let opening = "\(label){\(closure.parameters.isEmpty ? "" : " \(closure.parameters) in")"
            if index == 0 {
                lines[lines.count - 1] += " \(opening)"
            } else {
                lines.append("} \(opening)")
            }
            lines += closure.lines.map { "    \($0)" }
        }
        if !closures.isEmpty { lines.append("}") }
        let indentation = lines.count == 1 ? "    " : ""
        return lines + modifiers.map { "\(indentation).\($0)" }
    }

    /// Its lines where the callee is a value that is there already: without a call.
    var named: [String] { [callee] + modifiers.map { "    .\($0)" } }

    /// What fits in a line of 100 columns, eight of which stand before it.
    private var head: [String] {
        if arguments.isEmpty && !closures.isEmpty { return [callee] }
        let line = "\(callee)(\(arguments.joined(separator: ", ")))"
        guard line.count > 90 else { return [line] }
        let last = arguments.count - 1
        return ["\(callee)("]
            + arguments.enumerated().map { "    \($1)\($0 < last ? "," : "")" } + [")"]
    }
}
