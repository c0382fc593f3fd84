/// The form on every page that makes a private session, or leaves it.
struct SessionSwitch {
    /// The name of the private session that is shown; nil is the shared one.
    let name: String?

    var drawn: Fragment {
        guard let name else {
            return """
                <form class="session-switch" method="post" action="\(Gallery.sessionPath)">
                <button type="submit" class="button" id="session" name="session" value="private">Private session</button>
                </form>
                """
        }
        return """
            <form class="session-switch" method="post" action="\(Gallery.sessionPath)">
            <span class="session-name" title="\(name)">Private session \(String(name.prefix(8)))</span>
            <button type="submit" class="button" id="session" name="session" value="shared">Leave</button>
            </form>
            """
    }
}
