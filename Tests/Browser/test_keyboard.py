"""With scripts off, every row of every keyboard table does what it says. The rows themselves say how that is tried."""

import re
import urllib.error
import urllib.request
from urllib.parse import parse_qsl, urlencode

import pytest
from catalogue import TIMEOUT, fetch
from conftest import CATALOGUE, SERVER
from markup import Markup
from playwright.sync_api import expect

EXAMPLE = re.compile(r"/components/[^/]+/[^/]+")


class StayHere(urllib.request.HTTPRedirectHandler):
    """Takes a 303 for an answer."""

    def redirect_request(self, *_):
        return None


def rows(base, path):
    """What the rows of a page's keyboard table carry, one dictionary each."""
    _, _, html = fetch(base + path)
    return [attributes for tag, attributes in Markup(html).tags if tag == "tr" and "data-keys" in attributes]


def give(url, state):
    """Brings an example into a state, as a form post does."""
    body = urlencode(parse_qsl(state, keep_blank_values=True, strict_parsing=True)).encode()
    with pytest.raises(urllib.error.HTTPError) as answer:
        urllib.request.build_opener(StayHere).open(urllib.request.Request(url, data=body), timeout=TIMEOUT)
    with answer.value as response:
        assert response.code == 303, f"{state}: {response.read().decode()}"


@pytest.fixture(autouse=True)
def first_state(base):
    """Every row starts from the first state, whatever was pressed before."""
    urllib.request.urlopen(urllib.request.Request(f"{base}/api/state", method="DELETE"), timeout=TIMEOUT).close()


def check(page, expectation):
    """Waits until the page is as a row says, as it is after the page has come back."""
    kind, control, *value = expectation.split(" ")
    element = page.locator(f'[id="{control}"]')
    match kind:
        case "focus":
            expect(element).to_be_focused()
        case "checked":
            expect(element).to_be_checked(checked=value == ["true"])
        case "value":
            expect(element).to_have_value(*value)
        case "open":
            opened = page.locator(f'[id="{control}"]:open')
            expect(opened).to_have_count(1 if value == ["true"] else 0)
        case "answered":
            expect(page).to_have_url(re.compile(f"#{re.escape(control)}$"))
        case _:
            assert kind.startswith("aria-"), f"{expectation!r} says nothing that can be tried."
            expect(element).to_have_attribute(kind, *value)


def try_key(page, base, row, key):
    assert EXAMPLE.fullmatch(row["data-path"]), row
    if row["data-given"]:
        give(base + row["data-path"], row["data-given"])
    page.goto(base + row["data-path"])
    control = page.locator(f'[id="{row["data-control"]}"]')
    control.focus()
    expect(control).to_be_focused()
    for press in [*row["data-first"].split(), key, *row["data-then"].split()]:
        page.keyboard.press(press)
    for expectation in row["data-expect"].split("; "):
        check(page, expectation)


def test_every_page_has_a_keyboard_table(base, component_path):
    assert rows(base, component_path)


def test_row(plain, base, row, key):
    try_key(plain, base, row, key)


def pytest_generate_tests(metafunc):
    """One test for each key of each row of each page."""
    if "row" in metafunc.fixturenames:
        stash = metafunc.config.stash
        base = stash[SERVER].url
        cases = {f"{path} {number} {key}": (row, key)
                 for path in stash[CATALOGUE].components for number, row in enumerate(rows(base, path), 1)
                 for key in row["data-keys"].split()}
        metafunc.parametrize("row, key", cases.values(), ids=cases.keys())
