internal import HTTP
internal import SwiftCN

/// For each control that takes a press, its name and the line that presses it from a shell, in the session that the page
/// shows; as HTML, for inside a `<code>`.
struct CurlLines {
    let states: [LiveView.StateValue]
    /// Whom the page was asked of.
    let authority: String
    /// Where the controls post to: a path, or with a query, which a shell takes only between quotes.
    let target: String
    let session: String?
    var isQuoted = false

    func write(for controls: [Control], into html: inout HTMLBytes) {
        let start = html.count
        for control in controls where control.isEnabled { write(control, into: &html) }
        if html.count == start { html.append(raw: "# Nothing can be written here now.\n") }
    }

    private func write(_ control: Control, into html: inout HTMLBytes) {
        var isEmpty = true
        for write in control.press { add(write, of: control, &isEmpty, into: &html) }
        if control.press.isEmpty {
            for offer in control.offers.indices {
                guard let write = control.write(offer, states) else { continue }
                add(write, of: control, &isEmpty, into: &html)
            }
        }
        guard !isEmpty else { return }
        html.append(raw: isQuoted ? "' 'http://" : "' http://")
        html.append(escaping: authority)
        html.append(escaping: target)
        html.append(raw: isQuoted ? "'\n" : "\n")
    }

    /// Adds a field of a post (URL Standard, section 5.2); the first has the start of the line before it.
    ///
    /// Both its parts are encoded, so that nothing in them can end the quotes.
    private func add(_ write: Write, of control: Control, _ isFirst: inout Bool, into html: inout HTMLBytes) {
        if isFirst { start(control, into: &html) } else { html.append(raw: "&amp;") }
        isFirst = false
        html.append(escaping: PercentEncoding.form.encode(write.name))
        html.append(UInt8(ascii: "="))
        html.append(escaping: PercentEncoding.form.encode(write.value))
    }

    private func start(_ control: Control, into html: inout HTMLBytes) {
        html.append(raw: "# ")
        html.append(escaping: control.name.inOneLine)
        html.append(raw: "\ncurl")
        if let session {
            html.append(raw: " -H '\(Sessions.header): ")
            html.append(escaping: session)
            html.append(UInt8(ascii: "'"))
        }
        html.append(raw: " -d '")
    }
}

extension String {
    /// The text without line ends, tabs and what is not seen, which a terminal might act upon.
    fileprivate var inOneLine: String {
        guard hasUnseen else { return self }
        // It leaves these two of all that breaks or moves a line.
        let shown = showingUnseen { _ in "" }.unicodeScalars.filter { $0 != "\n" && $0 != "\t" }
        return String(String.UnicodeScalarView(shown))
    }
}

extension Control {
    /// What a visitor could post with one of its offers now: another of its options; nil where there is none, or where an
    /// offer before it writes the same state.
    fileprivate func write(_ index: Int, _ states: [LiveView.StateValue]) -> Write? {
        let offer = offers[index]
        guard !offers[..<index].contains(where: { $0.field == offer.field }) else { return nil }
        let current = states.first { $0.name == offer.field }?.texts ?? []
        switch offer.kind {
        case .bool: return Write(offer.field, current == ["true"] && role != .form ? "false" : "true")
        case .choice, .optionalChoice:
            let other = offer.options.first { $0.isEnabled && !current.contains($0.id) }
            return (other ?? offer.options.first(where: \.isEnabled)).map { Write(offer.field, $0.id) }
        case .members:
            return offer.options.first(where: \.isEnabled).map { option in
                let verb = current.contains(option.id) ? "remove" : "insert"
                return Write("\(offer.field).\(verb)", option.id)
            }
        case .text(let maximumLength):
            let other = current == ["Vitrine"] ? "Gallery" : "Vitrine"
            return Write(offer.field, String(other.prefix(maximumLength)))
        case .integer(let range):
            let other = current == [String(range.upperBound)] ? range.lowerBound : range.upperBound
            return Write(offer.field, String(other))
        }
    }
}
