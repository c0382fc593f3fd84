"""How much a head may hold: 32 KiB, so many fields and query arguments; the rest is refused at once."""

from case import answered, chunked, get, library, refused, request

KIB = 1_024
# The byte-by-byte form of these would only take long.
LARGE = {"pieces": [None, 1_000]}

TOO_LARGE = "are allowed"
ARGUMENTS = "query arguments"


def arguments(count, each="a"):
    return get("/?" + "&".join([each] * count))


SIZES = [
    answered("a field of 30 KiB", 200, get(fields=f"X-A: {'a' * 30 * KIB}\r\n"), **LARGE),
    answered("a query of 30 KiB", 200, get(f"/?q={'a' * 30 * KIB}"), **LARGE),
    answered("a path of 30 KiB", 404, get(f"/{'a' * 30 * KIB}"), **LARGE),
    answered("300 fields", 200, get(fields="".join(f"X-{i}: a\r\n" for i in range(300))), **LARGE),
    answered("250 query arguments", 200, arguments(250), **LARGE),
    answered("a long address in a head of nearly 32 KiB", 308, get(f"/components/switch/?{'a' * 3_900}", f"X-A: {'a' * 28_600}\r\n"), **LARGE),
    answered("a Cookie of 15 KiB", 200, get(fields=f"Cookie: a={'a' * 15 * KIB}\r\n"), **LARGE),
    refused("a Cookie of 18 KiB", 431, get(fields=f"Cookie: a={'a' * 18 * KIB}\r\n"), says="cookies", **LARGE),
    refused("500 fields", 431, get(fields="".join(f"X-{i}: a\r\n" for i in range(500))), says="too many fields", **LARGE),
    refused("20 KiB and 220 fields", 431, get(fields=f"X-A: {'a' * 20 * KIB}\r\n" + "".join(f"X-{i}: a\r\n" for i in range(220))), **LARGE),
    refused("a field of 33 KiB", 431, get(fields=f"X-A: {'a' * 33 * KIB}\r\n"), says=TOO_LARGE, **LARGE),
    refused("a query of 33 KiB", 431, get(f"/?q={'a' * 33 * KIB}"), **LARGE),
    refused("a path of 33 KiB", 431, get(f"/{'a' * 33 * KIB}"), **LARGE),
    *[refused(f"{count} query arguments", 414, arguments(count), says=ARGUMENTS, **LARGE)
      for count in [300, 400, 450, 500, 600, 700, 1_000, 3_000, 10_000]],
    *[refused(f"{count} empty query arguments", 414, get("/?" + "&" * count), says=ARGUMENTS, **LARGE) for count in [600, 10_000]],
    refused("500 query arguments of a post", 414,
            request("POST", "/components/switch/basic?" + "a&" * 500, "Content-Length: 9\r\n", body="isOn=true"), **LARGE),
    refused("100 long query arguments", 414, arguments(100, "a" * 300), **LARGE),
    refused("500 query arguments of an unknown method", 414, request("BREW", "/?" + "a&" * 500), **LARGE),
    library("a field of 40 KiB", 431, get(fields=f"X-A: {'a' * 40 * KIB}\r\n"), **LARGE),
    library("a field of a MiB", 431, get(fields=f"X-A: {'a' * KIB * KIB}\r\n"), pieces=[None, 60_000]),
    library("a field name of 40 KiB", 431, get(fields=f"{'a' * 40 * KIB}: b\r\n"), **LARGE),
    library("a target of 40 KiB", 414, get(f"/{'a' * 40 * KIB}"), **LARGE),
    library("a target of a MiB", 414, get(f"/{'a' * KIB * KIB}"), pieces=[None, 60_000]),
    library("a method of 40 KiB", 414, request("A" * 40 * KIB), **LARGE),
    library("1,000 fields", 431, get(fields="".join(f"X-{i}: a\r\n" for i in range(1_000))), **LARGE),
    library("a Cookie of 20 KiB", 431, get(fields=f"Cookie: a={'a' * 20 * KIB}\r\n"), head_twice=True, **LARGE),
    library("a Cookie of 1,600 pairs", 431, get(fields=f"Cookie: a=b{'; a=b' * 1_600}\r\n"), head_twice=True, **LARGE),
    library("a chunk extension of 40 KiB", 500, chunked(f"9;a={'a' * 40 * KIB}\r\nisOn=true\r\n0\r\n\r\n"), **LARGE),
    library("a trailer of 40 KiB", 431, chunked(f"9\r\nisOn=true\r\n0\r\nX-A: {'a' * 40 * KIB}\r\n\r\n"), **LARGE),
    library("1,000 trailers", 431,
            chunked("9\r\nisOn=true\r\n0\r\n" + "".join(f"X-{i}: a\r\n" for i in range(1_000)) + "\r\n"), **LARGE),
]
