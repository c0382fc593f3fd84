internal import SwiftCN

/// The fields of a playground, made of the gallery's own components. Their names are those of the address.
struct PlaygroundForm: View, CustomReflectable {
    private let controls: [PlayControl]
    private let list: PlayList?
    private let ids: [String]
    private var rows: Int { ids.count }
    private let modifierStart: Int

    /// The states are found as if each were a property of the name that its field has.
    var customMirror: Mirror {
        Mirror(self, children: controls.map { (label: $0.field.name, value: $0.state) })
    }

    init(_ reading: PlayReading, _ playground: Playground) {
        let values = reading.values
        var fields = reading.fields.filter { !$0.isModifier }
        modifierStart = fields.count
        fields += reading.fields.filter(\.isModifier)
        controls = fields.map { PlayControl($0, values, faults: reading.faults) }
        list = playground.list
        ids = values.rows.map { $0["id"] }
    }

    var body: some View {
        HTML { renderer in
            let parameters = controls.prefix(modifierStart)
            draw("Parameters", parameters.filter { row(of: $0) == nil }, into: &renderer)
            if let list, rows > 0 { draw(list, parameters, into: &renderer) }
            draw("Modifiers", Array(controls.dropFirst(modifierStart)), into: &renderer)
        }.formFields()
    }

    /// The row of the list that a field belongs to.
    private func row(of control: PlayControl) -> Int? {
        guard let list, control.field.name.hasPrefix("\(list.name).") else { return nil }
        return control.field.name.dropFirst(list.name.count + 1).split(separator: ".").first.flatMap {
            Int($0)
        }
    }

    private func draw(_ title: String, _ controls: [PlayControl], into renderer: inout Renderer) {
        guard !controls.isEmpty else { return }
        Section(LocalizedStringKey(title)) {
            for control in controls { control }
        }.draw(into: &renderer)
    }

    private func draw(
        _ list: PlayList, _ controls: ArraySlice<PlayControl>, into renderer: inout Renderer
    ) {
        let title = list.name.prefix(1).uppercased() + list.name.dropFirst()
        renderer.open("fieldset", class: "section play-list")
        renderer.write("><legend>")
        renderer.write(text: title)
        renderer.write("</legend>")
        renderer.write("<input type=\"hidden\"")
        renderer.write(attribute: "name", list.name)
        renderer.write(attribute: "value", String(rows))
        renderer.write(">")
        for number in 1...rows {
            PlayListRow(
                list: list, number: number, count: rows, id: ids[number - 1],
                controls: controls.filter { row(of: $0) == number }
            ).draw(into: &renderer)
        }
        if rows < PlayList.most {
            PlayButton(name: PlayReading.Edit.add, value: "1", title: "Add \(list.article) \(list.noun)")
                .draw(into: &renderer)
        } else {
            renderer.element("p", class: "play-limit") {
                $0.write(text: "There are \(rows) \(list.noun)s, and there can be no more.")
            }
        }
        renderer.close("fieldset")
    }
}

/// One row of a list, with buttons that move it up and take it out.
private struct PlayListRow: Primitive {
    let list: PlayList
    let number: Int
    let count: Int
    /// Its id as the form is drawn.
    let id: String
    let controls: [PlayControl]

    func draw(into renderer: inout Renderer) {
        renderer.open("fieldset", class: "play-row")
        renderer.write(attribute: "id", "play-row-\(number)")
        renderer.write(" tabindex=\"-1\"><legend>")
        let title = "\(list.noun.prefix(1).uppercased())\(list.noun.dropFirst()) \(number)"
        renderer.write(text: title)
        renderer.write("</legend><input type=\"hidden\"")
        renderer.write(attribute: "name", list.name(of: PlayReading.Edit.was, in: number))
        renderer.write(attribute: "value", id)
        renderer.write(">")
        for control in controls { control.draw(into: &renderer) }
        renderer.element("div", class: "play-row-tools") { renderer in
            if number > 1 {
                PlayButton(
                    name: PlayReading.Edit.raise, value: String(number), title: "Move up", of: title
                ).draw(into: &renderer)
            }
            if count > 1 {
                PlayButton(name: PlayReading.Edit.remove, value: String(number), title: "Remove", of: title)
                    .draw(into: &renderer)
            }
        }
        renderer.close("fieldset")
    }
}

/// A button that sends the form, and asks something of the list.
private struct PlayButton: Primitive {
    let name: String
    let value: String
    let title: String
    /// What it acts on, for those who do not see what it stands beside.
    var of: String?

    func draw(into renderer: inout Renderer) {
        renderer.open("button", class: "button play-button")
        renderer.write(" type=\"submit\"")
        renderer.write(attribute: "name", name)
        renderer.write(attribute: "value", value)
        renderer.write(">")
        renderer.write(text: title)
        if let of {
            renderer.write("<span class=\"visually-hidden\"> ")
            renderer.write(text: of)
            renderer.write("</span>")
        }
        renderer.write("</button>")
    }
}

extension PlayList {
    fileprivate var article: String { "aeiou".contains(noun.prefix(1)) ? "an" : "a" }
}
