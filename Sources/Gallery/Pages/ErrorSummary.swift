internal import SwiftCN

extension Fragment {
    /// What was wrong with the post that a page answers, with links to the fields; nothing where nothing was.
    ///
    /// It takes the focus when the page opens, so that it is read first.
    static func errorSummary(of shown: ShownExamples) -> Fragment {
        guard let answer = shown.all.first(where: { $0.refusal != nil }), let refusal = answer.refusal else {
            return ""
        }
        let controls = answer.rendering.controls
        let items = refusal.faults.map { fault -> Fragment in
            guard let control = controls.first(where: { $0.isMeant(by: fault) }) else {
                return "<li>\(fault.message)</li>"
            }
            return "<li><a href=\"#\(control.id)\">\(fault.message)</a></li>"
        }
        return """
            <div class="error-summary" role="alert" tabindex="-1" autofocus>
            <h2>Nothing was changed</h2>
            <ul>\(items)</ul>
            </div>

            """
    }
}

extension Control {
    fileprivate func isMeant(by fault: Refusal.Fault) -> Bool {
        role != .form
            && offers.contains { offer in
                offer.field == fault.state
                    && (offer.kind != .members || offer.options.contains { $0.id == fault.value })
            }
    }
}
