"""More clients at once than there is room for: those inside go on, newcomers are told, and all of it is let go."""

import signal

import pytest
from wire import ask, connect, descriptors, eventually, read_answer, request, reset, resident

# With so many descriptors the server holds fewer connections than the thousand that it would.
FILES = 300
FLOOD = 900
STREAMS = 100


def served(url):
    """Whether a newcomer is served."""
    try:
        answer = ask(url)
    except ConnectionError:
        return False
    return answer is not None and answer.status == 200


def test_a_flood_of_connections(start, note):
    server = start(files=FILES)
    kept = connect(server.url)
    kept.sendall(request(server.url))
    assert read_answer(kept).status == 200
    before = descriptors(server.process)
    for _ in range(3):
        flood = [connect(server.url) for _ in range(FLOOD)]
        for client in flood:
            try:
                client.sendall(request(server.url))
            except ConnectionError:
                pass
        answers = [read_answer(client) for client in flood]
        inside = [answer for answer in answers if answer and answer.status == 200]
        told = [answer for answer in answers if answer and answer.status == 503]
        assert {answer.status for answer in answers if answer} <= {200, 503}
        assert all(answer.header("Retry-After") == "1" for answer in told)
        assert 0 < len(inside) < FILES and told
        for _ in range(10):
            kept.sendall(request(server.url, "/"))
            assert read_answer(kept).status == 200
        for client in flood:
            client.close()
        assert eventually(lambda: descriptors(server.process) == before)
        assert eventually(lambda: served(server.url))
    note("inside, told 503, of", f"{len(inside)}, {len(told)}, {FLOOD}")
    kept.close()


def test_a_flood_that_breaks_off(start):
    server = start(files=FILES)
    assert served(server.url)
    before = descriptors(server.process)
    whole = request(server.url, "/components/switch") + request(server.url, "/api/events")
    for number in range(1_500):
        client = connect(server.url)
        try:
            client.sendall(whole[:number % len(whole)])
        except ConnectionError:
            pass
        if number % 3:
            reset(client)
        else:
            client.close()
    assert eventually(lambda: descriptors(server.process) <= before)
    assert served(server.url)


def test_a_flood_of_streams(start, note):
    server = start()
    assert served(server.url)
    before, held = descriptors(server.process), resident(server.process)
    for _ in range(3):
        clients = [connect(server.url) for _ in range(3 * STREAMS)]
        for client in clients:
            client.sendall(request(server.url, "/api/events"))
        answers = [read_answer(client, to_head=True) for client in clients]
        streams = [client for client, answer in zip(clients, answers) if answer.status == 200]
        refused = [answer for answer in answers if answer.status == 503]
        assert (len(streams), len(refused)) == (STREAMS, 2 * STREAMS)
        assert all(answer.header("Retry-After") == "5" for answer in refused)
        # Everybody inside gets the change.
        assert ask(server.url, "/components/switch/basic", "POST", b"isOn.toggle").status == 303
        for client in streams:
            received = b""
            while b"event: change" not in received:
                more = client.recv(65_536)
                assert more and b": \n" not in more, "The change has not come, but the end or a heartbeat."
                received += more
        for number, client in enumerate(clients):
            reset(client) if number % 2 else client.close()
        assert eventually(lambda: descriptors(server.process) <= before)
    note("MiB more than before", round(resident(server.process) - held, 1))
    assert resident(server.process) - held < 48


@pytest.mark.parametrize("count", [126, 127, 128, 129, 256])
def test_a_flood_of_requests_at_one_moment(start, count):
    # The library waits for ever so long when exactly 128 of a thread's connections have something to say.
    server = start("--threads", "1")
    clients = [connect(server.url) for _ in range(count)]
    for _ in range(2):
        server.process.send_signal(signal.SIGSTOP)
        for client in clients:
            client.sendall(request(server.url))
        server.process.send_signal(signal.SIGCONT)
        # Those whom the library forgot would be let go as idle.
        answers = [read_answer(client) for client in clients]
        assert [answer.status for answer in answers if answer] == [200] * count


def test_a_flood_of_sessions(start):
    server = start("--max-sessions", "50")
    made = [ask(server.url, f"/api/sessions/s{number}", "PUT", b"").status for number in range(80)]
    assert made == [201] * 50 + [503] * 30
    # Those who have one go on, and a place is free when one of them ends.
    assert ask(server.url, "/api/state", Vitrine_Session="s7").status == 200
    assert ask(server.url, "/api/sessions/s7", "DELETE").status == 204
    assert ask(server.url, "/api/state", Vitrine_Session="s7").status == 404
    assert ask(server.url, "/api/sessions/new", "PUT", b"").status == 201
    # Asking for one does not make it.
    for number in range(200):
        assert ask(server.url, "/", Vitrine_Session=f"absent{number}").status == 404
    assert ask(server.url, "/api/sessions/more", "PUT", b"").status == 503
