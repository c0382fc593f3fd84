internal import SwiftCN

/// A piece of HTML. What a literal says is markup; what is put into it is text, and escaped.
///
///     let link: Fragment = "<a href=\"\(path)\">\(title)</a>"
struct Fragment: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The HTML in UTF-8.
    private(set) var bytes: [UInt8]

    /// Nothing.
    init() {
        bytes = []
    }

    init(stringLiteral markup: String) {
        bytes = Array(markup.utf8)
    }

    init(stringInterpolation: StringInterpolation) {
        bytes = stringInterpolation.bytes
    }

    /// What a pass over an example has drawn.
    init(_ rendering: Rendering) {
        bytes = rendering.html
    }

    /// Markup from a template, which is part of the project as a literal is.
    init(template bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    /// One after the other, in one copy.
    init(joining fragments: [Fragment]) {
        bytes = []
        bytes.reserveCapacity(fragments.reduce(0) { $0 + $1.bytes.count })
        for fragment in fragments { bytes += fragment.bytes }
    }

    /// Code that was marked up byte by byte.
    init(marked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Text, escaped.
    init(text: String) {
        bytes = []
        bytes.appendEscaped(text)
    }

    var isEmpty: Bool { bytes.isEmpty }

    static func += (left: inout Fragment, right: Fragment) {
        left.bytes += right.bytes
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var bytes: [UInt8] = []

        init(literalCapacity: Int, interpolationCount: Int) {
            bytes.reserveCapacity(literalCapacity + interpolationCount * 32)
        }

        mutating func appendLiteral(_ markup: String) {
            bytes.append(contentsOf: markup.utf8)
        }

        mutating func appendInterpolation(_ text: String) {
            bytes.appendEscaped(text)
        }

        mutating func appendInterpolation(_ number: Int) {
            bytes.append(contentsOf: String(number).utf8)
        }

        mutating func appendInterpolation(_ fragment: Fragment) {
            bytes += fragment.bytes
        }

        mutating func appendInterpolation(_ fragments: [Fragment]) {
            for fragment in fragments { bytes += fragment.bytes }
        }

        /// The fragment, where the condition holds.
        mutating func appendInterpolation(_ fragment: Fragment, if isShown: Bool) {
            if isShown { bytes += fragment.bytes }
        }
    }
}
