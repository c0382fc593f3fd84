import HTTP

@testable import Gallery

/// The playground of every component, by slug.
let playgrounds: [String: Playground] = Dictionary(
    (shipped?.catalogue.entries ?? []).compactMap { entry in
        entry.component.playground.map { (entry.component.slug, $0) }
    }, uniquingKeysWith: { first, _ in first })

/// A set of parameters of a playground, picked at random: of each field, often what it is at first, else what it allows.
struct PlaySet {
    let fields: FormFields

    /// Texts that have tripped somebody.
    static let texts = [
        "A", "Say \"quotes\"", "back\\slash \\(title) \\u{41}", "a\ttab", "</script><b>x</b>",
        "\u{202E}turned\u{200B}", "👩‍💻 🇪🇺 e\u{301}", "شارع رئيسي", "a&b=c+d%41#e", "' onload='x",
        "*/ // /* \"\"\"", "#\"raw\"#", "joined\u{FEFF}\u{2028}", "$(id) `id` ${x}",
        String(repeating: "W", count: 80),
    ]

    private static let classes = [
        "px-3", "rounded-md bg-accent", "hover:bg-accent w-full", "p-4 text-lg shadow-md",
    ]

    init(_ playground: Playground, seed: UInt64) {
        var random = Generator(seed: seed)
        var fields: [FormFields.Field] = []
        var all = playground.fields + Stage.fields
        if let list = playground.list {
            let count = Int.random(in: 1...PlayList.most, using: &random)
            fields.append(FormFields.Field(list.name, String(count)))
            for row in 1...count { all += list.fields(of: row) }
        }
        for field in all where Int.random(in: 0..<3, using: &random) == 0 {
            fields += Self.value(of: field, &random)
        }
        self.fields = FormFields(fields)
    }

    private static func value(of field: PlayField, _ random: inout Generator) -> [FormFields.Field] {
        let value: String
        switch field.kind {
        case .flag: value = Bool.random(using: &random) ? "true" : "false"
        case .choice(let choices): value = choices.randomElement(using: &random)?.name ?? ""
        case .number(let range): value = String(Int.random(in: range, using: &random))
        case .text(let length):
            let text = texts.randomElement(using: &random) ?? ""
            value = String(String.UnicodeScalarView(text.unicodeScalars.prefix(length.upperBound)))
        case .classes: value = classes.randomElement(using: &random) ?? ""
        case .color:
            let part = String(Int.random(in: 0...0xFF_FFFF, using: &random), radix: 16)
            let digits = String(repeating: "0", count: 6 - part.count) + part
            value =
                Bool.random(using: &random)
                ? "#\(digits)" : PlayColor.named.randomElement(using: &random)?.text ?? ""
        case .members(let choices, let most):
            let chosen = choices.shuffled(using: &random).prefix(Int.random(in: 0...most, using: &random))
            return chosen.isEmpty
                ? [FormFields.Field(field.name, "")] : chosen.map { FormFields.Field(field.name, $0.name) }
        }
        return [FormFields.Field(field.name, value)]
    }

    /// Random numbers that are the same in every run (SplitMix64).
    private struct Generator: RandomNumberGenerator {
        private var state: UInt64

        init(seed: UInt64) { state = seed }

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}
