"""The Swift source that playgrounds show is formatted as one would, compiles, all of it in one build, and draws byte for
byte what they draw."""

import os
import re
import shutil
import subprocess
import urllib.request
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playsets import playsets
from server import ROOT

COUNT = int(os.environ.get("VITRINE_WALK", 8))
BUILD = ROOT / ".build/debug"
SWIFT = os.environ.get("SWIFT") or shutil.which("swift") or "/opt/swift/usr/bin/swift"
# Prints what each view draws, each after a line with its number of bytes.
DRAW = """
func draw(_ view: some View, id: String, action: String) throws {
    let html = try LiveView(view, id: id, action: action).render().html
    print(html.count)
    print(String(decoding: html, as: UTF8.self))
}
"""

# A line that is one literal with what must stand beside it cannot be broken.
LITERAL = re.compile(r'[^"]*"(\\.|[^"\\])*"[^"]*')


def get(url):
    """The address that a playground settles on, and what is there."""
    request = urllib.request.Request(url, headers={"Accept": "text/html"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.url, answer.read().decode()


def preview(html):
    return re.search(r'<div class="preview"[^>]*>(.*)</div>\n</main>', html, re.DOTALL)[1]


def wrapped(number, source):
    """A source as a namespace, so that many can stand in one file, and the name of its view."""
    lines = source.removeprefix("import SwiftCN\n")
    return f"enum Snippet{number} {{\n{lines}}}\n", re.search(r"struct (\w+): View", source)[1]


@pytest.fixture(scope="module")
def snippets(base, catalogue):
    """Of each playground some: its path, its query, its source and its drawing."""
    found = []
    for path in catalogue.playgrounds:
        for query in ["", *playsets(lambda address: get(base + address)[1], path, COUNT)]:
            url, html = get(f"{base}{path}/alone?{query}")
            settled = urlsplit(url).query
            source = get(f"{base}{path}/source?{settled}")[1]
            found.append((path, settled, source, preview(html)))
    return found


def objections(snippets, folder):
    """What the formatter has to say of them, but that one literal alone can be too long for a line."""
    folder.mkdir()
    shutil.copy(ROOT / ".swift-format", folder)
    files = []
    for number, (_, _, source, _) in enumerate(snippets):
        files.append(folder / f"{number}.swift")
        files[-1].write_text(source)
    command = [SWIFT, "format", "lint", "--strict", "--parallel", *files]
    said = subprocess.run(command, capture_output=True, text=True, timeout=300, cwd=folder).stderr
    wrong = []
    for line in said.splitlines():
        place = re.match(r"(.*?):(\d+):\d+: ", line)
        text = Path(place[1]).read_text().splitlines()[int(place[2]) - 1] if place else ""
        if not ("[LineLength]" in line and LITERAL.fullmatch(text)):
            wrong.append(f"{line}\n{text}")
    return wrong


def test_snippets_are_formatted_compile_and_draw_the_same(snippets, catalogue, tmp_path):
    unformatted = objections(snippets, tmp_path / "sources")
    assert not unformatted, f"{len(unformatted)} faults:\n" + "\n".join(unformatted[:5])
    file, program = tmp_path / "main.swift", tmp_path / "snippets"
    text, calls = ["import SwiftCN\n", DRAW], []
    for number, (path, query, source, _) in enumerate(snippets):
        namespace, name = wrapped(number, source)
        text.append(namespace)
        action = f"{path}/alone" + (f"?{query}" if query else "")
        calls.append(f'try draw(Snippet{number}.{name}(), id: "{path.split("/")[2]}-playground", action: "{action}")\n')
    file.write_text("".join(text + calls))
    # Those of files that are there: an older build may have left others.
    objects = [str(BUILD / f"{module}.build" / f"{file.name}.o") for module in ("Platform", "ViewKit", "SwiftCN")
               for file in (ROOT / "Sources" / module).rglob("*.swift")]
    compiler = Path(SWIFT).with_name("swiftc")
    modules = ["-I", BUILD / "Modules", "-I", ROOT / "Sources/CCompression"]
    command = [compiler, "-swift-version", "6", *modules, file, *objects, "-o", program]
    built = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert built.returncode == 0, built.stderr[-6000:]
    printed = subprocess.run([program], capture_output=True, timeout=60, check=True).stdout
    wrong = []
    for path, query, source, drawn in snippets:
        count, _, printed = printed.partition(b"\n")
        html, printed = printed[:int(count)].decode(), printed[int(count) + 1:]
        if html != drawn:
            wrong.append(f"{path}?{query}\n{source}\n{html}\n{drawn}")
    print(f"\n{len(snippets)} snippets of {len(catalogue.playgrounds)} components formatted, compiled and drawn")
    assert not wrong, f"{len(wrong)} of {len(snippets)} draw something else:\n" + "\n\n".join(wrong[:3])
