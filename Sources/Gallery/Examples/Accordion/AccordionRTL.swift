import SwiftCN

struct AccordionRTL: View {
    @State private var expanded: Set<String> = ["script"]

    var body: some View {
        CNAccordion(questions, expanded: $expanded, mode: .single) { question in
            Text(question.answer)
        } label: { question in
            Text(question.title)
        }
        .environment(\.layoutDirection, .rightToLeft)
    }
}

private struct Question: Identifiable {
    let id, title, answer: String
}

private let questions = [
    Question(id: "script", title: "هل يحتاج إلى برنامج نصي؟", answer: "لا. كل ضغطة ترسل نموذجا."),
    Question(id: "state", title: "أين تحفظ الحالة؟", answer: "في ذاكرة الخادم."),
]
