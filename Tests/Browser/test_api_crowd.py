"""Forty clients at once, over real connections: in sessions of their own, and all in one."""

import json
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest

CROWD, ROUNDS = 40, 5
FORM = "/api/components/form/basic"


def send(base, method, path, session, document=None):
    body = b"" if document is None else json.dumps(document).encode()
    headers = {"Content-Type": "application/json"} | ({"Vitrine-Session": session} if session else {})
    request = urllib.request.Request(base + path, body if method != "GET" else None, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read() or b"null")


@pytest.fixture
def sessions(base, request):
    names = [f"crowd-{number}" for number in range(request.param)]
    for name in names:
        send(base, "PUT", f"/api/sessions/{name}", None)
    yield names
    for name in names:
        send(base, "DELETE", f"/api/sessions/{name}", None)


@pytest.mark.parametrize("sessions", [1, CROWD], indirect=True)
def test_no_write_is_lost(base, sessions):
    def client(number):
        session = sessions[number % len(sessions)]
        for turn in range(ROUNDS):
            wanted = f"{number}-{turn}"
            written = send(base, "PATCH", FORM, session, {"name": wanted})
            assert written["state"]["name"] == wanted
            if len(sessions) > 1:
                assert send(base, "GET", FORM, session)["state"]["name"] == wanted

    with ThreadPoolExecutor(CROWD) as crowd:
        list(crowd.map(client, range(CROWD)))
    names = []
    for session in sessions:
        changes = send(base, "GET", "/api/history", session)["changes"]
        assert [change["revision"] for change in changes] == list(range(1, len(changes) + 1))
        names += [change["changes"][0]["to"]["name"] for change in changes]
    assert sorted(names) == sorted(f"{number}-{turn}" for number in range(CROWD) for turn in range(ROUNDS))
