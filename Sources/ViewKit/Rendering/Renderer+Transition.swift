extension Renderer {
    /// Writes the style attribute that lets a part glide from its old to its new place across a post and its redirect.
    /// The name is that of the control whose part it is.
    public mutating func writeTransitionName() {
        write(attribute: "style", "view-transition-name:\(lastControl)")
    }
}
