extension Playground {
    /// What the label of a toggle is made of here.
    static let labelMeaning = "A symbol before the title; without one the title alone is the label."

    /// A toggle with its title, or with a label where there is a symbol.
    static func labelled(_ type: String, _ values: PlayValues) -> SwiftCall {
        var call = SwiftCall(type)
        let symbol = values.some("label")
        if symbol == nil { call.pass(nil, values.text("title").swiftLiteral) }
        call.pass("isOn", "$isOn")
        call.passClasses(values)
        if let symbol { call.close(with: [SwiftCall.label(values.text("title"), symbol: symbol)]) }
        call.modify(by: values)
        return call
    }
}
