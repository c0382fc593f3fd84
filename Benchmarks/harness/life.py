"""Rows on start and memory."""

import re
import statistics
import time

from harness.answers import EXAMPLE, FORM, PAGE
from harness.client import Client, request
from harness.result import Result, short
from harness.server import limit, vitrine

STARTS = 15
SESSIONS = 500


def start():
    """From the making of the process to the whole of its first page."""
    ours = [first_answer(vitrine) for _ in range(STARTS)]
    theirs = [first_answer(lambda: limit(200, 30_000)) for _ in range(STARTS)]
    yield Result(
        "Start to first answer, the home page",
        f"{short(statistics.median(ours))} ms",
        f"{short(statistics.median(theirs))} ms",
        ours,
        40,
        " ms",
    )


def first_answer(make):
    begin = time.perf_counter()
    with make() as server:
        Client(server.port).get("/")
        return (time.perf_counter() - begin) * 1e3


def memory():
    """What the process holds, when every page has been shown once, and for each private session in use."""
    with vitrine(threads=2, cores=(0, 1)) as server:
        client = Client(server.port)
        idle = server.resident_kib()
        for path in pages(client):
            client.get(path)
        shown = server.resident_kib()
        yield Result(
            "Memory, idle, every page shown once",
            f"{short(shown / 1024)} MB, {short(idle / 1024)} before",
            "",
            [shown / 1024],
            30,
            " MB",
        )
        before = server.resident_kib()
        for number in range(SESSIONS):
            use_session(client, f"bench-{number}")
        each = (server.resident_kib() - before) / SESSIONS
        yield Result(
            "Memory, a private session that is used",
            f"{SESSIONS} sessions",
            "",
            [each],
            50,
            " KB",
        )


def pages(client):
    """The path of every page of the catalogue."""
    components = links(client.get("/").body)
    return ["/", *components, *(path for component in components for path in links(client.get(component).body))]


def links(body):
    return sorted({path.decode() for path in re.findall(rb'href="(/components/[^"#]*)"', body)})


def use_session(client, name):
    """What one visitor does: looks around, presses, looks at what came of it."""
    named = {"Vitrine-Session": name}
    client.send(request(client.port, "PUT", f"/api/sessions/{name}"))
    for path in ("/", PAGE, EXAMPLE):
        client.get(path, named)
    for _ in range(3):
        client.send(request(client.port, "POST", EXAMPLE, {**named, **FORM}, b"isOn.toggle"))
        client.get(PAGE, named)
