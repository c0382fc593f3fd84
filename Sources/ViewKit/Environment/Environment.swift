/// Reads a value that flows down from the views above, as in SwiftUI: `@Environment(\.isEnabled) var isEnabled`.
@propertyWrapper
public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>

    public init(_ path: KeyPath<EnvironmentValues, Value>) {
        self.path = path
    }

    public var wrappedValue: Value {
        (EnvironmentScope.current?.values ?? EnvironmentValues())[keyPath: path]
    }
}
