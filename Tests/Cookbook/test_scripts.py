"""Runs the recipes that are not pytest's own, and what a session gives out as scripts, against the gallery at VITRINE_URL."""

import os
import subprocess
from pathlib import Path

import pytest
from test_gallery import URL, gallery  # noqa: F401 (a fixture)

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PACKAGE = HERE / "swift"
REPLAY = PACKAGE / "Tests/CookbookTests/Replay.swift"


def run(*command, seconds=60, **environment):
    answer = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=seconds,
                            cwd=ROOT, env=os.environ | {"VITRINE_URL": URL} | environment)
    assert answer.returncode == 0, answer.stdout[-4000:] + answer.stderr[-4000:]
    return answer.stdout


def test_recipes_for_curl():
    assert run("sh", HERE / "recipes.sh").count("yes") >= 15


@pytest.fixture
def changed(gallery):  # noqa: F811
    """A gallery in which everything was done that can be repeated."""
    gallery.write("switch/basic", isOn=False)
    gallery.write("switch/basic", isOn=True)
    gallery.write("form/basic", name="It's \"#\" \\#(1) $HOME `x` é 🙂", plan="team", marks=["italic"], seats=5)
    gallery.send("POST", "/api/undo", {})
    gallery.send("POST", "/api/redo", {})
    gallery.send("DELETE", "/api/components/switch/basic")
    _, snapshot = gallery.send("GET", "/api/state")
    snapshot["components"]["toggle"]["basic"]["isOn"] = not snapshot["components"]["toggle"]["basic"]["isOn"]
    gallery.send("PUT", "/api/state", snapshot)
    return gallery


def text(gallery, path):
    return run("curl", "-fsS", "-H", f"Vitrine-Session: {gallery.session}", URL + path)


def begin_anew(gallery):
    """The state of everything, after which the session ends and begins anew."""
    _, snapshot = gallery.send("GET", "/api/state")
    for method in ["DELETE", "PUT"]:
        run("curl", "-fsS", "-X", method, "-d", "", f"{URL}/api/sessions/{gallery.session}")
    assert gallery.send("GET", "/api/state")[1]["components"] != snapshot["components"]
    return snapshot["components"]


def test_the_history_as_a_shell_script(changed, tmp_path):
    script = tmp_path / "history.sh"
    script.write_text(text(changed, "/api/history.sh"))
    wanted = begin_anew(changed)
    run("sh", script)
    assert changed.send("GET", "/api/state")[1]["components"] == wanted


def test_the_line_of_each_change(changed):
    _, history = changed.send("GET", "/api/history")
    wanted = begin_anew(changed)
    for change in history["changes"]:
        run("sh", "-c", change["curl"])
    assert changed.send("GET", "/api/state")[1]["components"] == wanted


def test_swift_recipes_and_the_history_as_a_swift_test(changed):
    REPLAY.write_text(text(changed, "/api/history.swift"))
    wanted = begin_anew(changed)
    try:
        run(os.environ.get("SWIFT", "swift"), "test", "--package-path", PACKAGE,
            "--scratch-path", ROOT / ".build/cookbook", seconds=300)
    finally:
        REPLAY.unlink()
    assert changed.send("GET", "/api/state")[1]["components"] == wanted
