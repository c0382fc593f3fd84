internal import HTTP

extension Pages {
    /// Why a request was refused, and where to go instead.
    func error(_ problem: Problem, suggestions: [(path: String, title: String)] = [], look: Look)
        -> Fragment
    {
        let title = problem.status.reason
        let main = templates.error.filled { hole in
            switch hole {
            case .status: "\(String(problem.status.code))"
            case .title: "\(title)"
            case .detail: "\(problem.detail)"
            case .suggestions: "\(list(suggestions))"
            }
        }
        return filled(frame(main, title: "\(title) · Vitrine", description: title), look: look)
    }

    private func list(_ suggestions: [(path: String, title: String)]) -> Fragment {
        guard !suggestions.isEmpty else { return "" }
        let items = suggestions.map { suggestion -> Fragment in
            "<li><a href=\"\(suggestion.path)\">\(suggestion.title)</a></li>"
        }
        return "<p>Perhaps one of these is meant:</p>\n<ul>\(items)</ul>"
    }
}
