// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "cookbook",
    targets: [.testTarget(name: "CookbookTests")]
)
