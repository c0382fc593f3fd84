internal import SwiftCN

/// The state matrix of every component as its page shows it, drawn when that page is first asked for.
struct MatrixSections: Sendable {
    private let sections: [String: Lazy<Fragment>]

    /// The matrices of these components. Tests see to it that each can be drawn.
    init(of components: [Component]) {
        var sections: [String: Lazy<Fragment>] = [:]
        for component in components {
            sections[component.slug] = Lazy { Self.section(of: component) }
        }
        self.sections = sections
    }

    /// The section of a component's page; empty where it has none.
    subscript(component: String) -> Fragment { sections[component]?.value ?? "" }

    private static func section(of component: Component) -> Fragment {
        guard !component.matrices.isEmpty else { return "" }
        var matrices = Fragment()
        for matrix in component.matrices { matrices += matrix.drawn }
        return """
            <section class="part" aria-labelledby="matrix">
            <h2 id="matrix"><a class="self-link" href="#matrix">State matrix</a></h2>
            <p>Every combination of states, each drawn by the component itself. The pictures take no press.</p>
            \(matrices)
            </section>
            """
    }
}

extension StateMatrix {
    /// More cells than these are folded away until somebody asks for them or follows a link to one.
    private static let most = 8

    fileprivate var drawn: Fragment {
        var groups = Fragment()
        for (number, value) in (axes.first?.values ?? []).enumerated() {
            let size = combinations.count / (axes.first?.values.count ?? 1)
            groups += group(value, combinations[(number * size)..<((number + 1) * size)])
        }
        return """
            <details class="matrix"\(" open", if: combinations.count <= Self.most)>
            <summary><code>\(title)</code> <span>\(combinations.count) combinations</span> <small>\(product)</small></summary>
            <div class="matrix-body" id="matrix-\(title.slug)">
            \(factors)
            \(groups)</div>
            </details>

            """
    }

    /// "3 × 2 × 2".
    private var product: String {
        axes.map { String($0.values.count) }.joined(separator: " × ")
    }

    /// The axes with their values, whose numbers multiply to that of the combinations.
    private var factors: Fragment {
        let factors = axes.map { axis -> Fragment in
            let titles = axis.values.map(\.title).joined(separator: ", ")
            return
                "<div><dt><code>\(axis.name)</code></dt><dd><b>\(axis.values.count)</b> \(titles)</dd></div>\n"
        }
        return "<dl class=\"matrix-axes\">\n\(factors)</dl>"
    }

    private func group(
        _ value: StateFacts.Value, _ combinations: ArraySlice<Combination>
    ) -> Fragment {
        var cells = Fragment()
        for combination in combinations { cells += cell(combination) }
        let id = "matrix-\(title.slug)-all-\(value.title.slug)"
        return """
            <section class="matrix-group" aria-labelledby="\(id)">
            <h3 id="\(id)">\(value.title) <span class="matrix-count">\(combinations.count)</span></h3>
            <ul class="matrix-cells">
            \(cells)</ul>
            </section>

            """
    }

    private func cell(_ combination: Combination) -> Fragment {
        let picture = (try? combination.picture()).map { Fragment($0) } ?? ""
        let data = zip(axes, combination.values).map { axis, value -> Fragment in
            " data-\(axis.name)=\"\(value.name)\""
        }
        return """
            <li class="matrix-cell" id="\(combination.id)"\(data)>
            <div class="matrix-picture" inert>\(picture)</div>
            <a class="matrix-name" href="#\(combination.id)">\(combination.caption)</a>
            </li>

            """
    }
}

extension StateMatrix.Combination {
    /// Its values in words. The first is that of the heading above, and seen only where a link leads to the cell.
    fileprivate var caption: Fragment {
        let rest = values.dropFirst().map { value -> Fragment in "<span>\(value.title)</span> " }
        return "<span class=\"matrix-first\">\(values.first?.title ?? "")</span> \(rest)"
    }
}
