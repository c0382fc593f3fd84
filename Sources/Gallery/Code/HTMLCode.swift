internal import Platform
internal import SwiftCN

/// HTML as the view language writes it, laid out for reading: an element a line, its content indented, and its words
/// coloured.
///
/// It reads only what the renderer writes: tags in small letters, attributes in double quotes, everything closed. It reads
/// bytes, each of them once, since all that it looks for is ASCII, and no byte of any other character is.
struct HTMLCode: ~Copyable {
    /// Whether all of it can be seen, as ASCII can.
    private let isPlain: Bool
    /// Where the next piece starts.
    private var next = 0
    private var output: HTMLBytes
    private let start: Int
    private var depth = 0

    /// What of a drawing is told in one line: an element that holds nothing but text, so many characters at most.
    private static let longestText = 100
    /// What lies deeper has no more room before it.
    private static let deepest = 63

    private init(_ html: [UInt8], into output: consuming HTMLBytes) {
        // Without an end at the first that is not, it looks at many bytes at a time.
        isPlain = html.reduce(0, |) < 0x80
        start = output.count
        self.output = output
        read(html.span)
    }

    /// The HTML as HTML, for inside a `<code>`.
    static func highlighted(_ html: [UInt8]) -> Fragment {
        var output = HTMLBytes(capacity: 4 * html.count)
        highlight(html, into: &output)
        return Fragment(marked: output.bytes)
    }

    /// Adds the HTML as HTML, for inside a `<code>`.
    static func highlight(_ html: [UInt8], into output: inout HTMLBytes) {
        let code = HTMLCode(html, into: exchange(&output, with: HTMLBytes()))
        output = code.output
    }

    private mutating func read(_ html: Span<UInt8>) {
        while next < html.count {
            if html[next] != UInt8(ascii: "<") {
                readText(html)
            } else if html.has(UInt8(ascii: "/"), at: next + 1) {
                depth -= 1
                startLine()
                readEndTag(html)
            } else {
                startLine()
                readElement(html)
            }
        }
    }

    private mutating func readText(_ html: Span<UInt8>) {
        let text = next..<html.firstIndex(of: UInt8(ascii: "<"), from: next)
        next = text.upperBound
        guard !html.isBlank(text) else { return }
        startLine()
        write(html, text)
    }

    private mutating func readEndTag(_ html: Span<UInt8>) {
        let end = html.firstIndex(of: UInt8(ascii: ">"), from: next)
        writeEndTag(html, (next + 2)..<max(next + 2, end))
        next = min(end + 1, html.count)
    }

    private mutating func writeEndTag(_ html: Span<UInt8>, _ name: Range<Int>) {
        output.buffer.append(literal: "&lt;/<span class=\"hl-tag\">")
        write(html, name)
        output.buffer.append(literal: "</span>&gt;")
    }

    /// Reads a start tag, and where its element holds nothing but a short text, that too.
    private mutating func readElement(_ html: Span<UInt8>) {
        let name = (next + 1)..<html.endOfName(from: next + 1)
        output.buffer.append(literal: "&lt;<span class=\"hl-tag\">")
        write(html, name)
        output.buffer.append(literal: "</span>")
        next = name.upperBound
        let isClosed = readAttributes(html)
        guard !isClosed, !html.isVoid(name) else { return }
        if let text = shortContent(of: name, html) {
            write(html, text)
            writeEndTag(html, name)
            next = text.upperBound + "</>".utf8.count + name.count
        } else {
            depth += 1
        }
    }

    /// Reads what follows the name of a tag, up to its end, and tells whether it closes its element.
    private mutating func readAttributes(_ html: Span<UInt8>) -> Bool {
        var end = html.endOfAttributeName(from: next)
        while html.has(UInt8(ascii: "="), at: end), html.has(UInt8(ascii: "\""), at: end + 1) {
            let quote = html.firstIndex(of: UInt8(ascii: "\""), from: end + 2)
            output.buffer.append(literal: "<span class=\"hl-attribute\">")
            write(html, next..<end)
            output.buffer.append(literal: "</span>=<span class=\"hl-string\">\"")
            write(html, (end + 2)..<quote)
            output.buffer.append(literal: "\"</span>")
            next = min(quote + 1, html.count)
            end = html.endOfAttributeName(from: next)
        }
        let isClosed = end > next && html.has(UInt8(ascii: "/"), at: end - 1)
        let rest = next..<(isClosed ? end - 1 : end)
        if !rest.isEmpty {
            output.buffer.append(literal: "<span class=\"hl-attribute\">")
            write(html, rest)
            output.buffer.append(literal: "</span>")
        }
        if isClosed { output.append(UInt8(ascii: "/")) }
        output.buffer.append(literal: "&gt;")
        next = min(end + 1, html.count)
        return isClosed
    }

    /// The text that an element of that name holds alone, where it is short.
    private func shortContent(of name: Range<Int>, _ html: Span<UInt8>) -> Range<Int>? {
        let text = next..<html.firstIndex(of: UInt8(ascii: "<"), from: next)
        let end = text.upperBound + 2
        guard html.has(UInt8(ascii: "/"), at: end - 1), html.has(UInt8(ascii: ">"), at: end + name.count),
            html.isSame(name, end..<(end + name.count)), isShort(text, html)
        else { return nil }
        return text
    }

    /// Whether the text has few characters. Only of a text beyond ASCII that has more bytes must they be counted.
    private func isShort(_ text: Range<Int>, _ html: Span<UInt8>) -> Bool {
        guard text.count > Self.longestText else { return true }
        guard !html.isASCII(text) else { return false }
        return String(decoding: text.map { html[$0] }, as: UTF8.self).count <= Self.longestText
    }

    private mutating func write(_ html: Span<UInt8>, _ range: Range<Int>) {
        guard isPlain || html.isASCII(range) else { return writeShowingUnseen(html, range) }
        output.append(escaping: html, range)
    }

    private mutating func writeShowingUnseen(_ html: Span<UInt8>, _ range: Range<Int>) {
        let text = String(decoding: range.map { html[$0] }, as: UTF8.self)
        output.append(escaping: text.showingUnseen { "&#x\($0.digits);" })
    }

    private mutating func startLine() {
        guard output.count > start else { return }
        output.append(UInt8(ascii: "\n"))
        for _ in 0..<min(max(0, depth), Self.deepest) { output.buffer.append(literal: "  ") }
    }
}

extension Span<UInt8> {
    fileprivate func has(_ byte: UInt8, at index: Int) -> Bool {
        index < count && self[index] == byte
    }

    fileprivate func endOfName(from start: Int) -> Int {
        var index = start
        while index < count {
            switch self[index] {
            case UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "/"): return index
            default: index += 1
            }
        }
        return index
    }

    /// Where an attribute has its "=", or the tag its end.
    @inline(__always) fileprivate func endOfAttributeName(from start: Int) -> Int {
        firstIndex(of: UInt8(ascii: "="), or: UInt8(ascii: ">"), from: start)
    }

    fileprivate func isASCII(_ range: Range<Int>) -> Bool {
        for index in range where self[index] >= 0x80 { return false }
        return true
    }

    fileprivate func isBlank(_ range: Range<Int>) -> Bool {
        for index in range where self[index] != UInt8(ascii: " ") && !(0x09...0x0D).contains(self[index]) {
            return false
        }
        return true
    }

    fileprivate func isSame(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
        for offset in 0..<first.count
        where self[first.lowerBound + offset] != self[second.lowerBound + offset] {
            return false
        }
        return true
    }

    /// Whether it is an element without content, those of SVG aside (HTML Living Standard, 13.1.2).
    fileprivate func isVoid(_ name: Range<Int>) -> Bool {
        guard name.count <= 5 else { return false }
        return voidElements.contains(name.reduce(0) { $0 << 8 | UInt64(self[$1]) })
    }
}

/// The names, each as one number.
private let voidElements = ["br", "hr", "img", "input", "link", "meta"].map { name in
    name.utf8.reduce(0) { $0 << 8 | UInt64($1) }
}
