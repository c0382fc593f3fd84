internal import HTTP

/// What a route leads to.
enum Destination: Sendable {
    case home, component, example, writeExample, source, componentSource, asset, theme, session, history,
        health, openAPI
    case playground(PlayPlace), writePlayground(PlayPlace), playgroundSource, playgroundClasses
    case components, state, accessibility, patchState, resetState, snapshot, restore, resetAll, events
    case changes, shellScript, swiftTest, undo, redo, makeSession, endSession

    /// Every route of the gallery.
    static let routes: [Route<Destination>] = [
        Route(.get, "/", .home),
        Route(.get, "/components/{component}", .component),
        Route(.get, "/components/{component}/{example}", .example),
        Route(.post, "/components/{component}/{example}", .writeExample),
        Route(.get, "/components/{component}/{example}/source", .source),
        Route(.get, "/components/{component}/source/{file}", .componentSource),
        Route(.get, "/components/{component}/playground", .playground(.page)),
        Route(.post, "/components/{component}/playground", .writePlayground(.page)),
        Route(.get, "/components/{component}/playground/alone", .playground(.alone)),
        Route(.post, "/components/{component}/playground/alone", .writePlayground(.alone)),
        Route(.get, "/components/{component}/playground/frame", .playground(.frame)),
        Route(.get, "/components/{component}/playground/source", .playgroundSource),
        Route(.get, "/components/{component}/playground/classes.css", .playgroundClasses),
        Route(.get, "/assets/{name}", .asset),
        Route(.post, ThemeSwitch.path, .theme),
        Route(.post, Gallery.sessionPath, .session),
        Route(.get, Gallery.historyPath, .history),
        Route(.get, "/healthz", .health),
        Route(.get, "/openapi.json", .openAPI),
        Route(.get, "/api/components", .components),
        Route(.get, "/api/components/{component}/{example}", .state),
        Route(.get, "/api/components/{component}/{example}/accessibility", .accessibility),
        Route(.patch, "/api/components/{component}/{example}", .patchState),
        Route(.delete, "/api/components/{component}/{example}", .resetState),
        Route(.get, "/api/state", .snapshot),
        Route(.put, "/api/state", .restore),
        Route(.delete, "/api/state", .resetAll),
        Route(.get, "/api/events", .events),
        Route(.get, "/api/history", .changes),
        Route(.get, "/api/history.sh", .shellScript),
        Route(.get, "/api/history.swift", .swiftTest),
        Route(.post, "/api/undo", .undo),
        Route(.post, "/api/redo", .redo),
        Route(.put, "/api/sessions/{name}", .makeSession),
        Route(.delete, "/api/sessions/{name}", .endSession),
    ]
}

extension Gallery {
    /// The answer to a request whose route is known.
    func answer(_ request: Request, _ match: RouteMatch<Destination>) throws(Problem) -> Response {
        switch match.target {
        case .home:
            if let found = try found(request) { return found }
            return try show(.home, to: request)
        case .component: return try show(.component(component(match)), to: request)
        case .example: return try show(.example(example(match)), to: request)
        case .writeExample: return try write(request, to: example(match))
        case .source: return catalogue.exhibits[try example(match)].file.response(to: request)
        case .componentSource: return try sourceFile(match).file.response(to: request)
        case .playground(let place): return try showPlayground(component(match), in: place, to: request)
        case .writePlayground(let place): return try pressPlayground(component(match), in: place, request)
        case .playgroundSource: return try playgroundSource(component(match), to: request)
        case .playgroundClasses:
            _ = try component(match)
            return playgroundClasses(to: request)
        case .asset: return try asset(match).response(to: request)
        case .theme: return try chooseTheme(request)
        case .session: return try chooseSession(request)
        case .history: return try showHistory(to: request)
        case .health: return health
        case .openAPI: return openAPI(request)
        case .components, .state, .accessibility, .patchState, .resetState, .snapshot, .restore, .resetAll,
            .events, .changes,
            .shellScript, .swiftTest, .undo, .redo, .makeSession, .endSession:
            return try answerForTools(request, match)
        }
    }

    /// The answer to a request of the API.
    private func answerForTools(_ request: Request, _ match: RouteMatch<Destination>) throws(Problem)
        -> Response
    {
        switch match.target {
        case .components: return try components(request)
        case .accessibility: return try accessibility(of: example(match), request)
        case .patchState: return try patch(example(match), request)
        case .resetState: return try reset(example(match), request)
        case .snapshot: return try snapshot(request)
        case .restore: return try restore(request)
        case .resetAll: return try reset(request)
        case .events: return try events(request)
        case .changes: return try history(request)
        case .shellScript: return try replay(.shell, request)
        case .swiftTest: return try replay(.swift, request)
        case .undo: return try step(.undo, request)
        case .redo: return try step(.redo, request)
        case .makeSession: return try makeSession(match["name"] ?? "")
        case .endSession: return try endSession(match["name"] ?? "")
        default: return try state(of: example(match), request)
        }
    }

    private func component(_ match: RouteMatch<Destination>) throws(Problem) -> Int {
        let slug = match["component"] ?? ""
        guard case .component(let number) = catalogue[Catalogue.path(slug)] else {
            throw Problem(.notFound, "There is no component “\(slug)”.")
        }
        return number
    }

    private func example(_ match: RouteMatch<Destination>) throws(Problem) -> Int {
        let slug = match["example"] ?? ""
        let component = catalogue.entries[try component(match)].component
        guard case .example(let number) = catalogue[Catalogue.path(component.slug, slug)] else {
            throw Problem(.notFound, "The component “\(component.title)” has no example “\(slug)”.")
        }
        return number
    }

    private func sourceFile(_ match: RouteMatch<Destination>) throws(Problem) -> SourceFile {
        let name = match["file"] ?? ""
        let entry = catalogue.entries[try component(match)]
        guard let file = entry.reference.files.first(where: { $0.name == name }) else {
            throw Problem(
                .notFound, "The component “\(entry.component.title)” has no source file “\(name)”.")
        }
        return file
    }

    private func asset(_ match: RouteMatch<Destination>) throws(Problem) -> Asset {
        let name = match["name"] ?? ""
        guard let asset = assets[name] ?? frameStyles[name] else {
            throw Problem(.notFound, "There is no asset “\(name)”.")
        }
        return asset
    }
}
