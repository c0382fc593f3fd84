internal import SwiftCN

extension Playground {
    static let radioGroup = Playground(
        of: ["CNRadioGroup"],
        fields: [.title("Workspace"), .classes, PlayChoice.kind],
        list: .options(PlayList.detail, PlayList.symbol),
        selection: PlayChoice.selection("design"),
        view: { values in
            PlayChoice.view(values) { selection, values in
                CNRadioGroup(
                    values.key("title"), options: values.options, selection: selection,
                    classes: values.classes)
            } optional: { selection, values in
                CNRadioGroup(
                    values.key("title"), options: values.options, selection: selection,
                    classes: values.classes)
            }
        },
        snippet: { PlayChoice.snippet("CNRadioGroup", $0) })
}
