import Glibc
import Testing

@Suite("The program")
struct ProgramTests {
    @Test("It says where it is, and ends well on a signal", arguments: [SIGTERM, SIGINT, SIGHUP])
    func runs(signal: Int32) throws {
        let program = try Program("--port", "0")
        let line = try program.line()
        #expect(line.wholeMatch(of: /Vitrine is at http:\/\/127\.0\.0\.1:[1-9][0-9]*\//) != nil)
        program.send(signal)
        #expect(program.end() == 0)
        #expect(try program.errors() == "")
    }

    @Test("It says its address as a URL has it", arguments: ["::1", "[::1]"])
    func bracketsAddresses(host: String) throws {
        let program = try Program("--host=\(host)", "--port=0")
        #expect(try program.line().hasPrefix("Vitrine is at http://[::1]:"))
        program.send(SIGTERM)
        #expect(program.end() == 0)
    }

    @Test(
        "Help and version go to standard output",
        arguments: [("--help", "usage: vitrine"), ("--version", "vitrine 0.")])
    func helps(option: String, start: String) throws {
        let program = try Program(option)
        #expect(try program.output().hasPrefix(start))
        #expect(program.end() == 0)
    }

    @Test(
        "A bad option is told in one sentence, with status 64",
        arguments: [
            ("--prot", "The option --prot is not known; known are --host, --port, --root"),
            ("--port", "The option --port needs a number from 0 to 65535."),
            ("--port=", "The option --port needs a number from 0 to 65535."),
            ("--port=70000", "The option --port needs a number from 0 to 65535, not \"70000\"."),
            ("--port=-1", "The option --port needs a number from 0 to 65535, not \"-1\"."),
            ("--port=8O", "The option --port needs a number from 0 to 65535, not \"8O\"."),
            ("--threads=0", "The option --threads needs a number from 1 to 256, not \"0\"."),
            ("--max-sessions=x", "The option --max-sessions needs a number from 0 to 100000, not \"x\"."),
            ("--log=loud", "The option --log needs one of off, text and json, not \"loud\"."),
            (
                "--allow-host=http://a",
                "The option --allow-host needs a host name without a port, not \"http://a\"."
            ),
            ("now", "There is no use for \"now\": vitrine takes options only."),
        ])
    func refusesOptions(option: String, sentence: String) throws {
        let program = try Program(option)
        let line = try program.line()
        #expect(line.hasPrefix("vitrine: " + sentence))
        #expect(try program.errors() == "")
        #expect(program.end() == 64)
    }

    @Test("A port in use is told in one sentence, with status 1")
    func refusesUsedPorts() throws {
        let first = try Program("--port", "0")
        let port = try #require(try first.line().firstMatch(of: /:([0-9]+)\//)?.1)
        let second = try Program("--port", String(port))
        #expect(
            try second.line()
                == "vitrine: Port \(port) at 127.0.0.1 is in use by another program; choose another port, or 0 for a free one."
        )
        #expect(second.end() == 1)
        first.send(SIGTERM)
        #expect(first.end() == 0)
        let third = try Program("--port", String(port))
        #expect(try third.line() == "Vitrine is at http://127.0.0.1:\(port)/")
        third.send(SIGTERM)
        #expect(third.end() == 0)
    }

    @Test("A host that is none of this machine's is told in one sentence, with status 1")
    func refusesForeignHosts() throws {
        let program = try Program("--host", "192.0.2.1", "--port", "0")
        #expect(
            try program.line()
                == "vitrine: The address 192.0.2.1 belongs to no network interface of this machine.")
        #expect(program.end() == 1)
    }

    @Test(
        "A root without the folders is told in one sentence, with status 1",
        arguments: ["/", "/absent", "/dev/null"])
    func refusesRoots(root: String) throws {
        let program = try Program("--port", "0", "--root", root)
        #expect(try program.line().hasPrefix("vitrine: Cannot read \(root)"))
        #expect(try program.errors() == "")
        #expect(program.end() == 1)
    }

    @Test("It finds its folders from anywhere")
    func findsItsRoot() throws {
        let program = try Program("--port", "0", directory: "/")
        #expect(try program.line().hasPrefix("Vitrine is at http://"))
        program.send(SIGTERM)
        #expect(program.end() == 0)
    }
}
