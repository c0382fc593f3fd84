/// The last changes of a session, and which of them can be taken back and made again.
struct History: Sendable {
    /// More than this many changes are not remembered.
    static let limit = 1_000

    /// The changes, oldest first.
    var changes: ArraySlice<Change> { all.elements }
    private var all = Recent<Change>(limit: History.limit)
    private var undone: [[Change.Part]] = []
    private var done = Recent<[Change.Part]>(limit: History.limit)

    /// What an undo takes back; nil where there is nothing.
    var undoable: [Change.Part]? { done.last }
    /// What a redo makes again; nil where there is nothing.
    var redoable: [Change.Part]? { undone.last }

    /// Remembers a change. What was undone before a new one cannot be made again after it.
    mutating func add(_ change: Change) {
        all.append(change)
        switch change.author {
        case .undo:
            if let parts = done.popLast() { undone.append(parts) }
        case .redo:
            if let parts = undone.popLast() { done.append(parts) }
        case .form, .json, .restore, .reset:
            undone.removeAll()
            done.append(change.parts)
        }
    }

    /// The changes after a revision; nil where some of them are no longer remembered.
    func changes(after revision: Int, upTo current: Int) -> [Change]? {
        guard (0...current).contains(revision) else { return nil }
        let missed = changes.filter { $0.revision > revision }
        return missed.count == current - revision ? missed : nil
    }
}
