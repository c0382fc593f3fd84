/// A value that belongs to an example and outlives each drawing of it, as in SwiftUI.
///
/// Its name, as forms and JSON know it, is the property's. Reading is free; writing is for actions and bindings.
@propertyWrapper
public struct State<Value>: StateHolding {
    private let box: StateBox<Value>
    /// A binding is handed out for every control, so it is made once.
    public let projectedValue: Binding<Value>

    public init(wrappedValue: Value) {
        box = StateBox(wrappedValue)
        projectedValue = Binding(box)
    }

    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    var anyBox: AnyStateBox { box }
    var valueType: String { String(describing: Value.self) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {
        self.init(wrappedValue: nil)
    }
}

/// What `Mirror` looks for among the properties of an example.
protocol StateHolding {
    var anyBox: AnyStateBox { get }
    /// The name of the type of its value.
    var valueType: String { get }
}
