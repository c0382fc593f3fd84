"""A client for single requests: raw bytes out, head and body in."""

import dataclasses
import re
import socket


@dataclasses.dataclass
class Answer:
    status: int
    head: bytes
    body: bytes

    @property
    def size(self):
        return len(self.head) + len(self.body)

    def header(self, name):
        found = re.search(rb"\r\n" + name.encode() + rb": ([^\r]*)", self.head, re.IGNORECASE)
        return found[1].decode() if found else None


def request(port, method, path, headers=None, body=b""):
    """The bytes of a request."""
    fields = {"Host": f"127.0.0.1:{port}", **(headers or {})}
    if body or method in ("POST", "PUT", "PATCH"):
        fields["Content-Length"] = len(body)
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items()), "", ""]
    return "\r\n".join(lines).encode() + body


class Client:
    """One connection that is kept."""

    def __init__(self, port):
        self.port = port
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=20)

    def get(self, path, headers=None):
        return self.send(request(self.port, "GET", path, headers))

    def send(self, data):
        self.socket.sendall(data)
        received = bytearray()
        while b"\r\n\r\n" not in received:
            received += self._receive()
        end = received.index(b"\r\n\r\n") + 4
        head = bytes(received[:end])
        status = int(head.split()[1])
        length = re.search(rb"\r\ncontent-length: (\d+)", head, re.IGNORECASE)
        whole = end + (int(length[1]) if length and status != 304 else 0)
        while len(received) < whole:
            received += self._receive()
        return Answer(status, head, bytes(received[end:whole]))

    def first_byte(self, data):
        """Sends and waits for the first byte alone."""
        self.socket.sendall(data)
        self.socket.recv(1, socket.MSG_PEEK)

    def _receive(self):
        received = self.socket.recv(1 << 20)
        if not received:
            raise ConnectionError("The server closed the connection.")
        return received
