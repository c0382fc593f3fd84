import SwiftCN

struct RadioGroupRTL: View {
    @State private var selection = "design"

    let options = [
        CNOption(id: "design", title: "نظام التصميم"),
        CNOption(id: "mobile", title: "تطبيق الهاتف"),
        CNOption(id: "archive", title: "الأرشيف", isDisabled: true),
    ]

    var body: some View {
        CNRadioGroup("مساحة العمل", options: options, selection: $selection)
            .environment(\.layoutDirection, .rightToLeft)
    }
}
