/// A way to read and write a value that somebody else owns, as in SwiftUI.
@propertyWrapper
public struct Binding<Value> {
    /// What it reads and writes.
    let source: any BindingSource<Value>

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        source = ClosureSource(get: get, set: set)
    }

    init(_ source: any BindingSource<Value>) {
        self.source = source
    }

    /// A value that never changes; writes to it are dropped.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { source.value }
        nonmutating set { source.value = newValue }
    }

    public var projectedValue: Binding<Value> { self }
}

extension Binding {
    /// The same selection as an optional; nil written to it is dropped.
    public static func requiring<Wrapped>(_ selection: Binding<Wrapped>) -> Binding<Value>
    where Value == Wrapped? {
        Binding(RequiredSource(selection.source))
    }

    /// Whether a member is in, to be switched by a toggle. Only where the binding leads straight to a state is the cost of
    /// a press the same however many members there are.
    package func membership<Member>(of member: Member) -> Binding<Bool> where Value == Set<Member> {
        Binding<Bool>(MemberSource(member, of: source))
    }
}

/// What a binding reads and writes: a state, or a way to one.
protocol BindingSource<Value>: AnyObject {
    associatedtype Value

    var value: Value { get set }

    /// The state that values written here go to as they are; nil where they may become others on the way.
    var box: AnyStateBox? { get }

    /// Tells that state of a value that a control offers, so that its text leads back to it.
    func learn(_ value: Value)
}

/// A way of one's own.
private final class ClosureSource<Value>: BindingSource {
    private let get: () -> Value
    private let set: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.get = get
        self.set = set
    }

    var value: Value {
        get { get() }
        set { set(newValue) }
    }

    var box: AnyStateBox? { nil }

    func learn(_ value: Value) {}
}

/// A value that is never nil as one that could be.
private final class RequiredSource<Wrapped>: BindingSource {
    private let source: any BindingSource<Wrapped>

    init(_ source: any BindingSource<Wrapped>) {
        self.source = source
    }

    var value: Wrapped? {
        get { source.value }
        set { if let newValue { source.value = newValue } }
    }

    var box: AnyStateBox? { source.box }

    func learn(_ value: Wrapped?) {
        if let value { source.learn(value) }
    }
}

/// Whether a member is in a Set.
private final class MemberSource<Member: Hashable>: BindingSource {
    private let member: Member
    private let members: any BindingSource<Set<Member>>

    init(_ member: Member, of members: any BindingSource<Set<Member>>) {
        self.member = member
        self.members = members
    }

    var value: Bool {
        get { members.value.contains(member) }
        set {
            if let box = members as? StateBox<Set<Member>>, box.record(member, isIn: newValue) { return }
            if newValue {
                members.value.insert(member)
            } else {
                members.value.remove(member)
            }
        }
    }

    var box: AnyStateBox? { nil }

    func learn(_ value: Bool) {}
}
