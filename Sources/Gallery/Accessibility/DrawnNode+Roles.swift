extension DrawnNode {
    /// Whether assistive technology passes over it.
    var isHidden: Bool {
        self["aria-hidden"] == "true" || self["hidden"] != nil || (tag == "input" && self["type"] == "hidden")
    }

    /// Whether it stands in a line of text.
    var isInline: Bool { ["em", "strong", "code"].contains(tag) }

    /// Whether it takes no input, by itself or by the field set around it.
    var isDisabled: Bool {
        guard ["button", "input", "select", "option"].contains(tag) else { return false }
        if self["disabled"] != nil { return true }
        var above = parent
        while let node = above {
            if node.tag == "fieldset", node["disabled"] != nil { return true }
            above = node.parent
        }
        return false
    }

    /// What it is announced as; nil where it is only a box (HTML Accessibility API Mappings, section 4).
    var role: String? {
        if let role = self["role"] { return role }
        switch tag {
        case "input": return inputRole
        case "form": return self["aria-label"] == nil ? nil : "form"
        case "th": return self["scope"] == "row" ? "rowheader" : "columnheader"
        default: return Self.roles[tag]
        }
    }

    private var inputRole: String {
        switch self["type"] {
        case "checkbox": "checkbox"
        case "radio": "radio"
        case "number": "spinbutton"
        default: "textbox"
        }
    }

    private static let roles = [
        "button": "button", "p": "paragraph", "fieldset": "group", "h1": "heading", "h2": "heading",
        "h3": "heading",
        "h4": "heading", "hr": "separator", "select": "combobox", "option": "option", "table": "table",
        "thead": "rowgroup", "tbody": "rowgroup", "tr": "row", "td": "cell", "em": "emphasis",
        "strong": "strong",
        "code": "code",
    ]
}
