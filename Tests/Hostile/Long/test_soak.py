"""Minutes of everything that clients do, good and bad: no error, and neither memory nor descriptors grow.

SOAK_SECONDS says how long; two minutes by default, of which the first is for warming up."""

import itertools
import json
import os
import random
import select
import time

import pytest
from server import Server
from wire import ask, authority, connect, descriptors, eventually, read_answer, read_head, request, reset, resident

SECONDS = int(os.environ.get("SOAK_SECONDS", "120"))
WARM_SECONDS = 60
# One in so many seconds, so that there is room for others on the machine.
PAUSE = 0.02
STREAMS = 20
# After so long without a request the server closes a connection.
IDLE_SECONDS = 10
# How much memory may come in addition after the first minute, in MiB: caches and the allocator's leftovers are no leak.
SLACK = 8
JSON_TYPE = {"Content_Type": "application/json"}

BROKEN = [
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: evil.test\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: HOST\r\n\r\n",
    b"FROB / HTTP/1.1\r\nHost: HOST\r\n\r\n",
    b"GET /%00 HTTP/1.1\r\nHost: HOST\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost : HOST\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: HOST\r\n folded: yes\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab",
    b"POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 9999999999\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: gzip\r\n\r\n",
    b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: HOST\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
    b"\x00" * 100 + b"\r\n\r\n",
]


class Soak:
    """What goes on, and what is wrong about it."""

    def __init__(self, server):
        self.url, self.process = server.url, server.process
        self.random = random.Random(1)
        self.numbers = itertools.count()
        self.requests, self.refused, self.events, self.errors = 0, 0, 0, []
        self.kept, self.used = connect(self.url), time.monotonic()
        self.streams = []
        self.samples = []

    def asks(self, wanted, *arguments, **keywords):
        """Makes a request that must be answered by one of these statuses, on a kept connection or on a new one."""
        self.requests += 1
        if self.random.random() < 0.7:
            self.kept_connection().sendall(request(self.url, *arguments, **keywords))
            answer = read_answer(self.kept)
        else:
            answer = ask(self.url, *arguments, **keywords)
        if answer is None or answer.body is None or answer.status not in wanted:
            status = answer and answer.status
            self.errors.append(f"{arguments} {keywords}: {status}")
            self.kept = connect(self.url)
        return answer

    def kept_connection(self):
        """The connection that is kept, or another one where the server will soon close it for idleness."""
        now = time.monotonic()
        if now - self.used > IDLE_SECONDS / 2:
            self.kept.close()
            self.kept = connect(self.url)
        self.used = now
        return self.kept

    def page(self):
        self.asks([200], self.random.choice(PAGES))

    def conditional(self):
        target = self.random.choice(PAGES)
        answer = self.asks([200], target)
        self.asks([200, 304], target, If_None_Match=answer.header("ETag"))

    def search(self):
        self.asks([200], f"/?q={next(self.numbers)}+checkbox")

    def absent(self):
        self.asks([404], f"/components/{next(self.numbers)}", Accept="text/html")

    def post(self):
        self.asks([303], "/components/switch/basic", "POST", b"isOn.toggle")

    def text(self):
        body = f"name={'x' * 20}{next(self.numbers)}".encode()
        self.asks([303, 422], "/components/form/basic", "POST", body)

    def refused_post(self):
        self.asks([422], "/components/switch/basic", "POST", b"isOn=maybe", Accept="text/html")

    def patch(self):
        body = json.dumps({"name": str(next(self.numbers))}).encode()
        self.asks([200, 422], "/api/components/form/basic", "PATCH", body, **JSON_TYPE)

    def restore(self):
        answer = self.asks([200], "/api/state")
        self.asks([200], "/api/state", "PUT", answer.body, **JSON_TYPE)

    def undo(self):
        self.asks([200, 409], self.random.choice(["/api/undo", "/api/redo"]), "POST", b"", Content_Type="text/plain")

    def history(self):
        self.asks([200], self.random.choice(["/api/history", "/history", "/api/history.sh"]))

    def session(self):
        name = f"soak-{next(self.numbers)}"
        self.asks([201], f"/api/sessions/{name}", "PUT", b"")
        self.asks([200], "/components/form/basic", Vitrine_Session=name)
        self.asks([303], "/components/switch/basic", "POST", b"isOn.toggle", Vitrine_Session=name)
        self.asks([204], f"/api/sessions/{name}", "DELETE")
        self.asks([404], "/components/form/basic", Vitrine_Session=name)

    def listen(self):
        """Somebody comes, and where it is full somebody leaves, in one way or another."""
        if len(self.streams) == STREAMS:
            leaving = self.streams.pop(self.random.randrange(STREAMS))
            reset(leaving) if self.random.random() < 0.5 else leaving.close()
        self.requests += 1
        client = connect(self.url)
        client.sendall(request(self.url, "/api/events"))
        head, received = read_head(client)
        if head is None or b" 200 " not in head.split(b"\r\n")[0]:
            self.errors.append(f"stream: {head}")
        self.events += received.count(b"event: change")
        self.streams.append(client)

    def poll(self):
        """A long poll whose client goes away."""
        self.requests += 1
        client = connect(self.url)
        client.sendall(request(self.url, "/api/components/toggle/basic?wait=60"))
        client.close()

    def half(self):
        """A request that breaks off somewhere."""
        self.requests += 1
        client = connect(self.url)
        whole = request(self.url, "/components/form/basic", "POST", b"name=never")
        client.sendall(whole[:self.random.randrange(len(whole))])
        reset(client) if self.random.random() < 0.5 else client.close()

    def broken(self):
        self.requests += 1
        self.refused += 1
        sent = self.random.choice(BROKEN)
        with connect(self.url) as client:
            try:
                client.sendall(sent.replace(b"HOST", authority(self.url).encode()))
                client.shutdown(1)
                answer = read_answer(client)
            except OSError:
                answer = None
        if answer is not None and answer.status < 400:
            self.errors.append(f"{sent[:60]}: {answer.status}")

    def read_streams(self):
        for client in select.select(self.streams, [], [], 0)[0]:
            received = client.recv(65_536)
            self.events += received.count(b"event: change")
            if not received:
                self.errors.append("A stream ended by itself.")
                self.streams.remove(client)

    def run(self, seconds):
        steps = [self.page] * 8 + [self.post, self.text, self.patch] * 2 + [
            self.conditional, self.search, self.absent, self.refused_post, self.restore, self.undo, self.history,
            self.session, self.listen, self.poll, self.half, self.broken, self.broken]
        start = time.monotonic()
        while (now := time.monotonic() - start) < seconds:
            try:
                self.random.choice(steps)()
            except OSError as error:
                self.errors.append(repr(error))
                self.kept = connect(self.url)
            self.read_streams()
            if now >= len(self.samples) * 15:
                self.samples.append((round(now), resident(self.process), descriptors(self.process)))
            select.select([], [], [], PAUSE)
        self.samples.append((round(now), resident(self.process), descriptors(self.process)))

    def close(self):
        for client in [self.kept, *self.streams]:
            client.close()


PAGES = ["/", "/components/switch", "/components/form", "/components/toggle-group", "/components/switch/basic",
         "/components/form/basic", "/components/select/basic", "/openapi.json", "/api/components", "/api/state",
         "/components/accordion/basic/source", "/api/components/form/basic/accessibility", "/healthz"]


@pytest.fixture(scope="module")
def soak():
    server = Server()
    # The history holds a thousand changes: it shall be full before anything is measured.
    with connect(server.url) as client:
        for _ in range(1_100):
            client.sendall(request(server.url, "/components/switch/basic", "POST", b"isOn.toggle"))
            assert read_answer(client).status == 303
    before = descriptors(server.process)
    soak = Soak(server)
    soak.run(SECONDS)
    soak.close()
    soak.are_free = eventually(lambda: descriptors(server.process) <= before)
    soak.descriptors = (before, descriptors(server.process))
    soak.status = server.stop()
    soak.lines = server.lines
    return soak


def at(soak, seconds):
    """The sample that was taken then."""
    return next(sample for sample in soak.samples if sample[0] >= min(seconds, SECONDS))


def test_nothing_goes_wrong(soak, note):
    note("requests", f"{soak.requests}, of them broken {soak.refused}, errors {len(soak.errors)}; "
                     f"events {soak.events}")
    assert not soak.errors, "\n".join(soak.errors)
    assert soak.requests > SECONDS and soak.events > 0
    assert soak.status == 0 and len(soak.lines) == 1, "".join(soak.lines)


def test_memory_stays_flat(soak, note):
    note("MiB resident", ", ".join(f"{seconds} s: {memory:.1f}" for seconds, memory, _ in soak.samples
                                   if seconds in (0, 1) or seconds % 60 < 15))
    assert soak.samples[-1][1] - at(soak, WARM_SECONDS)[1] < SLACK


def test_descriptors_stay_flat(soak, note):
    before, after = soak.descriptors
    most = max(count for _, _, count in soak.samples)
    note("descriptors", f"{before} before, {most} at most, {after} after")
    assert soak.are_free
    assert most < before + STREAMS + 20
