/// Controls that are saved together: native fields of one form, and a button that posts them all.
public struct Form<Content: View>: Primitive {
    @usableFromInline let saveTitle: String
    @usableFromInline let content: HTML

    /// A form with its button.
    ///
    /// - Parameters:
    ///   - save: What the button says that posts the form. “Save” by default.
    ///   - content: The fields, in order, and what stands between them.
    @inlinable public init(save: LocalizedStringKey = "Save", @ViewBuilder content: () -> Content) {
        saveTitle = save.text
        self.content = content().asHTML
    }

    public func draw(into renderer: inout Renderer) {
        guard !renderer.environment.isInsideForm else { return content.draw(into: &renderer) }
        guard let action = renderer.pressForm?.action else {
            renderer.element("div", class: "form", content: drawFields)
            return
        }
        let first = renderer.controls.count
        renderer.open("form", class: "form")
        renderer.write(" method=\"post\" autocomplete=\"off\" novalidate")
        renderer.write(attribute: "action", action)
        renderer.write(">")
        drawFields(into: &renderer)
        let save = drawSave(ofControlsFrom: first, into: &renderer)
        renderer.close("form")
        renderer.writeDetachedForms()
        renderer.controls.append(save)
    }

    private func drawFields(into renderer: inout Renderer) {
        renderer.with({ $0.isInsideForm = true }, draw: content.draw)
    }

    private func drawSave(ofControlsFrom first: Int, into renderer: inout Renderer) -> Control {
        let offers = renderer.controls[first...].filter { $0.isEnabled && $0.press.isEmpty }.flatMap(\.offers)
        let save = Control(
            id: renderer.id(ofPart: "save"), role: .form, name: saveTitle,
            isEnabled: renderer.environment.isEnabled, pressing: Pressing(offers: offers))
        renderer.write("<button type=\"submit\" class=\"button button-primary\"")
        renderer.write(attribute: "id", save.id)
        renderer.write(flag: "disabled", if: !save.isEnabled)
        renderer.write(">")
        renderer.write(uncaptioned: saveTitle)
        renderer.write("</button>")
        return save
    }
}
