/// Views made of the elements of a collection. The ids of the elements become part of the ids on the page, so that
/// reordering moves a row with its state.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
    private let data: Data
    private let id: (Data.Element) -> ID
    private let content: (Data.Element) -> Content

    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }

    public func draw(into renderer: inout Renderer) {
        let attributes = renderer.attributes
        for element in data {
            renderer.attributes = attributes
            renderer.within(memberText(id(element))) { content(element).draw(into: &$0) }
        }
        renderer.attributes = Attributes()
    }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        id = \.id
        self.content = content
    }
}

extension ForEach where Data == Range<Int>, ID == Int {
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        id = { $0 }
        self.content = content
    }
}
