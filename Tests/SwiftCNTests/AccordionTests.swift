import SwiftCN
import Testing

private struct Item: Identifiable {
    let id: String
}

@Suite("Accordion and collapsible")
struct AccordionTests {
    private struct Folding: View {
        @State var expanded: Set<String> = []
        @State var isReversed = false
        @State var isOn = false
        var mode = CNAccordionMode.multiple
        var count = 3
        var isMounted = false
        var body: some View {
            let items = ["a", "b", "c", "d", "e", "f", "g"].prefix(count).map(Item.init)
            CNAccordion(
                isReversed ? items.reversed() : items, expanded: $expanded, mode: mode,
                keepContentMounted: isMounted,
                isDisabled: { $0.id == "c" }
            ) { item in
                if item.id == "a" { CNSwitch("Inside", isOn: $isOn) } else { Text(item.id) }
            } label: { item in
                Text(item.id.uppercased())
            }
            Button("Reverse") { isReversed.toggle() }
        }
    }

    @Test("An item is a heading that holds one button, then a separator")
    func item() throws {
        let example = try Example(Folding())
        #expect(
            example.html.contains(
                """
                <h3 class="disclosure-heading"><button class="disclosure-button w-full px-0 rounded-none" type="submit" \
                id="e-expanded-b" aria-expanded="false" name="expanded.insert" value="b">\
                <span class="label"><span class="text">B</span></span><svg
                """))
        #expect(example.html.matches(of: /<hr class="separator">/).count == 3)
        #expect(example.controls.map(\.role) == [.disclosure, .disclosure, .disclosure, .button])
        #expect(example.controls.map(\.isEnabled) == [true, true, false, true])
        #expect(example.message(for: "expanded.insert=c")?.contains("disabled option") == true)
    }

    @Test("Several are open together, unless in single mode")
    func modes() throws {
        let multiple = try Example(Folding())
        let stale = multiple.controls
        try multiple.post(stale[0].press)
        try multiple.post(stale[1].press)
        #expect(multiple.states.first == "expanded=a,b")
        let single = try Example(Folding(mode: .single))
        try single.press("e-expanded-a")
        let open = try #require(single.control("e-expanded-a"))
        try single.press("e-expanded-b")
        #expect(single.states.first == "expanded=b")
        try single.post(open.press)
        #expect(single.states.first == "expanded=b")
        try single.press("e-expanded-b")
        #expect(single.states.first == "expanded=")
        #expect(single.refusal(of: "expanded=a&expanded=b") != nil)
    }

    @Test("Panels are regions where there are six or fewer", arguments: [1, 6, 7])
    func regions(count: Int) throws {
        let example = try Example(Folding(expanded: ["a"], count: count))
        #expect(example.html.contains("role=\"region\" aria-labelledby=\"e-expanded-a\"") == (count <= 6))
    }

    @Test("Closed panels are not there, or there and out of reach")
    func mounted() throws {
        let unmounted = try Example(Folding())
        #expect(!unmounted.html.contains("aria-controls"))
        #expect(unmounted.refusal(of: "isOn=true") != nil)
        let mounted = try Example(Folding(isMounted: true))
        #expect(mounted.html.matches(of: /hidden="until-found"/).count == 3)
        #expect(mounted.html.matches(of: /aria-controls/).count == 3)
        #expect(mounted.control("e-isOn-a")?.isEnabled == false)
        #expect(mounted.message(for: "isOn=true") == "\"isOn\" is disabled and takes no value now.")
        try mounted.press("e-expanded-a")
        try mounted.press("e-isOn-a")
        #expect(mounted.states.contains("isOn=true"))
    }

    @Test("Reordered, ids and what is open stay with their items")
    func reordered() throws {
        let example = try Example(Folding(expanded: ["b"]))
        let before = example.controls.prefix(3)
        try example.press("e-isReversed")
        #expect(example.controls.prefix(3).map(\.id) == before.map(\.id).reversed())
        #expect(example.control("e-expanded-b")?.state == .on)
        #expect(example.states.first == "expanded=b")
    }

    @Test("A collapsible keeps nothing mounted by default")
    func collapsible() throws {
        struct Folded: View {
            @State var isOpen = false
            var body: some View {
                CNCollapsible(isExpanded: $isOpen, classes: "rounded-lg") {
                    Text("in")
                } label: {
                    Text("out")
                }
            }
        }
        let example = try Example(Folded())
        #expect(
            example.html.hasPrefix(
                """
                <div class="collapsible rounded-lg"><div class="disclosure"><form class="press" method="post" \
                autocomplete="off" action="/e"><button class="disclosure-button w-full px-0 py-2 rounded-none"
                """))
        #expect(!example.html.contains(">in<") && !example.html.contains("aria-controls"))
        try example.press("e-isOpen")
        #expect(example.html.contains(">in<"))
    }
}
