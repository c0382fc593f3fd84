/// What assistive technology is told of a drawing: roles, names and states, by ARIA 1.2, the HTML Accessibility API
/// Mappings and the Accessible Name Computation, as far as components use them.
struct AccessibilityTree {
    /// A part of the tree.
    indirect enum Part: Equatable {
        case text(String)
        case node(role: String, name: String, states: [String], parts: [Part])
    }

    /// The parts, in the order of the page.
    let parts: [Part]

    init(of html: [UInt8]) {
        let root = DrawnNode.tree(of: html)
        parts = AccessibilityReading(of: root).parts(in: root)
    }
}

/// One reading of a drawing.
private struct AccessibilityReading {
    private let ids: [String: DrawnNode]
    /// The label of each field that has one, by the field's id.
    private let labels: [String: DrawnNode]

    init(of root: DrawnNode) {
        var ids: [String: DrawnNode] = [:]
        var labels: [String: DrawnNode] = [:]
        for node in root.descendants {
            if let id = node["id"] { ids[id] = node }
            guard node.tag == "label" else { continue }
            let field = node.descendants.first { $0.tag == "input" && $0["type"] != "hidden" }
            if let id = node["for"] ?? field?["id"] { labels[id] = node }
        }
        self.ids = ids
        self.labels = labels
    }

    /// What stands in an element, with the texts side by side as one.
    func parts(in node: DrawnNode) -> [AccessibilityTree.Part] {
        var pieces: [AccessibilityTree.Part] = []
        visit(node, &pieces)
        return Self.merged(pieces)
    }

    private func visit(_ node: DrawnNode, _ pieces: inout [AccessibilityTree.Part]) {
        for child in node.children {
            if child.isText {
                pieces.append(.text(child.text))
            } else if !child.isHidden {
                // Text before and after a block does not run together.
                if !child.isInline { pieces.append(.text(" ")) }
                if let role = child.role {
                    pieces.append(part(of: child, role))
                } else {
                    visit(child, &pieces)
                }
                if !child.isInline { pieces.append(.text(" ")) }
            }
        }
    }

    private func part(of node: DrawnNode, _ role: String) -> AccessibilityTree.Part {
        let name = name(of: node, role)
        var inner: [AccessibilityTree.Part] = []
        switch node.tag {
        case "input":
            if role == "textbox" || role == "spinbutton", let value = node["value"], !value.isEmpty {
                inner = [.text(value)]
            }
        case "select":
            // Options of a group within the list are left out, as browsers' snapshots leave them out.
            inner = node.children.filter { $0.tag == "option" && !$0.isHidden }.map { part(of: $0, "option") }
        default:
            inner = parts(in: node)
        }
        // A name that is all there is inside is not said twice.
        if inner == [.text(name)] { inner = [] }
        return .node(role: role, name: name, states: states(of: node, role), parts: inner)
    }

    private static func merged(_ pieces: [AccessibilityTree.Part]) -> [AccessibilityTree.Part] {
        var merged: [AccessibilityTree.Part] = []
        var text = ""
        for piece in pieces {
            guard case .text(let more) = piece else {
                if !text.inOneLine.isEmpty { merged.append(.text(text.inOneLine)) }
                text = ""
                merged.append(piece)
                continue
            }
            text += more
        }
        if !text.inOneLine.isEmpty { merged.append(.text(text.inOneLine)) }
        return merged
    }

    private func name(of node: DrawnNode, _ role: String) -> String {
        if let others = node["aria-labelledby"] {
            return others.split(separator: " ").compactMap { ids[String($0)] }.map { text(in: $0) }.joined(
                separator: " "
            ).inOneLine
        }
        if let label = node["aria-label"] { return label.inOneLine }
        if node.tag == "fieldset" {
            return node.children.first { $0.tag == "legend" }.map { text(in: $0).inOneLine } ?? ""
        }
        if node.tag == "input" || node.tag == "select" {
            return node["id"].flatMap { labels[$0] }.map { text(in: $0, without: node).inOneLine } ?? ""
        }
        let named = [
            "button", "checkbox", "switch", "radio", "heading", "row", "cell", "columnheader", "rowheader",
            "option",
        ]
        return named.contains(role) ? text(in: node).inOneLine : ""
    }

    private func text(in node: DrawnNode, without field: DrawnNode? = nil) -> String {
        var text = ""
        for child in node.children where child !== field && !child.isHidden {
            if child.isText {
                text += child.text
            } else if child.tag == "input" || child.tag == "select" {
                text += " "
            } else {
                let inner = child["aria-label"] ?? self.text(in: child, without: field)
                text += child.isInline ? inner : " \(inner) "
            }
        }
        return text
    }

    private func states(of node: DrawnNode, _ role: String) -> [String] {
        var states: [String] = []
        if ["checkbox", "switch", "radio"].contains(role) {
            let checked = node["aria-checked"] ?? (node["checked"] == nil ? "false" : "true")
            if checked != "false" { states.append(checked == "true" ? "checked" : "checked=mixed") }
        }
        if node.isDisabled { states.append("disabled") }
        if node["aria-expanded"] == "true" { states.append("expanded") }
        if role == "heading" { states.append("level=\(node.tag.dropFirst())") }
        if let pressed = node["aria-pressed"], pressed != "false" {
            states.append(pressed == "true" ? "pressed" : "pressed=mixed")
        }
        if role == "option", node["selected"] != nil { states.append("selected") }
        if node["aria-invalid"] == "true" { states.append("invalid") }
        return states
    }
}

extension String {
    /// With every run of white space as one blank and none at the ends.
    fileprivate var inOneLine: String {
        split { $0 == " " || $0 == "\n" || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }.joined(separator: " ")
    }
}
