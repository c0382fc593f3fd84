"""One server for the whole corpus, which must outlive it and end well. VITRINE names another build of it."""

import sys
from pathlib import Path
from urllib.parse import urlsplit

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "Browser"))

from server import Server  # noqa: E402

SERVER = pytest.StashKey()


def pytest_sessionstart(session):
    server = session.config.stash[SERVER] = Server()
    server.port = urlsplit(server.url).port


@pytest.fixture(scope="session")
def server(pytestconfig):
    return pytestconfig.stash[SERVER]


def pytest_unconfigure(config):
    if SERVER in config.stash:
        config.stash[SERVER].stop()
