import SwiftCN

struct CollapsibleFileTree: View {
    @State private var open: Set<String> = ["sources"]

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            folder("sources", "Sources") {
                folder("viewkit", "ViewKit") {
                    file("Renderer.swift")
                    file("View.swift")
                }
                folder("swiftcn", "SwiftCN") { file("CNCheckbox.swift") }
            }
            folder("tests", "Tests") { file("RendererTests.swift") }
            file("Package.swift")
        }
    }

    private func folder(_ id: String, _ name: String, @ViewBuilder content: () -> some View) -> some View {
        let isExpanded = Binding(
            get: { open.contains(id) },
            set: { isOpen in
                if isOpen { open.insert(id) } else { open.remove(id) }
            })
        return CNCollapsible(isExpanded: isExpanded, content: content) {
            Label(name, systemImage: open.contains(id) ? "folder.fill" : "folder")
        }.id(id)
    }

    private func file(_ name: String) -> some View {
        Label(name, systemImage: "doc").tw("text-sm px-2 py-1")
    }
}
