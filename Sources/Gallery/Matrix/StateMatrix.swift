internal import SwiftCN

/// Every combination of a component's states: the axes in which they differ, and a view made of one value of each.
///
///     StateMatrix(
///         "CNToggle", StateAxis("on", [false: "Off", true: "On"]),
///         StateAxis("size", ControlSize.self)
///     ) { isOn, size in
///         CNToggle("Bold", isOn: .constant(isOn)).controlSize(size)
///     }
struct StateMatrix: Sendable {
    /// The type that is drawn, as Swift writes it.
    let title: String
    let axes: [StateFacts]
    /// One for each way to take a value of every axis; those of the first axis change last.
    let combinations: [Combination]

    /// One value of every axis.
    struct Combination: Sendable {
        /// The id of its cell on the page.
        let id: String
        /// In the order of the axes.
        let values: [StateFacts.Value]
        fileprivate let view: @Sendable () -> HTML
    }

    init<each Value: Sendable>(
        _ title: String, _ axes: repeat StateAxis<each Value>,
        @ViewBuilder view: @escaping @Sendable (repeat each Value) -> HTML
    ) {
        var facts: [StateFacts] = []
        for axis in repeat each axes { facts.append(axis.facts) }
        let count = facts.reduce(1) { $0 * $1.values.count }
        self.title = title
        self.axes = facts
        combinations = (0..<count).map { number in
            var place = Place(number: number, count: count)
            let values = (repeat (each axes).values[place.next(of: (each axes).values.count)])
            return Combination(
                "matrix-\(title.slug)", facts, Place(number: number, count: count),
                view: { view(repeat each values) })
        }
    }
}

extension StateMatrix.Combination {
    fileprivate init(
        _ prefix: String, _ axes: [StateFacts], _ place: StateMatrix.Place,
        view: @escaping @Sendable () -> HTML
    ) {
        var place = place
        values = axes.map { $0.values[place.next(of: $0.values.count)] }
        id = ([prefix] + values.map(\.title.slug)).joined(separator: "-")
        self.view = view
    }

    /// Draws it as a picture, which offers nothing.
    func picture() throws(ViewFault) -> Rendering {
        try view().picture(id: "\(id)-view")
    }
}

extension StateMatrix {
    /// A combination's number, read off digit by digit: one digit an axis, each in the base of its axis.
    fileprivate struct Place {
        var number: Int
        var count: Int

        /// The next digit, the first being that of the first axis.
        mutating func next(of base: Int) -> Int {
            count /= base
            defer { number %= count }
            return number / count
        }
    }
}
