public import HTTP
internal import Platform
internal import SwiftCN

/// The gallery: from a request to its answer, straight down and straight back.
public final class Gallery: Responder {
    let catalogue: Catalogue
    let sessions: Sessions
    let pages: Pages
    let assets: AssetTable

    /// Opens the gallery in a folder that holds `Public` and `Templates`. Every example is tried.
    public convenience init(root: String) throws(OpeningError) {
        try self.init(root: root, components: Component.all)
    }

    init(root: String, components: [Component], sources: [String] = EmbeddedSources.paths)
        throws(OpeningError)
    {
        let folders = try OpeningError.reading { () throws(FileError) in
            let root = try Folder(root)
            return (assets: try root.folder("Public"), templates: try root.folder("Templates"))
        }
        catalogue = try Catalogue(components, sources: sources)
        sessions = try Sessions(catalogue)
        assets = try AssetTable(folders.assets, utilities: Utilities.stylesheet())
        pages = try Pages(catalogue, templates: Templates(folders.templates), links: AssetLinks(assets))
    }

    /// The answer to a sound request.
    public func respond(to request: Request) -> Response {
        do throws(Problem) {
            guard let resource = resource(at: request.path) else { throw missing(request) }
            return try answer(request, for: resource)
        } catch {
            return refuse(error, of: request)
        }
    }

    private func answer(_ request: Request, for resource: Resource) throws(Problem) -> Response {
        switch (request.method, resource) {
        case (.options, _): return resource.options
        case (.get, .page(let page)), (.head, .page(let page)): return show(page, to: request)
        case (.post, .page(.example(let number))): return try write(request, to: number)
        case (.get, .source(let number)), (.head, .source(let number)): return source(of: number, to: request)
        case (.get, .asset(let asset)), (.head, .asset(let asset)): return asset.response(to: request)
        case (.post, .theme): return try chooseTheme(request)
        case (.get, .health), (.head, .health): return health
        default: throw resource.refusal(of: request)
        }
    }

    /// The page, finished before if nothing that it shows has changed.
    private func show(_ page: Page, to request: Request) -> Response {
        if page == .home, let query = request.query, let found = search(query, for: request) { return found }
        let look = request.look
        let numbers = catalogue.shown(on: page)
        return sessions.session(for: request).page(
            FinishedPages.Key(page: page, look: look), showing: numbers
        ) {
            pages.draw(page, $0, look: look)
        }.cached.response(to: request)
    }

    /// What a search finds; nil where nothing was asked for.
    private func search(_ query: String, for request: Request) -> Response? {
        let asked = FormFields.urlencoded(query).last(of: "q") ?? ""
        guard !asked.foldedWords.isEmpty else { return nil }
        let found = catalogue.search(asked)
        let shown = sessions.session(for: request).shown(found.compactMap(\.examples.first))
        let page = pages.results(of: asked, found, shown, theme: request.look.theme)
        return FinishedPage(page, revision: 0).cached.response(to: request)
    }

    private func source(of number: Int, to request: Request) -> Response {
        let body = Array(catalogue.exhibits[number].source.utf8)
        var response = Response(.ok, contentType: MediaType.text, body: body)
        response.headers += SafetyHeaders.all
        return CachedResponse(response, tag: ETag(Fingerprint(body).text), control: "no-cache")
            .response(to: request)
    }

    private var health: Response {
        var response = Response.text("ok\n")
        response.headers.append((name: "Cache-Control", value: "no-store"))
        response.headers += SafetyHeaders.all
        return response
    }
}
