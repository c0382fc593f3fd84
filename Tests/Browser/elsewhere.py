"""A server of somebody else's, on a port of its own, whose pages try what they can."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Elsewhere:
    """It answers every request with the same page. `requests` holds what was asked of it, as method and path."""

    def __init__(self, html="<!doctype html><title>Elsewhere</title><p>Elsewhere</p>"):
        self.requests = []
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def answer(self):
                outer.requests.append((self.command, self.path))
                body = html.encode()
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = answer

            def log_message(self, *arguments):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()
