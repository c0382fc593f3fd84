"""Where a body ends: whatever a proxy before the server and the server itself could count in different ways."""

from case import EXAMPLE, FORM, SMUGGLED, answered, library, post, refused, request, size, unfinished


def length(value, body="isOn=true", more="", method="POST", target=EXAMPLE, **rest):
    return request(method, target, f"{FORM}Content-Length:{value}\r\n{more}", body=body, **rest)


def coding(value, body="0\r\n\r\n", more="", method="POST", **rest):
    return request(method, EXAMPLE, f"{FORM}Transfer-Encoding:{value}\r\n{more}", body=body, **rest)


MORE_THAN_ONE = "There is more than one Content-Length."
EXCLUDE = "Content-Length and Transfer-Encoding exclude each other."
NOT_KNOWN = "This Transfer-Encoding is not known; use chunked alone."

FRAMING = [
    # Content-Length
    refused("two different lengths", 400, length(" 0", SMUGGLED, "Content-Length: 5\r\n"), says=MORE_THAN_ONE),
    refused("two different lengths, the longer first", 400, length(" 9", more="Content-Length: 0\r\n"),
            says=MORE_THAN_ONE),
    refused("two equal lengths", 400, length(" 9", more="Content-Length: 9\r\n"), says=MORE_THAN_ONE),
    refused("three lengths, one in capitals", 400,
            length(" 9", more="content-length: 9\r\nCONTENT-LENGTH: 9\r\n"), says=MORE_THAN_ONE),
    refused("two lengths of a GET", 400,
            request(fields="Content-Length: 0\r\nContent-Length: 9\r\n", body="isOn=true"), says=MORE_THAN_ONE),
    refused("a length with a sound one before it that is no number", 400,
            length(" 9", more="Content-Length: x\r\n"), says=MORE_THAN_ONE),
    *[library(f"the length “{value}”", 400, length(f" {value}", SMUGGLED), head_twice=True) for value in [
        "-1", "+9", "9,9", "9, 9", "9 9", "0x9", "9.0", "9e0", "9;", "nine", "\"9\"", "9\t9", "1_0", "٩".encode().decode("latin-1"),
    ]],
    library("an empty length", 400, length("", SMUGGLED), head_twice=True),
    library("a length of blanks", 400, length(" \t ", SMUGGLED), head_twice=True),
    refused("a length with a NUL", 400, length(" 9\0", SMUGGLED)),
    library("a length with a vertical tab", 400, length("\v9", SMUGGLED), head_twice=True),
    library("a length of twenty nines", 413, length(" " + "9" * 20), head_twice=True),
    library("a length of a thousand digits", 413, length(" " + "9" * 1_000), head_twice=True),
    refused("a length that no Int holds", 400, length(" 9223372036854775808")),
    refused("the largest length of 64 bits", 400, length(" 18446744073709551615")),
    refused("the largest Int as a length", 413, length(" 9223372036854775807")),
    refused("one byte more than a body may have", 413, length(" 262145")),
    refused("a length past the limit with an expectation", 413, length(" 262145", more="Expect: 100-continue\r\n")),
    answered("a length with zeros before it", 303, length(" 0009")),
    answered("a length without a blank before it", 303, length("9")),
    answered("a length behind blanks", 303, length(" \t 9")),
    library("a length before a blank", 400, length(" 9 "), head_twice=True),
    answered("a length of zero", 422, length(" 0", "")),
    unfinished("a body that stops short", length(" 10")),
    unfinished("a body that never comes", length(" 9", "")),
    answered("a body that is longer than it says", 422, length(" 8", "isOn=trueX\r\n\r\n"), then="closed"),
    # Transfer-Encoding
    refused("a length before chunks", 400, length(" 5", "0\r\n\r\n" + SMUGGLED, "Transfer-Encoding: chunked\r\n"),
            says=EXCLUDE),
    refused("a length after chunks", 400, coding(" chunked", "0\r\n\r\n" + SMUGGLED, "Content-Length: 5\r\n"),
            says=EXCLUDE),
    refused("a length of zero with chunks", 400, coding(" chunked", more="Content-Length: 0\r\n"), says=EXCLUDE),
    refused("a length with a coding of another name", 400, coding(" identity", more="Content-Length: 5\r\n"),
            says=EXCLUDE),
    *[refused(f"the coding “{value}”", 501, coding(f" {value}", "0\r\n\r\n" + SMUGGLED), says=NOT_KNOWN) for value in [
        "gzip", "identity", "gzip, chunked", "chunked, gzip", "chunked, chunked", "chunked;q=1", "chunked ,", ", chunked",
        "xchunked", "chunkedx", "\"chunked\"", "'chunked'", "chun ked", "x", "cow",
    ]],
    refused("an empty coding", 501, coding("", "0\r\n\r\n" + SMUGGLED), says=NOT_KNOWN),
    refused("a coding behind a vertical tab", 400, coding(" \vchunked", "0\r\n\r\n" + SMUGGLED)),
    refused("a coding behind a form feed", 400, coding(" \fchunked", "0\r\n\r\n" + SMUGGLED)),
    refused("a coding behind a bare CR", 400, coding(" \rchunked", "0\r\n\r\n" + SMUGGLED)),
    refused("a coding with a NUL", 400, coding(" chunked\0", "0\r\n\r\n" + SMUGGLED)),
    refused("a coding behind a byte that is not ASCII", 501, coding(" \xa0chunked", "0\r\n\r\n" + SMUGGLED)),
    refused("two codings, the first chunked", 400, coding(" chunked", more="Transfer-Encoding: x\r\n"),
            says="There is more than one Transfer-Encoding."),
    refused("two codings, the last chunked", 400, coding(" x", more="Transfer-Encoding: chunked\r\n"),
            says="There is more than one Transfer-Encoding."),
    refused("two equal codings", 400, coding(" chunked", more="Transfer-Encoding: chunked\r\n"),
            says="There is more than one Transfer-Encoding."),
    refused("chunks in HTTP/1.0", 400, coding(" chunked", version="HTTP/1.0"), says="HTTP/1.0 knows no"),
    refused("a coding whose field is folded", 400, coding("\r\n chunked", "0\r\n\r\n" + SMUGGLED)),
    refused("a length whose field is folded", 400, length(f"\r\n {size(SMUGGLED)}", SMUGGLED)),
    refused("a length whose field is folded with a tab", 400, length(f"\r\n\t{size(SMUGGLED)}", SMUGGLED)),
    refused("a length with an underscore in its name", 422,
            request("POST", EXAMPLE, f"{FORM}Content_Length: {size(SMUGGLED)}\r\n", body=SMUGGLED)),
    refused("a coding with an underscore in its name", 422,
            request("POST", EXAMPLE, f"{FORM}Transfer_Encoding: chunked\r\n", body="0\r\n\r\n" + SMUGGLED)),
    refused("a POST without any length", 422, request("POST", EXAMPLE, FORM, body=SMUGGLED)),
    refused("a PATCH without any length", 400,
            request("PATCH", "/api" + EXAMPLE, "Content-Type: application/json\r\n", body='{"isOn": false}')),
    refused("a PUT without any length", 400,
            request("PUT", "/api/state", "Content-Type: application/json\r\n", body=SMUGGLED)),
    # Bodies where none is expected
    answered("a GET with a body", 200, request(fields="Content-Length: 9\r\n", body="isOn=true")),
    answered("a GET whose body looks like a request", 200,
             request(fields=f"Content-Length: {size(SMUGGLED)}\r\n", body=SMUGGLED)),
    answered("a HEAD with a body", 200, request("HEAD", fields="Content-Length: 9\r\n", body="isOn=true"), heads=(0,)),
    answered("a DELETE with a body", 200,
             request("DELETE", "/api" + EXAMPLE, "Content-Length: 9\r\n", body="isOn=true")),
    answered("an OPTIONS with a body", 204, request("OPTIONS", fields="Content-Length: 9\r\n", body="isOn=true")),
    answered("a post behind a GET with a body", [200, 303],
             request(fields="Content-Length: 9\r\n", body="isOn=true") + post()),
]
