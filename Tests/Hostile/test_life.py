"""How the server ends: asked to, asked twice, killed, and with everything open that a client can leave open."""

import signal
import socket
import threading
import time

import pytest
from wire import PATIENCE, ask, connect, eventually, is_closed, read_answer, request

EXAMPLE = "/components/form/basic"
SIGNALS = [signal.SIGTERM, signal.SIGINT]


def open_everything(url):
    """Clients in every state that a connection can be in, by name."""
    def clients(count, *sent, **options):
        made = [connect(url, **options) for _ in range(count)]
        for client in made:
            client.sendall(b"".join(sent))
        return made

    kept = clients(20, request(url))
    streams = clients(50, request(url, "/api/events"))
    for client in kept + streams:
        assert read_answer(client, to_head=client in streams).status == 200
    return {
        "kept": kept,
        "streams": streams,
        "silent": clients(10),
        "half heads": clients(10, request(url)[:30]),
        "half posts": clients(10, request(url, EXAMPLE, "POST", Content_Length="100", body=b"name=")),
        "half chunks": clients(10, request(url, EXAMPLE, "POST", Transfer_Encoding="chunked"), b"10\r\nname="),
        "questions": clients(10, request(url, f"/api{EXAMPLE}?after=0&wait=60")),
        "unread": clients(10, request(url, "/components/form") * 20, receive_buffer=2_048),
    }


@pytest.mark.parametrize("number", SIGNALS)
def test_it_ends_well_whatever_is_open(start, note, number):
    server = start()
    clients = open_everything(server.url)
    started = time.monotonic()
    server.process.send_signal(number)
    assert server.process.wait(PATIENCE) == 0
    note("seconds to exit", round(time.monotonic() - started, 3))
    for client in clients["questions"]:
        answer = read_answer(client)
        assert answer is None or answer.status == 503
    assert all(eventually(lambda client=client: is_closed(client)) for group in clients.values()
               for client in group)
    assert "".join(server.lines[1:]) == ""


@pytest.mark.parametrize("first", SIGNALS)
@pytest.mark.parametrize("second", SIGNALS)
def test_a_second_signal_ends_it_at_once(start, first, second):
    # Whoever does not read keeps the server waiting; on a busy machine it may be over before it gets the second
    # signal, and then there is another try.
    for _ in range(5):
        server = start()
        busy = connect(server.url, receive_buffer=2_048)
        busy.sendall(request(server.url, "/components/form") * 20)
        assert eventually(lambda client=busy: client.recv(1, socket.MSG_PEEK))
        server.process.send_signal(first)
        assert eventually(lambda url=server.url: refuses(url))
        # The first signal is taken when nobody is let in any longer, and any other one is deadly shortly after.
        while server.process.poll() is None:
            server.process.send_signal(second)
        busy.close()
        if server.process.returncode != 0:
            break
    assert server.process.returncode == -second


def refuses(url):
    try:
        connect(url).close()
    except OSError:
        return True
    return False


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_the_port_is_free_again(start, end):
    server = start()
    port = server.url.rsplit(":", 1)[1]
    clients = open_everything(server.url)
    server.process.send_signal(end)
    server.process.wait(PATIENCE)
    following = start("--port", port)
    assert following.url == server.url
    assert ask(following.url).status == 200
    for group in clients.values():
        for client in group:
            client.close()


def test_it_ends_well_while_many_ask(start):
    server = start()
    broken = []

    def client(number):
        targets = ["/", EXAMPLE, f"/api{EXAMPLE}", "/api/events"]
        while True:
            target = targets[number % len(targets)]
            try:
                with connect(server.url) as connection:
                    connection.sendall(request(server.url, target))
                    answer = read_answer(connection, to_head=target == "/api/events")
            except OSError:
                return
            if answer is None:
                return
            if answer.status not in (200, 503) or answer.body is None:
                broken.append((target, answer.status))

    threads = [threading.Thread(target=client, args=[number]) for number in range(24)]
    for thread in threads:
        thread.start()
    assert ask(server.url).status == 200
    server.process.terminate()
    assert server.process.wait(PATIENCE) == 0
    for thread in threads:
        thread.join(PATIENCE)
    assert broken == []
