internal import HTTP

/// What a route leads to.
enum Destination: Sendable {
    case home, component, example, writeExample, source, asset, theme, health

    /// Every route of the gallery.
    static let routes: [Route<Destination>] = [
        Route(.get, "/", .home),
        Route(.get, "/components/{component}", .component),
        Route(.get, "/components/{component}/{example}", .example),
        Route(.post, "/components/{component}/{example}", .writeExample),
        Route(.get, "/components/{component}/{example}/source", .source),
        Route(.get, "/assets/{name}", .asset),
        Route(.post, ThemeSwitch.path, .theme),
        Route(.get, "/healthz", .health),
    ]
}

extension Gallery {
    /// The answer to a request whose route is known.
    func answer(_ request: Request, _ match: RouteMatch<Destination>) throws(Problem) -> Response {
        switch match.target {
        case .home: return found(request) ?? show(.home, to: request)
        case .component: return show(.component(try component(match)), to: request)
        case .example: return show(.example(try example(match)), to: request)
        case .writeExample: return try write(request, to: example(match))
        case .source: return catalogue.exhibits[try example(match)].file.response(to: request)
        case .asset: return try asset(match).response(to: request)
        case .theme: return try chooseTheme(request)
        case .health: return health
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

    private func asset(_ match: RouteMatch<Destination>) throws(Problem) -> Asset {
        let name = match["name"] ?? ""
        guard let asset = assets[name] else { throw Problem(.notFound, "There is no asset “\(name)”.") }
        return asset
    }
}
