/// Where the preview of a playground stands, which says where its presses lead.
enum PlayPlace: Sendable {
    /// Within the page of the playground.
    case page
    /// On a page of its own.
    case alone
    /// In the frame of the page, to which its presses lead, so that all that stands around it follows.
    case frame

    /// The end of its path after that of the playground.
    var end: String {
        switch self {
        case .page: ""
        case .alone: "/alone"
        case .frame: "/frame"
        }
    }

    /// The place that its forms post to.
    var target: PlayPlace { self == .frame ? .page : self }
}
