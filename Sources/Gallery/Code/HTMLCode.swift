internal import SwiftCN

/// HTML as the view language writes it, laid out for reading: an element a line, its content indented, and its words
/// coloured.
///
/// It reads only what the renderer writes: tags in small letters, attributes in double quotes, everything closed. It reads
/// bytes, since all that it looks for is ASCII, and no byte of any other character is.
struct HTMLCode {
    private let html: [UInt8]
    /// Whether all of it can be seen, as ASCII can.
    private let isPlain: Bool
    /// Where the next piece starts.
    private var next = 0
    private var output: [UInt8] = []
    private var depth = 0

    /// What of a drawing is told in one line: an element that holds nothing but text, so many characters at most.
    private static let longestText = 100

    private init(_ html: [UInt8]) {
        self.html = html
        isPlain = html.allSatisfy { $0 < 0x80 }
        output.reserveCapacity(4 * html.count)
        while next < html.count { readPiece() }
    }

    /// The HTML as HTML, for inside a `<code>`.
    static func highlighted(_ html: [UInt8]) -> Fragment {
        Fragment(marked: HTMLCode(html).output)
    }

    /// Reads a tag or a text.
    private mutating func readPiece() {
        guard html[next] == UInt8(ascii: "<") else {
            let text = next..<end(of: next)
            next = text.upperBound
            if !isBlank(text) {
                startLine()
                write(html: text)
            }
            return
        }
        let tag = next..<endOfTag(at: next)
        next = tag.upperBound
        if html[tag].starts(with: "</".utf8) {
            depth -= 1
            startLine()
            write(endTag: tag)
            return
        }
        let name = (tag.lowerBound + 1)..<endOfName(in: tag)
        startLine()
        write(startTag: tag, name)
        guard !isVoid(html[name]), !html[tag].ends(with: "/>") else { return }
        if let (text, end) = shortContent(of: name) {
            write(html: text)
            write(endTag: end)
            next = end.upperBound
        } else {
            depth += 1
        }
    }

    /// The text that an element holds alone, where it is short, and the end tag after it.
    private func shortContent(of name: Range<Int>) -> (text: Range<Int>, end: Range<Int>)? {
        let text = next..<end(of: next)
        let end = text.upperBound..<(text.upperBound + name.count + 3)
        guard end.upperBound <= html.count, html[end].starts(with: "</".utf8),
            html[end].dropFirst(2).dropLast().elementsEqual(html[name]),
            html[end].last == UInt8(ascii: ">"), isShort(text)
        else { return nil }
        return (text, end)
    }
}

// MARK: Reading

extension HTMLCode {
    /// Where the text ends that starts here: at the next tag.
    private func end(of text: Int) -> Int {
        first(UInt8(ascii: "<"), in: text..<html.count) ?? html.count
    }

    /// Where the tag ends that starts here; an attribute may hold a ">".
    private func endOfTag(at start: Int) -> Int {
        var isQuoted = false
        for index in start..<html.count {
            switch html[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: ">") where !isQuoted: return index + 1
            default: break
            }
        }
        return html.count
    }

    private func endOfName(in tag: Range<Int>) -> Int {
        for index in tag.dropFirst() {
            switch html[index] {
            case UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "/"): return index
            default: break
            }
        }
        return tag.upperBound
    }

    private func first(_ byte: UInt8, in range: Range<Int>) -> Int? {
        for index in range where html[index] == byte { return index }
        return nil
    }

    /// Whether it is an element without content, those of SVG aside (HTML Living Standard, 13.1.2).
    private func isVoid(_ name: ArraySlice<UInt8>) -> Bool {
        ["br", "hr", "img", "input", "link", "meta"].contains { (void: StaticString) in
            name.elementsEqual(void.description.utf8)
        }
    }

    private func isBlank(_ text: Range<Int>) -> Bool {
        html[text].allSatisfy { $0 == UInt8(ascii: " ") || (0x09...0x0D).contains($0) }
    }

    /// Whether the text has few characters. Only of a text beyond ASCII that has more bytes must they be counted.
    private func isShort(_ text: Range<Int>) -> Bool {
        text.count <= Self.longestText
            || html[text].contains { $0 >= 0x80 }
                && String(decoding: html[text], as: UTF8.self).count <= Self.longestText
    }
}

// MARK: Writing

extension HTMLCode {
    private mutating func startLine() {
        if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
        output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * max(0, depth)))
    }

    private mutating func write(_ markup: String) {
        output.append(contentsOf: markup.utf8)
    }

    private mutating func write(html range: Range<Int>) {
        let html = self.html
        guard !isPlain, html[range].contains(where: { $0 >= 0x80 }) else {
            return output.appendEscaped(html.span.extracting(range))
        }
        let text = String(decoding: html[range], as: UTF8.self).showingUnseen { "&#x\($0.digits);" }
        output.appendEscaped(Array(text.utf8).span)
    }

    private mutating func write(endTag tag: Range<Int>) {
        write("&lt;/<span class=\"hl-tag\">")
        write(html: (tag.lowerBound + 2)..<(tag.upperBound - 1))
        write("</span>&gt;")
    }

    private mutating func write(startTag tag: Range<Int>, _ name: Range<Int>) {
        write("&lt;<span class=\"hl-tag\">")
        write(html: name)
        write("</span>")
        let isClosed = html[tag].ends(with: "/>")
        let end = tag.upperBound - (isClosed ? 2 : 1)
        var rest = name.upperBound
        while let equals = first(UInt8(ascii: "="), in: rest..<end),
            let quote = first(UInt8(ascii: "\""), in: (equals + 2)..<end)
        {
            write("<span class=\"hl-attribute\">")
            write(html: rest..<equals)
            write("</span>=<span class=\"hl-string\">\"")
            write(html: (equals + 2)..<quote)
            write("\"</span>")
            rest = quote + 1
        }
        if rest < end {
            write("<span class=\"hl-attribute\">")
            write(html: rest..<end)
            write("</span>")
        }
        write(isClosed ? "/&gt;" : "&gt;")
    }
}

extension ArraySlice<UInt8> {
    fileprivate func ends(with text: StaticString) -> Bool {
        suffix(text.utf8CodeUnitCount).elementsEqual(text.description.utf8)
    }
}
