"""Bodies that are all there, and not what they should be."""

from case import EXAMPLE, FORM, JSON, STATE, answered, get, post, refused

FORM_EXAMPLE = "/components/form/basic"
FORM_STATE = "/api" + FORM_EXAMPLE


def multipart(body, boundary="boundary=b", **more):
    return post(body, type=f"Content-Type: multipart/form-data; {boundary}\r\n", **more)


def part(name="isOn", value="true", head="", boundary="b"):
    return f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n{head}\r\n{value}\r\n'


def json(body, target=STATE, method="PATCH", type=JSON, **more):
    return post(body, type=type, target=target, method=method, **more)


DEEP = 100_000
ONE = part() + "--b--\r\n"

BODIES = [
    # Types
    answered("no type", 415, post(type="")),
    *[answered(f"the type “{value}”", 415, post(type=f"Content-Type: {value}\r\n")) for value in [
        "", "text/plain", "application/json", "application", "/", "application/", "application/x-www-form-urlencoded2", "a b/c",
        "application/x-www-form-urlencoded, text/plain", "text/plain; application/x-www-form-urlencoded", "multipart/mixed; boundary=b",
        "multipart/form-data2; boundary=b", "image/svg+xml",
    ]],
    *[answered(f"the type “{value}”, taken", 303, post(type=f"Content-Type: {value}\r\n")) for value in [
        "application/x-www-form-urlencoded; charset=utf-8", "APPLICATION/X-WWW-FORM-URLENCODED", "application/x-www-form-urlencoded;",
    ]],
    *[answered(f"the content coding {value}", 415, post(fields=f"Content-Encoding: {value}\r\n")) for value in ["gzip", "br", "x", "identity, gzip"]],
    answered("the content coding identity", 303, post(fields="Content-Encoding: identity\r\n")),
    # Forms
    *[answered(f"the form “{body[:30]!a}”", 422, post(body)) for body in [
        "", "&", "=", "isOn", "isOn=", "isOn=maybe", "isOn=TRUE", "isOn=true\0", "isOn=true%00", "isOn=%74%72%75%65%20", "ison=true", "isOn =true",
        "isOn.=true", ".isOn=true", "isOn.set=true", "isOn.insert=true", "isOn.removeAll", "isOn[]=true", "isOn.toggle.toggle=", "isOn=tru\xff",
        "isOn%00=true", "x=" + "a" * 10_000, "isOn=" + "%" * 10_000, "&".join(f"a{i}=b" for i in range(900)), "__proto__=a", "isOn=true&x=y",
    ]],
    answered("1,001 fields", 413, post("&".join(["isOn=true"] * 1_001))),
    answered("1,000 fields that say the same", 303, post("&".join(["isOn=true"] * 1_000))),
    answered("100,000 fields", 413, post("a&" * 100_000), pieces=[None, 10_000]),
    answered("256 KiB of ampersands", 422, post("&" * 262_144), pieces=[None, 10_000]),
    answered("256 KiB of percent signs", 422, post("%" * 262_144), pieces=[None, 10_000]),
    answered("256 KiB of equals signs", 422, post("=" * 262_144), pieces=[None, 10_000]),
    answered("a form with a stray percent sign", 303, post("isOn=true&isOn=%74rue")),
    # Multipart
    answered("a multipart form", 303, multipart(ONE)),
    answered("a multipart form of two equal fields", 303, multipart(part() + ONE)),
    answered("a multipart form with a preamble and an epilogue", 303, multipart("pre\r\n" + ONE + "epi")),
    answered("a multipart form with a boundary of 70", 303,
             multipart(part(boundary="b" * 70) + "--" + "b" * 70 + "--\r\n", "boundary=" + "b" * 70)),
    answered("a multipart form with a quoted boundary", 303, multipart(ONE, 'boundary="b"')),
    answered("a multipart form with an unknown parameter", 303, multipart(ONE, "charset=utf-8; boundary=b")),
    answered("a multipart form of no parts", 422, multipart("--b--\r\n")),
    *[answered(f"multipart: {name}", 400, text) for name, text in {
        "no boundary": multipart(ONE, "charset=utf-8"),
        "an empty boundary": multipart(ONE, 'boundary=""'),
        "two boundaries": multipart(ONE, "boundary=b; boundary=c"),
        "two equal boundaries": multipart(ONE, "boundary=b; boundary=b"),
        "a boundary of 71": multipart(ONE, "boundary=" + "b" * 71),
        "a boundary that ends in a blank": multipart(ONE, 'boundary="b "'),
        "a boundary with a star": multipart(ONE, "boundary=b*"),
        "another boundary than it says": multipart(ONE, "boundary=c"),
        "nothing": multipart(""),
        "no first boundary": multipart("isOn=true\r\n--b--\r\n".replace("--b--", "--c--")),
        "no last boundary": multipart(part()),
        "a last boundary with one hyphen": multipart(part() + "--b-\r\n"),
        "bare LFs": multipart(ONE.replace("\r\n", "\n")),
        "a part without a head": multipart("--b\r\n\r\ntrue\r\n--b--\r\n"),
        "a part without a name": multipart("--b\r\nContent-Disposition: form-data\r\n\r\ntrue\r\n--b--\r\n"),
        "a part without a disposition": multipart("--b\r\nContent-Type: text/plain\r\n\r\ntrue\r\n--b--\r\n"),
        "a part of another disposition": multipart(ONE.replace("form-data;", "attachment;")),
        "two dispositions": multipart(part(head='Content-Disposition: form-data; name="other"\r\n') + "--b--\r\n"),
        "two names in a disposition": multipart(ONE.replace('name="isOn"', 'name="isOn"; name="other"')),
        "a head that does not end": multipart("--b\r\nContent-Disposition: form-data; name=\"isOn\"\r\n--b--\r\n"),
        "a head line without a colon": multipart(part(head="x\r\n") + "--b--\r\n"),
        "a head line without a name": multipart(part(head=": x\r\n") + "--b--\r\n"),
        "a blank before a head line's colon": multipart(ONE.replace("Disposition:", "Disposition :")),
        "a NUL in a head line": multipart(part(head="X-A: \0\r\n") + "--b--\r\n"),
        "base64": multipart(part(head="Content-Transfer-Encoding: base64\r\n") + "--b--\r\n"),
        "two transfer encodings": multipart(part(head="Content-Transfer-Encoding: 7bit\r\n" * 2) + "--b--\r\n"),
        "another charset": multipart(part(head="Content-Type: text/plain; charset=utf-7\r\n") + "--b--\r\n"),
    }.items()],
    answered("a multipart form with an empty name", 422, multipart(part("") + "--b--\r\n")),
    answered("a multipart form with a file", 422, multipart(part('isOn"; filename="a', "a file") + "--b--\r\n")),
    answered("a multipart form within another", 422,
             multipart(part(value=part(boundary="c") + "--c--", head="Content-Type: multipart/mixed; boundary=c\r\n") + "--b--\r\n")),
    answered("a multipart form of 1,001 parts", 413, multipart(part() * 1_001 + "--b--\r\n"), pieces=[None, 10_000]),
    answered("a multipart form of 256 KiB of hyphens", 400, multipart("-" * 262_144), pieces=[None, 10_000]),
    answered("a multipart form of 128 Ki line ends", 400, multipart("\r\n" * 131_072), pieces=[None, 10_000]),
    answered("a multipart form that almost ends 50,000 times", 400, multipart("--b\r\n" + "\r\n--a" * 50_000), pieces=[None, 10_000]),
    # JSON
    answered("JSON", 200, json('{"isOn": true}')),
    answered("JSON with a byte order mark", 400, json('\xef\xbb\xbf{"isOn": true}')),
    answered("JSON of another type", 415, json('{"isOn": true}', type=FORM)),
    answered("JSON of type text/json", 415, json('{"isOn": true}', type="Content-Type: text/json\r\n")),
    refused("two types of JSON", 400, json('{"isOn": true}', type=JSON + JSON)),
    *[answered(f"the JSON “{body[:30]!a}”", 400, json(body)) for body in [
        "", " ", "{", "}", "{]", '{"isOn"}', '{"isOn":}', '{"isOn": true,}', '{"isOn": true}}', '{"isOn": true} x', "{'isOn': true}", "{isOn: true}",
        '{"isOn": True}', '{"isOn": tru', '{"isOn": undefined}', '{"isOn": NaN}', '{"isOn": Infinity}', '{"isOn": 01}', '{"isOn": .5}', '{"isOn": 1.}',
        '{"isOn": 1e}', '{"isOn": 1e999}', '{"isOn": +1}', '{"isOn": "\\x"}', '{"isOn": "\\u12"}', '{"isOn": "a\nb"}', '{"isOn": "\0"}',
        '{"isOn": true, "isOn": false}', '{"isOn": true, "\\u0069sOn": false}', "/* a */ {}", '{"isOn": true} // a', "\xff\xfe{\0}\0",
        '{"isOn": "\xff"}', '{"isOn": "\xed\xa0\x80"}', '{"isOn": "\xc0\x80"}', "[" * DEEP, '{"a":' * (DEEP // 2), '"' + "\\" * DEEP, "1" * DEEP + "x",
    ]],
    *[answered(f"the JSON “{body[:30]!a}”, understood but refused", 422, json(body)) for body in [
        "null", "true", "1", '"isOn"', "[]", '{"isOn": null}', '{"isOn": "true"}', '{"isOn": 1}', '{"isOn": []}', '{"isOn": {}}', '{"ison": true}',
        '{"": true}', '{"isOn.toggle": true}', '{"isOn\\u0000": true}', '{"__proto__": {"isOn": true}}', '{"isOn": true, "x": 1}',
        '{"isOn": "\\ud800"}', '{"isOn": "\\udc00\\ud800"}', '{"isOn": 1e308}', '{"isOn": -0}', '{"isOn": 123456789012345678901234567890}',
    ]],
    answered("an empty object", 422, json("{}")),
    *[answered(f"the number {number} for a whole one", 422, json(f'{{"seats": {number}}}', FORM_STATE)) for number in [
        "-1", "1000000", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e18", "1e300", "2.5", "1e-300", '"2"',
    ]],
    *[answered(f"the snapshot “{body[:40]}”", 422, json(body, "/api/state", "PUT")) for body in [
        "{}", "[]", '{"components": null}', '{"components": []}', '{"components": {"switch": null}}', '{"components": {"nothing": {}}}',
        '{"components": {"nothing": {"basic": {}}}}', '{"components": {"switch": {"nothing": {}}}}', '{"components": {"switch": {"basic": null}}}',
        '{"components": {"switch": {"basic": {"isOn": 1}}}}', '{"components": {"switch": {"basic": {"x": true}}}}',
        '{"components": {"form": {"basic": {"seats": 1000000}}}}', '{"components": {"..": {}}}', '{"components": {"": {"": {}}}}',
    ]],
    answered("a snapshot of nothing", 200, json('{"components": {}}', "/api/state", "PUT")),
    # Conditions
    *[answered(f"a {name} if another state is there", 412, text) for name, text in {
        "post": post("isOn=false", fields='If-Match: "x"\r\n'),
        "patch": json('{"isOn": false}', fields='If-Match: "x"\r\n'),
        "restore": json('{"components": {}}', "/api/state", "PUT", fields='If-Match: "x"\r\n'),
        "undo": post("", type="", target="/api/undo", fields='If-Match: "x"\r\n'),
        "redo": post("", type="", target="/api/redo", fields='If-Match: "x"\r\n'),
        "post with a weak tag": post("isOn=false", fields='If-Match: W/"x"\r\n'),
        "post with an empty condition": post("isOn=false", fields="If-Match:\r\n"),
        "post if nothing is there": post("isOn=false", fields="If-None-Match: *\r\n"),
    }.items()],
    # Writes, to see that the state is really looked at
    answered("a write", 303, post("isOn=false"), writes=True, pieces=[None]),
    answered("the write taken back", 303, post("isOn=true"), writes=True, pieces=[None]),
    answered("a write a byte at a time", 303, post("isOn=false"), writes=True, pieces=[1]),
    answered("that write taken back", 200, json('{"isOn": true}'), writes=True, pieces=[1]),
]
