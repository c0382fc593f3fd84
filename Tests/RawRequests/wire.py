"""Bytes over a socket, and answers read as strictly as RFC 9112 allows: a server that is lax in what it sends fails."""

import re
import socket
from dataclasses import dataclass

# Generous: it bounds a test that hangs, and says nothing about speed.
TIMEOUT = 20

STATUS_LINE = re.compile(rb"HTTP/1\.[01] (\d{3}) [\x20-\x7e]*")
FIELD = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ ]?([\x20-\x7e\t]*)")


class Malformed(Exception):
    """The server sent what is no HTTP."""


@dataclass
class Answer:
    status: int
    fields: dict
    body: bytes


class Client:
    """A connection that sends what it is told, and reads one answer after the other."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), TIMEOUT)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""
        self.is_over = False

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def send(self, data, piece=None):
        """Sends bytes, all in one or in pieces of that size. A server that has refused may take no more of them."""
        step = piece or max(len(data), 1)
        try:
            for start in range(0, len(data), step):
                self.socket.sendall(data[start:start + step])
        except (BrokenPipeError, ConnectionResetError):
            pass

    def is_waiting(self):
        """Whether the server has sent nothing, and has not closed."""
        try:
            self.socket.setblocking(False)
            return not self.buffer and self.socket.recv(1) is None
        except BlockingIOError:
            return True

    def rest(self):
        """Everything until the server closes."""
        while self._fill():
            pass
        rest, self.buffer = self.buffer, b""
        return rest

    def answer(self, to_head=False):
        """The next answer; None where the server closes instead."""
        while b"\r\n\r\n" not in self.buffer:
            if not self._fill():
                if self.buffer:
                    raise Malformed(f"a head that does not end: {self.buffer[:300]!r}")
                return None
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        status, fields = read_head(head)
        if to_head or status in (204, 304) or status < 200:
            return Answer(status, fields, b"")
        if "content-length" in fields:
            return Answer(status, fields, self._take(int(fields["content-length"])))
        if fields.get("transfer-encoding") == "chunked":
            return Answer(status, fields, self._chunks())
        return Answer(status, fields, self.rest())

    def _chunks(self):
        body = b""
        while True:
            while b"\r\n" not in self.buffer:
                self._need()
            line, self.buffer = self.buffer.split(b"\r\n", 1)
            piece = self._take(int(line, 16))
            if self._take(2) != b"\r\n":
                raise Malformed("a chunk that does not end where it says")
            if not piece:
                return body
            body += piece

    def _take(self, count):
        while len(self.buffer) < count:
            self._need()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def _need(self):
        if not self._fill():
            raise Malformed(f"a body that ends early, after {self.buffer[:300]!r}")

    def _fill(self):
        """Reads more. A connection that was reset is over, too: the client had sent what nobody read."""
        if self.is_over:
            return False
        try:
            more = self.socket.recv(65_536)
        except ConnectionResetError:
            more = b""
        self.is_over = not more
        self.buffer += more
        return bool(more)


def read_head(head):
    """The status and the fields of a head, which has no field twice but Set-Cookie, and nothing that is no field."""
    first, *lines = head.split(b"\r\n")
    status = STATUS_LINE.fullmatch(first)
    if not status:
        raise Malformed(f"no status line: {first[:200]!r}")
    fields = {}
    for line in lines:
        field = FIELD.fullmatch(line)
        if not field:
            raise Malformed(f"no header field: {line[:200]!r}")
        name = field[1].decode().lower()
        if name in fields and name != "set-cookie":
            raise Malformed(f"the field {name} twice")
        fields[name] = field[2].decode()
    if "content-length" in fields and "transfer-encoding" in fields:
        raise Malformed("a length beside a coding")
    return int(status[1]), fields
