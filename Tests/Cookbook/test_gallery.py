"""How pytest drives a gallery: each test has a session of its own, and sees nothing of the others."""

import json
import os
import urllib.error
import urllib.request
import uuid

import pytest

URL = os.environ.get("VITRINE_URL", "http://127.0.0.1:8080")


class Gallery:
    """A gallery in a private session."""

    def __init__(self, session):
        self.session = session

    def send(self, method, path, document=None):
        """The status and the JSON document of an answer."""
        headers = {"Vitrine-Session": self.session, "Content-Type": "application/json"}
        body = None if document is None else json.dumps(document).encode()
        request = urllib.request.Request(URL + path, body, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return answer.status, json.load(answer)
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.load(error)

    def state(self, example):
        return self.send("GET", f"/api/components/{example}")[1]["state"]

    def write(self, example, **states):
        return self.send("PATCH", f"/api/components/{example}", states)


@pytest.fixture
def gallery():
    session = f"{URL}/api/sessions/{uuid.uuid4().hex}"
    urllib.request.urlopen(urllib.request.Request(session, b"", method="PUT"), timeout=10).close()
    yield Gallery(session.rsplit("/", 1)[1])
    urllib.request.urlopen(urllib.request.Request(session, method="DELETE"), timeout=10).close()


@pytest.mark.parametrize("value", [True, False])
def test_a_switch_can_be_set(gallery, value):
    assert gallery.write("switch/basic", isOn=value)[0] == 200
    assert gallery.state("switch/basic") == {"isOn": value}


def test_what_is_not_offered_is_refused(gallery):
    before = gallery.state("form/basic")
    status, problem = gallery.write("form/basic", name="Ada", workspace="archive")
    assert status == 422
    assert problem["field"] == "workspace" and problem["allowed"] == ["design", "mobile"]
    assert gallery.state("form/basic") == before


def test_a_snapshot_brings_everything_back(gallery):
    _, snapshot = gallery.send("GET", "/api/state")
    gallery.write("switch/basic", isOn=not gallery.state("switch/basic")["isOn"])
    gallery.write("form/basic", seats=12)
    _, restored = gallery.send("PUT", "/api/state", snapshot)
    assert restored["components"] == snapshot["components"]


def test_the_history_tells_what_happened(gallery):
    gallery.write("form/basic", seats=7)
    gallery.send("POST", "/api/undo", {})
    _, history = gallery.send("GET", "/api/history")
    assert [change["by"] for change in history["changes"]] == ["json", "undo"]
    assert history["changes"][0]["changes"][0]["to"] == {"seats": 7}
    assert history["canRedo"]
