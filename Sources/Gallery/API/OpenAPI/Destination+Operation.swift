internal import HTTP

extension Destination {
    /// What the OpenAPI document says of it.
    var operation: Operation {
        switch self {
        case .home: .page("Every component, or with a query those that a search finds.", [.query])
        case .component: .page("A component with all its examples.", [.component])
        case .example: .page("An example alone.", [.component, .example])
        case .history: .page("What has changed in the session, with buttons for undo and redo.")
        case .writeExample:
            .form(
                "Writes the fields of a form to an example, all of them or none.",
                [.component, .example, .control, .session, .ifMatch], .writes(atLeast: 1),
                refusals: [.notFound, .preconditionFailed])
        case .theme:
            .form("Remembers the theme in a cookie.", [], .form(["theme": Theme.allCases.map(\.rawValue)]))
        case .session:
            .form(
                "Makes a private session for a browser and names it in a cookie, or leaves and ends it.", [],
                .form(["session": ["private", "shared"]]), refusals: [.serviceUnavailable])
        case .source: .file("The example's Swift file.", .pages, .text, [.component, .example])
        case .componentSource: .file("A Swift file of the component.", .pages, .text, [.component, .file])
        case .playground(.page):
            .page(
                "A component with every parameter to turn; the address says how they are set.", [.component])
        case .playground(.alone): .page("The preview of a playground alone.", [.component])
        case .playground(.frame): .page("The preview of a playground for its frame.", [.component])
        case .writePlayground:
            .form(
                "Leads to the playground whose address says what a press makes of this one; nothing is kept.",
                [.component, .control], .writes(atLeast: 0), refusals: [.notFound])
        case .playgroundSource:
            .file("The Swift source of what a playground shows.", .pages, .text, [.component])
        case .playgroundClasses:
            .file("The rules of utility classes that a playground is given.", .pages, .file, [.component])
        case .asset: .file("A stylesheet, script or icon.", .pages, .file, [.asset])
        case .openAPI: .file("This document.", .server, .json("OpenAPI"))
        case .health:
            Operation(
                summary: "Whether the server answers at all.", group: .server,
                answers: [Operation.Answer(status: .ok, content: .text)])
        case .components, .state, .accessibility, .patchState, .resetState, .snapshot, .restore, .resetAll,
            .events, .changes,
            .shellScript, .swiftTest, .undo, .redo, .makeSession, .endSession:
            tool
        }
    }

    /// What it says of what is made for tools.
    private var tool: Operation {
        switch self {
        case .components:
            .read("Every component, example, state, control and option.", .states, "Components")
        case .accessibility:
            Operation(
                summary: "What assistive technology gets of the example, as an aria-snapshot.",
                group: .states,
                parameters: [.component, .example, .session, .ifNoneMatch],
                answers: [
                    Operation.Answer(status: .ok, content: .text, hasTag: true),
                    Operation.Answer(status: .notModified, content: .nothing),
                ],
                refusals: [.notFound])
        case .patchState:
            .write("Writes states of the example, all of them or none.", "ExampleState", .states)
        case .resetState: .write("Puts the example back to its first state.", "ExampleState")
        case .snapshot:
            .read(
                "The states of all examples.", .states, "Snapshot", [.after, .wait],
                refusals: [.unprocessableContent])
        case .restore:
            .write(
                "Puts back what a snapshot holds, all of it or nothing; what it does not name stays.",
                "Snapshot",
                .json("Restore"))
        case .resetAll: .write("Puts every example back to its first state.", "Snapshot")
        case .events:
            Operation(
                summary: "Every change of the session as Server-Sent Events, until the client goes.",
                group: .history, parameters: [.session, .lastEventID],
                answers: [Operation.Answer(status: .ok, content: .events)], refusals: [.notFound])
        case .changes: .read("The last 1,000 changes, oldest first.", .history, "History")
        case .shellScript: Self.script("The changes as a shell script that makes them again.")
        case .swiftTest: Self.script("The changes as a Swift test that makes them again.")
        case .undo: Self.step("Takes the last change back.")
        case .redo: Self.step("Makes the change again that was taken back last.")
        case .makeSession:
            Operation(
                summary: "Makes a private session, or finds the one of that name.", group: .sessions,
                parameters: [.name],
                answers: [.created, .ok].map { Operation.Answer(status: $0, content: .json("Session")) },
                refusals: [.unprocessableContent, .serviceUnavailable])
        case .endSession:
            Operation(
                summary: "Ends a private session.", group: .sessions, parameters: [.name],
                answers: [Operation.Answer(status: .noContent, content: .nothing)], refusals: [.notFound])
        default:
            .read(
                "The states and the controls of the example.", .states, "Example", [.after, .wait],
                refusals: [.unprocessableContent])
        }
    }

    private static func script(_ summary: String) -> Operation {
        Operation(
            summary: summary, group: .history, parameters: [.session],
            answers: [Operation.Answer(status: .ok, content: .text)], refusals: [.notFound])
    }

    private static func step(_ summary: String) -> Operation {
        Operation(
            summary: summary, group: .history, parameters: [.session, .ifMatch],
            answers: [
                Operation.Answer(status: .ok, content: .json("Change"), hasTag: true),
                Operation.Answer(status: .seeOther, content: .nothing),
            ],
            refusals: [.notFound, .conflict, .preconditionFailed])
    }
}
