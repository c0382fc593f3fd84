internal import HTTP
internal import SwiftCN

/// For each control that takes a press, its name and the line that presses it from a shell, in the session that the page
/// shows.
func curlLines(
    for controls: [Control], states: [LiveView.StateValue], url: String, session: String?
) -> String {
    let header = session.map { " -H '\(Sessions.header): \($0)'" } ?? ""
    let lines = controls.filter(\.isEnabled).compactMap { control -> String? in
        let writes = control.writes(states: states)
        guard !writes.isEmpty else { return nil }
        let fields = FormFields(writes.map { FormFields.Field($0.name, $0.value) })
        // Encoded, so that nothing in it can end the quotes; and nothing unseen, which a terminal might act upon.
        return
            "# \(control.name.inOneLine)\ncurl\(header) -d '\(fields.urlencoded)' \(url)\n"
    }
    return lines.isEmpty ? "# Nothing can be written here now.\n" : lines.joined()
}

extension String {
    /// The text without line ends, tabs and what is not seen.
    fileprivate var inOneLine: String {
        if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
        return showingUnseen { _ in "" }.filter { !$0.isNewline && $0 != "\t" }
    }
}

extension Control {
    /// What a visitor could post with it now: its press, or its fields with another of their options.
    fileprivate func writes(states: [LiveView.StateValue]) -> [Write] {
        if !press.isEmpty { return press }
        var seen: Set<String> = []
        return offers.filter { seen.insert($0.field).inserted }.flatMap { offer -> [Write] in
            let current = states.first { $0.name == offer.field }?.texts ?? []
            switch offer.kind {
            case .bool: return [Write(offer.field, current == ["true"] && role != .form ? "false" : "true")]
            case .choice, .optionalChoice:
                let enabled = offer.options.filter(\.isEnabled)
                let other = enabled.first { !current.contains($0.id) }
                return (other ?? enabled.first).map { [Write(offer.field, $0.id)] } ?? []
            case .members:
                return offer.options.first(where: \.isEnabled).map { option in
                    let verb = current.contains(option.id) ? "remove" : "insert"
                    return [Write("\(offer.field).\(verb)", option.id)]
                } ?? []
            case .text(let maximumLength):
                let other = current == ["Vitrine"] ? "Gallery" : "Vitrine"
                return [Write(offer.field, String(other.prefix(maximumLength)))]
            case .integer(let range):
                let other = current == [String(range.upperBound)] ? range.lowerBound : range.upperBound
                return [Write(offer.field, String(other))]
            }
        }
    }
}
