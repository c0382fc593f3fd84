extension Keyboard {
    static let accordion = Keyboard(
        rows: [
            KeyRow(
                .tab, effect: "Goes to the next heading. What is closed has no stops.", in: "keep-mounted",
                given: "expanded.removeAll=", on: "expanded-state", expect: .focus("expanded-post")),
            KeyRow(
                .tab, effect: "From an open heading, goes into what it opened.", in: "keep-mounted",
                given: "expanded=state", on: "expanded-state", expect: .focus("isOn-state")),
            KeyRow(
                .shiftTab, effect: "Goes back to the heading before.", given: "expanded.removeAll=",
                on: "expanded-curl", expect: .focus("expanded-state")),
            KeyRow(
                .space, .enter, effect: "Opens what is closed. The focus stays on the heading.",
                given: "expanded.removeAll=", on: "expanded-state",
                expect: .attribute("aria-expanded", "true", of: "expanded-state"), .focus("expanded-state")),
            KeyRow(
                .space, .enter, effect: "Closes what is open.", given: "expanded=state",
                on: "expanded-state", expect: .attribute("aria-expanded", "false", of: "expanded-state"),
                .focus("expanded-state")),
            KeyRow(
                .enter, effect: "Where one can be open, closes the one that was.", given: "expanded=script",
                on: "expanded-curl", expect: .attribute("aria-expanded", "true", of: "expanded-curl"),
                .attribute("aria-expanded", "false", of: "expanded-script")),
            KeyRow(
                .tab, effect: "Passes over a heading that is disabled.", in: "disabled-item",
                given: "expanded.removeAll=", on: "expanded-one", expect: .focus("expanded-three")),
        ],
        notes: [
            "Each item is a heading of level 3 that holds one `button`, so items are found by a list of headings.",
            "State: `aria-expanded` is always there, `true` or `false`.",
            "`aria-controls` points at the panel where it is in the page: open, or kept mounted.",
            "Panels are regions named by their headings where there are six or fewer; more would only be noise.",
            "A panel that is kept mounted is out of the order of Tab and of the accessibility tree while it is closed, but a search in the page finds it.",
        ])
}
