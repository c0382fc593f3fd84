/// Why a view cannot be shown. Found when an example is made, never while somebody waits for a page.
public enum ViewFault: Error, Sendable, Equatable, CustomStringConvertible {
    /// A `@State` in a view inside the example: nobody would own it.
    case strayState(String, in: String)
    /// A state of a type that no form field can carry.
    case unsupportedState(String, type: String)
    /// A utility class that is not among those that the stylesheet has.
    case unknownClass(String)
    /// A symbol that is not among those drawn here.
    case unknownSymbol(String)
    /// A state that was written while the view was being drawn, not by an action.
    case writeWhileDrawing(String)

    public var description: String {
        switch self {
        case .strayState(let name, let view):
            "The state \"\(name.drop { $0 == "_" })\" is in \(view); state belongs to the example, views inside it take a Binding."
        case .unsupportedState(let name, let type):
            "The state \"\(name.drop { $0 == "_" })\" is of type \(type); a state is a Bool, String, Int, an enumeration, an option's id, an optional of one, or a Set."
        case .unknownClass(let name):
            "\"\(name)\" is not a utility class of the gallery's stylesheet."
        case .unknownSymbol(let name):
            "\"\(name)\" is not the name of a symbol of the gallery."
        case .writeWhileDrawing(let name):
            "The state \"\(name)\" was written while its view was drawn; write it in an action or through a Binding."
        }
    }
}
