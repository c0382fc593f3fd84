internal import SwiftCN

extension Playground {
    static let select = PlayChoice.list("CNSelect") { selection, values in
        if values.hasGroups {
            CNSelect(
                values.key("title"), groups: values.groups, selection: selection, classes: values.classes)
        } else {
            CNSelect(
                values.key("title"), options: values.options, selection: selection, classes: values.classes)
        }
    } optional: { selection, values in
        CNSelect(
            values.key("title"), options: values.options, selection: selection, classes: values.classes)
    }
}
