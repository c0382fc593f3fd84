/// A way to read and write a value that somebody else owns, as in SwiftUI.
@propertyWrapper
public struct Binding<Value> {
    private let read: () -> Value
    private let assign: (Value) -> Void
    /// The state behind it, where it leads straight to one.
    let box: StateBox<Value>?

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        assign = set
        box = nil
    }

    init(box: StateBox<Value>) {
        read = { box.value }
        assign = { box.value = $0 }
        self.box = box
    }

    /// A value that never changes; writes to it are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { assign(newValue) }
    }

    public var projectedValue: Binding<Value> { self }
}
