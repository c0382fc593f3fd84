internal import MicroHTTP

/// What the command line asks for.
enum Command {
    case serve(Options)
    case help
    case version
}

/// How to serve.
struct Options {
    var server = ServerOptions()
    /// The folder that holds Public and Templates; nil where it is to be found.
    var root: String?
    /// How many private sessions there may be at a time.
    var maxSessions = 1_000
}

/// A command line that makes no sense. Its description is one sentence.
struct UsageError: Error, CustomStringConvertible {
    let description: String
}

extension Command {
    /// Reads the words after the program's name.
    init(_ words: [String]) throws(UsageError) {
        var options = Options()
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--help" || word == "-h" {
                self = .help
                return
            }
            if word == "--version" {
                self = .version
                return
            }
            guard word.hasPrefix("-") else {
                throw UsageError(description: "There is no use for \"\(word)\": vitrine takes options only.")
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let option = Option(rawValue: String(parts[0])) else {
                let known = Option.allCases.map(\.rawValue).joined(separator: ", ")
                throw UsageError(
                    description: "The option \(parts[0]) is not known; known are \(known), --help, --version."
                )
            }
            guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
                throw UsageError(description: "The option \(option.rawValue) needs \(option.need).")
            }
            try options.set(option, to: value)
        }
        self = .serve(options)
    }
}

/// The options that take a value.
private enum Option: String, CaseIterable {
    case host = "--host"
    case port = "--port"
    case root = "--root"
    case allowHost = "--allow-host"
    case threads = "--threads"
    case maxSessions = "--max-sessions"
    case log = "--log"

    /// What its value must be, as an error tells it.
    var need: String {
        switch self {
        case .host: "an address or a name to listen at"
        case .port: "a number from 0 to 65535"
        case .root: "a folder"
        case .allowHost: "a host name without a port"
        case .threads: "a number from 1 to 256"
        case .maxSessions: "a number from 0 to 100000"
        case .log: "one of off, text and json"
        }
    }
}

extension Options {
    fileprivate mutating func set(_ option: Option, to value: String) throws(UsageError) {
        switch option {
        case .host: server.host = value
        case .port: server.port = UInt16(try number(value, of: option, within: 0...65_535))
        case .root: root = value
        case .allowHost:
            guard isHostName(value) else { throw refusal(of: value, for: option) }
            server.allowedHosts.append(value)
        case .threads: server.threads = try number(value, of: option, within: 1...256)
        case .maxSessions: maxSessions = try number(value, of: option, within: 0...100_000)
        case .log:
            guard let mode = ServerOptions.LogMode(rawValue: value) else {
                throw refusal(of: value, for: option)
            }
            server.log = mode
        }
    }

    private func number(
        _ value: String, of option: Option, within range: ClosedRange<Int>
    ) throws(UsageError) -> Int {
        guard let number = Int(value), value.utf8.first != UInt8(ascii: "+"), range.contains(number) else {
            throw refusal(of: value, for: option)
        }
        return number
    }

    private func refusal(of value: String, for option: Option) -> UsageError {
        UsageError(description: "The option \(option.rawValue) needs \(option.need), not \"\(value)\".")
    }

    /// Letters, digits, dots and hyphens; or an IPv6 address in brackets.
    private func isHostName(_ value: String) -> Bool {
        if value.hasPrefix("["), value.hasSuffix("]") {
            return value.dropFirst().dropLast().utf8.allSatisfy {
                isAlphanumeric($0) || $0 == UInt8(ascii: ":")
            }
        }
        return value.utf8.allSatisfy { isAlphanumeric($0) || "-._".utf8.contains($0) }
    }

    private func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}

/// What --help prints.
let usage = """
    usage: vitrine [options]

      --host HOST          address or name to listen at (127.0.0.1)
      --port PORT          port to listen on; 0 takes a free one (8080)
      --root DIR           folder that holds Public and Templates (found by itself)
      --allow-host NAME    further name that browsers call the server by; may be repeated
      --threads N          threads that answer requests (one a core)
      --max-sessions N     private sessions at a time (1000)
      --log MODE           a line for each request on standard error: off, text or json (off)
      --help               print this
      --version            print the version

    The server listens until SIGTERM, SIGINT (Ctrl-C) or SIGHUP ends it.
    """
