/// The patterns of a table as a tree of segments, without what the routes are for.
///
/// A look-up is one walk over the bytes of the path. A literal segment goes before a parameter, and where it leads nowhere
/// the parameter is tried.
struct RouteIndex: Sendable {
    private var nodes = [Node()]

    /// What is known after some segments.
    private struct Node: Sendable {
        /// The literal segments that may follow, in the order of their bytes.
        var literals: [(text: [UInt8], node: Int)] = []
        var parameter: Int?
        /// The methods of the routes that end here, and which routes they are.
        var ends: [(method: Method, route: Int)] = []

        func route(for method: Method) -> Int? {
            for end in ends where end.method == method { return end.route }
            return nil
        }
    }

    /// Where a path leads.
    struct Place {
        fileprivate let node: Int
    }

    /// Adds a route; false where there is one already with that method and that shape of a pattern.
    mutating func insert(_ pattern: RoutePattern, method: Method, route: Int) -> Bool {
        var node = 0
        for segment in pattern.segments {
            let known =
                switch segment {
                case .literal(let text): nodes[node].literals.first { $0.text.elementsEqual(text.utf8) }?.node
                case .parameter: nodes[node].parameter
                }
            let next = known ?? nodes.count
            if known == nil {
                nodes.append(Node())
                switch segment {
                case .literal(let text):
                    nodes[node].literals.append((Array(text.utf8), next))
                    nodes[node].literals.sort { $0.text.lexicographicallyPrecedes($1.text) }
                case .parameter: nodes[node].parameter = next
                }
            }
            node = next
        }
        guard nodes[node].route(for: method) == nil else { return false }
        nodes[node].ends.append((method, route))
        return true
    }
}

extension RouteIndex {
    /// The place of a decoded path that starts with a slash; nil where no route ends there.
    func find(_ path: Span<UInt8>) -> Place? {
        find(path, at: path.count == 1 ? 1 : 0, from: 0).map(Place.init)
    }

    /// The place of a path without the slash that it ends with; nil where it ends with none or is the root.
    func findWithoutLastSlash(_ path: Span<UInt8>) -> Place? {
        guard path.count > 1, path[path.count - 1] == ASCII.slash else { return nil }
        return find(path.extracting(0..<path.count - 1), at: 0, from: 0).map(Place.init)
    }

    /// Which route a method has at a place.
    func route(for method: Method, at place: Place) -> Int? {
        nodes[place.node].route(for: method == .head ? .get : method)
    }

    /// The methods that are allowed at a place, HEAD and OPTIONS included.
    func allowedMethods(at place: Place) -> [Method] {
        Method.allCases.filter { $0 == .options || route(for: $0, at: place) != nil }
    }

    /// The node where the path ends. `position` is that of the slash before the next segment.
    private func find(_ path: Span<UInt8>, at position: Int, from node: Int) -> Int? {
        guard position < path.count else { return nodes[node].ends.isEmpty ? nil : node }
        let end = path.firstIndex(of: ASCII.slash, in: position + 1..<path.count)
        let segment = path.extracting(position + 1..<end)
        if let next = literal(segment, after: node), let found = find(path, at: end, from: next) {
            return found
        }
        guard let next = nodes[node].parameter, !segment.isEmpty else { return nil }
        return find(path, at: end, from: next)
    }

    /// Finds the segment among the sorted literals by halves.
    private func literal(_ segment: Span<UInt8>, after node: Int) -> Int? {
        var low = 0
        var high = nodes[node].literals.count
        while low < high {
            let middle = (low + high) / 2
            switch segment.order(to: nodes[node].literals[middle].text) {
            case 0: return nodes[node].literals[middle].node
            case ..<0: high = middle
            default: low = middle + 1
            }
        }
        return nil
    }
}

extension Span<UInt8> {
    /// Below 0 where these bytes come before `other`, 0 where they are the same, above 0 where they come after.
    fileprivate func order(to other: [UInt8]) -> Int {
        for index in 0..<Swift.min(count, other.count) where self[index] != other[index] {
            return Int(self[index]) - Int(other[index])
        }
        return count - other.count
    }
}
