extension View {
    /// Draws the view as a picture of itself: by the same pass as ever, but with no state behind it and nowhere to post
    /// to. It has no form, its fields have no names, and its controls offer nothing. What posts a form (Apply, Save) is
    /// left out.
    ///
    /// - Parameter id: What every id in it starts with.
    public func picture(id: String) throws(ViewFault) -> Rendering {
        if let fault = picturing(id: id, inspects: true).faults.first { throw fault }
        return picturing(id: id, inspects: false).rendering
    }

    private func picturing(id: String, inspects: Bool) -> (rendering: Rendering, faults: [ViewFault]) {
        let scope = EnvironmentScope()
        return EnvironmentScope.$current.withValue(scope) {
            var renderer = Renderer(
                prefix: id, pressForm: nil, store: nil, refusal: nil, scope: scope, inspects: inspects)
            draw(into: &renderer)
            return (Rendering(html: renderer.html.bytes, controls: renderer.controls), scope.faults)
        }
    }
}
