"""Every line for the shell that a page prints is run as it stands, by bash, and makes the change that it says.

The lines belong to a server of their own, so that nothing but they changes its state; each starts from the first
state. What a line should leave is worked out here from its body, by the rules of form posts."""

import html
import json
import re
import subprocess
import urllib.request
from urllib.parse import parse_qsl, urlsplit

import pytest
from catalogue import TIMEOUT
from server import Server

SECONDS = 60
# The line itself is not touched: what `curl` means also tells the status, and the address that stands in the line.
SHELL = """curl() {
    command curl --silent --show-error --output /dev/null --max-time 10 --write-out '%{http_code} %{url}\\n' "$@"
}
"""
PANEL = re.compile(r' id="([^"]+)-curl">.*?<code>(.*?)</code>', re.DOTALL)
ROW = re.compile(r'<tr id="change-\d+">.*<td><code>(.*?)</code></td></tr>')
WORDS = {"true": True, "false": False}


@pytest.fixture(scope="module")
def own():
    """The address of the server that these lines change."""
    server = Server()
    yield server.url
    server.stop()


def ask(url, method="GET", accept="application/json"):
    request = urllib.request.Request(url, method=method, headers={"Accept": accept})
    with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
        return response.read().decode()


def state(url, path):
    return json.loads(ask(f"{url}/api{path}"))["state"]


def run(line):
    """The status that the line brought, and where it was sent."""
    done = subprocess.run(["bash", "-c", SHELL + line], capture_output=True, text=True, timeout=SECONDS)
    assert done.returncode == 0, f"{line}\n{done.stderr}"
    status, url = done.stdout.split()
    return int(status), url


def lines(url, component_path):
    """The lines of a page, each with its example."""
    page = ask(url + component_path, accept="text/html")
    return [(f"{component_path}/{slug}", line)
            for slug, text in PANEL.findall(page)
            for line in html.unescape(text).splitlines() if line and not line.startswith("#")]


def writes(line):
    """The names and values in the body of a line."""
    return parse_qsl(re.search(r" -d '([^']*)' ", line)[1], keep_blank_values=True, strict_parsing=True)


def promised(before, line):
    """The state that the body of a line leads to, in the state's own kinds."""
    after, written = dict(before), {}
    for name, value in writes(line):
        name, _, verb = name.partition(".")
        held = before[name]
        if verb == "insert":
            after[name] = [*after[name], value]
        elif verb == "remove":
            after[name] = [other for other in after[name] if other != value]
        elif verb == "removeAll":
            after[name] = [] if isinstance(held, list) else None
        elif isinstance(held, bool):
            after[name] = WORDS[value]
        elif isinstance(held, int):
            after[name] = int(value)
        elif isinstance(held, list):
            after[name] = written.setdefault(name, []) + [value]
            written[name] = after[name]
        else:
            after[name] = value
    return after


def same(one, other):
    """Whether two states are the same; the order in a set is that of its options, not of the writes."""
    plain = [{name: sorted(value) if isinstance(value, list) else value for name, value in state.items()}
             for state in (one, other)]
    return plain[0] == plain[1]


def names_the_chosen(before, line):
    """Whether the line is the press of an option that is chosen already: of several that are there for a press each."""
    written = writes(line)
    return len(written) == 1 and before.get(written[0][0]) == written[0][1]


def test_every_line_of_a_page_makes_its_change(own, component_path):
    ask(own + "/api/state", "DELETE")
    printed = lines(own, component_path)
    wrong = []
    for path, line in printed:
        ask(f"{own}/api{path}", "DELETE")
        before = state(own, path)
        status, url = run(line)
        after, expected = state(own, path), promised(before, line)
        if urlsplit(url).path != path or status != 303:
            wrong.append(f"{line}\n  brought {status} from {url}")
        elif not same(after, expected):
            wrong.append(f"{line}\n  left {after}, not {expected}, of {before}")
        elif same(after, before) and not names_the_chosen(before, line):
            wrong.append(f"{line}\n  changed nothing of {before}")
    print(f"\n{component_path}: {len(printed)} lines")
    assert printed and not wrong, "\n".join(wrong)


def test_every_line_of_the_history_makes_its_change_again(own, catalogue):
    ask(own + "/api/state", "DELETE")
    for path, line in (pair for component in catalogue.components for pair in lines(own, component)[:1]):
        run(line)
    everything = json.loads(ask(own + "/api/state"))
    repeated = [html.unescape(line) for line in ROW.findall(ask(own + "/history", accept="text/html"))]
    assert len(repeated) >= len(catalogue.components), repeated
    ask(own + "/api/state", "DELETE")
    for line in reversed(repeated):
        status, _ = run(line)
        assert status == 200, f"{line}\n  brought {status}"
    assert json.loads(ask(own + "/api/state"))["components"] == everything["components"]


def test_every_line_of_a_playground_leads_where_its_press_does(own, playground_path):
    """It brings the address of what it makes, whose page has another line in its place."""
    shell = SHELL.replace("%{url}", "%{redirect_url}")
    panel = re.compile(r' id="play-curl">.*?<code>(.*?)</code>', re.DOTALL)
    page = ask(own + playground_path, accept="text/html")
    printed = [line for line in html.unescape(panel.search(page)[1]).splitlines() if line.startswith("curl")]
    assert printed
    for line in printed:
        done = subprocess.run(["bash", "-c", shell + line], capture_output=True, text=True, timeout=SECONDS, check=True)
        status, url = done.stdout.split()
        assert status == "303" and urlsplit(url).path == playground_path, line
        after = html.unescape(panel.search(ask(url, accept="text/html"))[1])
        assert f" -d '{urlsplit(line.split()[2]).path.strip(chr(39))}' " not in after, f"{line} led to {url}"
