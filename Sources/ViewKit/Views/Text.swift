/// A line or a paragraph of text.
public struct Text: Primitive {
    private enum Content {
        case plain(String)
        case attributed(AttributedString)
    }

    private let content: Content

    public init(_ key: LocalizedStringKey) {
        content = .plain(key.text)
    }

    @_disfavoredOverload
    public init(_ text: some StringProtocol) {
        content = .plain(String(text))
    }

    public init(verbatim text: String) {
        content = .plain(text)
    }

    @_disfavoredOverload
    public init(_ text: AttributedString) {
        content = .attributed(text)
    }

    /// The text, where it is the same all over.
    var plain: String? {
        guard case .plain(let text) = content else { return nil }
        return text
    }

    public var asHTML: HTML { HTML(self) }

    public func draw(into renderer: inout Renderer) {
        renderer.element(renderer.environment.isPhrasing ? .text : .paragraph) { renderer in
            switch content {
            case .plain(let text): renderer.write(text: text)
            case .attributed(let text): text.draw(into: &renderer)
            }
        }
    }
}

extension AttributedString {
    func draw(into renderer: inout Renderer) {
        var text = ""
        for run in runs {
            text += run.text
            let tags: [Markup] =
                (run.intent.contains(.stronglyEmphasized) ? ["strong"] : [])
                + (run.intent.contains(.emphasized) ? ["em"] : [])
                + (run.intent.contains(.code) ? ["code"] : [])
            for tag in tags {
                renderer.open(tag)
                renderer.write(">")
            }
            renderer.write(uncaptioned: run.text)
            for tag in tags.reversed() { renderer.close(tag) }
        }
        renderer.addCaption(text)
    }
}
