/// What a documentation comment says: its paragraphs, and what each parameter means.
struct Documentation: Sendable, Equatable {
    /// The text before the parameters, one string a paragraph. Backticks stand around code.
    private(set) var paragraphs: [String] = []
    /// What is said of each parameter, by its name.
    private(set) var parameters: [String: String] = [:]

    /// Nothing is said.
    init() {}

    /// Reads the lines of a comment, each with its three slashes.
    ///
    /// Parameters are lines such as `- Parameter name: what it means`, or `- name: what it means` under a line
    /// `- Parameters:`. A line that is no item goes on with what stands above it.
    init(lines: [String]) {
        var parameter: String?
        var startsParagraph = true
        for line in lines {
            let text = line.dropFirst(3).trimmedOfBlanks
            if text.isEmpty {
                startsParagraph = true
            } else if text == "- Parameters:" {
                parameter = ""
            } else if let item = Self.item(text, isListed: parameter != nil) {
                parameter = item.name
                parameters[item.name] = item.text
            } else if let parameter {
                parameters[parameter]?.append(" \(text)")
            } else if startsParagraph {
                paragraphs.append(String(text))
                startsParagraph = false
            } else {
                paragraphs[paragraphs.count - 1].append(" \(text)")
            }
        }
    }

    /// All the text before the parameters.
    var text: String { paragraphs.joined(separator: " ") }

    private static func item(_ text: Substring, isListed: Bool) -> (name: String, text: String)? {
        let head = isListed ? "- " : "- Parameter "
        guard text.hasPrefix(head), let colon = text.firstIndex(of: ":") else { return nil }
        let name = text[..<colon].split(separator: " ").last ?? ""
        return (String(name), String(text[colon...].dropFirst().trimmedOfBlanks))
    }
}

extension Fragment {
    /// Text of a comment; what stands between backticks is code.
    init(documentation text: String) {
        self.init()
        var isCode = false
        for part in text.split(separator: "`", omittingEmptySubsequences: false) {
            let part = Fragment(text: String(part))
            self += isCode ? "<code>\(part)</code>" : part
            isCode.toggle()
        }
    }
}
