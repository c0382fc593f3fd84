"""The commands that the README shows do what it says."""

import re
import shlex
import subprocess

import pytest
from server import ROOT

ADDRESS = "http://127.0.0.1:8080"
COMMANDS = re.findall(r"^ {4}(curl .*)$", (ROOT / "README.md").read_text(), re.MULTILINE)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_line_for_the_shell_works(base, command):
    assert ADDRESS in command
    arguments = shlex.split(command.replace(ADDRESS, base))
    answers = [
        subprocess.run([*arguments, "--silent", "--show-error", "--fail", "--max-time", "10"],
                       capture_output=True, text=True)
        for _ in range(2)
    ]
    assert [answer.returncode for answer in answers] == [0, 0], answers[0].stderr
    assert answers[0].stdout.strip()
    # A flip leads to something else the second time, a value does not.
    assert (answers[0].stdout != answers[1].stdout) == (".toggle" in command)
