internal import SwiftCN

extension Playground {
    static let nativeSelect = PlayChoice.list("CNNativeSelect") { selection, values in
        if values.hasGroups {
            CNNativeSelect(
                values.key("title"), groups: values.groups, selection: selection, classes: values.classes)
        } else {
            CNNativeSelect(
                values.key("title"), options: values.options, selection: selection, classes: values.classes)
        }
    } optional: { selection, values in
        CNNativeSelect(
            values.key("title"), options: values.options, selection: selection, classes: values.classes)
    }
}
