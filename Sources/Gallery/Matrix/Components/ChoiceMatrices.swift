internal import SwiftCN

/// What is chosen among two options, where that may be nothing.
enum Choice: CaseIterable {
    case none, first, second

    fileprivate var id: String? {
        switch self {
        case .none: nil
        case .first: "design"
        case .second: "mobile"
        }
    }
}

extension StateMatrix {
    static let radioGroup = StateMatrix(
        "CNRadioGroup", StateAxis("choice", Choice.self), .isEnabled, .isInvalid,
        StateAxis("card", [false: "Rows", true: "Cards"])
    ) { choice, isEnabled, isInvalid, isCard in
        let classes: TWClasses = isCard ? "choice-card" : ""
        CNRadioGroup("Workspace", options: workspaces, selection: .constant(choice.id), classes: classes)
            .fieldError(isInvalid ? "Choose another." : nil)
            .disabled(!isEnabled)
    }

    static let select = StateMatrix(
        "CNSelect", StateAxis("choice", Choice.self), .isEnabled, .isInvalid, isGrouped
    ) { choice, isEnabled, isInvalid, isGrouped in
        list(
            isGrouped,
            flat: CNSelect("Workspace", options: workspaces, selection: .constant(choice.id)),
            grouped: CNSelect("Workspace", groups: groups, selection: .constant(choice.id ?? ""))
        )
        .fieldError(isInvalid ? "Choose another." : nil)
        .disabled(!isEnabled)
    }

    static let nativeSelect = StateMatrix(
        "CNNativeSelect", StateAxis("choice", Choice.self), .isEnabled, .isInvalid,
        isGrouped
    ) { choice, isEnabled, isInvalid, isGrouped in
        list(
            isGrouped,
            flat: CNNativeSelect("Workspace", options: workspaces, selection: .constant(choice.id)),
            grouped: CNNativeSelect("Workspace", groups: groups, selection: .constant(choice.id ?? ""))
        )
        .fieldError(isInvalid ? "Choose another." : nil)
        .disabled(!isEnabled)
    }

    private static let isGrouped = StateAxis("grouped", [false: "One list", true: "Groups"])

    @ViewBuilder private static func list(_ isGrouped: Bool, flat: some View, grouped: some View) -> some View
    {
        if isGrouped { grouped } else { flat }
    }

    private static let workspaces = [
        CNOption(id: "design", title: "Design"),
        CNOption(id: "mobile", title: "Mobile"),
    ]
    private static let groups = [
        CNOptionGroup("Web", options: [CNOption(id: "design", title: "Design")]),
        CNOptionGroup("Phone", options: [CNOption(id: "mobile", title: "Mobile")]),
    ]
}
