"""Sets of parameters for playgrounds, picked at random from what their forms offer: the same for the same seed."""

import random
from html.parser import HTMLParser
from urllib.parse import urlencode

# Texts that have tripped somebody.
TEXTS = [
    "A", 'Say "hello"', r"back\slash \(title) \u{41}", "a\ttab", "</script><b>x</b>", "' onload='x",
    "\u202eturned\u200b", "👩‍💻 🇪🇺 é", "شارع رئيسي", "a&b=c+d%41#e", '*/ // /* """', '#"raw"#',
    "joined\ufeff\u2028", "$(id) `id` ${x}", "<img src=x onerror=alert(1)>", "W" * 80, "]]> <!-- -->",
]
# No ground of its own: what a visitor chooses can have too little contrast.
CLASSES = ["px-3", "rounded-md border", "hover:bg-accent w-full", "p-4 text-lg shadow-md", "border-2", "w-64"]
# What decides which other fields there are.
STRUCTURE = ("choice", "type", "bound", "mode", "options", "data", "content", "sources")
# What decides what others can be.
LIMITS = ("lowest", "highest", "maximumLength")


class Fields(HTMLParser):
    """The fields of the form of a playground: for each name its kind and what it can be."""

    def __init__(self, html):
        super().__init__()
        self.fields = {}
        self.select = None
        self.inside = False
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        has = dict(attributes)
        if tag == "form":
            self.inside = "play-form" in (has.get("class") or "")
        if not self.inside or "disabled" in has and tag != "option":
            return
        name = has.get("name")
        if tag == "select":
            self.select = name
            self.fields[name] = ("choice", [])
        elif tag == "option" and self.select and "hidden" not in has:
            self.fields[self.select][1].append(has.get("value", ""))
        elif tag == "input" and name:
            self.note(name, has)

    def handle_endtag(self, tag):
        if tag == "select":
            self.select = None
        if tag == "form":
            self.inside = False

    def note(self, name, has):
        match has.get("type"):
            case "radio":
                self.fields.setdefault(name, ("choice", []))[1].append(has["value"])
            case "checkbox" if name.endswith((".insert", ".remove")):
                self.fields.setdefault(name.rpartition(".")[0], ("members", []))[1].append(has["value"])
            case "checkbox":
                self.fields[name] = ("choice", ["true", "false"])
            case "number":
                self.fields[name] = ("number", (int(has["min"]), int(has["max"])))
            case "color":
                self.fields[name] = ("color", None)
            case "text":
                self.fields[name] = ("text", int(has["maxlength"]))


def value(picks, name, kind, what):
    """A few values for a field, as the address has them."""
    match kind:
        case "choice":
            return [picks.choice(what)]
        case "members":
            return picks.sample(what, picks.randrange(len(what) + 1)) or [""]
        case "number":
            return [str(picks.choice([*what, picks.randint(*what)]))]
        case "text" if name == "classes":
            return [picks.choice(CLASSES)]
        case "text":
            return [picks.choice(TEXTS)[:what]]
    return []


def pick(picks, fields, names):
    """A part of the fields with other values."""
    query = []
    for name in names:
        kind, what = fields[name]
        if kind == "color" or picks.random() < 0.6:
            continue
        chosen = value(picks, name, kind, what)
        if chosen == ["custom"]:
            chosen = [f"#{picks.randrange(1 << 24):06x}"]
        if name.endswith(".id"):
            chosen = [f"{picks.randrange(100)} {chosen[0]}"[:40]]
        if name.endswith(".title"):
            chosen = [f"{name.split('.')[1]} {chosen[0]}"[:what]]  # Landmarks of the same name are the visitor's, too.
        if kind == "members" and name == "expanded" and ("mode", "single") in query:
            chosen = chosen[:1]
        query += [(name, text) for text in chosen]
    return query


def is_limit(name):
    return name in LIMITS or name.endswith((".id", ".isDisabled"))


def playsets(get, path, count, seed=1):
    """`count` queries for the playground at a path; `get` gives the HTML of an address."""
    picks = random.Random(f"{seed} {path}")
    for _ in range(count):
        first = Fields(get(path)).fields
        structure = pick(picks, first, [name for name in first if name in STRUCTURE])
        for rows in ("options", "data"):
            if any(name.startswith(f"{rows}.") for name in first):
                structure.append((rows, str(picks.randint(1, 6))))
        fields = Fields(get(f"{path}?{urlencode(structure)}")).fields
        structure += pick(picks, fields, [name for name in fields if is_limit(name)])
        fields = Fields(get(f"{path}?{urlencode(structure)}")).fields
        rest = pick(picks, fields, [name for name in fields if not is_limit(name) and name not in STRUCTURE])
        if ("mode", "single") in structure:
            expanded = [pair for pair in rest if pair[0] == "expanded"][1:]
            rest = [pair for pair in rest if pair not in expanded]
        yield urlencode(structure + rest)
