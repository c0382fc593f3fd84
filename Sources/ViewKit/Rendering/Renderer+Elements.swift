extension Renderer {
    /// Writes raw markup.
    public mutating func write(_ markup: Markup) {
        html.append(raw: markup.text)
    }

    /// Writes text, escaped. It is part of the accessible name of the label around it.
    public mutating func write(text: String) {
        html.append(escaping: text)
        addCaption(text)
    }

    /// Writes text that is not, or not yet, part of a name.
    mutating func write(uncaptioned text: String) {
        html.append(escaping: text)
    }

    /// Writes an id.
    mutating func write(id: String) {
        if ids.arePlain {
            html.append(raw: id)
        } else {
            html.append(escaping: id)
        }
    }

    /// Writes ` name="value"`, escaped.
    public mutating func write(attribute name: Markup, _ value: String) {
        html.append(attribute: name.text, value)
    }

    /// Writes ` name` where the condition holds: a boolean attribute.
    public mutating func write(flag name: Markup, if isSet: Bool) {
        guard isSet else { return }
        html.append(UInt8(ascii: " "))
        html.append(raw: name.text)
    }

    /// Opens a tag with its class and all that modifiers have gathered, up to but without its ">".
    public mutating func open(_ tag: Markup, class name: Markup = "") {
        html.append(UInt8(ascii: "<"))
        html.append(raw: tag.text)
        guard let gathered = takeAttributes().gathered else { return writeClass(name, "") }
        writeClass(gathered.surface ?? name, gathered.classes)
        if !gathered.style.isEmpty { write(attribute: "style", gathered.style) }
        for (name, value) in gathered.others { write(attribute: name, value) }
    }

    /// Writes an element around what the closure draws.
    public mutating func element(
        _ tag: Markup, class name: Markup = "", content: (inout Renderer) -> Void = { _ in }
    ) {
        open(tag, class: name)
        html.append(UInt8(ascii: ">"))
        content(&self)
        close(tag)
    }

    /// Writes the end tag. What was gathered for an element that was not drawn ends with it.
    public mutating func close(_ tag: Markup) {
        if !attributes.isEmpty { attributes = Attributes() }
        html.append(raw: "</")
        html.append(raw: tag.text)
        html.append(UInt8(ascii: ">"))
    }

    /// Writes a box: a `div`, or a `span` where only phrasing content may stand, as inside a button.
    public mutating func box(_ name: Markup = "", content: (inout Renderer) -> Void = { _ in }) {
        element(environment.isPhrasing ? "span" : "div", class: name, content: content)
    }

    /// Gathers classes for the next element.
    package mutating func add(classes names: String) {
        attributes.add(classes: names)
    }

    /// Hands out what was gathered, for an element that is opened later.
    @usableFromInline mutating func takeAttributes() -> Attributes {
        exchange(&attributes, with: Attributes())
    }

    private mutating func writeClass(_ name: Markup, _ gathered: String) {
        guard !gathered.isEmpty else {
            if !name.text.isEmpty { html.append(attribute: "class", name.text) }
            return
        }
        html.append(raw: " class=\"")
        if !name.text.isEmpty {
            html.append(raw: name.text)
            html.append(UInt8(ascii: " "))
        }
        html.append(escaping: gathered)
        html.append(UInt8(ascii: "\""))
    }
}
