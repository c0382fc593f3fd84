internal import CCompression

/// The bytes in gzip form (RFC 1952), as small as zlib makes them; nil where zlib has no memory for it.
///
/// Meant for assets, which are packed once: it takes its time, and the same bytes always give the same result.
public func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = unsafe z_stream()
    let gzipWindow: Int32 = 15 + 16  // the largest window; 16 asks for the gzip frame instead of zlib's own
    let begun = unsafe deflateInit2_(
        &stream, Z_BEST_COMPRESSION, Z_DEFLATED, gzipWindow, 9, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size))
    guard begun == Z_OK, let length = UInt32(exactly: bytes.count) else { return nil }
    defer { unsafe deflateEnd(&stream) }
    // deflateBound tells the most that one call of deflate can need.
    var output = [UInt8](repeating: 0, count: Int(clamping: unsafe deflateBound(&stream, UInt(length))))
    var input = bytes
    let ended = unsafe input.withUnsafeMutableBufferPointer { source in
        unsafe output.withUnsafeMutableBufferPointer { target in
            unsafe stream.next_in = source.baseAddress
            unsafe stream.avail_in = length
            unsafe stream.next_out = target.baseAddress
            unsafe stream.avail_out = UInt32(clamping: target.count)
            return unsafe deflate(&stream, Z_FINISH)
        }
    }
    guard ended == Z_STREAM_END else { return nil }
    return unsafe Array(output.prefix(Int(clamping: stream.total_out)))
}

/// Two steps below the best: a tenth of the time for a twentieth more bytes, so that the first client need not wait.
private let brotliQuality: Int32 = 9

/// The bytes in brotli form (RFC 7932); nil where the library fails.
///
/// Meant for assets, like `gzip`.
public func brotli(_ bytes: [UInt8]) -> [UInt8]? {
    var count = BrotliEncoderMaxCompressedSize(bytes.count)
    guard count > 0 else { return nil }
    var output = [UInt8](repeating: 0, count: count)
    let encoded = unsafe bytes.withUnsafeBufferPointer { source in
        unsafe output.withUnsafeMutableBufferPointer { target in
            unsafe BrotliEncoderCompress(
                brotliQuality, BROTLI_MAX_WINDOW_BITS, BROTLI_MODE_TEXT, source.count,
                source.baseAddress,
                &count, target.baseAddress)
        }
    }
    guard encoded == BROTLI_TRUE else { return nil }
    return Array(output.prefix(count))
}
