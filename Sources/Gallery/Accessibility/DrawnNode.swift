/// An element or a text of what the server has drawn, read back.
///
/// This reads what our own renderer writes, which is well formed: every attribute quoted or bare, every element but the
/// void ones closed.
final class DrawnNode {
    /// The element's name; empty for a text.
    let tag: String
    let attributes: [(name: String, value: String)]
    /// The text, where it is one.
    let text: String
    private(set) var children: [DrawnNode] = []
    private(set) weak var parent: DrawnNode?

    private init(tag: String, attributes: [(name: String, value: String)] = [], text: String = "") {
        self.tag = tag
        self.attributes = attributes
        self.text = text
    }

    /// The value of an attribute; empty where it is bare, nil where it is not there.
    subscript(name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    var isText: Bool { tag.isEmpty }

    /// All elements below, in the order of the page.
    var descendants: [DrawnNode] {
        children.filter { !$0.isText }.flatMap { [$0] + $0.descendants }
    }

    private func add(_ child: DrawnNode) {
        child.parent = self
        children.append(child)
    }

    private static let voids: Set<String> = ["input", "hr", "br", "path", "img"]

    /// Reads HTML into a tree; what it gives is a node around all of it.
    static func tree(of html: [UInt8]) -> DrawnNode {
        let root = DrawnNode(tag: "#root")
        var open = [root]
        var reader = DrawnReader(html)
        while let part = reader.next() {
            let place = open[open.count - 1]
            switch part {
            case .text(let text):
                place.add(DrawnNode(tag: "", text: text))
            case .start(let tag, let attributes, let isClosed):
                let node = DrawnNode(tag: tag, attributes: attributes)
                place.add(node)
                if !isClosed && !voids.contains(tag) { open.append(node) }
            case .end(let tag):
                if open.count > 1, place.tag == tag { open.removeLast() }
            }
        }
        return root
    }
}

/// Takes drawn HTML apart, tag by tag.
private struct DrawnReader {
    enum Part {
        case text(String)
        case start(String, [(name: String, value: String)], isClosed: Bool)
        case end(String)
    }

    private let html: [UInt8]
    private var place = 0

    init(_ html: [UInt8]) {
        self.html = html
    }

    mutating func next() -> Part? {
        guard place < html.count else { return nil }
        guard html[place] == UInt8(ascii: "<") else {
            return .text(Self.unescaped(take { $0 == UInt8(ascii: "<") }))
        }
        place += 1
        if place < html.count, html[place] == UInt8(ascii: "/") {
            place += 1
            let tag = take { $0 == UInt8(ascii: ">") }
            place += 1
            return .end(String(decoding: tag, as: UTF8.self))
        }
        return startTag()
    }

    private mutating func startTag() -> Part {
        let tag = String(decoding: take(until: Self.endsName), as: UTF8.self)
        var attributes: [(name: String, value: String)] = []
        while place < html.count, html[place] != UInt8(ascii: ">"), html[place] != UInt8(ascii: "/") {
            guard html[place] != UInt8(ascii: " ") else {
                place += 1
                continue
            }
            let name = String(decoding: take(until: Self.endsName), as: UTF8.self)
            var value = ""
            if place + 1 < html.count, html[place] == UInt8(ascii: "=") {
                place += 2
                value = Self.unescaped(take { $0 == UInt8(ascii: "\"") })
                place += 1
            }
            attributes.append((name, value))
        }
        let isClosed = place < html.count && html[place] == UInt8(ascii: "/")
        place += isClosed ? 2 : 1
        return .start(tag, attributes, isClosed: isClosed)
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        [UInt8(ascii: " "), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "=")].contains(byte)
    }

    private mutating func take(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
        let start = place
        while place < html.count, !isEnd(html[place]) { place += 1 }
        return html[start..<place]
    }

    /// The text without the references that escaping makes.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
        let references: [(name: String, text: String)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#10;", "\n"), ("&#13;", "\r"),
        ]
        var text: [UInt8] = []
        var rest = bytes
        while let byte = rest.first {
            if byte == UInt8(ascii: "&"),
                let known = references.first(where: { rest.starts(with: $0.name.utf8) })
            {
                text += known.text.utf8
                rest = rest.dropFirst(known.name.utf8.count)
            } else {
                text.append(byte)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
