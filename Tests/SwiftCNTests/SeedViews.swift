// Views as their users write them: this file imports nothing else, so that it holds the names and the parameters.
import SwiftCN

struct CheckboxExample: View {
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CNCheckbox("Accept the terms", isOn: $isOn)

        }
    }
}

struct CollapsibleExample: View {
    @State private var isOn = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CNCollapsible(isExpanded: $isOn, keepContentMounted: true) {
                Text("Details keep native disclosure behavior.").tw("text-sm")
            } label: {
                Text("Show details")
            }

        }
    }
}

struct SymbolToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Image(
                systemName: configuration.isMixed
                    ? "minus.circle.fill"
                    : configuration.isOn
                        ? "checkmark.circle.fill" : "circle.fill")
            configuration.label
        }
    }
}

struct CircleToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(
                    systemName: configuration.isOn
                        ? "checkmark.circle.fill"
                        : "circle")
                configuration.label
            }
        }
    }
}

/// A style that hands its binding on.
struct OwnSwitchStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: configuration.$isOn) { configuration.label }.toggleStyle(.switch)
    }
}

/// A style that adds to the style around it.
struct PaddedStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).padding(4)
    }
}

struct SpringToggleStyleDemo: View {
    @State private var notifications = false
    @State private var sounds = true
    @State private var haptics = false

    var body: some View {
        VStack(spacing: 28) {
            Toggle(isOn: $notifications) { Label("Notifications", systemImage: "bell.fill") }
            Toggle(isOn: $sounds) { Label("Sounds", systemImage: "speaker.wave.2.fill") }
            Toggle(isOn: $haptics) { Label("Haptics", systemImage: "iphone.radiowaves.left.and.right") }
        }
        .toggleStyle(.spring)
        .font(.title3.weight(.medium))
        .padding(24)
        .background(.background, in: .rect(cornerRadius: 28))
        .padding(20)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.gray.opacity(0.35))
        .ignoresSafeArea()
    }
}

/// Each property of the two checkboxes, set as on iOS.
struct CheckboxProperties: View {
    var body: some View {
        let checkbox = Checkbox()
        checkbox.isEnabled = false
        checkbox.isSelected = false
        checkbox.isSelected = true
        checkbox.mark = .intermediate
        checkbox.checkboxSize = 32
        checkbox
        let labeledCheckbox = LabeledCheckbox(text: "This is a labeled checkbox")
        labeledCheckbox.text = "This is a cool label checkbox!"
        labeledCheckbox.attributedText = AttributedString("Attributed")
        labeledCheckbox.textStyle = .title1
        labeledCheckbox.contentInsets = UIEdgeInsets(left: 10, top: 10, bottom: 10, right: 10)
        labeledCheckbox.isEnabled = false
        labeledCheckbox.isSelected = false
        labeledCheckbox.contentPlacement = .leading
        labeledCheckbox.numberOfLines = 0
        labeledCheckbox.hasError = true
        labeledCheckbox.mark = .intermediate
        labeledCheckbox.checkboxSize = 32
        labeledCheckbox
    }
}

/// One toggle of a style with its state.
struct Styled<Style: ToggleStyle>: View {
    @State private var isOn = false
    let style: Style

    var body: some View {
        Toggle("Bold", isOn: $isOn).toggleStyle(style)
    }
}

/// One toggle in a style that adds to another.
struct StyledInside<Outer: ToggleStyle>: View {
    @State private var isOn = false
    let outer: Outer

    var body: some View {
        Toggle("Bold", isOn: $isOn).toggleStyle(PaddedStyle()).toggleStyle(outer)
    }
}

/// A toggle over three states, with the toggle of each.
struct OverSources<Style: ToggleStyle>: View {
    @State private var read = true
    @State private var write = false
    @State private var manage = false
    let style: Style

    var body: some View {
        Toggle("All", sources: [$read, $write, $manage], isOn: \.self).toggleStyle(style).id("all")
        Toggle(sources: [Permission](), isOn: \.isOn) { Text("Of none") }.id("none")
        Toggle("Read", isOn: $read)
        Toggle("Write", isOn: $write)
        Toggle("Manage", isOn: $manage)
    }

    private struct Permission {
        let isOn: Binding<Bool>
    }
}
