"""One server and one browser for all tests of a process; several processes share the tests in `make test`. A test that
asks for one of these names runs once for each such path: `path`, any page; `page_path`, the pages that are no examples;
`example_path`, the examples; `playground_path`, the playgrounds; `choice_path` and `form_path`, the examples that have
native fields with an Apply button, and a whole Form."""

import os
import shutil

import pytest
from catalogue import Catalogue
from playwright.sync_api import sync_playwright
from server import Server

TIMEOUT = 10_000
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell")

SERVER = pytest.StashKey()
CATALOGUE = pytest.StashKey()


def pytest_sessionstart(session):
    if session.config.getoption("numprocesses", None):
        return  # This process only hands out tests.
    try:
        server = session.config.stash[SERVER] = Server()
        session.config.stash[CATALOGUE] = Catalogue(server.url)
    except RuntimeError as error:
        pytest.exit(str(error), returncode=1)


def pytest_unconfigure(config):
    if SERVER in config.stash:
        config.stash[SERVER].stop()


def pytest_generate_tests(metafunc):
    catalogue = metafunc.config.stash[CATALOGUE]
    for name, paths in {
        "path": catalogue.all, "page_path": catalogue.pages, "component_path": catalogue.components,
        "playground_path": catalogue.playgrounds, "example_path": catalogue.examples,
        "choice_path": catalogue.having("apply-form"), "form_path": catalogue.having("form"),
    }.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, paths)


def pytest_report_header(config):
    catalogue = config.stash.get(CATALOGUE, None)
    return catalogue and f"vitrine: {len(catalogue.components)} components, {len(catalogue.examples)} examples"


@pytest.fixture(scope="session")
def base(pytestconfig):
    """The address of the server, without a slash at its end."""
    return pytestconfig.stash[SERVER].url


@pytest.fixture(scope="session")
def catalogue(pytestconfig):
    return pytestconfig.stash[CATALOGUE]


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"], timeout=60_000)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def open_page(browser):
    """Makes a browser page; the options are those of a Playwright context. All are closed at the end."""
    contexts = []

    def make(**options):
        context = browser.new_context(**options)
        context.set_default_timeout(TIMEOUT)
        contexts.append(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture(scope="session")
def plain(open_page):
    """A browser page with scripts off, and without the motion that a click would wait for."""
    return open_page(java_script_enabled=False, reduced_motion="reduce")
