/// Room on the four sides, in px. As in UIKit, left and right do not follow the direction of the text.
public struct UIEdgeInsets: Sendable, Hashable {
    public var top, left, bottom, right: Double

    public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    public init(left: Double, top: Double, bottom: Double, right: Double) {
        self.init(top: top, left: left, bottom: bottom, right: right)
    }

    var css: String { "padding:\(top.px) \(right.px) \(bottom.px) \(left.px);" }
}
