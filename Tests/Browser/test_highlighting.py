"""What a page shows of an example is its file, byte for byte, and strings, comments, numbers and keywords are coloured
where another reader of Swift sees them: Pygments, which shares nothing with the server. All must agree, character by
character, but for what `corrected` says and why."""

import re
from html.parser import HTMLParser

from catalogue import fetch
from pygments.lexers.objective import SwiftLexer
from pygments.token import Comment, Keyword, Number, String

KINDS = ["string", "comment", "number", "keyword"]
# The parentheses of an interpolation are part of the string or of the code, as one likes.
EITHER = "either"


class Panels(HTMLParser):
    """The Swift panels of a page: for each id the pieces that are coloured, as pairs of text and kind."""

    def __init__(self, html):
        super().__init__()
        self.found, self.pieces, self.panel, self.kind = {}, None, None, ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if attributes.get("class") == "panel-body":
            self.panel = attributes["id"]
        elif tag == "code" and (self.panel or "").endswith("-swift"):
            self.pieces = self.found.setdefault(self.panel, [])
        elif tag == "span" and self.pieces is not None:
            self.kind = attributes["class"].removeprefix("hl-")

    def handle_endtag(self, tag):
        if tag == "code":
            self.pieces = self.panel = None
        elif tag == "span":
            self.kind = ""

    def handle_data(self, text):
        if self.pieces is not None:
            self.pieces.append((text, self.kind if self.kind in KINDS else ""))


def kind(token):
    if token is String.Interpol:
        return EITHER
    for parent, name in [(Comment, "comment"), (String, "string"), (Number, "number"), (Keyword, "keyword")]:
        if token in parent:
            return name
    return ""


def corrected(source, start, text, kind):
    """The kind of what Pygments has read, where the language says something else than it does."""
    before, after = source[:start], source[start + len(text):]
    if text == "some" and re.match(r" \w", after):
        return "keyword"  # Opaque types, which Pygments does not know: The Swift Programming Language, Types.
    if kind != "keyword":
        return kind
    if text == "_":
        return ""  # A pattern or a parameter without a name: punctuation rather than a word, to the server.
    if after.startswith(":") and re.search(r"[(,]\s*$", before):
        return ""  # An argument label may be any word: `Binding(get: …, set: …)`.
    if before.endswith(".") and text not in ("init", "self"):
        return ""  # So may a member: `.required()`.
    return kind


def read(source):
    """The kind of every character, by Pygments."""
    kinds = []
    for start, token, text in SwiftLexer().get_tokens_unprocessed(source):
        found = [corrected(source, start, text, kind(token))] * len(text)
        if token in Number and text.endswith("."):
            found[-1] = ""  # The first full stop of a range, `1...12`, which Pygments takes for a decimal point.
        kinds += found
    return kinds


def test_every_example_is_shown_as_its_file_and_coloured_as_swift(base, catalogue, component_path):
    panels = Panels(fetch(base + component_path)[2]).found
    examples = [path for path in catalogue.examples if path.startswith(component_path + "/")]
    wrong = []
    for path in examples:
        source = fetch(f"{base}{path}/source")[2]
        pieces = panels[path.rpartition("/")[2] + "-swift"]
        assert "".join(text for text, _ in pieces) == source, f"{path}: the page shows another text than the file"
        ours, theirs = [kind for text, kind in pieces for _ in text], read(source)
        for word in re.finditer(r"\w+|[^\w\s]", source):
            place = word.start()
            if theirs[place] not in (ours[place], EITHER):
                wrong.append(f"{path}, line {source.count(chr(10), 0, place) + 1}: {word[0]!r} is "
                             f"{ours[place] or 'plain'}, to Pygments {theirs[place] or 'plain'}")
    assert examples and not wrong, "\n".join(wrong)
