extension View {
    /// The accessible name of the control or the group, where its content does not give one.
    public func accessibilityLabel(_ label: LocalizedStringKey) -> HTML {
        environment { $0.accessibilityLabel = label.text }
    }

    /// Whether assistive technology passes over the view.
    public func accessibilityHidden(_ isHidden: Bool) -> HTML {
        HTML { renderer in
            if isHidden { renderer.attributes.add("aria-hidden", "true") }
            renderer.within({ $0.isAccessibilityHidden = $0.isAccessibilityHidden || isHidden }, draw: draw)
        }
    }
}
