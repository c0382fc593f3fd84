extension LiveView {
    /// Puts states back to values that they had, all of them or none.
    ///
    /// A post is held to what the controls offer now; a value that comes back is held to what they show: it may be
    /// that of a disabled option, or of a control that is not drawn, and the first value always fits. Whether it does is
    /// checked on the drawing with all values in place, since what is drawn may depend on them; a member of a Set may also
    /// be one that shows only once others are in.
    ///
    /// - Returns: Whether any state is another than before.
    public func restore(_ values: [(name: String, texts: [String])]) throws(Refusal) -> Bool {
        let before = store.boxes.map { (name: $0.name, texts: $0.texts) }
        var faults: [Refusal.Fault] = []
        var changed: [AnyStateBox] = []
        for (name, texts) in values {
            guard let box = store[name] else {
                faults.append(.unknown(name, among: store.boxes.map(\.name)))
                continue
            }
            guard texts.sorted() != box.texts.sorted() else { continue }
            guard let assign = box.assignment(of: texts) else {
                faults.append(.unfit(name, texts, allowed: box.cases))
                continue
            }
            assign()
            changed.append(box)
        }
        let contract = changed.isEmpty ? nil : render().contract
        for box in changed where !box.isFirst {
            guard let field = contract?[box.name], !field.shows(box.texts, among: options(of: field, in: box))
            else { continue }
            faults.append(.unfit(box.name, box.texts, bounds: field.bounds, allowed: field.options.map(\.id)))
        }
        guard faults.isEmpty else {
            put(before)
            throw Refusal(faults: faults, posted: [])
        }
        return !changed.isEmpty
    }

    /// The options that a field shows, for a Set also those that it shows with all in that it shows.
    private func options(of field: FormContract.Field, in box: AnyStateBox) -> Set<String> {
        var known = Set(field.options.map(\.id))
        guard field.kind == .members, !known.isSuperset(of: box.texts) else { return known }
        let texts = box.texts
        defer { box.assignment(of: texts)?() }
        var count = -1
        // Each round shows those that lie one deeper.
        while count < known.count {
            count = known.count
            box.assignment(of: texts + known.subtracting(texts).sorted())?()
            known.formUnion(render().contract[box.name]?.options.map(\.id) ?? [])
        }
        return known
    }

    /// Puts states back to values that they had in this very example, which are not checked.
    public func put(_ values: [(name: String, texts: [String])]) {
        for (name, texts) in values { store[name]?.assignment(of: texts)?() }
    }
}

extension FormContract.Field {
    /// Whether the value is one that the field can show, enabled or not, where it has these options.
    fileprivate func shows(_ texts: [String], among options: Set<String>) -> Bool {
        switch kind {
        case .bool: true
        case .choice: texts.count == 1 && options.isSuperset(of: texts)
        case .optionalChoice: texts.count <= 1 && options.isSuperset(of: texts)
        case .members: texts.count <= maximum ?? .max && options.isSuperset(of: texts)
        case .text(let limit): texts.allSatisfy { $0.utf16.count <= limit }
        case .integer(let range): texts.allSatisfy { Int($0).map(range.contains) == true }
        }
    }
}

extension Refusal.Fault {
    /// That there is no state of that name.
    public static func unknown(_ name: String, among names: [String]) -> Refusal.Fault {
        Refusal.Fault(
            field: name, state: name, value: nil,
            message: "There is no state \(name.quoted) here; the states are \(names.quotedList).",
            allowed: names)
    }

    fileprivate static func unfit(
        _ name: String, _ texts: [String], bounds: String? = nil, allowed: [String]
    ) -> Refusal.Fault {
        let options = allowed.isEmpty ? nil : "allowed are \(allowed.quotedList)"
        let reason = [bounds, options].compactMap { $0.map { "; \($0)" } }.joined()
        return Refusal.Fault(
            field: name, state: name, value: texts.last,
            message: "\(name.quoted) cannot be \(texts.quotedList)\(reason).", allowed: allowed)
    }
}
