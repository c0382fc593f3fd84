/// The names and values of a form or a query, in the order they were sent. A name may come more than once.
public struct FormFields: Sendable, Equatable {
    public var fields: [Field]

    /// One name with its value.
    public struct Field: Sendable, Equatable {
        public var name: String
        public var value: String

        /// A field.
        public init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// These fields.
    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// The values of every field of that name, in order. Names are compared by their bytes.
    public func values(of name: String) -> [String] {
        fields.filter { Self.isSame($0.name, name) }.map(\.value)
    }

    /// The value of the last field of that name, which is the one that counts where one is wanted; nil where there
    /// is none.
    public func last(of name: String) -> String? {
        fields.last { Self.isSame($0.name, name) }?.value
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.elementsEqual(right.utf8)
    }
}

extension FormFields {
    /// Reads application/x-www-form-urlencoded (URL Standard, section 5.1): "+" is a blank, a name without "=" has an empty
    /// value, further "=" belong to the value, a stray "%" stays, what is not UTF-8 becomes U+FFFD. Nothing is
    /// malformed.
    public static func urlencoded(_ bytes: [UInt8]) -> FormFields { urlencoded(bytes.span) }

    /// Reads a query (without its "?") by the same rules.
    public static func urlencoded(_ query: String) -> FormFields { urlencoded(query.utf8.span) }

    private static func urlencoded(_ bytes: Span<UInt8>) -> FormFields {
        var form = FormFields()
        var start = 0
        while start < bytes.count {
            let end = bytes.firstIndex(of: ASCII.ampersand, in: start..<bytes.count)
            if start < end {
                let equals = bytes.firstIndex(of: ASCII.equals, in: start..<end)
                form.fields.append(
                    Field(
                        PercentEncoding.decode(bytes, start..<equals, plusIsBlank: true),
                        PercentEncoding.decode(bytes, min(equals + 1, end)..<end, plusIsBlank: true)))
            }
            start = end + 1
        }
        return form
    }

    /// These fields as application/x-www-form-urlencoded (URL Standard, section 5.2).
    public var urlencoded: String {
        var bytes: [UInt8] = []
        for field in fields {
            if !bytes.isEmpty { bytes.append(ASCII.ampersand) }
            PercentEncoding.form.encode(field.name, into: &bytes)
            bytes.append(ASCII.equals)
            PercentEncoding.form.encode(field.value, into: &bytes)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension FormFields {
    /// Reads multipart/form-data (RFC 7578). Every part is a field; that of a file has its content as text, and the
    /// name of the file is left out.
    ///
    /// Throws 400, which says what is wrong.
    public static func multipart(_ bytes: [UInt8], boundary: String) throws(Problem) -> FormFields {
        try MultipartParser(bytes, boundary: boundary).parse()
    }

    /// Reads the body of `request` by its Content-Type.
    ///
    /// Throws 415 where that is missing or is not the type of a form, 400 where a multipart body is malformed.
    public static func decode(_ request: Request) throws(Problem) -> FormFields {
        let urlencodedType = "application/x-www-form-urlencoded"
        let multipartType = "multipart/form-data"
        let type = try request.bodyType(
            among: [urlencodedType, multipartType],
            hint:
                "A form is sent as \(urlencodedType) (curl --data-urlencode) or \(multipartType) (curl --form)."
        )
        guard type.essence == multipartType else { return urlencoded(request.body) }
        guard let boundary = type.parameter("boundary") else {
            throw Problem(.badRequest, "The Content-Type multipart/form-data has no boundary.")
        }
        guard !type.isRepeated("boundary") else {
            throw Problem(.badRequest, "The Content-Type multipart/form-data has more than one boundary.")
        }
        return try multipart(request.body, boundary: boundary)
    }
}
