#!/usr/bin/env python3
"""Measures Vitrine beside a C program on the same library, prints a table and writes it to results.md.

    bench.py [ROW…]

Without rows it measures all of them, in less than five minutes, and only then writes the file; not where LOAD names another
load.
"""

import os
import pathlib
import signal
import sys
import time

from harness import answers, growth, latency, life, streams
from harness.result import document, table

ROWS = {
    "unchanged": answers.unchanged,
    "304": answers.not_modified,
    "changed": answers.changed,
    "uncached": answers.uncached,
    "post": answers.posts,
    "patch": answers.patches,
    "asset": answers.assets,
    "streams": streams.beside,
    "push": streams.pushed,
    "start": life.start,
    "memory": life.memory,
    "options": growth.options,
    "sessions": growth.sessions,
    "routing": growth.routing,
    "threads": growth.threads,
    "latency": latency.latency,
}
# Seconds after which the run is given up.
PATIENCE = 480


def main(names):
    unknown = [name for name in names if name not in ROWS]
    if unknown:
        print(f"There is no row {unknown[0]}; there are {', '.join(ROWS)}.", file=sys.stderr)
        return 64
    signal.alarm(PATIENCE)
    begin, busy = time.monotonic(), os.getloadavg()[0]
    if busy > 0.5:
        print(f"The machine is busy (load average {busy:.1f}): the figures will be too high.", file=sys.stderr)
    results = []
    for name in names or ROWS:
        print(f"{name} …", file=sys.stderr, flush=True)
        results.extend(ROWS[name]())
    seconds = time.monotonic() - begin
    print(table(results))
    if not names and "LOAD" not in os.environ:
        file = pathlib.Path(__file__).with_name("results.md")
        file.write_text(document(results, seconds, busy))
        print(f"\nWritten to {file.name} in {seconds:.0f} s.")
    return 0 if all(result.holds for result in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
