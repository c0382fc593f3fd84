internal import SwiftCN

extension PlayList {
    /// Options: three at first, the last of which is disabled. `more` are columns of the component alone.
    static func options(_ more: PlayField...) -> PlayList {
        let columns: [PlayField] = [
            .text("id", "", length: 1...40), .text("title", "", length: 1...80), .flag("isDisabled"),
        ]
        return PlayList(
            "options", noun: "option", columns: [columns[0], columns[1]] + more + [columns[2]],
            rows: [
                ["id": "design", "title": "Design system"],
                ["id": "mobile", "title": "Mobile app"],
                ["id": "archive", "title": "Archived", "isDisabled": "true"],
            ],
            claims: ["options", "groups"])
    }

    static let detail = PlayField.text("detail", "")
    static let symbol = PlayField.symbol("systemImage")
}

extension PlayValues {
    /// The rows as options.
    var options: [CNOption<String>] {
        rows.map { row in
            CNOption(
                id: row["id"], title: row["title"], detail: row.some("detail"),
                systemImage: row.some("systemImage"), isDisabled: row.flag("isDisabled"))
        }
    }

    /// The rows as options under headings: those one after the other with the same heading stand together.
    var groups: [CNOptionGroup<String>] {
        var groups: [CNOptionGroup<String>] = []
        for (row, option) in zip(rows, options) {
            if groups.last?.title == row["group"] {
                groups[groups.count - 1].options.append(option)
            } else {
                groups.append(CNOptionGroup(row["group"], options: [option]))
            }
        }
        return groups
    }

    /// Whether any option stands under a heading.
    var hasGroups: Bool { rows.contains { !$0["group"].isEmpty } }
}

extension CNOption<String> {
    /// As Swift writes it.
    var source: String {
        var call = "CNOption(id: \(id.swiftLiteral), title: \(title.swiftLiteral)"
        if let detail { call += ", detail: \(detail.swiftLiteral)" }
        if let systemImage { call += ", systemImage: \(systemImage.swiftLiteral)" }
        if isDisabled { call += ", isDisabled: true" }
        return call + ")"
    }
}

extension CNOptionGroup<String> {
    /// As Swift writes it, a line for each option.
    var source: [String] {
        ["CNOptionGroup(", "    \(title.swiftLiteral),", "    options: ["]
            + options.map { "        \($0.source)," } + ["    ])"]
    }
}

/// The choice of one option, which may be none, as a playground has it.
enum PlayChoice {
    /// The field that says whether there can be none.
    static let kind = PlayField.choice(
        "choice", ["one": "Always one: a String", "optional": "One or none: an optional"]
    ).claiming().explained("What the selection is bound to, which picks the initializer.")

    /// The heading of an option; no initializer takes headings and a choice that can be none.
    static let group = PlayField.text("group", "", length: 0...60).claiming("CNOptionGroup.title")
        .when("choice", ["one"])

    /// What options have that a list does not show.
    static let omitted = [
        "CNOption.detail": "A list has no room for a second line.",
        "CNOption.systemImage": "A list has no room for a symbol.",
    ]

    static func selection(_ first: String) -> PlaySelection {
        PlaySelection("selection", first: first) { $0.text("choice") == "optional" ? .optional : .one }
    }

    /// The declaration of the state.
    static func state(_ values: PlayValues) -> String {
        guard values.text("choice") == "optional" else {
            return "selection = \(values.text("selection").swiftLiteral)"
        }
        return "selection: String?" + (values.some("selection").map { " = \($0.swiftLiteral)" } ?? "")
    }

    /// The source of a list of a type, with its options or its groups.
    static func snippet(_ type: String, named name: String, _ values: PlayValues) -> Snippet {
        var snippet = Snippet(name)
        snippet.state(state(values))
        var call = SwiftCall(type)
        call.pass(nil, values.text("title").swiftLiteral)
        if values.hasGroups {
            var lines = values.groups.flatMap { group in
                var lines = group.source
                lines[lines.count - 1] += ","
                return lines
            }
            lines = lines.map { "    \($0)" }
            snippet.member(["private let groups = ["] + lines + ["]"])
            call.pass("groups", "groups")
        } else {
            snippet.array("options", values.options.map(\.source))
            call.pass("options", "options")
        }
        call.pass("selection", "$selection")
        call.passClasses(values)
        call.modify(by: values)
        snippet.body = call.lines
        return snippet
    }
}
