public import HTTP
public import Platform
public import SwiftCN

/// Why the gallery cannot start.
public enum OpeningError: Error, Sendable, CustomStringConvertible {
    /// A folder or a file of the project cannot be read.
    case unreadable(FileError)
    /// A file among those to be served, of a type that browsers are not told of.
    case unknownFileType(String)
    /// A template is not as its page needs it.
    case template(file: String, line: Int, String)
    /// The table of routes is wrong.
    case routes(RouteError)
    /// Two components, or two examples of one component, have the same slug.
    case repeatedSlug(String)
    /// An example's type has no file of its name.
    case noSource(example: String, type: String)
    /// An example cannot be shown.
    case faultyExample(String, ViewFault)

    /// One sentence for whoever starts the server.
    public var description: String {
        switch self {
        case .unreadable(let error): error.description
        case .unknownFileType(let path):
            "\(path) is of no known type; served are css, js, svg, png, webp, ico and txt."
        case .template(let file, let line, let problem): "\(file), line \(line): \(problem)"
        case .routes(let error): error.description
        case .repeatedSlug(let path): "There are two of \(path); a slug may be given once."
        case .noSource(let example, let type):
            "The example \(example) is of type \(type), but there is no \(type).swift among the examples."
        case .faultyExample(let example, let fault): "The example \(example) cannot be shown. \(fault)"
        }
    }
}

extension OpeningError {
    /// Reads files; that one cannot be read is why the gallery cannot open.
    static func reading<Content>(_ read: () throws(FileError) -> Content) throws(OpeningError) -> Content {
        do {
            return try read()
        } catch {
            throw .unreadable(error)
        }
    }
}
