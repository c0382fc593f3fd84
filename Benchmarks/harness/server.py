"""The processes that are measured."""

import os
import pathlib
import re
import signal
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
LIMIT = ROOT / ".build" / "bench" / "limit"
VITRINE = ROOT / ".build" / "release" / "vitrine"
VITRINE_BENCH = ROOT / ".build" / "release" / "vitrine-bench"

SERVER_CORE = 0
LOAD_CORE = 1


class Server:
    """A server on a free port of loopback, pinned to cores; used in a `with` statement."""

    def __init__(self, *words, cores=(SERVER_CORE,)):
        self.process = subprocess.Popen(
            [str(word) for word in words],
            cwd=ROOT,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, cores),
        )
        line = self.process.stderr.readline()
        found = re.search(r"port (\d+)|:(\d+)/", line)
        if not found:
            self.process.kill()
            raise RuntimeError(f"{words[0]} did not start: {line.strip()}")
        self.port = int(found[1] or found[2])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stderr.close()

    def cpu_seconds(self):
        """User and system time of all threads so far, which the kernel counts in nanoseconds."""
        total = 0
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            total += int((task / "schedstat").read_text().split()[0])
        return total / 1e9

    def resident_kib(self):
        """The memory that the process holds, that of its program and its libraries included."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1])


def vitrine(threads=1, cores=(SERVER_CORE,)):
    """The program as users run it."""
    return Server(VITRINE, "--port", 0, "--threads", threads, cores=cores)


def vitrine_bench(*words, cores=(SERVER_CORE,)):
    """The same with pages and a switch for measuring."""
    return Server(VITRINE_BENCH, *words, cores=cores)


def limit(status, size):
    """The C program with a body of that many bytes."""
    return Server(LIMIT, status, max(0, size))
