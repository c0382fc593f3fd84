"""Posts as a browser without scripts sends them, made from what the server says that an example takes."""

import json
import urllib.error
import urllib.request
from urllib.parse import urlencode

from catalogue import TIMEOUT

# A word that no state takes, for each kind of write.
REFUSED = {"bool": "maybe", "set": "nobody", "choice": "nowhere", "optional": "nowhere", "integer": "many",
           "text": "x" * 5_000}


def facts(base, path):
    """What the server says of an example now."""
    with urllib.request.urlopen(f"{base}/api{path}", timeout=TIMEOUT) as response:
        return json.load(response)


def refused_fields(base, path):
    """Fields that an example cannot take: all its states, each with a wrong word."""
    return [(write["state"], REFUSED[write["kind"]]) for write in facts(base, path)["writes"]]


def send(base, path, fields=None, method=None):
    """The status and the page that a form post brings, or with another method a request that has no body."""
    data = urlencode(fields).encode() if fields is not None else None
    request = urllib.request.Request(base + path, data=data, method=method, headers={"Accept": "text/html"})
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def changed_page(base, path):
    """The page of an example after every one of its buttons was pressed once; the first state is there again then."""
    for control in facts(base, path)["controls"]:
        if control["enabled"] and control.get("press"):
            send(base, path, [(write["name"], write["value"]) for write in control["press"]])
    _, page = send(base, path)
    send(base, "/api" + path, method="DELETE")
    return page
