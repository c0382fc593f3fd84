"""Forty clients at once over real connections, with streams that listen: what the sanitizers look at while it runs."""

import json
from threading import Thread

import pytest
from wire import Client

CROWD, ROUNDS, LISTENERS = 40, 5, 10
FORM = "/api/components/form/basic"


def exchange(client, port, method, path, session, document=None):
    """One request on an open connection, and its answer as JSON."""
    body = b"" if document is None else json.dumps(document).encode()
    client.send(
        f"{method} {path} HTTP/1.1\r\nHost: localhost:{port}\r\nVitrine-Session: {session}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body)
    answer = client.answer()
    assert answer and answer.status < 300, answer
    return json.loads(answer.body or b"null")


def together(count, work):
    """Does the same with each number on a thread of its own, and fails if one of them does."""
    faults = []

    def run(number):
        try:
            work(number)
        except Exception as fault:
            faults.append(f"{number}: {fault!r}")

    threads = [Thread(target=run, args=[number]) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert faults == []


def listen(port, session):
    """A client of the session's stream, which has said hello. To HTTP/1.0 it comes without chunks."""
    client = Client(port)
    client.send(f"GET /api/events HTTP/1.0\r\nHost: localhost:{port}\r\nVitrine-Session: {session}\r\n\r\n".encode())
    revisions(client, 1)
    return client


def revisions(client, count):
    """Those of the next events of a stream. Each ends with an empty line, and heartbeats have no id."""
    found = []
    while len(found) < count:
        while b"\n\n" not in client.buffer:
            client._need()
        event, client.buffer = client.buffer.split(b"\n\n", 1)
        if b"id: " in event:
            found.append(int(event.split(b"id: ")[1].split(b"\n")[0].rsplit(b"-", 1)[1]))
    return found


@pytest.fixture
def sessions(server, request):
    names = [f"load-{number}" for number in range(request.param)]
    with Client(server.port) as client:
        for name in names:
            exchange(client, server.port, "PUT", f"/api/sessions/{name}", name)
        yield names
    with Client(server.port) as client:
        for name in names:
            client.send(f"DELETE /api/sessions/{name} HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode())
            assert client.answer().status == 204


@pytest.mark.parametrize("sessions", [1, CROWD], indirect=True)
def test_writes_while_others_listen(server, sessions):
    port = server.port
    streams = [listen(port, sessions[number % len(sessions)]) for number in range(LISTENERS)]

    def write(number):
        session = sessions[number % len(sessions)]
        with Client(port) as client:
            for turn in range(ROUNDS):
                wanted = f"{number}-{turn}"
                assert exchange(client, port, "PATCH", FORM, session, {"name": wanted})["state"]["name"] == wanted
                client.send(
                    f"GET /components/form/basic HTTP/1.1\r\nHost: localhost:{port}\r\n"
                    f"Vitrine-Session: {session}\r\n\r\n".encode())
                page = client.answer()
                assert page.status == 200 and (len(sessions) == 1 or wanted.encode() in page.body)

    together(CROWD, write)
    expected = CROWD * ROUNDS // len(sessions)
    with Client(port) as client:
        for session in sessions:
            changes = exchange(client, port, "GET", "/api/history", session)["changes"]
            assert [change["revision"] for change in changes] == list(range(1, expected + 1))
    for stream in streams:
        assert revisions(stream, expected) == list(range(1, expected + 1))
        stream.socket.close()


@pytest.mark.parametrize("sessions", [1], indirect=True)
def test_streams_come_and_go(server, sessions):
    def visit(number):
        for _ in range(ROUNDS):
            listen(server.port, sessions[0]).socket.close()
            with Client(server.port) as client:
                exchange(client, server.port, "PATCH", FORM, sessions[0], {"isPinned": number % 2 == 0})

    together(CROWD, visit)
