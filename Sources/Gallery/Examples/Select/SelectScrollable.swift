import SwiftCN

struct SelectScrollable: View {
    @State private var zone = "utc+1"

    let zones = (0..<60).map { index in
        let quarter = (index - 30) * 2
        let name = "UTC\(quarter < 0 ? "-" : "+")\(abs(quarter) / 4)\(quarter % 4 == 0 ? "" : ":30")"
        return CNOption(id: name.lowercased(), title: name)
    }

    var body: some View {
        CNSelect("Time zone", options: zones, selection: $zone)
    }
}
