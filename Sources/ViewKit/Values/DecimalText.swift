internal import Platform

extension Int {
    /// The number in decimal, as `description` says it.
    @usableFromInline package var decimalText: String {
        var text = TextBuilder()
        text.append(decimal: self)
        return text.text
    }
}
