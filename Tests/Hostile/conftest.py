"""Servers of their own for tests that send what no browser sends, overload them, or end them. `VITRINE` names another
binary, such as one that is built with a sanitizer."""

import os
import signal
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))
# The crash handler of Swift could hold a test up for minutes.
os.environ.setdefault("SWIFT_BACKTRACE", "enable=no")

from server import Server


# What `Popen.wait` tells of a process that has ended like that.
CRASHES = {-signal.SIGABRT, -signal.SIGILL, -signal.SIGTRAP, -signal.SIGSEGV, -signal.SIGBUS}


@pytest.fixture
def start():
    """Starts servers, by the parameters of `Server`; what still runs at the end must then end well."""
    servers = []

    def make(*options, **keywords):
        servers.append(Server(*options, **keywords))
        return servers[-1]

    yield make
    ends = [(server, server.process.poll() is None, server.stop()) for server in servers]
    for server, was_running, status in ends:
        # A test may have ended it, and then knows how; but nothing may have made it abort or trap.
        is_well = status == 0 if was_running else status not in CRASHES
        assert is_well, f"The server ended with {status}:\n{''.join(server.lines)}"


@pytest.fixture(scope="module")
def shared():
    """One server for the tests of a file that leave it as it was."""
    server = Server()
    yield server
    assert server.stop() == 0, "".join(server.lines)


NOTES = pytest.StashKey()


@pytest.fixture
def note(request):
    """Notes a figure of the test, to be shown at the end."""
    notes = request.config.stash.setdefault(NOTES, [])
    return lambda name, figure: notes.append(f"{request.node.name}: {name} {figure}")


def pytest_terminal_summary(terminalreporter, config):
    for line in config.stash.get(NOTES, []):
        terminalreporter.write_line(line)
