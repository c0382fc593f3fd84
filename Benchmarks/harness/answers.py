"""Rows that compare the CPU time of an answer with that of the C program's answer of the same size."""

import statistics

from harness.client import Client, request
from harness.load import ask, load
from harness.result import Result, short
from harness.server import limit, vitrine, vitrine_bench

ROUNDS = 5
PAGE = "/components/switch"
EXAMPLE = "/components/switch/basic"
MARKS = "/components/labeled-checkbox"
MARK = "/components/labeled-checkbox/basic"
API = "/api/components/switch/basic"
FORM = {"Content-Type": "application/x-www-form-urlencoded"}
JSON = {"Content-Type": "application/json"}


def compared(work, server, requests, at_most, status=200):
    """Loads a server and the C program in turn."""
    size = Client(server.port).send(requests[0]).size
    ours, theirs = [], []
    before = revision(server)
    with plain_answer(status, size) as plain:
        # Both are sent the same bytes.
        # wrk waits for the body of a 304 that tells its length.
        send = ask if status == 304 else load
        for _ in range(ROUNDS):
            theirs.append(send(plain, *requests))
            ours.append(send(server, *requests))
    changes = (revision(server) - before) / sum(one.requests for one in ours)
    changing = f", {changes:.0%} changed something" if changes > 0 else ""
    return Result(
        work,
        f"{text(ours)}, {size:,} bytes{changing}",
        text(theirs),
        [a.cost / b.cost for a, b in zip(ours, theirs)],
        at_most,
    )


def plain_answer(status, size):
    """The C program whose answer, head and body, is of that size."""
    with limit(status, size) as probe:
        more = Client(probe.port).get("/").size - size
    return limit(status, size - more)


def text(loads):
    cost = statistics.median(one.cost for one in loads)
    rate = statistics.median(one.rate for one in loads)
    return f"{short(cost)} µs, {rate / 1000:.0f}k/s"


def unchanged():
    """GET of pages that have not changed."""
    with vitrine() as server:
        for work, path in [("home page", "/"), ("component page", PAGE), ("example page", EXAMPLE)]:
            yield compared(f"GET, unchanged {work}", server, [request(server.port, "GET", path)], 1.15)


def not_modified():
    """GET with an If-None-Match that still holds."""
    with vitrine() as server:
        tag = Client(server.port).get(PAGE).header("ETag")
        asked = request(server.port, "GET", PAGE, {"If-None-Match": tag})
        yield compared("GET, 304", server, [asked], 1.15, status=304)


def changed():
    """The GET after a change, alone.

    A change and a GET go out together on one connection, so that the server takes them one after the other, and the
    change's own cost, of two that go out together, is taken off. The example is drawn anew within the
    change, whose answer tells what came of it; the GET puts the page together. The C program's GET comes in twos as well.
    """
    with vitrine() as server:
        client = Client(server.port)
        # Three values in turn, since the server keeps the drawings of two.
        marks = ["checked", "empty", "intermediate"]
        changes = [request(server.port, "POST", MARK, FORM, f"mark={mark}".encode()) for mark in marks]
        get = request(server.port, "GET", MARKS)
        pairs = [one + two for one, two in zip(changes, changes[1:] + changes[:1])]
        size = client.send(get).size
        ours, theirs, costs = [], [], []
        with plain_answer(200, size) as plain:
            for _ in range(ROUNDS):
                theirs.append(load(plain, get + get))
                both = load(server, *(change + get for change in changes))
                alone = load(server, *pairs)
                costs.append(2 * both.cost - alone.cost)
                ours.append(both)
    yield Result(
        "GET after a change, the GET alone",
        f"{short(statistics.median(costs))} µs, {size:,} bytes",
        text(theirs),
        [cost / beside.cost for cost, beside in zip(costs, theirs)],
        2.5,
    )


def uncached():
    """GET of the same page when nothing is kept of it."""
    with vitrine_bench("--keep-nothing") as server:
        yield compared("GET, every cache off", server, [request(server.port, "GET", PAGE)], 6)
        forty = request(server.port, "GET", "/components/forty/basic")
        yield compared("GET, every cache off, forty controls", server, [forty], 6)


def posts():
    """A form post that changes a Bool."""
    with vitrine() as server:
        post = request(server.port, "POST", EXAMPLE, FORM, b"isOn.toggle")
        yield compared("POST that changes a Bool, 303", server, [post], 1.3, status=303)


def patches():
    """A JSON write."""
    with vitrine() as server:
        bodies = [b'{"isOn": false}', b'{"isOn": true}']
        requests = [request(server.port, "PATCH", API, JSON, body) for body in bodies]
        yield compared("PATCH, 200", server, requests, 2)


def revision(server):
    """How many changes there were."""
    return int(Client(server.port).get("/api/history").header("ETag").strip('"').split("-")[1])


def assets():
    """A stylesheet, plain and packed."""
    with vitrine() as server:
        page = Client(server.port).get("/").body.decode()
        path = page.split('href="/assets/layout.css', 1)[1].split('"', 1)[0]
        path = f"/assets/layout.css{path}"
        for work, headers in [("plain", {}), ("brotli", {"Accept-Encoding": "gzip, deflate, br"})]:
            asked = request(server.port, "GET", path, headers)
            yield compared(f"GET, asset, {work}", server, [asked], 1.1)
