extension View {
    /// Whether the controls inside refuse presses and writes. What is disabled further out stays disabled.
    public func disabled(_ isDisabled: Bool) -> HTML {
        environment { $0.isEnabled = $0.isEnabled && !isDisabled }
    }

    /// How the toggles inside look and act.
    public func toggleStyle(_ style: some ToggleStyle) -> HTML {
        quietly { $0.toggleStyles = ToggleStyles(style, in: $0.toggleStyles) }
    }

    /// How the disclosure groups inside look and act.
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> HTML {
        quietly { $0.disclosureGroups = DisclosureGroups(style) }
    }

    /// How the pickers inside are drawn.
    public func pickerStyle(_ style: PickerStyle) -> HTML {
        quietly { $0.pickerStyle = style }
    }

    /// How large the toggles inside are.
    public func controlSize(_ size: ControlSize) -> HTML {
        environment { $0.controlSize = size }
    }

    /// Leaves the labels of the toggles inside to assistive technology.
    public func labelsHidden() -> HTML {
        quietly { $0.labelsAreHidden = true }
    }

    /// What the button that the view draws is announced as: something in one of the states of a toggle.
    public func announced(as role: Control.Role, _ state: Control.Toggled) -> HTML {
        quietly { $0.meaning = .toggle(role: role, state) }
    }

    /// Help text under the control, tied to it by aria-describedby.
    public func fieldDescription(_ text: LocalizedStringKey) -> HTML {
        quietly { $0.notes.description = text.text }
    }

    /// Marks the control as invalid and says why, under it and tied to it by aria-describedby; nil leaves it valid.
    public func fieldError(_ text: LocalizedStringKey?) -> HTML {
        quietly { $0.notes.error = text?.text }
    }

    /// Marks the control as invalid without a text of its own.
    public func fieldInvalid(_ isInvalid: Bool = true) -> HTML {
        quietly { $0.notes.isInvalid = isInvalid }
    }

    /// Whether a form is refused while the fields inside are not filled in: a box not on, a text or a choice empty.
    public func required(_ isRequired: Bool = true) -> HTML {
        quietly { $0.isRequired = isRequired }
    }

    /// How many members of a Set may be in together; a post that asks for more is refused.
    public func maximumSelection(_ count: Int?) -> HTML {
        quietly { $0.maximumMembers = count }
    }

    /// Draws the controls inside as fields of a form that stands around them and is not a `Form`.
    public func formFields() -> HTML {
        environment { $0.isInsideForm = true }
    }

    /// One more part in the ids of the controls inside, for controls that write the same state.
    public func id(_ id: some Hashable) -> HTML {
        HTML { renderer in renderer.row(memberText(id)) { draw(into: &$0) } }
    }

    /// The class that says what the element of the view is, in place of its own.
    public func surface(_ name: Markup) -> HTML {
        HTML { renderer in
            renderer.attributes.gather { $0.surface = name }
            draw(into: &renderer)
        }
    }

    /// Classes for the element of the view.
    public func classes(_ names: String) -> HTML {
        HTML { renderer in
            renderer.add(classes: names)
            draw(into: &renderer)
        }
    }

    /// Custom properties for the element of the view, each with its semicolon. Numbers and colours, never text.
    public func properties(_ style: String) -> HTML {
        HTML { renderer in
            renderer.attributes.gather { $0.style += style }
            draw(into: &renderer)
        }
    }

    /// An attribute for the element of the view; nil leaves it out.
    public func attribute(_ name: Markup, _ value: String?) -> HTML {
        HTML { renderer in
            if let value { renderer.attributes.add(name, value) }
            draw(into: &renderer)
        }
    }

    /// Puts each disclosure button in a heading, as accordions ask, and makes panels landmarks where they are few.
    public func disclosureHeadings(panelsAreRegions: Bool) -> HTML {
        quietly {
            $0.isHeading = true
            $0.panelsAreRegions = panelsAreRegions
        }
    }
}
