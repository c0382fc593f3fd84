internal import SwiftCN

extension Rendering {
    /// About how high a frame must be for it, in CSS px. Without a script a frame cannot ask what is in it.
    var frameHeight: Int {
        min(48 + controls.reduce(0) { $0 + $1.height }, 640)
    }
}

extension Control {
    /// About how high it is with its label, its texts and the buttons that it needs.
    fileprivate var height: Int {
        (description == nil ? 0 : 54) + (role == .disclosure && state == .on ? 54 : 0) + bareHeight
    }

    private var bareHeight: Int {
        switch role {
        case .radiogroup: 88 + 32 * (offers.first?.options.count ?? 0)
        case .combobox: 112
        case .textbox, .spinbutton: 80
        case .form: 60
        case .button, .checkbox, .switch, .toggleButton, .disclosure: 46
        }
    }
}
