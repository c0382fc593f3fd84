import Testing
import ViewKit

@Suite("View builder")
struct ViewBuilderTests {
    private func plain(_ texts: String...) -> String {
        texts.map { "<p class=\"text\">\($0)</p>" }.joined()
    }

    @Test("Nothing draws nothing")
    func nothing() throws {
        #expect(try html(Views {}) == "")
        #expect(try html(VStack {}) == "<div class=\"vstack\" data-align=\"center\"></div>")
    }

    @Test("Many views are drawn in order")
    func many() throws {
        let view = Views {
            Text("1")
            Text("2")
            Text("3")
            Text("4")
            Text("5")
            Text("6")
            Text("7")
            Text("8")
            Text("9")
            Text("10")
            Text("11")
            Text("12")
        }
        #expect(try html(view) == (1...12).map { plain("\($0)") }.joined())
    }

    @Test("if and else choose", arguments: [true, false])
    func ifElse(isOn: Bool) throws {
        let view = Views {
            if isOn { Text("yes") } else { Text("no") }
            if isOn { Text("only") }
        }
        #expect(try html(view) == (isOn ? plain("yes", "only") : plain("no")))
    }

    @Test("if let unwraps", arguments: ["a", nil])
    func ifLet(text: String?) throws {
        let view = Views { if let text { Text(text) } else if text == nil { Text("none") } }
        #expect(try html(view) == plain(text ?? "none"))
    }

    @Test("switch chooses", arguments: [0, 1, 2])
    func switches(number: Int) throws {
        let view = Views {
            switch number {
            case 0: Text("zero")
            case 1: Text("one")
            default: Text("many")
            }
        }
        #expect(try html(view) == plain(["zero", "one", "many"][number]))
    }

    @Test("for repeats")
    func repeats() throws {
        let view = Views {
            for number in 1...3 { Text("\(number)") }
            ForEach(0..<2) { Text("row \($0)") }
        }
        #expect(try html(view) == plain("1", "2", "3", "row 0", "row 1"))
    }

    @Test("Assignments and constants between the views draw nothing")
    func assignments() throws {
        final class Named { var name = "before" }
        let view = Views {
            let named = Named()
            named.name = "after"
            Text(named.name)
        }
        #expect(try html(view) == plain("after"))
    }

    @Test("What modifies several views modifies each of them")
    func modifiesEach() throws {
        let view = Group {
            Text("a")
            if true { Text("b") }
            for text in ["c", "d"] { Text(text) }
        }
        #expect(
            try html(view.classes("x"))
                == ["a", "b", "c", "d"].map { "<p class=\"text x\">\($0)</p>" }.joined())
    }

    @Test("What modifies nothing modifies nothing else")
    func modifiesNothing() throws {
        let view = Views {
            VStack(alignment: .leading) { Group {}.classes("x") }
            Group {}.classes("y")
            Text("a")
            Image(systemName: "checkmark").classes("z").accessibilityHidden(true)
        }
        #expect(
            try html(view).hasPrefix(
                "<div class=\"vstack\"></div><p class=\"text\">a</p><svg class=\"symbol z\" aria-hidden=\"true\""
            ))
        let bare = Views {
            Box("outer") { Box("inner") { Group {}.classes("x") } }
            Text("a")
        }
        #expect(
            try html(bare)
                == "<div class=\"outer\"><div class=\"inner\"></div></div><p class=\"text\">a</p>")
    }

    @Test("Modifiers keep their order, the outer box outside")
    func order() throws {
        #expect(
            try html(Text("a").classes("one").classes("two").padding(4).padding(.leading, 8))
                == """
                <div class="box" style="padding-inline-start:8px;"><div class="box" style="padding:4px;">\
                <p class="text two one">a</p></div></div>
                """)
    }
}
