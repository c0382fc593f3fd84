// What holds of the readers of bodies.

func checkURLEncoded(_ bytes: [UInt8]) {
    let form = FormFields.urlencoded(bytes)
    let again = FormFields.urlencoded(Array(form.urlencoded.utf8))
    hold(again == form, "what is written is read again")
    hold(form.fields.count <= bytes.count, "no field comes of nothing")
    // A byte that is not UTF-8 becomes three.
    let length = form.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    hold(length <= 3 * bytes.count, "the fields are no longer than what they come of")
    for field in form.fields { hold(form.last(of: field.name) != nil, "every field is found by its name") }
}

/// The first line is the boundary, the rest the body.
func checkMultipart(_ bytes: [UInt8]) {
    let end = bytes.firstIndex(of: ASCII.lineFeed) ?? bytes.count
    let boundary = String(decoding: bytes[..<end], as: UTF8.self)
    let body = Array(bytes[min(end + 1, bytes.count)...])
    do throws(Problem) {
        let form = try FormFields.multipart(body, boundary: boundary)
        hold(form.fields.count <= body.count, "no field comes of nothing")
        let length = form.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        hold(length <= 3 * body.count, "the fields are no longer than what they come of")
        // The values, put into plain parts of a boundary that is in none of them, are read again.
        var written: [UInt8] = []
        for field in form.fields {
            written += "--=_fuzz_=\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n".utf8
            written += field.value.utf8
            written += "\r\n".utf8
        }
        written += "--=_fuzz_=--\r\n".utf8
        guard !form.fields.contains(where: { holds(Array($0.value.utf8), "--=_fuzz_=") }) else { return }
        let again = try? FormFields.multipart(written, boundary: "=_fuzz_=")
        hold(again?.fields.map(\.value) == form.fields.map(\.value), "values that are written are read again")
    } catch {
        hold(error.status.code == 400, "what is malformed is a bad request")
        hold(error.detail.utf8.count <= 3 * bytes.count + 300, "a refusal is bounded")
    }
}

func checkJSON(_ bytes: [UInt8]) {
    do throws(JSON.SyntaxError) {
        let document = try JSON(parsing: bytes)
        for layout in [JSON.Layout.compact, .pretty] {
            let written = document.bytes(layout)
            let again = try? JSON(parsing: written)
            hold(again == document, "what is written is read again")
            hold(!written.contains(ASCII.lessThan), "what is written opens no tag")
        }
    } catch {
        hold((0...bytes.count).contains(error.offset), "the fault lies in the document")
    }
}

func checkPercentEncoding(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for kind in [PercentEncoding.pathSegment, .query, .form, .fragment, .reference] {
        let encoded = kind.encode(text)
        hold(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }, "what is encoded is printable ASCII")
        hold(encoded.utf8.count <= 3 * text.utf8.count, "what is encoded is bounded")
        if kind != .reference {
            hold(kind.decode(encoded).utf8.elementsEqual(text.utf8), "it is decoded again")
        }
        hold(kind.decode(text).utf8.count <= 3 * text.utf8.count, "what is decoded is bounded")
    }
}
