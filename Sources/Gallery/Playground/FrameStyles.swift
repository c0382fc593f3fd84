internal import HTTP
internal import Platform

/// The stylesheet of frames that show their controls as if they were hovered, focused or pressed, or that hold still
/// whatever the visitor's system says.
///
/// It is made of the stylesheets of all pages: each pseudo-class is joined by an attribute of an element around, of the same
/// specificity, in the very rule. So the cascade stays as it is, and a rule cannot be there without its twin.
final class FrameStyles: Sendable {
    private let sources: [[UInt8]]
    private let made = Locked<[Bool: Asset]>([:])

    /// `sources` are the stylesheets in their order.
    init(_ sources: [[UInt8]]) {
        self.sources = sources
    }

    /// The names of the two stylesheets.
    static func name(isStill: Bool) -> String { isStill ? "frame-still.css" : "frame.css" }

    /// The stylesheet, made when it is first asked for.
    func asset(isStill: Bool) -> Asset {
        made.withLock { made in
            if let asset = made[isStill] { return asset }
            let css = sources.flatMap { Self.forced($0, isStill: isStill) }
            let asset = Asset(Self.name(isStill: isStill), type: MediaType.css, content: css)
            made[isStill] = asset
            return asset
        }
    }

    /// The asset of that name, where it is one of these.
    subscript(name: String) -> Asset? {
        switch name {
        case Self.name(isStill: true): asset(isStill: true)
        case Self.name(isStill: false): asset(isStill: false)
        default: nil
        }
    }

    /// What each pseudo-class is joined by. What cannot take the focus is not shown with it, and what is hidden from sight
    /// is under no pointer.
    private static let twins: [(name: String, twin: String)] = [
        ("hover", "[data-force~=\"hover\"] :where(:not(.visually-hidden))"),
        ("active", "[data-force~=\"active\"] :where(:not(.visually-hidden))"),
        ("focus-visible", focused),
        ("focus-within", "[data-force~=\"focus\"] *"),
        ("focus", focused),
    ]

    private static let focused =
        "[data-force~=\"focus\"] :where(a,button:enabled,input:enabled,select:enabled,summary,[tabindex=\"0\"])"

    /// A stylesheet with the twins of its rules.
    static func forced(_ css: [UInt8], isStill: Bool = false) -> [UInt8] {
        var writer = TwinWriter(css, twins: twins.map { (Array($0.name.utf8), Array($0.twin.utf8)) })
        writer.write()
        return isStill ? still(writer.output) : writer.output
    }

    /// A stylesheet as it is where less motion is preferred: what asks for that always holds, what asks for the contrary
    /// never.
    private static func still(_ css: [UInt8]) -> [UInt8] {
        css.replacing(Array("(prefers-reduced-motion: reduce)".utf8), with: Array("(width >= 0px)".utf8))
            .replacing(
                Array("(prefers-reduced-motion: no-preference)".utf8), with: Array("(width < 0px)".utf8))
    }
}

/// Walks over a stylesheet and writes it again with the twins.
private struct TwinWriter {
    private let css: [UInt8]
    private let twins: [(name: [UInt8], twin: [UInt8])]
    private(set) var output: [UInt8] = []
    private var index = 0

    init(_ css: [UInt8], twins: [(name: [UInt8], twin: [UInt8])]) {
        self.css = css
        self.twins = twins
        output.reserveCapacity(css.count * 2)
    }

    mutating func write() {
        while index < css.count {
            switch css[index] {
            case UInt8(ascii: "/") where follows("/*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "'"): copyString()
            case UInt8(ascii: "\\"): copy(2)
            case UInt8(ascii: "@"): copyPrelude()
            case UInt8(ascii: ":") where !writeTwin(): copy(1)
            case UInt8(ascii: ":"): break
            default: copy(1)
            }
        }
    }

    private func follows(_ text: StaticString) -> Bool {
        css[index...].starts(with: text.description.utf8)
    }

    private mutating func copy(_ count: Int) {
        let end = min(index + count, css.count)
        output += css[index..<end]
        index = end
    }

    private mutating func skipComment() {
        index += 2
        while index < css.count, !follows("*/") { index += 1 }
        index = min(index + 2, css.count)
    }

    private mutating func copyString() {
        let quote = css[index]
        copy(1)
        while index < css.count, css[index] != quote { copy(css[index] == UInt8(ascii: "\\") ? 2 : 1) }
        copy(1)
    }

    /// What stands before the block of an at-rule names no element.
    private mutating func copyPrelude() {
        while index < css.count, css[index] != UInt8(ascii: "{"), css[index] != UInt8(ascii: ";") { copy(1) }
    }

    /// Writes a pseudo-class with its twin; false where there is none here.
    private mutating func writeTwin() -> Bool {
        let start = index + 1
        guard output.last != UInt8(ascii: ":") else { return false }
        for (name, twin) in twins where css[start...].starts(with: name) {
            let end = start + name.count
            guard end == css.count || !css[end].standsInName else { continue }
            output += ":is(:".utf8
            output += name
            output.append(UInt8(ascii: ","))
            output += twin
            output.append(UInt8(ascii: ")"))
            index = end
            return true
        }
        return false
    }
}

extension UInt8 {
    fileprivate var standsInName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "("): true
        default: false
        }
    }
}
