import SwiftCN

struct CollapsibleRTL: View {
    @State private var isOn = true

    var body: some View {
        CNCollapsible(isExpanded: $isOn) {
            Text("يبقى المحتوى في الصفحة ما دام ظاهرا.").tw("text-sm")
        } label: {
            Text("أظهر التفاصيل")
        }
        .environment(\.layoutDirection, .rightToLeft)
    }
}
