internal import Gallery
internal import SwiftCN

extension Component {
    /// What shows how the cost of a page grows: forty controls, and selects of ten to ten thousand options.
    static let measured: [Component] = [
        Component(
            "forty", "Forty",
            examples: [Example("basic", "Basic", "Forty of them.", FortyCheckboxes.init)]),
        Component(
            "options", "Options",
            examples: [10, 100, 1_000, 10_000].map { count in
                Example("\(count)", "\(count) options", "A select.") { ManyOptions(count: count) }
            }),
    ]

    /// Components to look for a page among.
    static func many(_ count: Int) -> [Component] {
        (0..<count).map { number in
            Component(
                "more-\(number)", "More \(number)",
                examples: [Example("basic", "Basic", "A checkbox.", OneCheckbox.init)])
        }
    }
}

struct FortyCheckboxes: View {
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(Array(1...40), id: \.self) { number in
                CNCheckbox("Checkbox number \(number)", isOn: $isOn)
            }
        }
    }
}

struct ManyOptions: View {
    let options: [CNOption<String>]
    @State private var selection = "option-1"

    init(count: Int) {
        options = (1...count).map { CNOption(id: "option-\($0)", title: "Option number \($0)") }
    }

    var body: some View { CNNativeSelect("Options", options: options, selection: $selection) }
}

struct OneCheckbox: View {
    @State private var isOn = true

    var body: some View { CNCheckbox("The only one", isOn: $isOn) }
}
