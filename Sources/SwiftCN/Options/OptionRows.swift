/// The options of a picker, with the row that stands for none where there is one.
///
/// It adds them straight to the picker that reads it: a list may have thousands, and a view for each would cost more than
/// all the rest of it.
struct OptionRows<ID: Hashable & Sendable>: Primitive {
    let groups: [CNOptionGroup<ID>]
    var allowsEmpty = false

    func draw(into renderer: inout Renderer) {
        if allowsEmpty { renderer.add(option: ID?.none, title: "Choose an option") }
        for group in groups {
            if group.title.isEmpty {
                add(group.options, to: &renderer)
            } else {
                renderer.section(group.title) { add(group.options, to: &$0) }
            }
        }
    }

    private func add(_ options: [CNOption<ID>], to renderer: inout Renderer) {
        for option in options {
            renderer.add(
                option: ID?.some(option.id), title: option.title, detail: option.detail,
                symbol: option.systemImage, isEnabled: !option.isDisabled)
        }
    }
}
