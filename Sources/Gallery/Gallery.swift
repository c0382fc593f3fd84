public import HTTP
internal import Platform
internal import SwiftCN

/// The gallery: from a request to its answer, straight down and straight back.
public final class Gallery: Responder {
    let catalogue: Catalogue
    let sessions: Sessions
    let pages: Pages
    let assets: AssetTable
    let frameStyles: FrameStyles
    /// The OpenAPI document, once it has been asked for.
    let described = Locked<CachedResponse?>(nil)
    private let routes: RouteTable<Destination>

    /// Opens the gallery in a folder that holds `Public` and `Templates`. Every example is tried.
    ///
    /// - Parameter maxSessions: How many private sessions there are at most.
    public convenience init(root: String, maxSessions: Int = 1_000) throws(OpeningError) {
        try self.init(root: root, Component.all, maxSessions: maxSessions)
    }

    /// Opens a gallery of other components than its own, or one that keeps nothing drawn: for the benchmarks.
    ///
    /// - Parameter sourceWithoutFile: What is shown as the source of an example whose file is not built in.
    package convenience init(
        root: String, _ components: [Component], sourceWithoutFile: String? = nil, maxSessions: Int = 1_000,
        keepsDrawings: Bool = true
    ) throws(OpeningError) {
        let folders = try OpeningError.reading { () throws(FileError) in
            let root = try Folder(root)
            return (assets: try root.folder("Public"), templates: try root.folder("Templates"))
        }
        let examples = ExampleSources()
        let sources = EmbeddedSources.paths.compactMap { EmbeddedSources.text($0)?.description }
        try self.init(
            Catalogue(components) { examples.text(of: $0) ?? sourceWithoutFile },
            assets: AssetTable(folders.assets, utilities: Utilities.stylesheet(usedIn: sources)),
            templates: Templates(folders.templates), maxSessions: maxSessions, keepsDrawings: keepsDrawings)
    }

    /// Opens a gallery of these examples.
    init(
        _ catalogue: Catalogue, assets: AssetTable, templates: Templates, maxSessions: Int = 1_000,
        keepsDrawings: Bool = true
    ) throws(OpeningError) {
        do throws(RouteError) {
            routes = try RouteTable(Destination.routes)
        } catch {
            throw .routes(error)
        }
        self.catalogue = catalogue
        self.assets = assets
        frameStyles = FrameStyles(assets.styleNames.compactMap { assets.stylesheets[$0] })
        sessions = try Sessions(catalogue, limit: maxSessions, keepsDrawings: keepsDrawings)
        pages = try Pages(catalogue, templates: templates, links: AssetLinks(assets))
    }

    /// The answer to a sound request.
    public func respond(to request: Request) -> Response {
        do throws(Problem) {
            // Most ask for a page or an asset as it is linked; these need no walk along the routes, which would lead to the
            // same.
            if request.method == .get {
                if request.query == nil, let page = catalogue[request.path] {
                    return try show(page, to: request)
                }
                if let asset = assets[path: request.path] { return try asset.response(to: request) }
            }
            switch routes.resolve(request) {
            case .found(let match): return try answer(request, match)
            case .answered(let response): return response.with(SafetyHeaders.all)
            case .refused(let problem): throw problem
            }
        } catch {
            return refuse(error, of: request)
        }
    }

    /// The page, finished before if nothing that it shows has changed.
    func show(_ page: Page, to request: Request) throws(Problem) -> Response {
        let look = request.look
        let session = try sessions.session(named: look.session)
        let numbers = catalogue.shown(on: page)
        return session.page(page, look, showing: numbers) { shown, standing in
            pages.body(of: page, shown, look: look, after: standing)
        }.response(to: request, showing: numbers, in: session)
    }

    /// What a search finds; nil where nothing was asked for. It is not kept: there is no end to what can be asked.
    func found(_ request: Request) throws(Problem) -> Response? {
        guard let query = request.query.flatMap({ FormFields.urlencoded($0).last(of: "q") }),
            !query.foldedWords.isEmpty
        else { return nil }
        let entries = catalogue.search(query)
        let shown = try sessions.session(for: request).shown(entries.compactMap(\.examples.first))
        let page = pages.results(of: query, entries, shown, look: request.look)
        return FinishedPage(page).response(to: request)
    }

    /// That the gallery answers at all.
    var health: Response {
        Response.text("ok\n").with([(name: "Cache-Control", value: "no-store")] + SafetyHeaders.all)
    }
}
