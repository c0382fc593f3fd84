import CCompression
import Glibc
import Platform
import Testing

@Suite("Compression")
struct CompressionTests {
    static let samples: [[UInt8]] = [
        [],
        [0],
        Array("body { color: black }".utf8),
        Array(repeating: UInt8(ascii: "a"), count: 100_000),
        randomBytes(70_000),
    ]

    @Test("What gzip packs, zlib unpacks", arguments: samples)
    func gzipRoundTrip(bytes: [UInt8]) throws {
        let packed = try #require(gzip(bytes))
        #expect(packed.prefix(3) == [0x1F, 0x8B, 8])
        #expect(gunzip(packed, count: bytes.count) == bytes)
    }

    @Test("What brotli packs, its decoder unpacks", arguments: samples)
    func brotliRoundTrip(bytes: [UInt8]) throws {
        let packed = try #require(brotli(bytes))
        #expect(try unbrotli(packed, count: bytes.count) == bytes)
    }

    @Test("Text becomes much smaller, and the same bytes give the same result")
    func packsWell() throws {
        let text = Array(String(repeating: "p { margin: 0 }\n", count: 200).utf8)
        #expect(try #require(gzip(text)).count < text.count / 20)
        #expect(try #require(brotli(text)).count < text.count / 20)
        #expect(gzip(text) == gzip(text))
    }

    private func gunzip(_ packed: [UInt8], count: Int) -> [UInt8]? {
        var stream = unsafe z_stream()
        let size = unsafe Int32(MemoryLayout<z_stream>.size)
        guard unsafe inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, size) == Z_OK else { return nil }
        defer { unsafe inflateEnd(&stream) }
        var input = packed
        var output = [UInt8](repeating: 0, count: count + 1)
        let ended = unsafe input.withUnsafeMutableBufferPointer { source in
            unsafe output.withUnsafeMutableBufferPointer { target in
                unsafe stream.next_in = source.baseAddress
                unsafe stream.avail_in = UInt32(source.count)
                unsafe stream.next_out = target.baseAddress
                unsafe stream.avail_out = UInt32(target.count)
                return unsafe inflate(&stream, Z_FINISH)
            }
        }
        return unsafe ended == Z_STREAM_END ? Array(output.prefix(Int(stream.total_out))) : nil
    }

    /// Brotli's decoder is a library of its own that the server does without; it is loaded here alone.
    private func unbrotli(_ packed: [UInt8], count: Int) throws -> [UInt8] {
        typealias Decompress =
            @convention(c) (
                Int, UnsafePointer<UInt8>?, UnsafeMutablePointer<Int>, UnsafeMutablePointer<UInt8>?
            )
            -> Int32
        let library = unsafe try #require(dlopen("libbrotlidec.so.1", RTLD_NOW))
        let symbol = unsafe try #require(dlsym(library, "BrotliDecoderDecompress"))
        let decompress = unsafe unsafeBitCast(symbol, to: Decompress.self)
        var output = [UInt8](repeating: 0, count: count + 1)
        var length = output.count
        let result = unsafe packed.withUnsafeBufferPointer { source in
            unsafe output.withUnsafeMutableBufferPointer { target in
                unsafe decompress(source.count, source.baseAddress, &length, target.baseAddress)
            }
        }
        try #require(result == 1)
        return Array(output.prefix(length))
    }
}
