/// The source of a view that makes exactly what a playground shows.
struct Snippet {
    /// The name of the view's type.
    let name: String
    /// Declarations of states: `isOn = true`, `selection: Set<String> = []`.
    private var states: [String] = []
    /// Members of the view before its body, each of some lines.
    private var members: [[String]] = []
    /// Declarations after the view, each of some lines.
    private var types: [[String]] = []
    /// The lines of the body.
    var body: [String] = []

    init(_ name: String) {
        self.name = name
    }

    mutating func state(_ declaration: String) {
        states.append("@State private var \(declaration)")
    }

    /// A state that is a Set of texts, which stand in a line each where one is too short for all of them.
    mutating func state(_ name: String, set members: [String]) {
        let start = "@State private var \(name): Set<String> = ["
        let literals = members.map(\.swiftLiteral)
        let line = "\(start)\(literals.joined(separator: ", "))]"
        if line.columns + 4 < SwiftCall.width {
            states.append(line)
        } else {
            states += [start] + literals.map { "    \($0)," } + ["]"]
        }
    }

    mutating func member(_ lines: [String]) {
        members.append(lines)
    }

    mutating func type(_ lines: [String]) {
        types.append(lines)
    }

    /// An array that the view holds, an element a line.
    mutating func array(_ name: String, _ elements: [SwiftCall]) {
        member(elements.lines(after: "private let \(name) = ", at: 4))
    }

    /// The whole file.
    var text: String {
        var blocks: [[String]] = states.isEmpty ? [] : [states]
        blocks += members
        blocks.append(["var body: some View {"] + body.map { "    \($0)" } + ["}"])
        let inner = blocks.joined(separator: [""]).map { $0.isEmpty ? "" : "    \($0)" }
        let view = ["struct \(name): View {"] + inner + ["}"]
        let parts: [[String]] = [["import SwiftCN"], view] + types
        return parts.joined(separator: [""]).joined(separator: "\n") + "\n"
    }
}
