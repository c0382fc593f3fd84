extension Component {
    static let springToggle = Component(
        "spring-toggle", "Spring toggle",
        "A switch whose knob springs past its place and back.",
        searchWords: [
            "spring", "bounce", "animation", "toggle style", "conmutador", "resorte", "muelle", "rebote",
            "animado",
        ],
        sources: ["SwiftCN/SpringToggle"],
        keyboard: .springToggle,
        matrices: [.springToggle],
        playground: .springToggle,
        examples: [
            Example(
                "basic", "Basic",
                "Three rows; the knob overshoots its place by a fifth and settles.",
                SpringToggleBasic.init),
            Example(
                "on-color", "On colour",
                "The track in a colour of your own while it is on.",
                SpringToggleOnColor.init),
            Example(
                "disabled", "Disabled",
                "On and off, neither of which takes a press.",
                SpringToggleDisabled.init),
            Example("in-form", "In a form", "Fields of one form, saved together.", SpringToggleInForm.init),
        ])
}
