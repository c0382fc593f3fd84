"""Rows with a thousand clients who listen to the changes."""

import contextlib
import selectors
import socket
import statistics
import time

from harness.answers import EXAMPLE, FORM, PAGE, ROUNDS, text
from harness.client import Client, request
from harness.load import ask, load
from harness.result import Result, short
from harness.server import vitrine_bench

LISTENERS = 1_000
PUSHES = 15


@contextlib.contextmanager
def listeners(server, count):
    """Streams of events, all open; each has been sent its greeting."""
    asked = request(server.port, "GET", "/api/events")
    streams = []
    with contextlib.ExitStack() as stack:
        for _ in range(count):
            stream = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
            stream.sendall(asked)
            streams.append(stream)
        for stream in streams:
            received = b""
            while b"event: hello" not in received or not received.endswith(b"\r\n"):
                received += stream.recv(65_536)
        yield streams


def beside():
    """The same answers with and without idle streams."""
    with vitrine_bench() as busy, vitrine_bench() as alone, listeners(busy, LISTENERS):
        for work, path, again in [
            ("component page", PAGE, False),
            ("example page", EXAMPLE, False),
            ("304", PAGE, True),
        ]:
            send = ask if again else load
            asked = {server: get(server, path, again) for server in (busy, alone)}
            ours, without = [], []
            for _ in range(ROUNDS):
                without.append(send(alone, asked[alone]))
                ours.append(send(busy, asked[busy]))
            yield Result(
                f"GET, {work}, beside {LISTENERS:,} idle streams",
                text(ours),
                f"{text(without)} without them",
                [a.cost / b.cost for a, b in zip(ours, without)],
                1.05,
            )


def get(server, path, again):
    """A GET, or one with the tag of what the client has got already."""
    tag = Client(server.port).get(path).header("ETag")
    return request(server.port, "GET", path, {"If-None-Match": tag} if again else {})


def pushed():
    """From a change to its arrival at the last of all listeners."""
    with vitrine_bench() as server, listeners(server, LISTENERS) as streams:
        client = Client(server.port)
        change = request(server.port, "POST", EXAMPLE, FORM, b"isOn.toggle")
        times = [arrival(client, change, streams) for _ in range(PUSHES)]
    yield Result(
        f"One change pushed to {LISTENERS:,} streams",
        f"last client after {short(statistics.median(times))} ms",
        "",
        times,
        50,
        " ms",
    )


def arrival(client, change, streams):
    """Milliseconds from the change's sending to the last client's having read all of it."""
    with selectors.EpollSelector() as selector:
        for stream in streams:
            selector.register(stream, selectors.EVENT_READ)
        waiting = len(streams)
        start = time.perf_counter()
        client.socket.sendall(change)
        while waiting > 0:
            for key, _ in selector.select(20):
                # A chunk ends with a line end of its own, after the empty line that ends the event.
                if b"event: change" in (received := key.fileobj.recv(65_536)) and b"\n\n\r\n" in received:
                    waiting -= 1
        end = time.perf_counter()
    client.socket.recv(65_536)
    return (end - start) * 1e3
