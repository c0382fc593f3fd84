/// A part of a control that its stylesheet draws and that says nothing to assistive technology.
struct Part: Primitive {
    private let tag: Tag

    init(_ tag: Tag) {
        self.tag = tag
    }

    func draw(into renderer: inout Renderer) {
        renderer.writeHidden(tag)
    }
}

extension Tag {
    static let markBox = Tag("span", class: "mark-box")
    static let springTrack = Tag("span", class: "spring-track")
}
