import Testing
import ViewKit

@Suite("Pictures of views")
struct PictureTests {
    private func text(_ view: some View) throws(ViewFault) -> String {
        String(decoding: try view.picture(id: "p").html, as: UTF8.self)
    }

    @Test("A button has no form, no name and nothing to post")
    func button() throws {
        let toggle = Toggle("Mail", isOn: .constant(true))
        let html = try text(toggle)
        #expect(html.hasPrefix("<div class=\"press\"><button class=\"switch\" type=\"button\" id=\"p\""))
        #expect(html.contains("aria-checked=\"true\""))
        #expect(!html.contains(" name=") && !html.contains("view-transition-name"))
        #expect(try toggle.picture(id: "p").contract.fields.isEmpty)
    }

    @Test("A form is a box of fields without Save, and a field alone has no Apply")
    func form() throws {
        let field = TextField("Name", text: .constant("Ada"))
        let html = try text(Form { field })
        #expect(html.hasPrefix("<div class=\"form\"><div class=\"text-row\">"))
        #expect(html.hasSuffix("</div></div>"))
        #expect(!html.contains("<button") && !html.contains(" name="))
        #expect(try text(field).hasPrefix("<div class=\"text-row\">"))
    }

    @Test("What cannot be shown is refused")
    func fault() {
        #expect(throws: ViewFault.unknownSymbol("nothing")) { try text(Image(systemName: "nothing")) }
    }
}
