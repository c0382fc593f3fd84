/// The readers of what clients send, each with what must hold of it whatever the bytes are. A property that does not hold
/// ends the process, which is how libFuzzer learns of it.
enum FuzzTarget: String, CaseIterable {
    case urlencoded, multipart, json, percent, fields, negotiation, routes, head

    func run(_ bytes: [UInt8]) {
        switch self {
        case .urlencoded: checkURLEncoded(bytes)
        case .multipart: checkMultipart(bytes)
        case .json: checkJSON(bytes)
        case .percent: checkPercentEncoding(bytes)
        case .fields: checkFields(bytes)
        case .negotiation: checkNegotiation(bytes)
        case .routes: checkRoutes(bytes)
        case .head: checkHead(bytes)
        }
    }
}
