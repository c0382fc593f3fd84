/// Room on the four sides, in px. As in UIKit, left and right do not follow the direction of the text.
public struct UIEdgeInsets: Sendable, Hashable {
    /// Room on that side, in px.
    public var top, left, bottom, right: Double

    /// Room on the sides that are named, none on the others.
    ///
    /// - Parameters:
    ///   - top: Room above, in px. 0 by default.
    ///   - left: Room to the left, in px. 0 by default.
    ///   - bottom: Room below, in px. 0 by default.
    ///   - right: Room to the right, in px. 0 by default.
    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Room on all four sides.
    ///
    /// - Parameters:
    ///   - left: Room to the left, in px.
    ///   - top: Room above, in px.
    ///   - bottom: Room below, in px.
    ///   - right: Room to the right, in px.
    public init(left: Double, top: Double, bottom: Double, right: Double) {
        self.init(top: top, left: left, bottom: bottom, right: right)
    }

    var css: String { "padding:\(top.px) \(right.px) \(bottom.px) \(left.px);" }
}
