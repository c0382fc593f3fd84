import Testing

@testable import Gallery

@Suite("Reading declarations")
struct DeclarationReaderTests {
    private func type(_ source: String) throws -> PublicType {
        try #require(DeclarationReader(source).types.first)
    }

    @Test("A parameter has its label, attributes, type, default and meaning")
    func parameters() throws {
        let type = try type(
            """
            /// A box.
            public struct Box<Label: View, ID>: View where ID: Hashable {
                /// Makes one.
                ///
                /// - Parameters:
                ///   - title: What it says,
                ///     in one line.
                ///   - pairs: Pairs.
                public init(
                    _ title: String = "a, b) \\(1 + (2)) c", in pairs: [(ID, Set<ID>)] = [], // , no: Int
                    @ViewBuilder done: @escaping (ID) -> (Bool, Int) = { _, (a: Int) in (true, 1) }
                ) where Label == Text { let public = "public init(x: Int)" }
            }
            """)
        #expect(type.name == "Box")
        #expect(type.keyword == "struct")
        #expect(type.documentation.paragraphs == ["A box."])
        let group = try #require(type.groups.first)
        #expect(group.signature == "init(_:in:done:)")
        #expect(group.condition == "Label == Text")
        #expect(group.note == "Makes one.")
        #expect(
            group.rows == [
                .init(
                    name: "_ title", type: "String", defaultValue: #""a, b) \(1 + (2)) c""#,
                    meaning: "What it says, in one line."),
                .init(
                    name: "in pairs", type: "[(ID, Set<ID>)]", defaultValue: "[]", meaning: "Pairs."),
                .init(
                    name: "done", type: "@ViewBuilder @escaping (ID) -> (Bool, Int)",
                    defaultValue: "{ _, (a: Int) in (true, 1) }", meaning: ""),
            ])
        #expect(type.groups.count == 1)
    }

    @Test("What is not public is not read, nor what is in bodies")
    func hidden() throws {
        let types = DeclarationReader(
            """
            struct Inner { public init(a: Int) {} }
            public struct Outer {
                init(a: Int) {}
                private init(b: Int) {}
                public private(set) var c = 1
                public var d: Int { 2 }
                var e = 3
                public var body: some View { struct Local { public init(f: Int) {} } }
            }
            """
        ).types
        #expect(types.map(\.name) == ["Outer"])
        #expect(types.first?.groups.flatMap(\.rows).map(\.name) == ["c"])
        #expect(types.first?.groups.first?.rows.first?.isReadOnly == true)
    }

    @Test("A property has a type even where none is written")
    func properties() throws {
        let type = try type(
            """
            public class Look {
                /// Room.
                public var top, left: Double
                public var size = 20.5
                public var count = 1
                public var isOn = true
                public var style = Font.TextStyle.body
                public var insets = Insets()
                public var text: String {
                    get { "" }
                    set {}
                }
                /// All of it.
                public let label: Label
            }
            """)
        let rows = type.groups.flatMap(\.rows)
        #expect(
            rows.map { "\($0.name): \($0.type) = \($0.defaultValue ?? "")" } == [
                "top: Double = ", "left: Double = ", "size: Double = 20.5", "count: Int = 1",
                "isOn: Bool = true", "style: Font.TextStyle = Font.TextStyle.body",
                "insets: Insets = Insets()", "text: String = ", "label: Label = ",
            ])
        #expect(rows.filter(\.isReadOnly).map(\.name) == ["label"])
        #expect(rows.prefix(2).map(\.meaning) == ["Room.", "Room."])
    }

    @Test("An extension adds to its type; one of a protocol for one type adds to that type")
    func extensions() {
        let types = DeclarationReader(
            """
            public enum Mode: String {
                /// None.
                case none
                case some(Int), other = "a"
            }
            extension Mode where Label == Text { public init<T: Sequence>(_ all: T) {} }
            extension Style where Self == Mode { public static var usual: Mode { Mode() } }
            public protocol Style {
                /// Draws.
                @ViewBuilder func draw(into page: Page) -> Body
                var role: Role { get }
            }
            """
        ).types
        #expect(types.map(\.name) == ["Mode", "Mode", "Mode", "Style"])
        #expect(types[0].groups.flatMap(\.rows).map(\.name) == ["none", "some(Int)", "other"])
        #expect(types[1].groups.first?.condition == "Label == Text, T: Sequence")
        #expect(types[2].groups.first?.rows.first?.name == ".usual")
        #expect(types[3].groups.map(\.signature) == ["draw(into:) -> Body", ""])
    }
}
