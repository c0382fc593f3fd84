/// The drawings behind `Image(systemName:)`, by name.
///
/// Each is path data on a grid of 20 by 20 units, to be filled by the even-odd rule. All are drawn with the
/// same round stroke of 1.5 units and turned into outlines, so that `fill: currentColor` is all they need.
enum SymbolTable {
    /// The path data of the symbol, or nil where there is no symbol of that name.
    static func path(_ name: String) -> StaticString? {
        marks[name] ?? texts[name] ?? settings[name] ?? things[name]
    }
}
