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
        bytes = stringInterpolation.output.html.bytes
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
        /// The bytes lie behind a reference, since they cannot be copied and an interpolation could be.
        fileprivate let output: Output

        fileprivate final class Output {
            var html: HTMLBytes

            init(capacity: Int) {
                html = HTMLBytes(capacity: capacity)
            }
        }

        init(literalCapacity: Int, interpolationCount: Int) {
            output = Output(capacity: literalCapacity + interpolationCount * 32)
        }

        mutating func appendLiteral(_ markup: String) {
            output.html.append(raw: markup)
        }

        mutating func appendInterpolation(_ text: String) {
            output.html.append(escaping: text)
        }

        mutating func appendInterpolation(_ number: Int) {
            output.html.append(raw: String(number))
        }

        mutating func appendInterpolation(_ fragment: Fragment) {
            output.html.append(fragment.bytes)
        }

        mutating func appendInterpolation(_ fragments: [Fragment]) {
            for fragment in fragments { output.html.append(fragment.bytes) }
        }

        /// The fragment, where the condition holds.
        mutating func appendInterpolation(_ fragment: Fragment, if isShown: Bool) {
            if isShown { output.html.append(fragment.bytes) }
        }
    }
}
