import Testing
import ViewKit

@Suite("Environment")
struct EnvironmentTests {
    private struct Reader: View {
        @Environment(\.isEnabled) private var isEnabled
        @Environment(\.layoutDirection) private var direction
        @Environment(\.controlSize) private var size
        @Environment(\.isInsideForm) private var isInsideForm
        var body: some View {
            Text(verbatim: "\(isEnabled) \(direction) \(size) \(isInsideForm)")
        }
    }

    private func paragraphs(_ view: some View) throws -> [String] {
        try html(view).matches(of: /<(?:p|span) class="text">([^<]*)</).map { String($0.output.1) }
    }

    @Test("A view reads what flows down to it, and its neighbour does not")
    func views() throws {
        let view = Views {
            Reader()
            Reader().disabled(true).controlSize(.small)
            Group { Reader() }.environment(\.layoutDirection, .rightToLeft)
            Form { Reader() }
            Reader()
        }
        #expect(
            try paragraphs(view) == [
                "true leftToRight regular false", "false leftToRight small false",
                "true rightToLeft regular false", "true leftToRight regular true",
                "true leftToRight regular false",
            ])
    }

    @Test("A style reads it too")
    func styles() throws {
        struct Style: ToggleStyle {
            @Environment(\.isEnabled) private var isEnabled
            @Environment(\.controlSize) private var size
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    Text(verbatim: "\(isEnabled) \(size)")
                    Reader()
                }
            }
        }
        let view = Toggle("A", isOn: .constant(true)).toggleStyle(Style()).controlSize(.large).disabled(true)
        #expect(try paragraphs(view) == ["false large", "false leftToRight large false"])
    }

    @Test("What is disabled further out stays disabled")
    func disabled() throws {
        let view = Views {
            Button("A") {}.disabled(false).disabled(true)
            Button("B") {}.disabled(true).disabled(false)
            Button("C") {}.disabled(false)
        }
        #expect(try Example(view).controls.map(\.isEnabled) == [false, false, true])
    }

    @Test("Outside a drawing there are the first values")
    func outside() {
        struct Bare: View {
            @Environment(\.isEnabled) var isEnabled
            var body: some View { Text("a") }
        }
        #expect(Bare().isEnabled)
    }

    @Test("The direction is an attribute of a box around")
    func direction() throws {
        #expect(
            try html(Text("a").environment(\.layoutDirection, .rightToLeft))
                == "<div class=\"box\" dir=\"rtl\"><p class=\"text\">a</p></div>")
    }

    @Test("The size of a toggle is an attribute of its button, and of its row in a form")
    func size() throws {
        let toggle = Toggle("A", isOn: .constant(true)).controlSize(.small)
        #expect(try html(toggle).contains("<button class=\"switch\" data-size=\"sm\""))
        #expect(try html(Form { toggle }).contains("<label class=\"switch\" data-size=\"sm\">"))
        #expect(try !html(toggle.controlSize(.regular)).contains("data-size=\"\""))
    }
}
