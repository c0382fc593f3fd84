"""The row on how long the slowest answers take."""

import math
import statistics

from harness.answers import PAGE, ROUNDS, plain_answer
from harness.client import Client, request
from harness.load import wrk
from harness.result import Result, short
from harness.server import vitrine

# Milliseconds that a connection waits between two requests at the least, on average; wrk counts whole ones.
PAUSE = 4


def latency():
    """The 99th percentile at half of the load that saturates us, for both the same."""
    with vitrine() as server:
        asked = request(server.port, "GET", PAGE)
        with plain_answer(200, Client(server.port).send(asked).size) as plain:
            half = statistics.median(wrk(server, asked).rate for _ in range(3)) / 2
            paced = {"connections": math.ceil(half * PAUSE / 1000), "delay": PAUSE}
            ours, theirs = [], []
            for _ in range(ROUNDS):
                theirs.append(wrk(plain, asked, **paced))
                ours.append(wrk(server, asked, **paced))
    yield Result(
        "Latency, 99th percentile, at half of the saturating load",
        f"{short(statistics.median(one.p99 for one in ours) * 1e6)} µs at {rate(ours)}",
        f"{short(statistics.median(one.p99 for one in theirs) * 1e6)} µs at {rate(theirs)}",
        [a.p99 / b.p99 for a, b in zip(ours, theirs)],
        4,
    )


def rate(loads):
    return f"{statistics.median(one.rate for one in loads) / 1000:.1f}k/s"
