"""Many writers and readers at once: no write is lost, and whatever anybody is shown is one state that there was."""

import html
import json
import re
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from hostile import gallery
from wire import PATIENCE, ask, connect, read_answer, request

CROWD = MEMBERS = 50
EXAMPLE = "/components/crowd/basic"
API = "/api" + EXAMPLE
JSON_TYPE = {"Content_Type": "application/json"}


@pytest.fixture
def server(tmp_path):
    """The gallery of the tests, whose component `crowd` has a Set with room for fifty."""
    server = gallery(tmp_path)
    yield server
    assert server.stop() == 0, "".join(server.lines)


class Connection:
    """A connection that is kept from one request to the next."""

    def __init__(self, url, session=None):
        self.url, self.client = url, connect(url)
        self.headers = {"Vitrine_Session": session} if session else {}

    def ask(self, *arguments, **headers):
        self.client.sendall(request(self.url, *arguments, **self.headers, **headers))
        answer = read_answer(self.client)
        assert answer is not None and answer.body is not None, arguments
        return answer

    def json(self, *arguments, **headers):
        return json.loads(self.ask(*arguments, **headers).text)


def together(count, work, done=None):
    """Runs this on so many threads, which start at the same moment; what one of them throws is thrown, and tells the
    others that all is done."""
    gate = threading.Barrier(count)

    def run(number):
        try:
            gate.wait(PATIENCE)
            work(number)
        except BaseException:
            if done:
                done.set()
            raise

    with ThreadPoolExecutor(count) as pool:
        return list(pool.map(run, range(count)))


def shown(page):
    """The members that a page shows as chosen."""
    return frozenset(re.findall(r'aria-pressed="true"[^>]*name="selection\.remove" value="(m\d+)"', page))


def states(url):
    """What the Set held after each revision, as the history has it."""
    held = {0: frozenset()}
    for change in json.loads(ask(url, "/api/history").text)["changes"]:
        held[change["revision"]] = frozenset(change["changes"][0]["to"]["selection"])
    return held


def test_fifty_inserts_at_once_are_all_there_and_every_page_shows_one_state(server):
    pages, documents, done = [], [], threading.Event()

    def look(_):
        connection = Connection(server.url)
        while not done.is_set():
            pages.append(connection.ask(EXAMPLE, Accept="text/html").text)
            document = connection.json(API)
            documents.append((document["revision"], frozenset(document["state"]["selection"])))

    def run(number):
        if number >= CROWD:
            return look(number)
        connection = Connection(server.url)
        for member in range(number, MEMBERS, CROWD):
            assert connection.ask(EXAMPLE, "POST", f"selection.insert=m{member}".encode()).status == 303
        finished.append(number)
        if len(finished) == CROWD:
            done.set()

    finished = []
    together(CROWD + 4, run, done)
    state = json.loads(ask(server.url, API).text)["state"]["selection"]
    assert state == [f"m{number}" for number in range(MEMBERS)]
    held = states(server.url)
    assert sorted(held) == list(range(MEMBERS + 1))
    assert all(held[number] < held[number + 1] for number in range(MEMBERS))
    assert len(pages) > 1 and {shown(page) for page in pages} <= set(held.values())
    assert all(members == held[revision] for revision, members in documents)


def test_a_page_shows_the_same_moment_everywhere(server):
    """The example, the HTML below it and the lines for the shell are of one revision."""
    done = threading.Event()
    seen = []

    def run(number):
        connection = Connection(server.url)
        if number == 0:
            for turn in range(200):
                body = f"selection.{['insert', 'remove'][turn % 2]}=m{turn // 2 % MEMBERS}".encode()
                assert connection.ask(EXAMPLE, "POST", body).status == 303
            done.set()
            return
        while not done.is_set():
            page = connection.ask("/components/crowd", Accept="text/html").text
            panels = html.unescape(re.sub(r"<[^>]*>", "", page))
            lines = frozenset(re.findall(r"selection\.remove=(m\d+)'", panels))
            assert shown(page) == shown(panels) == lines and len(lines) <= 1
            seen.append(lines)

    together(6, run, done)
    assert frozenset() in seen and len(set(seen)) > 1


def test_undo_redo_and_writes_at_once_leave_a_history_without_a_gap(server):
    def run(number):
        connection = Connection(server.url)
        for turn in range(12):
            if number % 3 == 0:
                path = "/api/undo" if turn % 2 == 0 else "/api/redo"
                assert connection.ask(path, "POST", b"", Content_Type="text/plain").status in (200, 409)
            else:
                verb = "insert" if turn % 3 else "remove"
                body = f"selection.{verb}=m{(number * 12 + turn) % MEMBERS}".encode()
                assert connection.ask(EXAMPLE, "POST", body).status == 303

    together(CROWD, run)
    changes = json.loads(ask(server.url, "/api/history").text)["changes"]
    assert [change["revision"] for change in changes] == list(range(1, len(changes) + 1))
    held = []
    for change in changes:
        [part] = change["changes"]
        assert part["from"]["selection"] == held
        held = part["to"]["selection"]
    assert json.loads(ask(server.url, API).text)["state"]["selection"] == held


def test_a_snapshot_is_restored_as_a_whole_beside_others(server):
    full = [f"m{number}" for number in range(MEMBERS)]
    documents = [json.dumps({"components": {"crowd": {"basic": {"selection": members, "text": text}}}}).encode()
                 for members, text in [(full, "full"), ([], "none")]]
    done = threading.Event()
    finished = []

    def run(number):
        connection = Connection(server.url)
        if number < 6:
            for turn in range(30):
                answer = connection.ask("/api/state", "PUT", documents[(number + turn) % 2], **JSON_TYPE)
                assert answer.status == 200, answer.text
            finished.append(number)
            if len(finished) == 6:
                done.set()
            return
        while not done.is_set():
            state = connection.json(API)["state"]
            assert (state["selection"], state["text"]) in [(full, "full"), ([], "none"), ([], "")]

    together(12, run, done)


def test_sessions_come_and_go_under_their_own_requests(server):
    done = threading.Event()

    def run(number):
        if number < 4:
            name, connection = f"s{number}", Connection(server.url)
            for _ in range(25):
                assert connection.ask(f"/api/sessions/{name}", "PUT", b"").status == 201
                assert connection.ask(EXAMPLE, "POST", b"selection.insert=m1", Vitrine_Session=name).status == 303
                assert connection.ask(f"/api/sessions/{name}", "DELETE").status == 204
            if number == 0:
                done.set()
            return
        name = f"s{number % 4}"
        connection = Connection(server.url, name)
        while not done.is_set():
            assert connection.ask(EXAMPLE).status in (200, 404)
            assert connection.ask(EXAMPLE, "POST", b"selection.insert=m2").status in (303, 404)
            # A stream of a session that ends, ends with it.
            with connect(server.url) as listener:
                listener.sendall(request(server.url, "/api/events", Vitrine_Session=name))
                assert read_answer(listener, to_head=True).status in (200, 404, 503)

    together(12, run, done)
    # Nobody else has seen any of it.
    assert json.loads(ask(server.url, "/api/state").text)["revision"] == 0


def test_it_ends_well_under_a_crowd(server):
    started = threading.Semaphore(0)

    def run(number):
        try:
            connection = Connection(server.url)
            turn = 0
            while True:
                connection.ask(EXAMPLE, "POST", f"selection.{'insert' if turn % 2 else 'remove'}=m{number}".encode())
                connection.ask("/components/crowd")
                turn += 1
                started.release()
        except (OSError, AssertionError):
            return

    threads = [threading.Thread(target=run, args=[number]) for number in range(CROWD)]
    for thread in threads:
        thread.start()
    for _ in range(CROWD * 2):
        assert started.acquire(timeout=PATIENCE)
    server.process.terminate()
    assert server.process.wait(PATIENCE) == 0
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
