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
            <span class="session-name" title="\(name)">\(shownName(name))</span>
            <button type="submit" class="button" id="session" name="session" value="shared">Leave</button>
            </form>
            """
    }

    /// A few letters of the name tell sessions apart.
    private func shownName(_ name: String) -> String {
        let ownPart =
            name.hasPrefix(Gallery.ownPrefix)
            ? name.dropFirst(Gallery.ownPrefix.count).prefix(6) : name.prefix(12)
        return "Private \(ownPart)"
    }
}
