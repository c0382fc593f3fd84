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
        bytes = stringInterpolation.html.bytes
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
        var html = HTMLBytes(capacity: text.utf8.count)
        html.append(escaping: text)
        bytes = html.bytes
    }

    var isEmpty: Bool { bytes.isEmpty }

    static func += (left: inout Fragment, right: Fragment) {
        left.bytes += right.bytes
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var html: HTMLBytes

        init(literalCapacity: Int, interpolationCount: Int) {
            html = HTMLBytes(capacity: literalCapacity + interpolationCount * 32)
        }

        mutating func appendLiteral(_ markup: String) {
            html.append(raw: markup)
        }

        mutating func appendInterpolation(_ text: String) {
            html.append(escaping: text)
        }

        mutating func appendInterpolation(_ number: Int) {
            html.append(raw: String(number))
        }

        mutating func appendInterpolation(_ fragment: Fragment) {
            html.append(fragment.bytes)
        }

        mutating func appendInterpolation(_ fragments: [Fragment]) {
            for fragment in fragments { html.append(fragment.bytes) }
        }

        /// The fragment, where the condition holds.
        mutating func appendInterpolation(_ fragment: Fragment, if isShown: Bool) {
            if isShown { html.append(fragment.bytes) }
        }
    }
}
