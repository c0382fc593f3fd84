internal import HTTP
internal import SwiftCN

/// What an address says of a playground: the values, what was wrong, and the shortest address that says the same.
struct PlayReading: Sendable {
    private(set) var values = PlayValues()
    /// How the preview is to be looked at.
    private(set) var stage = Stage()
    /// What cannot be, in the order of the fields; in its place the values have what the field is at first.
    private(set) var faults: [Refusal.Fault] = []
    /// The refused texts, so that the form shows them again.
    private(set) var refused: [Write] = []
    /// The fields of the component with all rows of its list, in the order of the form.
    private(set) var fields: [PlayField] = []
    /// What the address comes down to, without what is as at first.
    private(set) var canonical = FormFields()
    /// The element that goes on having the focus after one of the form's buttons.
    private(set) var anchor: String?

    private var given: [String: [String]] = [:]
    private var order: [String] = []
    private var known: Set<String> = []
    /// What became of the ids that the rows had when the form was drawn; nil where the row is gone.
    private var renamed: [String: String?] = [:]

    /// The names of the buttons of the form.
    enum Edit {
        static let update = "update"
        static let add = "add"
        static let remove = "remove"
        static let raise = "raise"
        /// The field of a row that says what its id was when the form was drawn.
        static let was = "was"
    }

    init(_ query: FormFields, _ playground: Playground) {
        for field in query.fields { note(field) }
        for field in playground.fields { take(field) }
        if let list = playground.list { take(list) }
        if let selection = playground.selection {
            follow(selection)
            take(selection.field(values))
        }
        for field in Stage.fields { take(field, isStage: true) }
        stage = Stage(values)
        known.insert(Edit.update)
        if given[Edit.update] != nil { anchor = "play-update" }
        for name in order where !known.contains(name) { refuse(unknown: name, playground.list) }
    }

    /// The query, without its "?".
    var query: String { canonical.urlencoded }

    /// The query with one way of looking changed.
    func query(_ change: PlayField, _ value: String) -> String {
        var fields = canonical.fields.filter { $0.name != change.name }
        if change.first != [value] { fields.append(FormFields.Field(change.name, value)) }
        return FormFields(fields).urlencoded
    }

    /// Keeps one field of the query. A form says of a member whether it is in or out; the address lists those that are in.
    private mutating func note(_ field: FormFields.Field) {
        var name = field.name
        var isOut = false
        for (ending, out) in [(".insert", false), (".remove", true)] where name.hasSuffix(ending) {
            name = String(name.dropLast(ending.count))
            isOut = out
        }
        if given[name] == nil {
            order.append(name)
            given[name] = []
        }
        given[name]?.removeAll { isOut && $0 == field.value }
        if !isOut { given[name]?.append(field.value) }
    }

    private mutating func take(_ field: PlayField, isStage: Bool = false) {
        let field = field.fitted(to: values)
        known.insert(field.name)
        if field.kind.isColor { known.insert("\(field.name).custom") }
        var value = field.first
        if field.applies(to: values), let texts = given[field.name] {
            var texts = texts
            if field.kind.isColor, texts.last == "custom" { texts = given["\(field.name).custom"] ?? texts }
            switch field.read(texts) {
            case .success(let read): value = read
            case .failure(let problem): refuse(field, texts.last ?? "", problem)
            }
        }
        set(field, value)
        if !isStage { fields.append(field) }
    }

    private mutating func set(_ field: PlayField, _ value: [String]) {
        values.set(field, value)
        guard value != field.first else { return }
        for text in value { canonical.fields.append(FormFields.Field(field.name, text)) }
        // Of members that are in at first, none is said by an empty text.
        if value.isEmpty { canonical.fields.append(FormFields.Field(field.name, "")) }
    }

    private mutating func refuse(_ field: PlayField, _ text: String, _ problem: PlayField.Unfit) {
        faults.append(
            Refusal.Fault(
                field: field.name, state: field.name, value: text,
                message: "“\(field.name)” cannot be \(text.shown). \(problem.reason)",
                allowed: problem.list))
        refused.append(Write(field.name, text))
    }

    private mutating func refuse(unknown name: String, _ list: PlayList?) {
        guard faults.count < 20 else { return }
        var names = fields.map(\.name)
        if let list {
            names.removeAll { $0.hasPrefix("\(list.name).") }
            names += [list.name] + list.columns.map { "\(list.name).1.\($0.name)" }
        }
        names += Stage.fields.map(\.name)
        let near = names.nearest(to: name, limit: 1).first.map { "; \($0.shown) is nearest" } ?? ""
        faults.append(
            Refusal.Fault(
                field: name, state: "", value: given[name]?.last,
                message: "There is no parameter \(name.shown) here\(near). There are "
                    + "\(names.listed(by: "and")).",
                allowed: names))
    }
}

extension PlayReading {
    /// Reads the rows of a list, and does what a button of the form asks of them.
    private mutating func take(_ list: PlayList) {
        var count = list.rows.count
        known.formUnion([list.name, Edit.add, Edit.remove, Edit.raise])
        if let texts = given[list.name] {
            switch list.count.read(texts) {
            case .success(let read): count = read.last.flatMap { Int($0) } ?? count
            case .failure(let problem): refuse(list.count, texts.last ?? "", problem)
            }
        }
        var rows: [[String: [String]]] = []
        for number in 1...count {
            let was = list.name(of: Edit.was, in: number)
            known.insert(was)
            var row = [Edit.was: given[was] ?? []]
            for (column, field) in zip(list.columns, list.fields(of: number)) {
                known.insert(field.name)
                row[column.name] = read(field)
            }
            rows.append(row)
        }
        let before = rows.compactMap { $0[Edit.was]?.last }
        edit(&rows, of: list)
        separate(&rows, of: list)
        for id in before { renamed[id] = .some(nil) }
        for row in rows {
            if let id = row[Edit.was]?.last { renamed[id] = .some(row["id"]?.last) }
        }
        if rows.count != list.rows.count {
            canonical.fields.append(FormFields.Field(list.name, String(rows.count)))
        }
        for (index, row) in rows.enumerated() {
            for (column, field) in zip(list.columns, list.fields(of: index + 1)) {
                set(field, row[column.name] ?? field.first)
                fields.append(field)
            }
        }
        values.rows = rows.map { PlayValues.Row($0.mapValues { $0.last ?? "" }) }
    }

    /// Lets what the form has chosen follow its rows, be they renamed, disabled or taken out, and fit how many can be chosen
    /// now.
    private mutating func follow(_ selection: PlaySelection) {
        guard !renamed.isEmpty, let chosen = given[selection.name] else { return }
        let locked = Set(values.rows.filter { $0.flag("isDisabled") }.map { $0["id"] })
        var now = chosen.compactMap { id in renamed[id] ?? id }.filter { !locked.contains($0) }
        switch selection.mode(values) {
        case .any: break
        case .single: now = Array(now.prefix(1))
        case .optional: now = now.isEmpty ? [""] : now
        case .one: now.removeAll { $0.isEmpty }
        }
        given[selection.name] = now.isEmpty ? nil : now
    }

    private mutating func read(_ field: PlayField) -> [String] {
        guard field.applies(to: values), let texts = given[field.name] else { return field.first }
        switch field.read(texts) {
        case .success(let read): return read
        case .failure(let problem):
            refuse(field, texts.last ?? "", problem)
            return field.first
        }
    }

    private mutating func edit(_ rows: inout [[String: [String]]], of list: PlayList) {
        if given[Edit.add] != nil, rows.count < PlayList.most {
            let number = rows.count + 1
            let texts = zip(list.columns, list.fields(of: number)).map { ($0.name, $1.first) }
            rows.append(Dictionary(uniqueKeysWithValues: texts))
            anchor = "play-row-\(number)"
        }
        if let number = place(Edit.remove, among: rows), rows.count > 1 {
            rows.remove(at: number)
            anchor = "play-row-\(min(number + 1, rows.count))"
        }
        if let number = place(Edit.raise, among: rows), number > 0 {
            rows.swapAt(number, number - 1)
            anchor = "play-row-\(number)"
        }
    }

    /// The row that a button speaks of, counted from 0.
    private func place(_ edit: String, among rows: [[String: [String]]]) -> Int? {
        given[edit]?.last.flatMap { Int($0) }.flatMap { rows.indices.contains($0 &- 1) ? $0 - 1 : nil }
    }

    /// Gives rows of the same id ids that differ, as the parameter asks.
    private mutating func separate(_ rows: inout [[String: [String]]], of list: PlayList) {
        var seen: Set<[String]> = []
        for index in rows.indices {
            guard let id = rows[index]["id"], !seen.insert(id).inserted else { continue }
            let field = list.name(of: "id", in: index + 1)
            if given[field]?.last == id.last {
                let problem = PlayField.Unfit("Another \(list.noun) has this id, and each needs its own.")
                refuse(PlayField(field, .text(1...40), first: []), id.last ?? "", problem)
            }
            var number = index + 1
            while !seen.insert(["\(list.noun)-\(number)"]).inserted { number += 1 }
            rows[index]["id"] = ["\(list.noun)-\(number)"]
        }
    }
}

extension PlayField {
    /// Whether it says anything while the others have these values.
    func applies(to values: PlayValues) -> Bool {
        condition.allSatisfy { !$1.isDisjoint(with: values.all($0)) }
    }
}
