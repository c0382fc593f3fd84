import Platform
import Testing

@Suite("Files of a folder")
struct FolderTests {
    let scratch = Scratch()

    @Test("Files are listed by their names below the folder, sorted, hidden ones left out")
    func listsFiles() throws {
        scratch.folder("b")
        scratch.file("b/two.css", "2")
        scratch.file("a.css", "1")
        scratch.file(".hidden", "0")
        scratch.link("c.css", to: "a.css")
        #expect(try Folder(scratch.path).files() == ["a.css", "b/two.css", "c.css"])
        #expect(try Folder(scratch.path).folder("b").files() == ["two.css"])
    }

    @Test("A file is read whole", arguments: [0, 1, 4_096, 70_000])
    func readsWhole(size: Int) throws {
        let text = String(repeating: "x", count: size)
        scratch.file("file", text)
        #expect(try Folder(scratch.path).read("file") == Array(text.utf8))
    }

    @Test("A missing file is an error that names path and reason")
    func namesTheMissingFile() throws {
        let folder = try Folder(scratch.path)
        let error = #expect(throws: FileError.self) { try folder.read("absent.css") }
        #expect(error?.description == "Cannot read \(folder.path)/absent.css: No such file or directory.")
    }

    @Test("A missing folder, and a file in a folder's place, are errors")
    func refusesWhatIsNoFolder() {
        scratch.file("file", "")
        #expect(throws: FileError.self) { try Folder(scratch.path + "/absent") }
        #expect(throws: FileError.self) { try Folder(scratch.path + "/file") }
    }

    @Test(
        "What leads out of the folder is refused", arguments: ["link", "../outside", "inner/../../outside"])
    func staysInside(name: String) throws {
        scratch.file("outside", "secret")
        scratch.folder("root")
        scratch.folder("root/inner")
        scratch.link("root/link", to: "../outside")
        let root = try Folder(scratch.path + "/root")
        #expect(throws: FileError.self) { try root.read(name) }
        #expect(throws: FileError.self) { try root.files() }
    }

    @Test("A folder next door whose name starts alike is outside")
    func tellsNeighboursApart() throws {
        scratch.folder("root")
        scratch.folder("rootless")
        scratch.file("rootless/file", "secret")
        let root = try Folder(scratch.path + "/root")
        #expect(throws: FileError.self) { try root.read("../rootless/file") }
        #expect(throws: FileError.self) { try root.folder("../rootless") }
    }

    @Test("What is no regular file is refused at once", arguments: ["pipe", "folder"])
    func refusesSpecialFiles(name: String) throws {
        scratch.pipe("pipe")
        scratch.folder("folder")
        let folder = try Folder(scratch.path)
        #expect(throws: FileError.self) { try folder.read(name) }
        #expect(throws: FileError.self) { try folder.files() }
    }

    @Test("A name with a NUL is refused, not cut")
    func refusesNUL() throws {
        scratch.file("file", "")
        let folder = try Folder(scratch.path)
        #expect(throws: FileError.self) { try folder.read("file\0.css") }
    }
}
