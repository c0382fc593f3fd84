import HTTP
import SwiftCN
import Testing

@testable import Gallery

@Suite("Addresses of playgrounds")
struct PlayReadingTests {
    private func read(_ slug: String, _ query: String) throws -> PlayReading {
        PlayReading(FormFields.urlencoded(query), try #require(playgrounds[slug]))
    }

    @Test("What is as at first is left out")
    func defaults() throws {
        let reading = try read("switch", "title=Notifications&isOn=true&classes=&controlSize=regular")
        #expect(reading.query.isEmpty)
        #expect(reading.faults.isEmpty)
    }

    @Test("Of a box and the hidden field before it the last counts")
    func boxes() throws {
        #expect(try read("switch", "isOn=false&isOn=true").query.isEmpty)
        #expect(try read("switch", "isOn=false").query == "isOn=false")
    }

    @Test("A member is in or out as its box says")
    func members() throws {
        let query = "expanded.insert=state&expanded.remove=script&expanded.insert=search"
        #expect(try read("accordion", query).query == "expanded=state&expanded=search")
        let none = try read("form", "content.remove=TextField&content.remove=NumberField")
        #expect(none.query == "content=")
        #expect(none.values.all("content").isEmpty)
    }

    @Test("A button adds, raises and takes out a row")
    func rows() throws {
        let added = try read("select", "options=3&add=1")
        #expect(added.query == "options=4")
        #expect(added.values.rows.last?["id"] == "option-4")
        #expect(added.anchor == "play-row-4")
        let raised = try read("select", "options=3&raise=2")
        #expect(raised.values.rows.map { $0["id"] } == ["mobile", "design", "archive"])
        let removed = try read("select", "options=3&remove=1")
        #expect(removed.values.rows.map { $0["id"] } == ["mobile", "archive"])
        #expect(removed.values.text("selection") == "mobile")
        #expect(try read("select", removed.query).query == removed.query)
        #expect(try read("select", "options=1&remove=1").values.rows.count == 1)
        #expect(try read("select", "options=12&add=1").values.rows.count == 12)
        #expect(try read("select", "raise=-9223372036854775808&remove=99&add=1").values.rows.count == 4)
    }

    @Test("What is chosen follows its row, and goes with it")
    func renames() throws {
        let form = "options=3&options.1.was=design&options.2.was=mobile&options.3.was=archive"
        let renamed = try read("select", "\(form)&selection=design&options.1.id=web")
        #expect(renamed.faults.isEmpty)
        #expect(renamed.values.text("selection") == "web")
        #expect(renamed.query == "options.1.id=web")
        let gone = try read("toggle-group", "\(form)&selection=design&selection=mobile&remove=1")
        #expect(gone.faults.isEmpty)
        #expect(gone.values.all("selection") == ["mobile"])
        let disabled = try read("select", "\(form)&selection=design&options.1.isDisabled=true")
        #expect(disabled.faults.isEmpty && disabled.values.text("selection") == "mobile")
        let one = try read("select", "\(form)&choice=one&selection=")
        #expect(one.faults.isEmpty && one.values.text("selection") == "design")
        let items = "data=3&data.1.was=state&data.2.was=script&data.3.was=search"
        let single = try read("accordion", "\(items)&mode=single&expanded=state&expanded=script")
        #expect(single.values.all("expanded") == ["state"])
        #expect(try read("accordion", "mode=single&expanded=state&expanded=script").faults.count == 1)
        #expect(try read("select", "selection=gone").faults.map(\.field) == ["selection"])
    }

    @Test("Rows of the same id are told apart")
    func ids() throws {
        let reading = try read("select", "options.3.id=design")
        #expect(reading.faults.map(\.field) == ["options.3.id"])
        #expect(reading.values.rows.map { $0["id"] } == ["design", "mobile", "option-3"])
    }

    @Test(
        "What cannot be is named with what can, and the rest is kept",
        arguments: [
            ("isOn=perhaps", "isOn", "“isOn” cannot be “perhaps”. It can be true or false."),
            ("isOn=", "isOn", "“isOn” cannot be “”. It can be true or false."),
            (
                "title=", "title",
                "“title” cannot be “”. It must have something to see, in 120 characters at most."
            ),
            (
                "title=a%07", "title",
                "“title” cannot be “a\u{7}”. It is one line without control characters such as U+0007."
            ),
            (
                "title=%CC%81a", "title",
                "“title” cannot be “\u{301}a”. Its first character, U+0301, would join what stands before it."
            ),
            (
                "controlSize=huge", "controlSize",
                "“controlSize” cannot be “huge”. It can be small, regular or large."
            ),
            (
                "view.width=321", "view.width",
                "“view.width” cannot be “321”. It can be empty, 320, 390 or 768."
            ),
            (
                "classes=px-3+huver:px-1", "classes",
                "“classes” cannot be “px-3 huver:px-1”. There is no utility class “huver:px-1”: "
                    + "before the colon stands hover, focus, active or disabled."
            ),
            (
                "classes=px-13", "classes",
                "“classes” cannot be “px-13”. There is no utility class “px-13”. There are px-px, px-0, px-0.5, px-1, "
                    + "px-1.5, px-2, px-2.5, px-3, px-3.5, px-4, px-5, px-6 and 21 more."
            ),
            (
                "classes=hover:shadow-xl", "classes",
                "“classes” cannot be “hover:shadow-xl”. There is no utility class “hover:shadow-xl”. "
                    + "There are shadow-none, shadow-sm, shadow-md and shadow-lg."
            ),
        ])
    func faults(query: String, field: String, message: String) throws {
        let reading = try read("switch", "\(query)&fieldError=Kept")
        #expect(reading.faults.map(\.field) == [field])
        #expect(reading.faults.first?.message == message)
        #expect(reading.query == "fieldError=Kept")
    }

    @Test("A class of no family is refused with the families that there are")
    func classes() throws {
        let message = try #require(try read("switch", "classes=px-3+wide").faults.first?.message)
        #expect(message.contains("There is no utility class “wide”. There are p-…, px-…"))
        #expect(
            message.hasSuffix(
                "each also after hover:, focus:, active: or disabled:; and choice-card and outline."))
    }

    @Test(
        "What others bound is refused outside of these bounds",
        arguments: [
            ("form", "value=99", "“value” cannot be “99”. It can be any whole number from 0 to 12."),
            ("form", "value=-1&lowest=0", "“value” cannot be “-1”. It can be any whole number from 0 to 12."),
            (
                "form", "maximumLength=3&text=long",
                "“text” cannot be “long”. It has 4 characters, and can have 3 at most."
            ),
            ("select", "selection=archive", "“selection” cannot be “archive”. It can be design or mobile."),
            ("select", "selection=gone", "“selection” cannot be “gone”. It can be design or mobile."),
            (
                "accordion", "data.1.isDisabled=true&expanded=state",
                "“expanded” cannot be “state”. It can be script or search."
            ),
        ])
    func bounds(slug: String, query: String, message: String) throws {
        #expect(try read(slug, query).faults.map(\.message) == [message])
    }

    @Test("What is as at first keeps to what others bound")
    func boundedFirsts() throws {
        #expect(try read("form", "highest=1").values.number("value") == 1)
        #expect(try read("form", "highest=1&value=1").query == "highest=1")
        #expect(try read("form", "lowest=-5&highest=20&value=-5").faults.isEmpty)
        #expect(try read("form", "text=%F0%9F%A6%8A&maximumLength=1").faults.count == 1)
        #expect(try read("select", "options.1.isDisabled=true").values.text("selection") == "mobile")
    }

    @Test(
        "Text that no field of a page could hold is refused",
        arguments: ["a\nb", "a\r", "\u{0}", "\u{7}", "\u{85}", "\u{301}a", "\u{FEFF}\u{2028} "])
    func texts(text: String) throws {
        let query = FormFields([.init("title", text)]).urlencoded
        #expect(try read("switch", query).faults.map(\.field) == ["title"])
    }

    @Test("What is no parameter is refused with the names of all")
    func unknown() throws {
        let reading = try read("toggle-style", "sauces=2&sources=5&isOn.toggle=")
        #expect(reading.faults.map(\.field) == ["sources", "sauces", "isOn.toggle"])
        #expect(reading.faults.last?.allowed.contains("sources") == true)
        #expect(
            reading.faults[1].message.hasPrefix("There is no parameter “sauces” here; “sources” is nearest."))
        let row = try #require(try read("select", "option=4").faults.first)
        #expect(row.message.contains("“options” is nearest") && row.allowed.contains("options.1.group"))
        #expect(!row.allowed.contains("options.2.group"))
    }

    @Test("What says nothing beside the others is dropped")
    func conditions() throws {
        #expect(
            try read("labeled-checkbox", "type=Checkbox&text=Gone&hasError=true").query == "type=Checkbox")
        let grouped = try read("select", "choice=optional&options.1.group=Web")
        #expect(!grouped.values.hasGroups)
    }

    @Test("The shortest address says the same, of 50 sets of parameters for each component")
    func walk() throws {
        for (slug, playground) in playgrounds {
            for seed in 0..<UInt64(50) {
                let first = PlayReading(PlaySet(playground, seed: seed).fields, playground)
                let second = PlayReading(FormFields.urlencoded(first.query), playground)
                #expect(second.faults.isEmpty, "\(slug) \(seed)")
                #expect(second.query == first.query, "\(slug) \(seed)")
                let texts = playground.snippet(second.values).text
                #expect(texts == playground.snippet(first.values).text)
            }
        }
    }

    @Test("Whatever stands in an address, nothing traps and every value is allowed")
    func noise() throws {
        let names = [
            "isOn", "options", "options.1.id", "options.99.id", "expanded", "", "value", "view.state",
            "onColor",
        ]
        let values = [
            "", "-1", "99999999999999999999", "#", "#+12345", "#zzzzzz", "custom", "\u{0}", "a.b", "NaN",
        ]
        for playground in playgrounds.values {
            for name in names {
                let fields = values.map { FormFields.Field(name, $0) }
                for field in fields {
                    _ = PlayReading(FormFields([field]), playground)
                }
                let reading = PlayReading(FormFields(fields + fields), playground)
                try playground.inspect(reading.values)
            }
        }
    }
}
