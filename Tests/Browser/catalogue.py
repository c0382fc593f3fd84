"""Which pages the server has, found as a visitor finds them: by following its links."""

import re
import urllib.error
import urllib.request
from functools import cache
from urllib.parse import urljoin, urlsplit

from markup import Markup

TIMEOUT = 10


@cache
def fetch(url):
    """The status, the headers and the text that a browser gets for a GET. Kept for the whole run."""
    request = urllib.request.Request(url, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as response:
            return response.status, response.headers, response.read().decode(errors="replace")
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read().decode(errors="replace")


def local_paths(url, html, *attributes):
    """The paths on this server that these attributes of a page name, without query and fragment."""
    markup = Markup(html)
    targets = [urlsplit(urljoin(url, target)) for name in attributes for target in markup.values(name)]
    return [target.path for target in targets if target.netloc == urlsplit(url).netloc]


class Catalogue:
    """The paths of all pages."""

    def __init__(self, base):
        self.base = base
        self.components = self._links(base, "/", r"/components/[^/]+")
        found = [
            link for component in self.components
            for link in self._links(base, component, re.escape(component) + r"/[^/]+")
        ]
        self.playgrounds = [link for link in found if link.endswith("/playground")]
        self.examples = [link for link in found if link not in self.playgrounds]
        self.pages = ["/"] + self.components + self.playgrounds
        self.all = self.pages + self.examples
        if not self.components or not self.examples:
            raise RuntimeError(f"The home page of {base} leads to {len(self.components)} components and "
                               f"{len(self.examples)} examples: there must be some of both.")

    def having(self, kind):
        """The examples that have a form of this class."""
        return [path for path in self.examples
                for markup in [Markup(fetch(self.base + path)[2])]
                if any(kind in classes.split() for classes in markup.values("class", "form"))]

    @staticmethod
    def _links(base, path, pattern):
        _, _, html = fetch(base + path)
        found = [link for link in local_paths(base + path, html, "href", "action") if re.fullmatch(pattern, link)]
        return list(dict.fromkeys(found))
