"""Requests over plain sockets, and what the system tells of a process."""

import os
import select
import socket
import struct
import time
from urllib.parse import urlsplit

# How long anything may take. No test is about speed: this only ends a test that would hang.
PATIENCE = 30


def address(url):
    """The host and the port of a server."""
    parts = urlsplit(url)
    return parts.hostname, parts.port


def authority(url):
    """What a request to the server has as its Host."""
    return urlsplit(url).netloc


def connect(url, receive_buffer=None):
    """A connected socket; a small receive buffer makes its server wait for those who do not read."""
    client = socket.socket()
    if receive_buffer:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    client.settimeout(PATIENCE)
    client.connect(address(url))
    return client


def request(url, target="/healthz", method="GET", body=None, **headers):
    """The bytes of a request. A header's name has underscores for its hyphens; None leaves Host out."""
    fields = {"Host": authority(url)} | {name.replace("_", "-"): value for name, value in headers.items()}
    if body is not None:
        fields = {"Content-Type": "application/x-www-form-urlencoded", "Content-Length": str(len(body))} | fields
    lines = [f"{method} {target} HTTP/1.1"] + [f"{name}: {value}" for name, value in fields.items()
                                               if value is not None]
    return "\r\n".join(lines).encode("utf-8", "surrogateescape") + b"\r\n\r\n" + (body or b"")


class Answer:
    """An answer as it came. `body` is None where the connection closed before its end."""

    def __init__(self, head, body):
        start, *fields = head.decode("latin-1").split("\r\n")
        self.status = int(start.split(" ")[1])
        self.fields = [tuple(part.strip() for part in field.split(":", 1)) for field in fields]
        self.body = body

    def all(self, name):
        return [value for field, value in self.fields if field.lower() == name.lower()]

    def header(self, name):
        return next(iter(self.all(name)), None)

    @property
    def text(self):
        return self.body.decode()


def read_head(client, received=b""):
    """The head of the next answer and what came behind it; None where the connection closed before."""
    while b"\r\n\r\n" not in received:
        try:
            more = client.recv(65_536)
        except ConnectionError:
            return None, received
        if not more:
            return None, received
        received += more
    head, _, rest = received.partition(b"\r\n\r\n")
    return head, rest


def read_answer(client, to_head=False):
    """The next answer on a connection that has one request under way; None where it closed without one."""
    head, body = read_head(client)
    if head is None:
        return None
    answer = Answer(head, b"")
    if to_head or answer.status in (204, 304):
        return answer
    length = int(answer.header("Content-Length") or 0)
    while len(body) < length:
        try:
            more = client.recv(65_536)
        except ConnectionError:
            more = b""
        if not more:
            answer.body = None
            return answer
        body += more
    answer.body = body
    return answer


def ask(url, *arguments, **keywords):
    """The answer to one request, by the parameters of `request`, on a connection of its own."""
    with connect(url) as client:
        client.sendall(request(url, *arguments, **keywords))
        return read_answer(client, to_head="HEAD" in arguments[1:2])


def is_closed(client):
    """Whether the server has closed the connection; what it still sends is read and dropped."""
    try:
        while select.select([client], [], [], 0)[0]:
            if not client.recv(65_536):
                return True
    except ConnectionError:
        return True
    return False


def reset(client):
    """Closes a connection as a client does that crashes: no goodbye, only a reset."""
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    client.close()


def eventually(condition, seconds=PATIENCE):
    """Whether the condition comes true; it is asked again and again until it has, or the time is over."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        select.select([], [], [], 0.02)
    return True


def descriptors(process):
    """How many files and sockets a process has open, but for the two that each thread has: with many clients there are more
    threads, and these stay."""
    return len(os.listdir(f"/proc/{process.pid}/fd")) - 2 * len(os.listdir(f"/proc/{process.pid}/task"))


def resident(process):
    """How much memory a process holds, in MiB."""
    with open(f"/proc/{process.pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS:"))
    return int(line.split()[1]) / 1024
