/// The last elements of a list, up to a limit.
struct Recent<Element: Sendable>: Sendable {
    private let limit: Int
    /// Some more than are remembered: taking each away at once would move all the others.
    private var all: [Element] = []
    /// Where those that are remembered start.
    private var start = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Oldest first.
    var elements: ArraySlice<Element> { all[start...] }
    var last: Element? { elements.last }

    mutating func append(_ element: Element) {
        all.append(element)
        if all.count - start > limit { start += 1 }
        if start > limit {
            all.removeFirst(start)
            start = 0
        }
    }

    mutating func popLast() -> Element? {
        all.count > start ? all.removeLast() : nil
    }
}
