"""With scripts on, a page loads without a word in the browser's console: no policy is broken, no file is missing."""

import pytest


def ended(request):
    """Whether it is the stream of events, which ends with the page that listens to it."""
    return request.url.endswith("/api/events") and request.failure == "net::ERR_ABORTED"


@pytest.fixture(scope="module")
def listening(open_page):
    """A browser page, and what it and its network complained of."""
    page = open_page()
    complaints = []
    page.on("console", lambda message: complaints.append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: complaints.append(f"script error: {error}"))
    page.on("requestfailed", lambda request: ended(request) or complaints.append(f"failed: {request.url}"))
    page.on("response", lambda answer: answer.status >= 400 and complaints.append(f"{answer.status}: {answer.url}"))
    return page, complaints


def test_loads_in_silence(listening, base, path):
    page, complaints = listening
    complaints.clear()
    page.goto(base + path)
    assert complaints == []
