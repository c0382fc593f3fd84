"""Chunked bodies (RFC 9112, section 7.1)."""

from case import EXAMPLE, FORM, SMUGGLED, answered, chunked, get, library, post, refused, request, size, unfinished

BODY = "9\r\nisOn=true\r\n"
END = "0\r\n\r\n"


def sizes(line):
    return chunked(f"{line}\r\nisOn=true\r\n{END}")


# After a body in chunks nothing more of the connection is read, so whatever lax reading of chunks there may be, none of it
# can become a request.
CHUNKS = [
    *[refused(f"chunks: {name}", 303, text) for name, text in {
        "one": chunked(BODY + END),
        "a byte each": chunked("".join(f"1\r\n{byte}\r\n" for byte in "isOn=true") + END),
        "a size in capitals": chunked("A\r\nisOn=true&\r\n" + END),
        "a size in small letters": chunked("a\r\nisOn=true&\r\n" + END),
        "a size with zeros before it": sizes("0009"),
        "a size of fifty digits": sizes("0" * 49 + "9"),
        "an extension": sizes("9;a=b"),
        "an extension in quotes": sizes('9;a="b;c"'),
        "many extensions": sizes("9" + ";a" * 1_000),
        "an extension on the last": chunked(BODY + "0;a=b\r\n\r\n"),
        "a trailer": chunked(BODY + "0\r\nX-A: b\r\n\r\n"),
        "a length as a trailer": chunked(BODY + f"0\r\nContent-Length: {size(SMUGGLED)}\r\n\r\n" + SMUGGLED),
        "a coding as a trailer": chunked(BODY + "0\r\nTransfer-Encoding: chunked\r\n\r\n"),
        "a host as a trailer": chunked(BODY + "0\r\nHost: evil.example\r\n\r\n"),
        "an origin as a trailer": chunked(BODY + "0\r\nOrigin: http://evil.example\r\n\r\n"),
        "a session as a trailer": chunked(BODY + "0\r\nVitrine-Session: nobody\r\n\r\n"),
        "a NUL in a trailer": chunked(BODY + "0\r\nX-A: \0\r\n\r\n"),
        "a bare LF after a size": chunked(f"9\nisOn=true\r\n{END}"),
        "a bare LF after the data": chunked(f"9\r\nisOn=true\n{END}"),
        "a bare LF after a trailer": chunked(BODY + "0\r\nX-A: b\n\r\n"),
        "bare LFs at the end": chunked(BODY + "0\n\n" + SMUGGLED),
        "bare LFs alone": chunked("9\nisOn=true\n0\n\n" + SMUGGLED),
        "a request behind them": chunked(BODY + END + SMUGGLED),
        "two requests behind them": chunked(BODY + END + SMUGGLED + SMUGGLED),
        "an extension that hides a request": chunked(f"9;a\nisOn=true\r\n{END}" + SMUGGLED),
    }.items()],
    *[library(f"chunks: {name}", 400, text) for name, text in {
        "a size that is no number": sizes("xyz"),
        "no size": sizes(""),
        "a negative size": sizes("-9"),
        "a size with a plus": sizes("+9"),
        "a size with 0x": sizes("0x9"),
        "a size behind a blank": sizes(" 9"),
        "a size before a blank": sizes("9 "),
        "a size before a tab": sizes("9\t;a"),
        "a size with a dot": sizes("9.0"),
        "a size with an underscore": sizes("0_9"),
        "a size with a NUL": sizes("9\0"),
        "a size in quotes": sizes('"9"'),
        "a size ended by a bare CR": chunked(f"9\risOn=true\r\n{END}"),
        "data longer than its size": chunked(f"8\r\nisOn=true\r\n{END}"),
        "data without a line end": chunked(f"9\r\nisOn=true{END}"),
        "two line ends after the data": chunked(f"9\r\nisOn=true\r\n\r\n{END}"),
        "a bare LF in an extension": chunked(f"9;a\n\r\nisOn=true\r\n{END}"),
        "a blank before a trailer's colon": chunked(BODY + "0\r\nX-A : b\r\n\r\n"),
        "a trailer without a colon": chunked(BODY + "0\r\nX-A\r\n\r\n"),
    }.items()],
    library("chunks: a size of seventeen digits", 413, sizes("f" * 17)),
    library("chunks: a size of a hundred digits", 413, sizes("f" * 100)),
    unfinished("chunks: the largest size", sizes("f" * 16)),
    unfinished("chunks: a size without data", chunked("9\r\n")),
    unfinished("chunks: data that stops short", chunked("9\r\nisOn")),
    unfinished("chunks: data without a line end yet", chunked("9\r\nisOn=true")),
    unfinished("chunks: no last chunk", chunked(BODY)),
    unfinished("chunks: no empty line after the last", chunked(BODY + "0\r\n")),
    unfinished("chunks: a trailer that does not end", chunked(BODY + "0\r\nX-A: b")),
    refused("chunks: none", 422, chunked(END)),
    refused("chunks: more than a body may have", 413, chunked(("4000\r\n" + "x" * 16_384 + "\r\n") * 17 + END),
            pieces=[None, 7_777]),
    refused("chunks: just as much as a body may have", 422,
            chunked(("4000\r\n" + "x" * 16_384 + "\r\n") * 16 + END), pieces=[None, 7_777]),
    refused("chunks: JSON in pieces", 200,
            chunked('5\r\n{"isO\r\n9\r\nn": true}\r\n' + END, type="Content-Type: application/json\r\n",
                    target="/api" + EXAMPLE, method="PATCH")),
    refused("chunks of a GET", 200, request(fields="Transfer-Encoding: chunked\r\n", body=BODY + END + SMUGGLED)),
    refused("chunks in capitals", 200, get(fields="Transfer-Encoding: CHUNKED\r\n", body=BODY + END)),
    answered("a good request before chunks", [200, 303], get() + chunked(BODY + END), then="closed"),
]
