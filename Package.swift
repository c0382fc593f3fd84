// swift-tools-version: 6.2
import PackageDescription

/// What every target of ours is compiled with: strict Swift 6, nothing imported by accident, no warning let through.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "vitrine",
    products: [
        .library(name: "SwiftCN", targets: ["SwiftCN"]),
        .executable(name: "vitrine", targets: ["vitrine"]),
    ],
    targets: [
        .systemLibrary(
            name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CCompression", providers: [.apt(["zlib1g-dev", "libbrotli-dev"])]),

        .target(name: "Platform", dependencies: ["CCompression"], swiftSettings: settings),
        .target(name: "HTTP", swiftSettings: settings),
        .target(
            name: "MicroHTTP", dependencies: ["CMicroHTTPD", "HTTP", "Platform"], swiftSettings: settings),
        .target(name: "ViewKit", dependencies: ["Platform"], swiftSettings: settings),
        .target(name: "SwiftCN", dependencies: ["ViewKit"], swiftSettings: settings),
        .target(
            name: "Gallery", dependencies: ["SwiftCN", "HTTP", "Platform"], swiftSettings: settings,
            plugins: ["EmbedSourcesPlugin"]),
        .executableTarget(
            name: "vitrine", dependencies: ["Gallery", "HTTP", "MicroHTTP", "Platform"],
            swiftSettings: settings),

        // The gallery with pages for measuring; what users run is `vitrine` alone.
        .executableTarget(
            name: "vitrine-bench", dependencies: ["Gallery", "MicroHTTP", "Platform", "SwiftCN"],
            path: "Benchmarks/Server", swiftSettings: settings),
        // The components with the texts of an attacker, for the tests.
        .executableTarget(
            name: "hostile-gallery", dependencies: ["Gallery", "MicroHTTP", "Platform", "SwiftCN"],
            path: "Tests/Hostile/Gallery", swiftSettings: settings),

        .executableTarget(name: "EmbedSources", swiftSettings: settings),
        .plugin(
            name: "EmbedSourcesPlugin", capability: .buildTool(), dependencies: ["EmbedSources"],
            path: "Sources/EmbedSourcesPlugin"),

        .testTarget(name: "ArchitectureTests", swiftSettings: settings),
        .testTarget(name: "PlatformTests", dependencies: ["Platform"], swiftSettings: settings),
        .testTarget(name: "HTTPTests", dependencies: ["HTTP"], swiftSettings: settings),
        .testTarget(
            name: "MicroHTTPTests", dependencies: ["MicroHTTP", "HTTP", "Platform"], swiftSettings: settings),
        .testTarget(name: "ViewKitTests", dependencies: ["ViewKit"], swiftSettings: settings),
        .testTarget(name: "SwiftCNTests", dependencies: ["SwiftCN"], swiftSettings: settings),
        .testTarget(
            name: "GalleryTests", dependencies: ["Gallery", "HTTP", "SwiftCN"], swiftSettings: settings),
        .testTarget(
            name: "EmbedSourcesTests", exclude: ["Fixtures"], swiftSettings: settings,
            plugins: ["EmbedSourcesPlugin"]),
        .testTarget(name: "VitrineTests", dependencies: ["HTTP"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
