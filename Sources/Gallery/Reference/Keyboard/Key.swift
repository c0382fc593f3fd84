/// A key, or keys held together.
struct Key: Sendable, Equatable {
    /// Its name in the UI Events standard (KeyboardEvent.key and .code), as a browser test presses it.
    let code: String
    /// What is printed on it, or near enough.
    let title: String

    static let tab = Key(code: "Tab", title: "Tab")
    static let shiftTab = Key(code: "Shift+Tab", title: "Shift + Tab")
    static let space = Key(code: "Space", title: "Space")
    static let enter = Key(code: "Enter", title: "Enter")
    static let escape = Key(code: "Escape", title: "Esc")
    static let down = Key(code: "ArrowDown", title: "Down")
    static let up = Key(code: "ArrowUp", title: "Up")
    static let left = Key(code: "ArrowLeft", title: "Left")
    static let right = Key(code: "ArrowRight", title: "Right")
    static let home = Key(code: "Home", title: "Home")
    static let end = Key(code: "End", title: "End")

    /// Any letter; the test presses this one.
    static func letter(_ letter: String) -> Key { Key(code: letter, title: "A letter") }
}
