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

    /// The heading of an option; no initializer takes headings and a choice that can be none.
    static let group = PlayField.text("group", "", length: 0...60).claiming("CNOptionGroup.title")
        .explained("The heading above it; without one it stands under that of the option before.")
        .when("choice", ["one"])
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

    /// The rows as options under headings. A row without a heading stands under the one before; before all of them, under
    /// the first.
    var groups: [CNOptionGroup<String>] {
        var groups: [CNOptionGroup<String>] = []
        var title = rows.compactMap { $0.some("group") }.first ?? ""
        for (row, option) in zip(rows, options) {
            title = row.some("group") ?? title
            if groups.last?.title == title {
                groups[groups.count - 1].options.append(option)
            } else {
                groups.append(CNOptionGroup(title, options: [option]))
            }
        }
        return groups
    }

    /// Whether any option stands under a heading.
    var hasGroups: Bool { rows.contains { !$0["group"].isEmpty } }
}

extension CNOption<String> {
    /// As Swift writes it.
    var source: SwiftCall {
        var call = SwiftCall("CNOption")
        call.pass("id", id.swiftLiteral)
        call.pass("title", title.swiftLiteral)
        if let detail { call.pass("detail", detail.swiftLiteral) }
        if let systemImage { call.pass("systemImage", systemImage.swiftLiteral) }
        if isDisabled { call.pass("isDisabled", "true") }
        return call
    }
}

extension CNOptionGroup<String> {
    /// As Swift writes it, an option a line.
    var source: SwiftCall {
        var call = SwiftCall("CNOptionGroup")
        call.pass(nil, title.swiftLiteral)
        call.pass("options", elements: options.map(\.source))
        return call
    }
}
