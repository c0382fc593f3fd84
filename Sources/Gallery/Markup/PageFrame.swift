/// A page with places: what is the same whoever asks is put together once, and what is known only when somebody does
/// goes between it.
///
///     let frame: PageFrame = "<div class=\"preview\">\(.preview(number))</div>"
struct PageFrame: Sendable, ExpressibleByStringInterpolation {
    /// What is filled in for each visitor.
    enum Place: Sendable {
        /// The name of the visitor's theme.
        case theme
        /// The form that chooses the theme.
        case themeSwitch
        /// The form that makes a private session.
        case session
        /// What stands before the title of a page that answers a refused post.
        case refused
        /// What was wrong with that post.
        case summary
        /// An example, live.
        case preview(Int)
        /// What is told of it as it stands: its HTML, state and curl lines.
        case panels(Int)

        /// The example that what stands here is of; nil where it is of none.
        var example: Int? {
            switch self {
            case .preview(let number), .panels(let number): number
            default: nil
            }
        }
    }

    private enum Part: Sendable {
        case markup(Fragment)
        case place(Place)
    }

    /// Markup beyond this length stays a part of its own, and shares its bytes with where it comes from.
    private static let longMarkup = 4_096

    private var parts: [Part] = []

    init() {}

    init(_ markup: Fragment) {
        add(markup)
    }

    init(stringLiteral markup: String) {
        self.init(Fragment(stringLiteral: markup))
    }

    init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.frame
    }

    static func += (left: inout PageFrame, right: PageFrame) {
        for part in right.parts {
            switch part {
            case .markup(let markup): left.add(markup)
            case .place: left.parts.append(part)
            }
        }
    }

    private mutating func add(_ markup: Fragment) {
        guard !markup.isEmpty else { return }
        if case .markup(let last)? = parts.last, last.bytes.count + markup.bytes.count <= Self.longMarkup {
            parts[parts.count - 1] = .markup("\(last)\(markup)")
        } else {
            parts.append(.markup(markup))
        }
    }

    /// The page that comes of filling each place: one copy of all its parts.
    ///
    /// - Parameter note: Told of each place and where what fills it stands.
    func filled(_ fill: (Place) -> Fragment, note: (Place, Range<Int>) -> Void = { _, _ in }) -> Fragment {
        var length = 0
        let fragments = parts.map { part in
            let start = length
            switch part {
            case .markup(let markup):
                length += markup.bytes.count
                return markup
            case .place(let place):
                let fragment = fill(place)
                length += fragment.bytes.count
                note(place, start..<length)
                return fragment
            }
        }
        return Fragment(joining: fragments)
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var frame = PageFrame()

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ markup: String) {
            frame.add(Fragment(stringLiteral: markup))
        }

        mutating func appendInterpolation(_ text: String) {
            frame.add(Fragment(text: text))
        }

        mutating func appendInterpolation(_ markup: Fragment) {
            frame.add(markup)
        }

        mutating func appendInterpolation(_ frame: PageFrame) {
            self.frame += frame
        }

        mutating func appendInterpolation(_ frames: [PageFrame]) {
            for frame in frames { self.frame += frame }
        }

        mutating func appendInterpolation(_ place: Place) {
            frame.parts.append(.place(place))
        }
    }
}
