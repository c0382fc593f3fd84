import ViewKit

extension Binding {
    /// Whether a member is in, to be switched by a toggle.
    func contains<Member>(_ member: Member) -> Binding<Bool> where Value == Set<Member> {
        Binding<Bool>(
            get: { wrappedValue.contains(member) },
            set: { isIn in
                if isIn { wrappedValue.insert(member) } else { wrappedValue.remove(member) }
            })
    }
}
