internal import HTTP
internal import Platform

/// A line on standard error for each request, if wanted. It is written when the answer is out: that of a stream when
/// the stream has ended, with the bytes that it had.
struct RequestLog: Sendable {
    let mode: ServerOptions.LogMode

    var isOn: Bool { mode != .off }

    /// What is told of a request.
    struct Entry {
        let method: String
        let target: String
        private let start = MonotonicTime.nanoseconds
        private(set) var status: UInt16 = 0
        private(set) var bytes = 0
        /// Whether the whole answer went out.
        var isComplete = false

        init(method: String, target: String) {
            self.method = method
            self.target = target
        }

        mutating func answer(_ status: Status, bytes: Int) {
            self.status = status.code
            self.bytes = bytes
        }

        /// The body was a stream, and is over after that many bytes.
        mutating func end(bytes: Int) { self.bytes = bytes }

        var microseconds: Int64 { (MonotonicTime.nanoseconds - start) / 1_000 }
    }

    func write(_ entry: Entry) {
        let target = escaped(entry.target)
        let method = escaped(entry.method)
        switch mode {
        case .off: break
        case .text:
            StandardError.writeLine(
                "\(Moment.now.iso8601) \(method) \(target) \(entry.status) \(entry.bytes) B"
                    + " \(entry.microseconds) µs\(entry.isComplete ? "" : " cut off")")
        case .json:
            StandardError.writeLine(
                #"{"time":"\#(Moment.now.iso8601)","method":"\#(method)","target":"\#(target)","#
                    + #""status":\#(entry.status),"bytes":\#(entry.bytes),"microseconds":\#(entry.microseconds),"#
                    + #""complete":\#(entry.isComplete)}"#)
        }
    }

    /// The text with everything that could end a line, or a JSON string, written as an escape.
    private func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
