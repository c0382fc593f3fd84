"""What a case of the corpus is: bytes to send, and what must come of them."""

from dataclasses import dataclass, field

# Stands for the server's authority in what is sent.
HOST = b"{HOST}"
FORM = "Content-Type: application/x-www-form-urlencoded\r\n"
JSON = "Content-Type: application/json\r\n"
# An example whose only state is true at first, so that a post of true changes nothing.
EXAMPLE = "/components/switch/basic"
STATE = "/api" + EXAMPLE


@dataclass
class Case:
    name: str
    data: bytes
    # The statuses of all answers, in order.
    statuses: list
    # After them: "closed" by the server, "open" for the next request, or "waiting" for what is missing of one.
    then: str = "closed"
    # The library answers by itself, in its own words; SECURITY.md names what these are.
    by_library: bool = False
    # The library sends the head of its refusal twice.
    head_twice: bool = False
    # Which of the requests are HEAD, by number.
    heads: tuple = ()
    # A write that changes state. All others must leave the state as it was.
    writes: bool = False
    # A part of the answer that says what was wrong.
    says: str = ""
    # How the bytes are cut, each way a test of its own; None is all in one.
    pieces: list = field(default_factory=lambda: [None, 1])


def sent(text):
    """Bytes of a request as a table writes it: Latin-1 is byte for byte."""
    return text if isinstance(text, bytes) else text.encode("latin-1")


def refused(name, status, text, **more):
    """Refused by the server, in its own words, and closed."""
    return Case(name, sent(text), [status], **more)


def library(name, status, text, **more):
    """Refused by the library in its words, and closed."""
    return Case(name, sent(text), [status], by_library=True, **more)


def answered(name, statuses, text, **more):
    """Answered, and open for more."""
    return Case(name, sent(text), statuses if isinstance(statuses, list) else [statuses], **{"then": "open", **more})


def silent(name, text, **more):
    """Closed without an answer."""
    return Case(name, sent(text), [], **more)


def unfinished(name, text, **more):
    """Not all of a request: waited for, and nothing done."""
    return Case(name, sent(text), [], then="waiting", **more)


def request(method="GET", target="/healthz", fields="", version="HTTP/1.1", host="Host: {HOST}\r\n", body=""):
    return f"{method} {target} {version}\r\n{host}{fields}\r\n{body}"


def get(target="/healthz", fields="", **more):
    return request("GET", target, fields, **more)


def size(text):
    """How many bytes will be sent: ports have five digits."""
    return len(sent(text).replace(HOST, b"localhost:12345"))


def post(body="isOn=true", fields="", type=FORM, target=EXAMPLE, length=None, method="POST", **more):
    length = size(body) if length is None else length
    return request(method, target, f"{type}Content-Length: {length}\r\n{fields}", body=body, **more)


def chunked(raw, fields="", target=EXAMPLE, type=FORM, method="POST", **more):
    return request(method, target, f"{type}Transfer-Encoding: chunked\r\n{fields}", body=raw, **more)


# What a smuggled request would do: seen in the state if it is ever obeyed.
SMUGGLED = post("isOn=false")
