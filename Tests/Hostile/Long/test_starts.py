"""Two hundred starts in a row, each of which is ended at another moment: while files are read, while threads start,
when the first clients come."""

import os
import signal
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor

from server import BINARY, ROOT
from wire import PATIENCE, connect, request

STARTS = 200
# Before the program holds signals back they end it, as they end any program.
ENDS = {0, -signal.SIGTERM}
LINE = "Vitrine is at http://"


def launch():
    return subprocess.Popen([BINARY, "--port", "0", "--root", ROOT], stdin=subprocess.DEVNULL,
                            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)


def end_early(seconds):
    """Ends a program so long after its start."""
    program = launch()
    try:
        program.wait(seconds)
    except subprocess.TimeoutExpired:
        pass
    program.send_signal(signal.SIGTERM)
    said = program.stderr.read()
    return program.wait(PATIENCE), said


def end_with_clients(count):
    """Ends a program as soon as it listens, while clients come, of whom some stay for good."""
    program = launch()
    url = program.stderr.readline().split()[-1].rstrip("/")
    clients = [connect(url) for _ in range(count)]
    for number, client in enumerate(clients):
        client.sendall(request(url, ["/api/events", "/", "/api/components/form/basic?wait=60"][number % 3]))
    program.send_signal(signal.SIGTERM)
    said = program.stderr.read()
    for client in clients:
        client.close()
    return program.wait(PATIENCE), said


def test_a_stop_at_any_moment_of_a_start_ends_it_well(note):
    started = time.monotonic()
    program = launch()
    program.stderr.readline()
    whole = time.monotonic() - started
    program.kill()
    program.wait()
    with ThreadPoolExecutor(min(2, os.cpu_count())) as pool:
        early = list(pool.map(end_early, [whole * 2.4 * number / STARTS for number in range(STARTS // 2)]))
        late = list(pool.map(end_with_clients, [number % 40 for number in range(STARTS // 2)]))
    for status, said in early:
        assert status in ENDS and (said == "" or said.startswith(LINE) and said.count("\n") == 1), (status, said)
    assert {(status, said) for status, said in late} == {(0, "")}
    note("starts, ended while starting by the signal, ended well",
         f"{STARTS}, {sum(status != 0 for status, _ in early)}, "
         f"{sum(status == 0 for status, _ in early + late)}")
