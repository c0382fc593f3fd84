/// What modifiers have gathered for the next element that is opened.
///
/// Most elements are opened with nothing gathered, and what was gathered is handed on from view to view: so all of it is
/// behind one reference, which is nil where there is nothing.
@usableFromInline struct Attributes {
    private var storage: Storage?

    private final class Storage {
        var gathered: Gathered

        init(_ gathered: Gathered) {
            self.gathered = gathered
        }
    }

    struct Gathered {
        /// Class names, a space between them.
        var classes = ""
        /// The class that says what the element is, in place of its own; nil leaves its own.
        var surface: Markup?
        /// CSS declarations for the style attribute, each with its semicolon. Made of numbers and colours only.
        var style = ""
        /// Other attributes, in order: `data-size`, `aria-label`.
        var others: [(name: Markup, value: String)] = []
    }

    /// Nothing.
    @usableFromInline init() {}

    init(_ gathered: Gathered) {
        storage = Storage(gathered)
    }

    var isEmpty: Bool { storage == nil }

    /// What there is; nil where there is nothing.
    var gathered: Gathered? { storage?.gathered }

    /// Gathers more.
    mutating func gather(_ change: (inout Gathered) -> Void) {
        if let storage, isKnownUniquelyReferenced(&self.storage) {
            change(&storage.gathered)
        } else {
            var gathered = storage?.gathered ?? Gathered()
            change(&gathered)
            storage = Storage(gathered)
        }
    }

    /// Gathers class names.
    mutating func add(classes names: String) {
        guard !names.isEmpty else { return }
        gather { $0.classes += $0.classes.isEmpty ? names : " \(names)" }
    }

    /// Gathers another attribute.
    mutating func add(_ name: Markup, _ value: String) {
        gather { $0.others.append((name, value)) }
    }

    /// Says how large a control is, where it is not of the regular size.
    mutating func add(_ size: ControlSize) {
        if size != .regular { add("data-size", size.rawValue) }
    }
}
