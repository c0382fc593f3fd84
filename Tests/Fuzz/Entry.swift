import Glibc

/// The target that this process fuzzes: FUZZ_TARGET names it.
private let target: FuzzTarget = {
    let name = unsafe getenv("FUZZ_TARGET").map { unsafe String(cString: $0) } ?? ""
    guard let target = FuzzTarget(rawValue: name) else {
        let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
        fail("FUZZ_TARGET must be one of \(names), not “\(name)”")
    }
    return target
}()

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target.run(unsafe Array(UnsafeBufferPointer(start: start, count: count)))
    return 0
}
