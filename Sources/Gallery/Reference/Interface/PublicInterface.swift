/// The public types of all sources at hand, and which of them a page describes.
struct PublicInterface: Sendable {
    private let types: [PublicType]
    /// Where each type stands in `types`.
    private let numbers: [String: Int]
    /// The types that each file declares, in its order.
    private let numbersByFile: [String: [Int]]

    /// That of the sources that are built in, examples aside.
    static let embedded = PublicInterface(EmbeddedSources.paths.filter { !$0.hasPrefix("Gallery/") })

    /// Reads files, which `EmbeddedSources` has.
    init(_ paths: [String]) {
        var types: [PublicType] = []
        var numbers: [String: Int] = [:]
        var numbersByFile: [String: [Int]] = [:]
        var extensions: [PublicType] = []
        for path in paths {
            guard let source = EmbeddedSources.text(path) else { continue }
            for type in DeclarationReader(source.description).types {
                if type.keyword.isEmpty {
                    extensions.append(type)
                } else {
                    numbers[type.name] = types.count
                    numbersByFile[path, default: []].append(types.count)
                    types.append(type)
                }
            }
        }
        for more in extensions {
            guard let number = numbers[more.name] else { continue }
            more.groups.forEach { types[number].add($0) }
        }
        for number in types.indices { types[number].groups.sortByKind() }
        self.types = types
        self.numbers = numbers
        self.numbersByFile = numbersByFile
    }

    /// The types that these files declare, those named like their folder first, then the types of SwiftCN that they
    /// are made with.
    func types(in paths: [String]) -> [PublicType] {
        let own = paths.flatMap { numbersByFile[$0] ?? [] }
        var listed = own.filter { isNamedLikeFolder($0, among: paths) }
        listed += own.filter { !listed.contains($0) }
        let shared = Set(numbersByFile.filter { $0.key.hasPrefix("SwiftCN/") }.flatMap(\.value))
        var index = 0
        while index < listed.count {
            for row in types[listed[index]].groups.flatMap(\.rows) {
                for number in row.type.typeNames.compactMap({ numbers[$0] })
                where shared.contains(number) && !listed.contains(number) {
                    listed.append(number)
                }
            }
            index += 1
        }
        return listed.map { types[$0] }
    }

    /// The type of that name.
    subscript(name: String) -> PublicType? { numbers[name].map { types[$0] } }

    private func isNamedLikeFolder(_ number: Int, among paths: [String]) -> Bool {
        let folders = paths.compactMap { $0.split(separator: "/").dropLast().last }
        return folders.contains { types[number].name == $0 || types[number].name == "CN\($0)" }
    }
}

extension [PublicType.Group] {
    /// Puts groups of a kind beside each other; those of one kind keep their order.
    fileprivate mutating func sortByKind() {
        let kinds: [PublicType.Group.Kind] = [
            .initializer, .requirement, .shorthand, .properties, .cases,
        ]
        self = kinds.flatMap { kind in filter { $0.kind == kind } }
    }
}

extension String {
    /// The names in a type: `CNOption` and `ID` of `[CNOption<ID>]`.
    fileprivate var typeNames: [String] {
        split { !$0.standsInTypeName }.map(String.init)
    }
}
