import SwiftCN
import Testing

@Suite("Views as their users write them")
struct SeedTests {
    private static let symbols = ["checkmark.circle.fill", "circle", "circle.fill", "minus.circle.fill"]

    private func symbol(_ name: String) throws -> String { try html(Image(systemName: name)) }

    @Test("A checkbox is one button that posts the other value")
    func checkbox() throws {
        let example = try Example(CheckboxExample())
        #expect(
            example.html
                == """
                <div class="vstack" style="--spacing:12px;" data-align="leading">\
                <form class="press" method="post" autocomplete="off" action="/e">\
                <button class="checkbox" type="submit" id="e-isOn" role="checkbox" aria-checked="true" name="isOn" \
                value="false"><span class="checkbox-box" aria-hidden="true"></span>\
                <span class="label"><span class="text">Accept the terms</span></span></button></form></div>
                """.replacing(" data-align=\"leading\"", with: ""))
        try example.press("e-isOn")
        #expect(example.states == ["isOn=false"])
        #expect(example.html.contains("aria-checked=\"false\" name=\"isOn\" value=\"true\""))
    }

    @Test("A collapsible that stays mounted hides its content")
    func collapsible() throws {
        let example = try Example(CollapsibleExample())
        #expect(example.html.contains("aria-expanded=\"true\" aria-controls=\"e-isOn_panel\""))
        #expect(
            example.html.contains(
                "<div class=\"disclosure-panel\" id=\"e-isOn_panel\"><p class=\"text text-sm\">"))
        #expect(example.control("e-isOn")?.name == "Show details")
        try example.press("e-isOn")
        #expect(example.html.contains("aria-expanded=\"false\" aria-controls=\"e-isOn_panel\""))
        #expect(
            example.html.contains("id=\"e-isOn_panel\" hidden=\"until-found\"><p class=\"text text-sm\">"))
    }

    @Test("A style draws its symbol for off, on and mixed")
    func symbolStyle() throws {
        let example = try Example(Styled(style: SymbolToggleStyle()))
        #expect(example.html.contains(try symbol("circle.fill") + "<span class=\"label\">"))
        #expect(
            example.html.contains(
                "class=\"button-plain\" type=\"submit\" id=\"e-isOn\" aria-pressed=\"false\""))
        try example.press("e-isOn")
        #expect(example.html.contains(try symbol("checkmark.circle.fill") + "<span class=\"label\">"))
        let mixed = try Example(OverSources(style: SymbolToggleStyle()))
        #expect(mixed.html.contains(try symbol("minus.circle.fill") + "<span class=\"label\">"))
        #expect(mixed.html.contains("aria-pressed=\"mixed\""))
    }

    @Test("A style draws its filled and its empty circle in a row")
    func circleStyle() throws {
        let example = try Example(Styled(style: CircleToggleStyle()))
        #expect(example.html.contains("<span class=\"hstack\">" + (try symbol("circle"))))
        try example.press("e-isOn")
        #expect(example.html.contains("<span class=\"hstack\">" + (try symbol("checkmark.circle.fill"))))
        #expect(example.controls.map(\.name) == ["Bold"])
    }

    @Test("A style may hand its binding to another toggle")
    func handedOn() throws {
        let example = try Example(Styled(style: OwnSwitchStyle()))
        #expect(example.controls.map(\.role) == [.switch])
        try example.press("e-isOn")
        #expect(example.states == ["isOn=true"])
    }

    @Test("A style may draw its toggle once more, in the style around it")
    func outerStyle() throws {
        let bare = try Example(Styled(style: PaddedStyle()))
        #expect(bare.controls.map(\.role) == [.switch])
        #expect(bare.html.hasPrefix("<div class=\"box\" style=\"padding:4px;\"><form class=\"press\""))
        let inCheckbox = try Example(StyledInside(outer: .checkbox))
        #expect(inCheckbox.controls.map(\.role) == [.checkbox])
        let twice = try Example(StyledInside(outer: PaddedStyle()))
        #expect(twice.controls.map(\.role) == [.switch])
        #expect(twice.html.matches(of: /padding:4px;/).count == 2)
    }

    @Test("The rows of the spring toggles are switches with names")
    func spring() throws {
        let example = try Example(SpringToggleStyleDemo())
        #expect(example.controls.map(\.role) == [.switch, .switch, .switch])
        #expect(example.controls.map(\.name) == ["Notifications", "Sounds", "Haptics"])
        #expect(example.controls.map(\.state) == [.off, .on, .off])
        #expect(example.html.contains("style=\"font-size:1.25rem;font-weight:500;\""))
        #expect(example.html.contains("background:var(--surface);border-radius:28px;"))
        #expect(example.html.contains("style=\"--on-color:\(Color.green.css);\""))
        try example.press("e-haptics")
        #expect(example.states == ["notifications=false", "sounds=true", "haptics=true"])
    }

    @Test("The checkboxes take every property of the iOS ones")
    func properties() throws {
        let example = try Example(CheckboxProperties())
        #expect(example.controls.map(\.state) == [.mixed, .mixed])
        #expect(example.controls.map(\.name) == ["Checkbox", "Attributed"])
        #expect(example.controls.map(\.isEnabled) == [false, false])
    }

    @Test("A toggle over sources is on, off or mixed, and never a switch")
    func sources() throws {
        let example = try Example(OverSources(style: .switch))
        let all = "e-read-all"
        #expect(example.control(all)?.state == .mixed)
        #expect(example.control(all)?.role == .checkbox)
        #expect(example.html.contains("role=\"checkbox\" aria-checked=\"mixed\""))
        try example.press(all)
        #expect(example.states == ["read=true", "write=true", "manage=true"])
        #expect(example.control(all)?.state == .on)
        try example.press(all)
        #expect(example.states == ["read=false", "write=false", "manage=false"])
        #expect(example.control(all)?.state == .off)
        try example.press(all)
        #expect(example.states == ["read=true", "write=true", "manage=true"])
    }

    @Test("A toggle over nothing is off and has nothing to post")
    func noSources() throws {
        let none = try #require(try Example(OverSources(style: .switch)).control("e-none"))
        #expect(none.state == .off)
        #expect(none.press == [])
    }
}
