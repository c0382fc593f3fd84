"""Every case of the corpus against the real server: its answer, the connection's end, and that nothing else happened."""

import json

import pytest
from bodies import BODIES
from chunks import CHUNKS
from conversations import CONVERSATIONS
from fields import FIELDS
from framing import FRAMING
from hosts import HOSTS
from lines import LINES
from sizes import SIZES
from targets import TARGETS
from wire import Client

CORPUS = FRAMING + CHUNKS + LINES + FIELDS + HOSTS + TARGETS + SIZES + BODIES + CONVERSATIONS
RUNS = [(case, piece) for case in CORPUS for piece in case.pieces]


def name(run):
    case, piece = run
    return case.name if piece is None else f"{case.name}, {piece} at a time"


@pytest.fixture(scope="module")
def known(server):
    """The state before a case."""
    return {"state": state(server)}


def state(server):
    """The whole state, asked for as a good client would on a new connection."""
    with Client(server.port) as client:
        client.send(f"GET /api/state HTTP/1.1\r\nHost: localhost:{server.port}\r\n\r\n".encode())
        answer = client.answer()
        assert answer and answer.status == 200, answer
        return json.loads(answer.body)


@pytest.mark.parametrize("run", RUNS, ids=name)
def test_request(server, known, run):
    case, piece = run
    authority = f"localhost:{server.port}".encode()
    with Client(server.port) as client:
        client.send(case.data.replace(b"{HOST}", authority), piece)
        check_answers(case, client)
        if case.then != "waiting":
            check_end(case, client, authority)
        # The state is remembered whatever comes, so that one case does not fail another.
        before, known["state"] = known["state"], state(server)
        # By now there would be an answer.
        assert case.then != "waiting" or client.is_waiting()
    assert (known["state"] != before) == case.writes


def check_answers(case, client):
    for number, status in enumerate(case.statuses):
        if case.head_twice:
            assert client.rest().count(b"HTTP/1.1 %d " % status) == 2
            return
        answer = client.answer(to_head=number in case.heads)
        assert answer, f"closed before answer {number + 1}"
        assert answer.status == status, answer
        if case.by_library:
            assert "content-security-policy" not in answer.fields, "not the library's answer"
        elif status >= 400 and number not in case.heads:
            problem = json.loads(answer.body)
            assert problem["status"] == status
            assert case.says in problem["detail"]


def check_end(case, client, authority):
    if case.then == "open":
        client.send(b"GET /healthz HTTP/1.1\r\nHost: %s\r\n\r\n" % authority)
        answer = client.answer()
        assert answer and answer.status == 200 and answer.body == b"ok\n", answer
    else:
        assert client.rest() == b""


def test_names_differ():
    names = [case.name for case in CORPUS]
    assert len(set(names)) == len(names) >= 200
