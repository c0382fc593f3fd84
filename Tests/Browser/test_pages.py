"""Every page answers, has one heading of the first level, and all that it points to is there."""

from collections import Counter

import pytest
from catalogue import fetch, local_paths
from markup import Markup

LISTS_OF_IDS = ["aria-controls", "aria-describedby", "aria-labelledby", "aria-errormessage", "aria-owns"]


@pytest.fixture
def markup(base, path):
    return Markup(fetch(base + path)[2])


def test_answers(base, path):
    status, headers, _ = fetch(base + path)
    assert status == 200
    assert headers["Content-Type"].lower() == "text/html; charset=utf-8"


def test_has_one_first_heading(markup):
    assert [tag for tag, _ in markup.tags].count("h1") == 1


def test_ids_are_unique_and_have_no_blanks(markup):
    counts = Counter(markup.values("id"))
    assert [name for name, count in counts.items() if count > 1 or not name or name.split() != [name]] == []


def test_every_reference_leads_to_an_element(markup):
    ids = set(markup.values("id"))
    references = [("for", value) for value in markup.values("for")]
    references += [("href", value[1:]) for value in markup.values("href") if value.startswith("#") and value != "#"]
    references += [(name, value) for name in LISTS_OF_IDS for ids_named in markup.values(name)
                   for value in ids_named.split()]
    assert [(name, value) for name, value in references if value not in ids] == []


def test_every_link_and_file_answers(base, path):
    links = dict.fromkeys(local_paths(base + path, fetch(base + path)[2], "href", "src"))
    assert {link: fetch(base + link)[0] for link in links if fetch(base + link)[0] != 200} == {}


def test_nothing_runs_inline(markup):
    handlers = [name for _, attributes in markup.tags for name in attributes if name.startswith("on")]
    scripts = [attributes for tag, attributes in markup.tags if tag == "script" and "src" not in attributes]
    assert handlers == [] and scripts == []
