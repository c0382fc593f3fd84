/// The mark inside a checkbox.
public enum CheckboxMark: String, Sendable, Hashable, CaseIterable {
    /// Nothing is in the box; a press checks it.
    case empty
    /// A check mark is in the box; a press empties it.
    case checked
    /// A dash is in the box, for what is partly so; a press checks it.
    case intermediate

    /// Whether the checkbox counts as selected: checked and intermediate do.
    var isSelected: Bool { self != .empty }

    /// The mark after the checkbox is made selected or not; an intermediate one stays so while selected.
    func selected(_ isSelected: Bool) -> CheckboxMark {
        switch (isSelected, self) {
        case (false, _): .empty
        case (true, .intermediate): .intermediate
        case (true, _): .checked
        }
    }

    /// The mark after a press.
    var pressed: CheckboxMark { self == .checked ? .empty : .checked }

    /// As aria-checked says it.
    var state: Control.Toggled {
        switch self {
        case .empty: .off
        case .checked: .on
        case .intermediate: .mixed
        }
    }
}
