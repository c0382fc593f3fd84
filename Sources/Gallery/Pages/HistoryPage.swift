internal import HTTP
internal import Platform
internal import SwiftCN

extension Gallery {
    /// The page of the session's changes, with a button to take the last one back and one to make it again.
    func showHistory(to request: Request) throws(Problem) -> Response {
        let session = try sessions.session(for: request)
        let history = session.history
        let replay = replay(for: request, session)
        let rows = history.changes.reversed().map { change in
            pages.row(change, of: catalogue, curl: replay.line(change))
        }
        let main = pages.history(rows, canUndo: history.undoable != nil, canRedo: history.redoable != nil)
        let frame = pages.frame(
            PageFrame(main), title: "History · Vitrine", description: "What has changed in this session.")
        let page = pages.filled(frame, look: request.look)
        return FinishedPage(page).response(to: request)
    }
}

extension Pages {
    /// The body of the page.
    fileprivate func history(_ rows: [Fragment], canUndo: Bool, canRedo: Bool) -> Fragment {
        let table: Fragment =
            rows.isEmpty
            ? "<p>Nothing has changed yet. Press something, or send a line that stands under a control.</p>"
            : """
            <div class="table-region" role="region" tabindex="0" aria-labelledby="history-title">
            <table>
            <thead><tr><th scope="col">Revision</th><th scope="col">When</th><th scope="col">Example</th>\
            <th scope="col">Change</th><th scope="col">By</th><th scope="col">Again</th></tr></thead>
            <tbody>
            \(rows)</tbody>
            </table>
            </div>
            """
        return """
            <div class="history">
            \(breadcrumb([(path: "/", title: "Components")], current: "History"))
            <h1 id="history-title">History</h1>
            <p class="lead">What has changed in this session, the latest first.</p>
            <div class="history-tools">
            \(button("undo", "Undo", isEnabled: canUndo))
            \(button("redo", "Redo", isEnabled: canRedo))
            <a href="/api/history">As JSON</a>
            <a href="/api/history.sh">As a shell script</a>
            <a href="/api/history.swift">As a Swift test</a>
            </div>
            \(table)
            </div>
            """
    }

    private func button(_ name: String, _ title: String, isEnabled: Bool) -> Fragment {
        // Not disabled but plain where there is nothing: the button that was pressed keeps the focus.
        let state: Fragment = isEnabled ? "" : " aria-disabled=\"true\""
        return """
            <form method="post" action="/api/\(name)"><button type="submit" class="button" id="\(name)"\(state)>\
            \(title)</button></form>
            """
    }

    /// One change.
    fileprivate func row(_ change: Change, of catalogue: Catalogue, curl: String) -> Fragment {
        let examples = change.parts.prefix(3).map { part -> Fragment in
            let exhibit = catalogue.exhibits[part.example]
            return "<a href=\"\(exhibit.path)\">\(exhibit.fullTitle)</a><br>"
        }
        let values = change.parts.prefix(3).flatMap { part in
            zip(part.from, part.to).map { from, to -> Fragment in
                "<code>\(from.name)</code> <del>\(from.json.text())</del> <ins>\(to.json.text())</ins><br>"
            }
        }
        let more: Fragment = change.parts.count > 3 ? "and \(change.parts.count - 3) more" : ""
        return """
            <tr id="change-\(change.revision)"><th scope="row">\(change.revision)</th>\
            <td><time datetime="\(change.moment.iso8601)">\(change.moment.iso8601)</time></td>\
            <td>\(examples)\(more)</td><td>\(values)</td><td>\(change.author.rawValue)</td>\
            <td><code>\(curl)</code></td></tr>

            """
    }
}
