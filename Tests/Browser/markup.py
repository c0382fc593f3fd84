"""What the tests read from a page's HTML without a browser."""

from html.parser import HTMLParser


class Markup(HTMLParser):
    """All start tags of a page, in order, as pairs of name and attributes."""

    def __init__(self, html):
        super().__init__()
        self.tags = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, {name: value or "" for name, value in attributes}))

    def values(self, name, tag=None):
        """The values of an attribute, in order."""
        return [attributes[name] for found, attributes in self.tags
                if name in attributes and tag in (None, found)]
