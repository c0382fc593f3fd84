internal import CMicroHTTPD

/// A connection of the library that can be set aside and taken up again.
///
/// While it is set aside the library does nothing on it: it reads and sends nothing, counts no time, and does not see
/// its client go. It may be ended neither then: the library would end the process. Whoever owns this keeps it under a
/// lock, the same one under which it decides whether to set the connection aside, and takes it up before it lets go.
@safe struct Suspension: @unchecked Sendable {
    // Unchecked, because the library lets any thread take up a connection that is set aside, and the lock of the owner
    // sees to it that this comes after the setting aside, and before the connection's end.
    private let library: OpaquePointer
    private var isOn = false

    init(of library: OpaquePointer) { unsafe self.library = library }

    /// Sets the connection aside. Called on its pool thread, within a call of the library.
    mutating func begin() {
        isOn = true
        unsafe MHD_suspend_connection(library)
    }

    /// Takes the connection up where it is set aside: its pool thread then calls for what it waited for. Called on any
    /// thread.
    mutating func end() {
        guard isOn else { return }
        isOn = false
        unsafe MHD_resume_connection(library)
    }
}
