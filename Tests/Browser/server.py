"""The server under test: the binary that `swift build` made, on a free port of the loopback."""

import os
import queue
import re
import subprocess
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BINARY = Path(os.environ.get("VITRINE", ROOT / ".build/debug/vitrine"))
START_SECONDS = 60
STOP_SECONDS = 5


class Server:
    """A running server. `url` has no slash at its end."""

    def __init__(self, *options, binary=BINARY, root=ROOT, files=None, arguments=None):
        """Starts the binary with further options, or with other arguments altogether; with a limit on its open files
        where `files` gives one."""
        if not binary.exists():
            raise RuntimeError(f"{binary} is not there: run `swift build --build-tests` first.")
        self.lines = []
        limited = ["prlimit", f"--nofile={files}"] if files else []
        self.process = subprocess.Popen(
            [*limited, binary, *(arguments or ["--port", "0", "--root", root, *options])],
            cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )
        address = queue.SimpleQueue()
        self.reader = threading.Thread(target=self._read, args=[address], daemon=True)
        self.reader.start()
        try:
            self.url = address.get(timeout=START_SECONDS)
        except queue.Empty:
            self.url = None
        if self.url is None:
            self.stop()
            raise RuntimeError("vitrine did not say where it listens. It said:\n" + "".join(self.lines))

    def _read(self, address):
        """Reads standard error to its end, so that the pipe never fills up; tells the address once."""
        for line in self.process.stderr:
            self.lines.append(line)
            if found := re.search(r"Vitrine is at (http://\S+?)/?\s*$", line):
                address.put(found[1])
        address.put(None)

    def stop(self):
        """Ends the server as a terminal would, and returns its exit status."""
        self.process.terminate()
        try:
            self.process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join(STOP_SECONDS)
        return self.process.returncode
