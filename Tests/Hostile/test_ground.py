"""What the server stands on: its folders, its descriptors, its port. What is wrong there is told in clear words."""

import os
import shutil
import socket
import subprocess

import pytest
from server import BINARY, ROOT
from wire import PATIENCE, ask, connect, eventually, read_answer, request


@pytest.fixture
def folder(tmp_path):
    """A root of the test's own, whose folders it may change."""
    for name in ("Public", "Templates"):
        shutil.copytree(ROOT / name, tmp_path / name)
    return tmp_path


def run(root=ROOT, before=(), options=(), **keywords):
    """The exit status and the words of a server that is to end by itself."""
    ended = subprocess.run([*before, BINARY, "--port", "0", "--root", root, *options], stdin=subprocess.DEVNULL,
                           stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, timeout=PATIENCE, **keywords)
    return ended.returncode, ended.stderr.decode()


def remove(path):
    shutil.rmtree(path) if path.is_dir() and not path.is_symlink() else path.unlink()


def put_link(path, target):
    remove(path)
    path.symlink_to(target)


def put_text(path, text):
    if path.is_dir():
        shutil.rmtree(path)
    path.write_bytes(text)


def put_pipe(path):
    os.mkfifo(path)


# What is done to a root, and what its server says.
SPOILED = {
    "no Public": (lambda root: remove(root / "Public"), "/Public: No such file or directory"),
    "no Templates": (lambda root: remove(root / "Templates"), "/Templates: No such file or directory"),
    "Public is a file": (lambda root: put_text(root / "Public", b""), "/Public: It is not a folder"),
    "Templates is a file": (lambda root: put_text(root / "Templates", b""), "/Templates: It is not a folder"),
    "Public leads out": (lambda root: put_link(root / "Public", ROOT / "Public"), "/Public: It leads out of"),
    "Templates leads out":
        (lambda root: put_link(root / "Templates", ROOT / "Templates"), "/Templates: It leads out of"),
    "Public leads nowhere": (lambda root: put_link(root / "Public", "absent"), "/Public: No such file"),
    "Public leads to itself": (lambda root: put_link(root / "Public", "Public"), "/Public: Too many levels"),
    "a stylesheet leads out":
        (lambda root: (root / "Public/a.css").symlink_to("/etc/passwd"), "/Public/a.css: It leads out of"),
    "a stylesheet leads up":
        (lambda root: (root / "Public/a.css").symlink_to("../Templates/home.html"),
         "/Public/a.css: It leads out of"),
    "a folder of Public leads out":
        (lambda root: (root / "Public/more").symlink_to("/etc"), "/Public/more: It leads out of"),
    "a stylesheet is a pipe":
        (lambda root: put_pipe(root / "Public/a.css"), "/Public/a.css: It is not a regular file"),
    "a stylesheet is a device":
        (lambda root: (root / "Public/a.css").symlink_to("/dev/zero"), "/Public/a.css: It leads out of"),
    "a file of no known type":
        (lambda root: put_text(root / "Public/a.html", b""), "a.html is of no known type"),
    "no layout": (lambda root: remove(root / "Templates/layout.html"), "/Templates/layout.html: No such file"),
    "the layout is a folder":
        (lambda root: (remove(root / "Templates/layout.html"), (root / "Templates/layout.html").mkdir()),
         "/Templates/layout.html: It is not a regular file"),
    "the layout is a pipe":
        (lambda root: (remove(root / "Templates/layout.html"), put_pipe(root / "Templates/layout.html")),
         "/Templates/layout.html: It is not a regular file"),
    "the layout leads out":
        (lambda root: put_link(root / "Templates/layout.html", "/etc/passwd"),
         "/Templates/layout.html: It leads out of"),
    "the layout is empty": (lambda root: put_text(root / "Templates/layout.html", b""), "layout.html, line 1: "),
    "the layout is no text":
        (lambda root: put_text(root / "Templates/layout.html", b"\xff\xfe\x00{{"), "layout.html, line 1: "),
    "the layout has another hole":
        (lambda root: put_text(root / "Templates/layout.html", b"{{no}}"), "layout.html, line 1: "),
}


@pytest.mark.parametrize("case", SPOILED)
def test_a_spoiled_root_is_told_in_one_sentence(folder, case):
    spoil, words = SPOILED[case]
    spoil(folder)
    status, said = run(folder)
    assert status == 1
    assert said.count("\n") == 1 and said.startswith("vitrine: ") and words in said, said


@pytest.mark.parametrize("name", ["Public", "Templates", "Public/tokens.css", "Templates/home.html"])
def test_what_may_not_be_read_is_told(folder, name):
    os.chmod(folder / name, 0)
    # Root may read everything, unless it is without the capabilities for it.
    before = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] if os.geteuid() == 0 else []
    status, said = run(folder, before)
    os.chmod(folder / name, 0o755)
    assert (status, said.count("\n")) == (1, 1)
    assert f"{folder / name}" in said and "Permission denied" in said, said


def test_nothing_that_happens_to_the_files_shows_while_it_runs(folder, start):
    server = start(root=folder)
    page = ask(server.url, "/")
    link = next(word for word in page.text.split('"') if word.startswith("/assets/tokens.css"))
    stylesheet = ask(server.url, link)
    changes = [
        lambda: put_link(folder / "Public/tokens.css", "/etc/passwd"),
        lambda: put_text(folder / "Templates/layout.html", b"{{no}}"),
        lambda: remove(folder / "Templates"),
        lambda: put_link(folder / "Public", "/etc"),
        lambda: remove(folder / "Public"),
    ]
    for change in changes:
        change()
        assert ask(server.url, "/").body == page.body
        assert ask(server.url, link).body == stylesheet.body
        assert ask(server.url, "/assets/passwd").status == 404
        assert ask(server.url, "/absent", Accept="text/html").status == 404


@pytest.fixture
def launch():
    """Starts the program on a port that was free a moment ago, for tests in which it cannot say where it is."""
    programs = []

    def make(*before, port=None, **streams):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        streams = {name: subprocess.DEVNULL for name in ("stdin", "stdout", "stderr")} | streams
        programs.append(subprocess.Popen(
            [*before, BINARY, "--port", str(port), "--threads", "2", "--root", ROOT, "--log", "text"], **streams))
        return programs[-1], f"http://127.0.0.1:{port}"

    yield make
    for program in programs:
        program.kill()
        program.wait()


def is_served(url):
    try:
        answer = ask(url)
    except ConnectionError:
        return False
    return answer is not None and answer.status == 200


@pytest.mark.parametrize("files", [3, 4, 5, 6, 8, 11, 15, 20, 34, 35, 40, 60])
def test_with_few_descriptors_it_says_so_or_serves(launch, files):
    program, url = launch("prlimit", f"--nofile={files}", stderr=subprocess.PIPE)
    line = program.stderr.readline().decode()
    if files > 34:
        assert line.startswith("Vitrine is at ")
        assert ask(url).status == 200
        program.terminate()
        assert program.wait(PATIENCE) == 0
    else:
        assert program.stderr.read() == b""
        # Without a fourth descriptor the system's loader cannot even open the libraries, and ends it with 127.
        told = f"vitrine: This process may open {files} files and sockets; 35 are needed (see ulimit -n).\n"
        assert (program.wait(PATIENCE), line) == (1, told) or files == 3, line


@pytest.mark.parametrize("threads, files", [(2, 40), (2, 120), (16, 100), (100, 260)])
def test_past_the_descriptors_newcomers_are_sent_away_and_those_inside_served(start, threads, files):
    server = start("--threads", str(threads), files=files)
    inside = connect(server.url)
    inside.sendall(request(server.url))
    assert read_answer(inside).status == 200
    crowd = []
    for _ in range(files * 2):
        crowd.append(connect(server.url))
        crowd[-1].sendall(request(server.url))
    answers = [read_answer(client) for client in crowd]
    assert {answer.status for answer in answers if answer} <= {200, 503}
    assert any(answer and answer.status == 200 for answer in answers)
    for _ in range(20):
        inside.sendall(request(server.url, "/api/state"))
        assert read_answer(inside).status == 200
    for client in crowd:
        client.close()
    assert eventually(lambda: is_served(server.url))


@pytest.mark.parametrize("closed", [(0,), (1,), (2,), (0, 1, 2)])
def test_no_socket_takes_the_place_of_a_stream_that_is_closed_at_the_start(launch, closed):
    # Else a client would be sent what is written to standard error.
    program, url = launch("sh", "-c", 'exec "$0" "$@" ' + " ".join(f"{number}>&-" for number in closed))
    assert eventually(lambda: is_served(url))
    clients = [connect(url) for _ in range(8)]
    for _ in range(3):
        for client in clients:
            client.sendall(request(url))
        assert [read_answer(client).text for client in clients] == ["ok\n"] * len(clients)
    assert [os.readlink(f"/proc/{program.pid}/fd/{number}") for number in range(3)] == ["/dev/null"] * 3
    program.terminate()
    assert program.wait(PATIENCE) == 0


def test_nobody_needs_to_read_what_it_says(launch):
    reading, writing = os.pipe()
    program, url = launch(stderr=writing)
    os.close(writing)
    os.close(reading)
    assert eventually(lambda: is_served(url))
    assert [ask(url, "/").status for _ in range(20)] == [200] * 20
    program.terminate()
    assert program.wait(PATIENCE) == 0
