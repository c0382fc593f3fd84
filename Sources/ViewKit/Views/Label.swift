/// A symbol with the text that it stands beside.
public struct Label<Title: View, Icon: View>: Primitive {
    private let title: HTML
    private let icon: HTML

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title().asHTML
        self.icon = icon().asHTML
    }

    public func draw(into renderer: inout Renderer) {
        renderer.element("span", class: "label-row") { renderer in
            icon.draw(into: &renderer)
            renderer.phrasing(title.draw)
        }
    }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: LocalizedStringKey, systemImage: String) {
        self.title = HTML(Text(title))
        icon = Image(systemName: systemImage).asHTML
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String) {
        self.title = HTML(Text(title))
        icon = Image(systemName: systemImage).asHTML
    }
}
