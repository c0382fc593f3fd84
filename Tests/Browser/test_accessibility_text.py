"""The accessibility text of every example is what the browser itself makes of it, at first and after a change."""
import json
import urllib.request



def _get(url):
    with urllib.request.urlopen(url, timeout=10) as answer:
        return answer.read().decode()


def _write(url, method, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, method=method, headers={"Content-Type": "application/json"})
    urllib.request.urlopen(request, timeout=10).read()


def _change(document):
    """Another value for the first state that can have one; nothing where none can."""
    for field in document["writes"]:
        value = document["state"][field["state"]]
        if not field["enabled"]:
            continue
        if field["kind"] == "bool":
            return {field["state"]: not value}
        free = [option["id"] for option in field.get("options", []) if option["enabled"] and option["id"] != value]
        if field["kind"] in ("choice", "optional") and free:
            return {field["state"]: free[0]}
        if field["kind"] == "set" and free:
            return {field["state"]: [] if value else free[:1]}
    return None


def _compare(page, base, example, faults, when):
    page.goto(base + example["path"])
    theirs = page.locator(".preview").aria_snapshot().strip()
    ours = _get(f"{base}{example['api']}/accessibility").strip()
    if ours != theirs:
        faults.append(f"{example['path']}, {when}:\n--- ours\n{ours}\n--- the browser's\n{theirs}")


def test_accessibility_text_is_the_browsers(base, plain):
    document = json.loads(_get(f"{base}/api/components"))
    page = plain
    faults, compared = [], 0
    for component in document["components"]:
        for example in component["examples"]:
            _compare(page, base, example, faults, "at first")
            compared += 1
            change = _change(example)
            if change:
                _write(base + example["api"], "PATCH", change)
                _compare(page, base, example, faults, f"after {change}")
                compared += 1
    _write(f"{base}/api/state", "DELETE")
    print(f"{compared} accessibility texts compared")
    assert not faults, "\n\n".join(faults)
