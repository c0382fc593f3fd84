extension View {
    /// Whether the controls inside refuse presses and writes. What is disabled further out stays disabled.
    public func disabled(_ isDisabled: Bool) -> some View {
        environment { $0.isEnabled = $0.isEnabled && !isDisabled }
    }

    /// How the toggles inside look and act.
    public func toggleStyle(_ style: some ToggleStyle) -> some View {
        environment { $0.toggleStyles.append(style) }
    }

    /// How the disclosure groups inside look and act.
    public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
        environment { $0.disclosureGroupStyle = style }
    }

    /// How the pickers inside are drawn.
    public func pickerStyle(_ style: PickerStyle) -> some View {
        environment { $0.pickerStyle = style }
    }

    /// How large the toggles inside are.
    public func controlSize(_ size: ControlSize) -> some View {
        environment { $0.controlSize = size }
    }

    /// Leaves the labels of the toggles inside to assistive technology.
    public func labelsHidden() -> some View {
        environment { $0.labelsAreHidden = true }
    }

    /// What the button that the view draws is announced as: something in one of the states of a toggle.
    public func announced(as role: Control.Role, _ state: Control.Toggled) -> some View {
        environment { $0.meaning = .toggle(role: role, state) }
    }

    /// Help text under the control, tied to it by aria-describedby.
    public func fieldDescription(_ text: LocalizedStringKey) -> some View {
        environment { $0.notes.description = text.text }
    }

    /// Marks the control as invalid and says why, under it and tied to it by aria-describedby; nil leaves it valid.
    public func fieldError(_ text: LocalizedStringKey?) -> some View {
        environment { $0.notes.error = text?.text }
    }

    /// Marks the control as invalid without a text of its own.
    public func fieldInvalid(_ isInvalid: Bool = true) -> some View {
        environment { $0.notes.isInvalid = isInvalid }
    }

    /// Whether a form is refused while the fields inside are not filled in: a box not on, a text or a choice empty.
    public func required(_ isRequired: Bool = true) -> some View {
        environment { $0.isRequired = isRequired }
    }

    /// How many members of a Set may be in together; a post that asks for more is refused.
    public func maximumSelection(_ count: Int?) -> some View {
        environment { $0.maximumMembers = count }
    }

    /// Draws the controls inside as fields of a form that stands around them and is not a `Form`.
    public func formFields() -> some View {
        environment { $0.isInsideForm = true }
    }

    /// One more part in the ids of the controls inside, for controls that write the same state.
    public func id(_ id: some Hashable) -> some View {
        HTML { renderer in renderer.within(memberText(id), draw: draw) }
    }

    /// The class that says what the element of the view is, in place of its own.
    public func surface(_ name: Markup) -> some View {
        gathering { $0.surface = name }
    }

    /// Classes for the element of the view.
    public func classes(_ names: String) -> some View {
        gathering { $0.classes += $0.classes.isEmpty || names.isEmpty ? names : " \(names)" }
    }

    /// Custom properties for the element of the view, each with its semicolon. Numbers and colours, never text.
    public func properties(_ style: String) -> some View {
        gathering { $0.style += style }
    }

    /// An attribute for the element of the view; nil leaves it out.
    public func attribute(_ name: Markup, _ value: String?) -> some View {
        gathering { if let value { $0.others.append((name, value)) } }
    }

    /// Puts each disclosure button in a heading, as accordions ask, and makes panels landmarks where they are few.
    public func disclosureHeadings(panelsAreRegions: Bool) -> some View {
        environment {
            $0.isHeading = true
            $0.panelsAreRegions = panelsAreRegions
        }
    }
}
