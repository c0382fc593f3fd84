import HTTP
import Testing

@testable import Gallery

@Suite("Assets")
struct AssetTests {
    private let gallery: Gallery

    init() throws {
        gallery = try #require(shipped)
    }

    @Test(
        "Every asset is served in each packing, with a tag of its own", arguments: shipped?.assets.names ?? []
    )
    func packings(name: String) throws {
        let asset = try #require(gallery.assets[name])
        let plain = gallery.get(asset.path)
        #expect(plain.status == .ok)
        #expect(plain.header("Content-Encoding") == nil)
        #expect(plain.header("Cache-Control") == "no-cache")
        var tags = [plain.header("ETag")]
        for coding in ["gzip", "br"] {
            let packed = gallery.get(asset.link, [("Accept-Encoding", coding)])
            #expect(packed.header("Vary") == "Accept-Encoding")
            #expect(packed.header("Cache-Control") == "public, max-age=31536000, immutable")
            guard packed.header("Content-Encoding") != nil else { continue }
            #expect(packed.header("Content-Encoding") == coding)
            #expect(packed.body.count < plain.body.count)
            #expect(packed.header("Content-Type") == plain.header("Content-Type"))
            tags.append(packed.header("ETag"))
            let tag = try #require(packed.header("ETag"))
            let again = gallery.get(asset.link, [("Accept-Encoding", coding), ("If-None-Match", tag)])
            #expect(again.status == .notModified)
        }
        #expect(Set(tags).count == tags.count)
    }

    @Test("A page links every stylesheet by its content, the tokens first")
    func links() throws {
        let page = gallery.get("/").text
        let places = try ["tokens.css", "base.css", "layout.css", "switch.css", "utilities.css", "print.css"]
            .map { name in
                let link = try #require(gallery.assets[name]).link
                return try #require(page.firstRange(of: "<link rel=\"stylesheet\" href=\"\(link)\">"))
                    .lowerBound
            }
        #expect(places == places.sorted())
        #expect(page.components(of: "rel=\"stylesheet\"").count == gallery.assets.styleNames.count + 1)
    }

    @Test("An old version is served, but not for long")
    func oldVersion() {
        #expect(gallery.get("/assets/tokens.css?v=0").header("Cache-Control") == "no-cache")
    }

    @Test("A coding that is not to be had is 406, and a name that is not there 404")
    func missing() {
        let nothing = [("Accept-Encoding", "identity;q=0, *;q=0")]
        #expect(gallery.get("/assets/tokens.css", nothing).status == .notAcceptable)
        #expect(gallery.get("/assets/nothing.css").status == .notFound)
        #expect(gallery.get("/assets/..%2FTemplates").status == .badRequest)
        #expect(gallery.get("/assets/../Templates/layout.html").status == .notFound)
    }
}
