/// Why a post was refused. Nothing changed.
public struct Refusal: Error, Sendable, Equatable {
    /// One thing that was wrong.
    public struct Fault: Sendable, Equatable {
        /// The field as it was posted.
        public var field: String
        /// The state that it speaks of.
        public var state: String
        /// The value as it was posted; nil where a value was missing.
        public var value: String?
        /// A sentence that names the field, the value and what is allowed.
        public var message: String
        /// What the field would have accepted, where that is a list.
        public var allowed: [String]

        public init(field: String, state: String, value: String?, message: String, allowed: [String]) {
            self.field = field
            self.state = state
            self.value = value
            self.message = message
            self.allowed = allowed
        }
    }

    /// What was wrong, in the order of the post.
    public var faults: [Fault]
    /// What was posted, so that a form can show it again.
    public var posted: [Write]

    public init(faults: [Fault], posted: [Write]) {
        self.faults = faults
        self.posted = posted
    }
}
