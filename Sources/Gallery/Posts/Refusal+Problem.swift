internal import HTTP
internal import SwiftCN

extension Refusal {
    /// The refusal of a post without any field, which says what can be written.
    static func nothingPosted(_ contract: FormContract) -> Refusal {
        let writable = contract.fields.filter(\.isEnabled)
        let verbs = writable.map { $0.kind.verbs($0.name) }.joined(separator: "; ")
        let message =
            writable.isEmpty
            ? "The post has no field, and nothing can be written here now."
            : "The post has no field; what can be written is \(verbs)."
        let fault = Fault(field: "", state: "", value: nil, message: message, allowed: writable.map(\.name))
        return Refusal(faults: [fault], posted: [])
    }

    /// The problem document (RFC 9457): the first fault as the whole's, and all of them.
    var document: JSON {
        let first = faults.first
        let problem = Problem(
            .unprocessableContent, faults.map(\.message).joined(separator: " "), field: first?.field,
            allowed: first?.allowed ?? [])
        guard case .object(let members) = problem.document else { return problem.document }
        let all = faults.map { fault -> JSON in
            [
                "field": .string(fault.field), "detail": .string(fault.message),
                "allowed": .array(fault.allowed.map(JSON.string)),
            ]
        }
        return .object(members + [JSON.Member("faults", .array(all))])
    }
}
