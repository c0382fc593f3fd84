"""Texts as an attacker would choose them, and a server whose components have them in every place."""

from pathlib import Path

from server import BINARY, Server

# What pages are compared with: a text that means nothing anywhere.
HARMLESS = "wordless"

TEXTS = [
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "\"><script>alert(1)</script>",
    "'><script>alert(1)</script>",
    "<img src=x onerror=alert(1) x-hostile>",
    "\"><img src=//evil.test/i.png onerror=alert(1) x-hostile>",
    "<svg/onload=alert(1) x-hostile>",
    "<svg><script href=//evil.test/s.js></script></svg>",
    "\" autofocus onfocus=alert(1) x-hostile=\"",
    "' onmouseover='alert(1)' x-hostile='",
    "` onclick=alert(1) x-hostile=`",
    "x onclick=alert(1) x-hostile",
    "</title><script>alert(1)</script>",
    "</textarea><script>alert(1)</script>",
    "</option></select><script>alert(1)</script>",
    "</code></pre><iframe src=//evil.test/ x-hostile></iframe>",
    "</style><script>alert(1)</script>",
    "<!--><script>alert(1)</script-->",
    "--><script>alert(1)</script>",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<iframe srcdoc=\"<script>alert(1)</script>\" x-hostile>",
    "<meta http-equiv=refresh content=0;url=//evil.test/ x-hostile>",
    "<base href=//evil.test/ x-hostile>",
    "<link rel=stylesheet href=//evil.test/c.css x-hostile>",
    "<form action=//evil.test/ x-hostile><button>Go</button></form>",
    "<a href=javascript:alert(1) x-hostile>go</a>",
    "<math><mtext></form><form><mglyph><style></math><img src=x onerror=alert(1) x-hostile>",
    "<template shadowrootmode=open><script>alert(1)</script></template>",
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "//evil.test/",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "&#60;script&#62;alert(1)&#60;/script&#62;",
    "&quot; onclick=alert(1) x-hostile=&quot;",
    "&amp;amp;", "&ampersand&notit;",
    "{{title}}", "{{no such hole}}", "${alert(1)}", "{{constructor.constructor('alert(1)')()}}", "<%= 1 %>",
    "\\\"};alert(1);//", "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
    "'; touch hostile; '", "$(touch hostile)", "`touch hostile`", "%3Cscript%3Ealert(1)%3C/script%3E",
    "+ADw-script+AD4-alert(1)+ADw-/script+AD4-", "\u202ereversed\u202c \u2066isolated", "\u2028line\u2029paragraph",
    "\ufeffmark", "\u00a0", "\U0001f98a\u200d\U0001f525", "a\u0301\u0301\u0301\u0301", "\ufdd0\uffff",
    "../../../../etc/passwd", "a" * 300, "<" * 120, "\"'`<>&/=\\",
]
# Not everywhere can these be sent.
CONTROLS = ["nul\x00<script>alert(1)</script>", "line\r\nX-Hostile: yes\r\n\r\n<script>alert(1)</script>",
            "tab\tescape\x1b]0;title\x07\x1b[201~", "vertical\x0bform\x0cfeed<script>alert(1)</script>"]
ALL = TEXTS + CONTROLS

# The structure of a page: its elements and the names of their attributes. What code is made of follows the text, and is
# to be nothing but marks.
SKELETON = """document => {
    const found = [];
    const walk = node => {
        for (const child of node.children) {
            found.push(child.localName + '[' + child.getAttributeNames().sort().join() + ']');
            if (child.matches('pre, code')) {
                for (const inner of child.querySelectorAll('*'))
                    if (!(inner.matches('code, span, mark, b') && inner.getAttributeNames().every(name => name === 'class')))
                        found.push('in code: ' + inner.outerHTML);
            } else walk(child);
        }
    };
    walk(document);
    return found;
}"""

# What no text may bring about, whatever else is on the page.
FORBIDDEN = """document => [...document.querySelectorAll('*')].filter(node =>
    node.getAttributeNames().some(name => name.startsWith('on') || name === 'x-hostile')
    || node.matches('iframe, object, embed, base, meta[http-equiv], template, math, script:not([src^="/assets/"])')
    || ['href', 'src', 'action', 'formaction', 'data'].some(name => node.hasAttribute(name)
        && !/^(\\/(?!\\/)|#|\\?|data:image|$)/.test(node.getAttribute(name)))).map(node => node.outerHTML.slice(0, 200))"""


# Both, of a document; what pages suggest, and where they are, is left out, since it is something else for
# each text.
READING = f"""document => {{
    const forbidden = ({FORBIDDEN})(document);
    document.querySelectorAll('main ul, .cards, .results, .pager').forEach(node => node.remove());
    document.querySelectorAll('[aria-current]').forEach(node => node.removeAttribute('aria-current'));
    return [({SKELETON})(document), forbidden];
}}"""
READ_PAGE = f"() => ({READING})(document)"
READ_ALL = f"""pages => pages.map(html => ({READING})(new DOMParser().parseFromString(html, 'text/html')))"""


def gallery(folder):
    """The server `hostile-gallery`, with a component for each text: /components/text-N, where 0 is harmless."""
    (Path(folder) / "texts").write_bytes("\x1e".join([HARMLESS, *ALL]).encode())
    return Server(binary=BINARY.parent / "hostile-gallery", arguments=[folder])


class Watch:
    """Looks out for what a page must never do."""

    def __init__(self, page, base):
        self.found = []
        page.on("dialog", self._dialog)
        page.on("request", lambda request: request.url.startswith((base, "data:image")) or self.found.append(request.url))
        page.on("console", lambda message: "Content Security Policy" in message.text and self.found.append(message.text))
        page.on("popup", lambda popup: self.found.append("a window"))
        page.on("download", lambda download: self.found.append("a download"))
        # Streams would keep the connections of the browser busy, one for each page.
        page.route("**/api/events", lambda route: route.abort())

    def _dialog(self, dialog):
        self.found.append(f"the dialog {dialog.message}")
        dialog.dismiss()
