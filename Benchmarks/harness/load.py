"""Load on a server, and what the server needed for it."""

import contextlib
import dataclasses
import os
import pathlib
import re
import subprocess
import tempfile

from harness.server import LOAD_CORE, ROOT

ASK = ROOT / ".build" / "bench" / "ask"
SCRIPT = ROOT / "Benchmarks" / "requests.lua"
UNITS = {"us": 1e-6, "ms": 1e-3, "s": 1.0, "m": 60.0}


@dataclasses.dataclass
class Load:
    requests: int
    # CPU time of the server's process, user and system, in microseconds a request.
    cost: float
    # Requests a second.
    rate: float
    # In seconds: 99 of 100 answers came earlier; 0 where that is not known.
    p99: float


def ask(server, *requests, connections=32, seconds=1):
    """Sends these requests, as bytes, again and again on connections that are kept; by a client that never sleeps."""
    with filed(requests) as files:
        output, cpu = during(server, [str(ASK), str(server.port), str(connections), str(seconds), *files])
    count, seconds = output.split()
    return Load(int(count), cpu * 1e6 / int(count), int(count) / float(seconds), 0)


def wrk(server, *requests, connections=32, seconds=1, delay=None):
    """The same by wrk, which sleeps when there is nothing to do, and tells how long the answers took."""
    with filed(requests) as files:
        words = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", "-s", str(SCRIPT)]
        words += [f"http://127.0.0.1:{server.port}/", "--", *([f"delay={delay}"] if delay else []), *files]
        output, cpu = during(server, words)
    if "Non-2xx" in output or "Socket errors" in output:
        raise RuntimeError(f"Some requests failed:\n{requests[0][:200].decode()}\n{output}")
    count = int(re.search(r"(\d+) requests in", output)[1])
    p99 = re.search(r"99%\s+([\d.]+)(us|ms|s|m)\b", output)
    return Load(
        requests=count,
        cost=cpu * 1e6 / count,
        rate=float(re.search(r"Requests/sec:\s+([\d.]+)", output)[1]),
        p99=float(p99[1]) * UNITS[p99[2]],
    )


def load(server, *requests, **manner):
    """The one of these two that the environment asks for."""
    return (wrk if os.environ.get("LOAD") == "wrk" else ask)(server, *requests, **manner)


@contextlib.contextmanager
def filed(requests):
    """Files that hold one of these each."""
    with tempfile.TemporaryDirectory() as folder:
        files = [pathlib.Path(folder, str(number)) for number in range(len(requests))]
        for file, data in zip(files, requests):
            file.write_bytes(data)
        yield [str(file) for file in files]


def during(server, words):
    """What a client on the other core writes, and the server's CPU time in the meantime, in seconds."""
    before = server.cpu_seconds()
    client = subprocess.run(
        words,
        capture_output=True,
        timeout=40,
        preexec_fn=lambda: os.sched_setaffinity(0, (LOAD_CORE,)),
    )
    if client.returncode != 0:
        raise RuntimeError(f"{words[0]} failed: {client.stderr.decode()}")
    return client.stdout.decode(), server.cpu_seconds() - before
