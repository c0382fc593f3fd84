internal import Platform
internal import SwiftCN

/// HTML as the view language writes it, laid out for reading: an element a line, its content indented, and its words
/// coloured.
///
/// It reads only what the renderer writes: tags in small letters, attributes in double quotes, everything closed. It reads
/// bytes, nearly each of them once, since all that it looks for is ASCII, and no byte of any other character is.
struct HTMLCode: ~Copyable {
    /// Where the next piece starts.
    private var next = 0
    private var output: HTMLBytes
    private let start: Int
    private var depth = 0
    private let ends = Ends.all

    /// What of a drawing is told in one line: an element that holds nothing but text, so many characters at most.
    private static let longestText = 100
    /// What lies deeper has no more room before it.
    private static let deepest = 63

    private init(_ html: [UInt8], into output: consuming HTMLBytes) {
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
        let text = html.endOfBlanks(from: next)
        guard text < html.count, html[text] != UInt8(ascii: "<") else { return next = text }
        startLine()
        next = write(html, from: next, upTo: ends.text)
    }

    private mutating func readEndTag(_ html: Span<UInt8>) {
        let name = (next + 2)..<max(next + 2, html.first(UInt8(ascii: ">"), from: next))
        writeEndTag(html, name)
        next = min(name.upperBound + 1, html.count)
    }

    private mutating func writeEndTag(_ html: Span<UInt8>, _ name: Range<Int>) {
        output.buffer.append(literal: "&lt;/<span class=\"hl-tag\">")
        output.append(escaping: html, name)
        output.buffer.append(literal: "</span>&gt;")
    }

    /// Reads a start tag, and where its element holds nothing but a short text, that too.
    private mutating func readElement(_ html: Span<UInt8>) {
        let name = (next + 1)..<html.endOfName(from: next + 1)
        output.buffer.append(literal: "&lt;<span class=\"hl-tag\">")
        output.append(escaping: html, name)
        output.buffer.append(literal: "</span>")
        next = name.upperBound
        guard !readAttributes(html) else { return }
        if hasShortContent(name, html) {
            next = write(html, from: next, upTo: ends.text)
            writeEndTag(html, name)
            next += "</>".utf8.count + name.count
        } else if !html.isVoid(name) {
            depth += 1
        }
    }

    /// Reads what follows the name of a tag, up to its end, and tells whether it closes its element.
    private mutating func readAttributes(_ html: Span<UInt8>) -> Bool {
        var isClosed = html.isEndOfClosed(at: next)
        while !isClosed, next < html.count, html[next] != UInt8(ascii: ">") {
            output.buffer.append(literal: "<span class=\"hl-attribute\">")
            next = write(html, from: next, upTo: ends.name)
            guard html.has(UInt8(ascii: "="), at: next), html.has(UInt8(ascii: "\""), at: next + 1) else {
                isClosed = html.isEndOfClosed(at: next - 1)
                if isClosed { output.shorten(to: output.count - 1) }
                output.buffer.append(literal: "</span>")
                break
            }
            output.buffer.append(literal: "</span>=<span class=\"hl-string\">\"")
            next = write(html, from: next + 2, upTo: ends.value) + 1
            output.buffer.append(literal: "\"</span>")
            isClosed = html.isEndOfClosed(at: next)
        }
        if isClosed { output.buffer.append(UInt8(ascii: "/")) }
        output.buffer.append(literal: "&gt;")
        next = min(html.first(UInt8(ascii: ">"), from: next) + 1, html.count)
        return isClosed
    }

    /// Whether an element of that name holds a short text and nothing else.
    private func hasShortContent(_ name: Range<Int>, _ html: Span<UInt8>) -> Bool {
        let text = next..<html.first(UInt8(ascii: "<"), from: next)
        let end = text.upperBound + 2
        return html.has(UInt8(ascii: "/"), at: end - 1) && html.has(UInt8(ascii: ">"), at: end + name.count)
            && html.isSame(name, end..<(end + name.count)) && isShort(text, html)
    }

    /// Whether the text has few characters. Only of a text beyond ASCII that has more bytes must they be counted.
    private func isShort(_ text: Range<Int>, _ html: Span<UInt8>) -> Bool {
        guard text.count > Self.longestText else { return true }
        guard !html.isASCII(text) else { return false }
        return String(decoding: text.map { html[$0] }, as: UTF8.self).count <= Self.longestText
    }

    /// Writes what stands from a place up to where it ends, and tells where that is.
    private mutating func write(_ html: Span<UInt8>, from start: Int, upTo ends: TextEnds) -> Int {
        let length = output.buffer.count
        let end = output.append(escaping: html, start..<html.count, upTo: ends)
        guard end < html.count, html[end] >= 0x80 else { return end }
        output.shorten(to: length)
        return writeBeyondASCII(html, from: start, upTo: ends)
    }

    /// The same, where not all of it can be seen, maybe: what can depends on what stands around it.
    private mutating func writeBeyondASCII(
        _ html: Span<UInt8>, from start: Int, upTo ends: TextEnds
    ) -> Int {
        var end = start
        while end < html.count, html[end] >= 0x80 || !ends.contains(html[end]) { end += 1 }
        let text = String(decoding: (start..<end).map { html[$0] }, as: UTF8.self)
        output.append(escaping: text.showingUnseen { "&#x\($0.digits);" })
        return end
    }

    private mutating func startLine() {
        guard output.buffer.count > start else { return }
        output.buffer.append(UInt8(ascii: "\n"))
        for _ in 0..<min(max(0, depth), Self.deepest) { output.buffer.append(literal: "  ") }
    }
}

extension Span<UInt8> {
    fileprivate func has(_ byte: UInt8, at index: Int) -> Bool {
        index < count && self[index] == byte
    }

    /// Where the byte stands next; the end where it does not.
    fileprivate func first(_ byte: UInt8, from start: Int) -> Int {
        var index = start
        while index < count, self[index] != byte { index += 1 }
        return Swift.min(index, count)
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

    /// Whether the tag of an element that it closes, too, ends there.
    fileprivate func isEndOfClosed(at index: Int) -> Bool {
        has(UInt8(ascii: "/"), at: index) && has(UInt8(ascii: ">"), at: index + 1)
    }

    fileprivate func isASCII(_ range: Range<Int>) -> Bool {
        for index in range where self[index] >= 0x80 { return false }
        return true
    }

    fileprivate func endOfBlanks(from start: Int) -> Int {
        var index = start
        while index < count, self[index] == UInt8(ascii: " ") || (0x09...0x0D).contains(self[index]) {
            index += 1
        }
        return index
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
        voidElements.contains { void in
            guard void.count == name.count else { return false }
            for offset in void.indices where void[offset] != self[name.lowerBound + offset] { return false }
            return true
        }
    }
}

private let voidElements = ["br", "hr", "img", "input", "link", "meta"].map { Array($0.utf8) }

// MARK: Ends

/// Where the parts of a tag and the texts between tags end. What is not ASCII has to be looked at apart.
private struct Ends: Sendable {
    /// The name of an attribute ends before its "=", or with its tag.
    let name = TextEnds { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") || $0 >= 0x80 }
    let value = TextEnds { $0 == UInt8(ascii: "\"") || $0 >= 0x80 }
    let text = TextEnds { $0 == UInt8(ascii: "<") || $0 >= 0x80 }

    static let all = Ends()
}
