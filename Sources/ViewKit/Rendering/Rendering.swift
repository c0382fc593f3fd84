/// What one pass over an example yields.
public struct Rendering: Sendable {
    /// The HTML, in UTF-8.
    public let html: [UInt8]
    /// The controls that it offers, in the order of the page.
    public let controls: [Control]
    /// What it accepts.
    public let contract: FormContract

    init(html: [UInt8], controls: [Control]) {
        self.html = html
        self.controls = controls
        contract = FormContract(of: controls)
    }
}
