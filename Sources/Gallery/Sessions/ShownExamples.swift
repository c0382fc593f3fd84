/// The examples of a page as they stand, each by its number in the catalogue.
struct ShownExamples: Sendable {
    private var numbers: [Int] = []
    private(set) var all: [Shown] = []

    /// Room for so many.
    init(capacity: Int = 0) {
        numbers.reserveCapacity(capacity)
        all.reserveCapacity(capacity)
    }

    mutating func add(_ shown: Shown, _ number: Int) {
        numbers.append(number)
        all.append(shown)
    }

    /// Nil for an example that the page does not show. They are few, so each is found by looking from the first on.
    subscript(number: Int) -> Shown? {
        numbers.firstIndex(of: number).map { all[$0] }
    }
}
