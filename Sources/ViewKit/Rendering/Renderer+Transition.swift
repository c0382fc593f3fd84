extension Renderer {
    /// Writes the style attribute that lets a part glide from its old to its new place across a post and its redirect.
    /// The name is that of the control whose part it is. The track of a knob needs one too: the knob glides within it,
    /// so that it stays in its place when the page has scrolled in between. What cannot be pressed needs none.
    public mutating func writeTransitionName(ofTrack isTrack: Bool = false) {
        guard pressForm != nil else { return }
        write(" style=\"view-transition-name:")
        write(id: lastControl)
        write(isTrack ? "-track\"" : "\"")
    }
}
