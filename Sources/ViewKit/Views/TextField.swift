/// A line of text.
public struct TextField: Primitive {
    private let title: String
    private let text: Binding<String>
    private let maximumLength: Int

    /// A field with its label.
    ///
    /// - Parameters:
    ///   - title: The label; it is shown above the field.
    ///   - text: What is in the field.
    ///   - maximumLength: How many characters it takes at most, as HTML counts them: units of UTF-16. 200 by default.
    public init(_ title: LocalizedStringKey, text: Binding<String>, maximumLength: Int = 200) {
        self.title = title.text
        self.text = text
        self.maximumLength = max(1, maximumLength)
    }

    public func draw(into renderer: inout Renderer) {
        let record = renderer.store?.record { text.wrappedValue = text.wrappedValue }.first
        let value = record.flatMap { renderer.refusal?.value(of: $0.field) } ?? text.wrappedValue
        renderer.field(
            title: title, record: record, kind: .text(maximumLength: maximumLength), role: .textbox,
            value: value
        ) { renderer in
            renderer.write(" type=\"text\"")
            renderer.write(attribute: "maxlength", String(maximumLength))
        }
    }
}

/// A whole number within bounds.
public struct NumberField: Primitive {
    private let title: String
    private let value: Binding<Int>
    private let range: ClosedRange<Int>

    /// A field with its label.
    ///
    /// - Parameters:
    ///   - title: The label; it is shown above the field.
    ///   - value: The number in the field.
    ///   - range: The least and the greatest number that are taken.
    public init(_ title: LocalizedStringKey, value: Binding<Int>, in range: ClosedRange<Int>) {
        self.title = title.text
        self.value = value
        self.range = range
    }

    public func draw(into renderer: inout Renderer) {
        let record = renderer.store?.record { value.wrappedValue = value.wrappedValue }.first
        let refused = record.flatMap { renderer.refusal?.value(of: $0.field) }
        let text = refused.map { $0.isWholeNumber ? $0 : "" } ?? String(value.wrappedValue)
        renderer.field(title: title, record: record, kind: .integer(range), role: .spinbutton, value: text) {
            renderer in
            renderer.write(" type=\"number\"")
            renderer.write(attribute: "min", String(range.lowerBound))
            renderer.write(attribute: "max", String(range.upperBound))
        }
    }
}

extension Renderer {
    /// Writes a labelled input, with a form and its Apply button around it unless a form is there already.
    fileprivate mutating func field(
        title: String, record: Record?, kind: FieldKind, role: Control.Role, value: String,
        attributes write: (inout Renderer) -> Void
    ) {
        var control = Control(
            id: id(for: record?.field), role: role, name: title, isEnabled: environment.isEnabled,
            details: .of(nil, [value]))
        if let record {
            control.offers = [
                Offer(
                    field: record.field, kind: kind, options: [], isRequired: environment.isRequired,
                    title: title)
            ]
        }
        lastControl = control.id
        noted(&control) { renderer, control in
            renderer.applied(control) { renderer in
                renderer.write("<div class=\"text-row\"><label class=\"field-label\"")
                renderer.write(attribute: "for", control.id)
                renderer.write(">")
                renderer.write(uncaptioned: title)
                renderer.write("</label>")
                renderer.open("input", class: "text-field")
                write(&renderer)
                renderer.write(attribute: "id", control.id)
                renderer.write(name: record?.field ?? "")
                renderer.write(attribute: "value", value)
                renderer.write(describing: control)
                renderer.write(flag: "disabled", if: !control.isEnabled)
                renderer.write(flag: "required", if: renderer.environment.isRequired)
                renderer.write(" autocomplete=\"off\"></div>")
            }
        }
        if let label = environment.accessibilityLabel { control.name = label }
        controls.append(control)
    }
}

extension String {
    /// Whether a number field can show it; anything else is no valid value of one (HTML, 4.10.5.1.12) and is left out.
    fileprivate var isWholeNumber: Bool {
        let digits = utf8.drop { $0 == UInt8(ascii: "-") }
        return utf8.count - digits.count <= 1 && !digits.isEmpty
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
