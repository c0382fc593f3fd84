internal import SwiftCN

extension StateAxis<Bool> {
    static let isOn = StateAxis("on", [false: "Off", true: "On"])
    static let isEnabled = StateAxis("enabled", [true: "Enabled", false: "Disabled"])
    static let isInvalid = StateAxis("invalid", [false: "Valid", true: "Invalid"])
    static let isOutlined = StateAxis("outline", [false: "Plain", true: "Outline"])
    static let isInForm = StateAxis("form", [false: "On its own", true: "In a form"])
    static let isExpanded = StateAxis("expanded", [false: "Closed", true: "Open"])
    static let isMounted = StateAxis("mounted", [false: "Unmounted", true: "Kept mounted"])
}

extension View {
    /// The view as a field of a form, or on its own.
    @ViewBuilder func inForm(_ isInForm: Bool) -> some View {
        if isInForm { Form { self } } else { self }
    }
}

extension Control.Toggled {
    /// What a toggle over two sources is bound to when it stands so.
    var sources: [Binding<Bool>] {
        switch self {
        case .on: [.constant(true), .constant(true)]
        case .off: [.constant(false), .constant(false)]
        case .mixed: [.constant(true), .constant(false)]
        }
    }
}
