import Testing

@testable import Gallery

@Suite("What can be turned at each component")
struct PlaygroundCoverageTests {
    private static let entries = shipped?.catalogue.entries ?? []
    private static let slugs = entries.map(\.component.slug)

    /// The parameters of the public initializers of a component's own files, and of the options that it is given:
    /// `CNSwitch.title`.
    private func parameters(of slug: String) throws -> [String] {
        let entry = try #require(Self.entries.first { $0.component.slug == slug })
        let playground = try #require(playgrounds[slug])
        let paths = Set(entry.reference.files.map(\.path))
        let listed = PublicInterface.embedded.types(in: Array(paths))
        let own = PublicInterface.embedded.ownNames(in: Array(paths))
        let options: Set<String> = playground.list == nil ? [] : ["CNOption", "CNOptionGroup"]
        return listed.filter { own.contains($0.name) || options.contains($0.name) }.flatMap { type in
            Set(type.groups.filter { $0.kind == .initializer }.flatMap(\.rows).map(\.label)).sorted()
                .map { "\(type.name).\($0)" }
        }
    }

    /// Whether a field, the list or the selection stands for a parameter.
    private func isPlayed(_ parameter: String, by playground: Playground) -> Bool {
        var claims = playground.fields.flatMap(\.claims)
        if let list = playground.list { claims += list.claims + list.columns.flatMap(\.claims) }
        if let selection = playground.selection { claims.append(selection.name) }
        let label = parameter.split(separator: ".").last.map(String.init) ?? ""
        return claims.contains(parameter) || claims.contains(label)
    }

    @Test("Every component has a playground, and no example has its address")
    func all() {
        #expect(Set(playgrounds.keys) == Set(Self.slugs))
        #expect(Self.entries.flatMap(\.component.examples).allSatisfy { $0.slug != "playground" })
    }

    @Test("Every parameter of every public initializer has a field", arguments: slugs)
    func parameters(slug: String) throws {
        let playground = try #require(playgrounds[slug])
        let parameters = try parameters(of: slug)
        let omitted = parameters.filter { parameter in
            playground.omitted.keys.contains { parameter == $0 || parameter.hasPrefix("\($0).") }
        }
        let missing = parameters.filter { !omitted.contains($0) && !isPlayed($0, by: playground) }
        #expect(missing == [])
        print(
            "\(slug): \(parameters.count) parameters, \(parameters.count - omitted.count) with a field,",
            "\(omitted.count) left out with a reason")
    }

    @Test("What is left out is there, and the reason is a sentence", arguments: slugs)
    func omitted(slug: String) throws {
        let parameters = try parameters(of: slug)
        for (name, reason) in try #require(playgrounds[slug]).omitted {
            #expect(parameters.contains { $0 == name || $0.hasPrefix("\(name).") }, "\(name)")
            #expect(reason.hasSuffix("."))
        }
    }

    @Test("What a field claims is in the table of a type, which gives its type and meaning", arguments: slugs)
    func claims(slug: String) throws {
        let playground = try #require(playgrounds[slug])
        for field in playground.fields {
            #expect(field.meaning.hasSuffix("."), "\(field.name)")
            #expect(!field.type.isEmpty || field.claims.isEmpty, "\(field.name)")
        }
        if let list = playground.list {
            #expect(!list.type.isEmpty && !list.meaning.isEmpty)
            for column in list.columns { #expect(column.meaning.hasSuffix("."), "\(column.name)") }
        }
        if let selection = playground.selection { #expect(!selection.type.isEmpty) }
    }

    @Test("The first value of a field with a default is that default", arguments: slugs)
    func defaults(slug: String) throws {
        let playground = try #require(playgrounds[slug])
        var seen: Set<String> = []
        for type in playground.types.compactMap({ PublicInterface.embedded[$0] }) {
            for row in type.groups.filter({ $0.kind == .initializer }).flatMap(\.rows) {
                guard let value = row.defaultValue, seen.insert(row.label).inserted,
                    let field = playground.fields.first(where: { $0.name == row.label })
                else { continue }
                let plain = value.hasPrefix(".") ? String(value.dropFirst()) : value
                let first = field.first.first ?? ""
                #expect(plain == first || plain == "\"\(first)\"", "\(type.name).\(row.label)")
            }
        }
    }
}

extension PublicInterface {
    /// The names of the types that these files declare.
    fileprivate func ownNames(in paths: [String]) -> Set<String> {
        Set(
            paths.compactMap { EmbeddedSources.text($0)?.description }
                .flatMap { DeclarationReader($0).types }.filter { !$0.keyword.isEmpty }.map(\.name))
    }
}
