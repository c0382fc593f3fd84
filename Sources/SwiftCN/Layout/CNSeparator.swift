/// A thin line between what it separates.
public struct CNSeparator: Primitive {
    /// A line as wide as there is room.
    public init() {}

    public func draw(into renderer: inout Renderer) {
        renderer.open("hr", class: "separator")
        renderer.write(">")
    }
}
