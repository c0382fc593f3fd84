internal import HTTP

/// What the OpenAPI document says of one method at one path.
struct Operation {
    /// What an answer carries.
    enum Content {
        case html, text, events, file, nothing
        /// A document of one of the schemas that the document names.
        case json(String)
    }

    /// One answer that is no refusal.
    struct Answer {
        var status: Status
        var content: Content
        var hasTag = false
    }

    /// What a request carries.
    enum Body {
        /// A form with fields of these names.
        case form([String: [String]])
        /// What an example's forms post; with so many fields at least.
        case writes(atLeast: Int)
        /// A JSON object with an example's states.
        case states
        /// A JSON document of one of the schemas that the document names.
        case json(String)
    }

    /// One sentence.
    var summary: String
    var group: Group
    var parameters: [Parameter] = []
    var body: Body?
    var answers: [Answer]
    /// How it can be refused, besides the ways in which every request can.
    var refusals: [Status] = []

    /// How operations are grouped for readers.
    enum Group: String, CaseIterable {
        case pages = "Pages"
        case states = "States"
        case history = "History"
        case sessions = "Sessions"
        case server = "Server"
    }
}

extension Operation {
    /// A page of HTML.
    static func page(_ summary: String, _ parameters: [Parameter] = []) -> Operation {
        Operation(
            summary: summary, group: .pages, parameters: parameters + [.session, .ifNoneMatch],
            answers: [
                Answer(status: .ok, content: .html, hasTag: true),
                Answer(status: .notModified, content: .nothing),
            ],
            refusals: [.notFound])
    }

    /// A file that never changes while the server runs.
    static func file(
        _ summary: String, _ group: Group, _ content: Content, _ parameters: [Parameter] = []
    ) -> Operation {
        Operation(
            summary: summary, group: group, parameters: parameters + [.ifNoneMatch],
            answers: [
                Answer(status: .ok, content: content, hasTag: true),
                Answer(status: .notModified, content: .nothing),
            ],
            refusals: parameters.isEmpty ? [] : [.notFound])
    }

    /// A form that leads on to a page.
    static func form(
        _ summary: String, _ parameters: [Parameter], _ body: Body, refusals: [Status] = []
    ) -> Operation {
        Operation(
            summary: summary, group: .pages, parameters: parameters, body: body,
            answers: [Answer(status: .seeOther, content: .text)],
            refusals: [.contentTooLarge, .unsupportedMediaType, .unprocessableContent] + refusals)
    }

    /// A JSON document of a session, to read.
    static func read(
        _ summary: String, _ group: Group, _ schema: String, _ parameters: [Parameter] = [],
        refusals: [Status] = []
    ) -> Operation {
        Operation(
            summary: summary, group: group, parameters: [.session, .ifNoneMatch] + parameters,
            answers: [
                Answer(status: .ok, content: .json(schema), hasTag: true),
                Answer(status: .notModified, content: .nothing),
            ],
            refusals: [.notFound] + refusals)
    }

    /// A write to a session that is answered with a JSON document of what it led to.
    static func write(
        _ summary: String, _ schema: String, _ body: Body? = nil
    ) -> Operation {
        let bodyRefusals: [Status] =
            body == nil ? [] : [.contentTooLarge, .unsupportedMediaType, .unprocessableContent]
        return Operation(
            summary: summary, group: .states, parameters: [.session, .ifMatch], body: body,
            answers: [Answer(status: .ok, content: .json(schema), hasTag: true)],
            refusals: [.notFound, .preconditionFailed] + bodyRefusals)
    }
}
