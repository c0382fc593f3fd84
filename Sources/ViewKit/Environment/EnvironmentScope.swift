/// Where `@Environment` finds the values of the pass that is under way on this thread.
///
/// The one thing that a pass shares with the views' properties, which have no renderer at hand.
final class EnvironmentScope: @unchecked Sendable {
    // Unchecked: a pass belongs to one thread, and the task-local that holds this is bound on that thread alone.
    @TaskLocal static var current: EnvironmentScope?

    var values = EnvironmentValues()
    private(set) var faults: [ViewFault] = []

    /// Notes that something is wrong with a view.
    func report(_ fault: ViewFault) {
        faults.append(fault)
    }
}
