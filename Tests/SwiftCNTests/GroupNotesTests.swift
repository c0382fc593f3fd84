import SwiftCN
import Testing

@Suite("Help and errors of a group")
struct GroupNotesTests {
    private struct Styles: View {
        @State var selection: Set<String> = ["bold"]
        var body: some View {
            CNToggleGroup(
                [CNOption(id: "bold", title: "Bold"), CNOption(id: "italic", title: "Italic")],
                selection: $selection
            )
            .fieldDescription("Any of them.")
            .fieldError("One is too few.")
        }
    }

    @Test("They are said once, under the group, and tied to every member")
    func once() throws {
        let example = try Example(Styles())
        let notes =
            "<p class=\"description\" id=\"e-group_help\">Any of them.</p>"
            + "<p class=\"error\" id=\"e-group_error\">One is too few.</p></div>"
        #expect(example.html.hasSuffix(notes))
        #expect(example.html.split(separator: "class=\"error\"").count == 2)
        let ties = "aria-invalid=\"true\" aria-describedby=\"e-group_help e-group_error\""
        #expect(example.html.split(separator: ties).count == 3)
        #expect(
            example.controls.map(\.description) == Array(repeating: "Any of them. One is too few.", count: 2))
    }
}
