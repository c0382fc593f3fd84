"""Rows on what happens when there is more of something."""

import statistics
import time

from harness.answers import EXAMPLE, ROUNDS, text
from harness.client import Client, request
from harness.load import load, wrk
from harness.result import Result, short
from harness.server import vitrine_bench


def options():
    """A select of ten to ten thousand options, drawn each time."""
    sizes = [10, 100, 1_000, 10_000]
    costs = {size: [] for size in sizes}
    with vitrine_bench("--keep-nothing") as server:
        requests = {size: request(server.port, "GET", f"/components/options/{size}") for size in sizes}
        for _ in range(3):
            for size in sizes:
                costs[size].append(load(server, requests[size], connections=2).cost)
        firsts = [first_byte(server, requests[sizes[-1]]) for _ in range(15)]
    # What one more option costs among many, beside what it costs among few.
    many = [(a - b) / (10_000 - 1_000) for a, b in zip(costs[10_000], costs[1_000])]
    few = [(a - b) / (1_000 - 10) for a, b in zip(costs[1_000], costs[10])]
    yield Result(
        "An option more: among 10,000 beside among 1,000",
        f"{short(statistics.median(many) * 1e3)} ns",
        f"{short(statistics.median(few) * 1e3)} ns",
        [a / b for a, b in zip(many, few)],
        1.3,
    )
    yield Result(
        "First byte of a select of 10,000 options, drawn anew",
        f"{short(statistics.median(costs[10_000]) / 1e3)} ms of CPU",
        "",
        firsts,
        50,
        " ms",
    )


def first_byte(server, asked):
    client = Client(server.port)
    begin = time.perf_counter()
    client.first_byte(asked)
    return (time.perf_counter() - begin) * 1e3


def sessions():
    """An unchanged page of one private session, among one and among a thousand."""
    with vitrine_bench() as few, vitrine_bench() as many:
        for server, count in [(few, 1), (many, 1_000)]:
            client = Client(server.port)
            for number in range(count):
                client.send(request(server.port, "PUT", f"/api/sessions/bench-{number}"))
        named = {"Vitrine-Session": "bench-0"}
        yield compared("Picking a session: of 1,000 beside of 1", many, few, EXAMPLE, named)


def routing():
    """A file of a catalogue with a thousand components more."""
    with vitrine_bench() as few, vitrine_bench("--components", 1_000) as many:
        yield compared("Routing: 1,000 components more beside none", many, few, f"{EXAMPLE}/source", {})


def compared(work, many, few, path, headers):
    ours, theirs = [], []
    for _ in range(ROUNDS):
        theirs.append(load(few, request(few.port, "GET", path, headers)))
        ours.append(load(many, request(many.port, "GET", path, headers)))
    ratios = [a.cost / b.cost for a, b in zip(ours, theirs)]
    return Result(work, text(ours), text(theirs), ratios, 1.1)


def threads():
    """Pages drawn in private sessions by two threads on both cores, beside one on one.

    The load takes its share of the second core, so less than twice as much is possible.
    """
    with vitrine_bench("--keep-nothing") as one, vitrine_bench(
        "--keep-nothing", "--threads", 2, cores=(0, 1)
    ) as two:
        requests = {}
        for server in (one, two):
            client = Client(server.port)
            names = [f"bench-{number}" for number in range(64)]
            for name in names:
                client.send(request(server.port, "PUT", f"/api/sessions/{name}"))
            path = "/components/options/1000"
            requests[server] = [request(server.port, "GET", path, {"Vitrine-Session": name}) for name in names]
        ours, theirs = [], []
        for _ in range(ROUNDS):
            theirs.append(wrk(one, *requests[one]))
            ours.append(wrk(two, *requests[two]))
    yield Result(
        "Two threads on two cores beside one: requests a second",
        text(ours),
        text(theirs),
        [a.rate / b.rate for a, b in zip(ours, theirs)],
        1.6,
        at_least=True,
    )
