/// A symbol with the text that it stands beside.
public struct Label<Title: View, Icon: View>: Primitive {
    private let title: Title
    private let icon: Icon

    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
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
        self.title = Text(title)
        icon = Image(systemName: systemImage)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String) {
        self.title = Text(title)
        icon = Image(systemName: systemImage)
    }
}
