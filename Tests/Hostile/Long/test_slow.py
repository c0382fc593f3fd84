"""Slow clients of all kinds at the same time, under the limits that the server has by itself: ten seconds without
progress, thirty for a request. Those beside them are served, and in the end nothing is left of the slow ones."""

import json
import select
import time

import pytest
from wire import ask, connect, descriptors, eventually, read_answer, read_head, request, resident, reset

# How many there are of each kind.
COUNT = 20
TICK_SECONDS = 0.25
# The last is a drip of thirty seconds and what a large answer gets beyond; a busy machine takes longer.
LONGEST_SECONDS = 120
EXAMPLE = "/components/form/basic"
PAGE = "/components/switch/basic"


def half_post(url):
    return request(url, EXAMPLE, "POST", Content_Length="5000", Content_Type="application/x-www-form-urlencoded")


def chunked(url):
    return request(url, EXAMPLE, "POST", Transfer_Encoding="chunked",
                   Content_Type="application/x-www-form-urlencoded") + b"1000\r\n"


# What each kind sends at once, and then what at every tick.
SENDERS = {
    "says nothing": (lambda url: b"", b""),
    "stops in the request line": (lambda url: b"GET /comp", b""),
    "stops in the head": (lambda url: request(url)[:-4], b""),
    "stops in the body": (lambda url: half_post(url) + b"name=A", b""),
    "stops in a chunk": (lambda url: chunked(url) + b"name=A", b""),
    "drips the request line": (lambda url: b"GET /", b"a"),
    "drips the head": (lambda url: request(url)[:-2] + b"X-Long: ", b"a"),
    "drips fields": (lambda url: request(url)[:-2], b"X: a\r\n"),
    "drips the body": (lambda url: half_post(url) + b"name=", b"a"),
    "drips a chunk": (lambda url: chunked(url) + b"name=", b"a"),
    "drips the second request": (lambda url: request(url) + request(url)[:-2] + b"X-Long: ", b"a"),
    "drips empty lines": (lambda url: b"\r\n", b"\r\n"),
}


class Crowd:
    """All the slow clients of one server."""

    def __init__(self, url):
        self.url = url
        self.senders = {}
        for kind, (first, _) in SENDERS.items():
            self.senders[kind] = [connect(url) for _ in range(COUNT)]
            for client in self.senders[kind]:
                client.sendall(first(url))
        many = request(url, "/components/form") * 40
        self.unreading = self._made(many)
        self.sipping = self._made(many)
        self.deaf = self._made(request(url, "/api/events"))
        self.gone = self._made(half_post(url)) + self._made(request(url, "/api/events"))

    def _made(self, sent):
        clients = [connect(self.url, receive_buffer=2_048) for _ in range(COUNT)]
        for client in clients:
            client.sendall(sent)
        return clients

    def tick(self):
        """Every kind goes on as it does."""
        for kind, (_, drip) in SENDERS.items():
            for client in self.senders[kind]:
                try:
                    client.send(drip)
                except OSError:
                    pass
        for client in self.sipping:
            if select.select([client], [], [], 0)[0]:
                try:
                    client.recv(1_024)
                except OSError:
                    pass

    def break_off(self):
        for client in self.gone:
            reset(client)
        self.gone = []

    def close(self):
        for client in [*self.unreading, *self.sipping, *self.deaf, *sum(self.senders.values(), [])]:
            client.close()


def flipped(state):
    """The snapshot with every switch the other way round."""
    turned = json.loads(json.dumps(state))
    for examples in turned["components"].values():
        for values in examples.values():
            values.update({name: not value for name, value in values.items() if isinstance(value, bool)})
    return json.dumps(turned).encode()


class Outcome:
    """What came of it."""

    def __init__(self):
        self.statuses = []
        self.events = 0
        self.has_let_go = False
        self.answered = {}


@pytest.fixture(scope="module")
def outcome(shared):
    url, process, result = shared.url, shared.process, Outcome()
    before = json.loads(ask(url, "/api/state").text)
    states = [flipped(before), json.dumps(before).encode()]
    assert [ask(url, "/api/state", "PUT", state, Content_Type="application/json").status for state in states] == [200] * 2
    kept, listener = connect(url), connect(url)
    listener.sendall(request(url, "/api/events"))
    assert read_answer(listener, to_head=True).status == 200
    kept.sendall(request(url))
    read_answer(kept)
    result.descriptors, result.resident = descriptors(process), resident(process)
    crowd = Crowd(url)
    start, ticks = time.monotonic(), 0
    while time.monotonic() < start + LONGEST_SECONDS:
        select.select([], [], [], TICK_SECONDS)
        crowd.tick()
        ticks += 1
        if ticks == 8:
            crowd.break_off()
        # The changes fill up whoever listens and does not read; a good listener takes them.
        for state in states:
            result.statuses.append(ask(url, "/api/state", "PUT", state, Content_Type="application/json").status)
        kept.sendall(request(url, PAGE))
        result.statuses += [read_answer(kept).status, ask(url, PAGE).status]
        while select.select([listener], [], [], 0)[0]:
            result.events += listener.recv(65_536).count(b"event: change")
        if descriptors(process) == result.descriptors:
            result.has_let_go = True
            break
    result.seconds = time.monotonic() - start
    for kind, clients in crowd.senders.items():
        result.answered[kind] = [read_head(client)[0] for client in clients]
    crowd.close()
    kept.close()
    listener.close()
    return result


def test_all_are_let_go(outcome, note):
    note("seconds until all were let go", round(outcome.seconds))
    assert outcome.has_let_go


def test_the_others_are_served(outcome, note):
    note("requests served beside them", len(outcome.statuses))
    assert set(outcome.statuses) == {200}
    assert outcome.events > 0


@pytest.mark.parametrize("kind", SENDERS)
def test_nobody_is_served_before_the_request_is_in(outcome, kind):
    heads = [head.split(b"\r\n")[0] for head in outcome.answered[kind] if head]
    if kind == "drips the second request":
        assert heads == [b"HTTP/1.1 200 OK"] * COUNT
    else:
        assert not [head for head in heads if b" 2" in head or b" 3" in head], heads


def test_no_post_that_came_half_has_changed_anything(shared, outcome):
    state = json.loads(ask(shared.url, f"/api{EXAMPLE}").text)
    assert state["state"]["name"] == ""


def test_nothing_is_left_of_them(shared, outcome, note):
    assert eventually(lambda: descriptors(shared.process) <= outcome.descriptors - 2)
    grown = resident(shared.process) - outcome.resident
    note("MiB more than before", round(grown, 1))
    assert grown < 64
