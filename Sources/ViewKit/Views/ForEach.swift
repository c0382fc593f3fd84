/// Views made of the elements of a collection. The ids of the elements become part of the ids on the page, so that
/// reordering moves a row with its state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
    @usableFromInline let data: Data
    @usableFromInline let id: (Data.Element) -> ID
    @usableFromInline let content: (Data.Element) -> Content

    @inlinable public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = Self.reading(id)
        self.content = content
    }

    /// How the id of an element is read. For `\.self`, the most common, the path need not be walked: it alone leads to a
    /// value of the same type that is stored where the element is.
    @inlinable static func reading(_ path: KeyPath<Data.Element, ID>) -> (Data.Element) -> ID {
        guard ID.self == Data.Element.self, MemoryLayout<Data.Element>.offset(of: path) == 0 else {
            return { $0[keyPath: path] }
        }
        return { $0 as? ID ?? $0[keyPath: path] }
    }

    @inlinable public func draw(into renderer: inout Renderer) {
        let attributes = renderer.takeAttributes()
        for element in data {
            renderer.attributes = attributes
            renderer.row(of: id(element)) { content(element).draw(into: &$0) }
        }
        renderer.attributes = Attributes()
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    @inlinable public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        id = { $0.id }
        self.content = content
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    @inlinable public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        id = { $0 }
        self.content = content
    }
}
