"""The tokens have the contrast that WCAG 2.2 asks for, in the light and in the dark: 4.5:1 for text (1.4.3) and 3:1 for
what tells controls and their states apart (1.4.11). The browser works out each colour, so that what is measured is
what is drawn."""

import pytest

TEXT, EDGE = 4.5, 3

PAGE = ["background", "surface", "sunken"]
CODE = ["keyword", "type", "string", "number", "comment", "attribute", "call", "tag", "property"]

# Which token stands on which, and what is asked of the two.
PAIRS = [
    *((TEXT, "foreground", ground) for ground in [*PAGE, "accent", "accent-pressed", "destructive-tint"]),
    *((TEXT, text, ground) for text in ["muted-foreground", "destructive", "link"] for ground in PAGE),
    (TEXT, "muted-foreground", "disabled"),
    (TEXT, "destructive", "destructive-tint"),
    *((TEXT, "on-primary", ground) for ground in ["primary", "primary-hover", "primary-pressed"]),
    (TEXT, "on-destructive", "destructive"),
    *((TEXT, "disabled-foreground", ground) for ground in [*PAGE, "disabled"]),
    *((TEXT, f"code-{kind}", "sunken") for kind in CODE),
    # Edges of controls, and the focus ring, on what they stand on.
    *((EDGE, edge, ground) for edge in ["control-border", "control-border-hover", "ring", "destructive"]
      for ground in PAGE),
    (EDGE, "control-border", "disabled"),
    (EDGE, "control-border-hover", "accent"),
    (EDGE, "ring", "accent"),
    # Fills that say "on", and the marks on them.
    *((EDGE, fill, ground) for fill in ["primary", "control-blue", "control-blue-hover"] for ground in PAGE),
    *((EDGE, "on-control-blue", ground) for ground in ["control-blue", "control-blue-hover"]),
    (EDGE, "on-primary", "control-border"),
    (EDGE, "on-primary", "control-border-hover"),
    (EDGE, "disabled-fill", "disabled"),
    (EDGE, "disabled-mark", "disabled-fill"),
]

# The sRGB channels, 0 to 1, that the browser makes of each token. A transparent one would need a ground of its own.
COLOURS = """names => {
    const probe = document.body.appendChild(document.createElement('i'));
    const colours = Object.fromEntries(names.map(name => {
        probe.style.color = `color-mix(in srgb, var(--${name}) 100%, transparent 0%)`;
        return [name, getComputedStyle(probe).color];
    }));
    probe.remove();
    return colours;
}"""


def channels(name, colour):
    """The three channels of `color(srgb r g b)`."""
    kind, *values = colour.removeprefix("color(").removesuffix(")").split(" ")
    assert kind == "srgb" and len(values) == 3, f"--{name} is {colour}"
    return [float(value) for value in values]


def luminance(name, colour):
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
              for value in channels(name, colour)]
    return sum(weight * value for weight, value in zip((0.2126, 0.7152, 0.0722), linear))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_every_pair_of_tokens_has_contrast_enough(open_page, base, scheme):
    page = open_page(color_scheme=scheme)
    page.goto(base)
    names = sorted({name for _, *pair in PAIRS for name in pair})
    colours = page.evaluate(COLOURS, names)
    lights = {name: luminance(name, colour) for name, colour in colours.items()}
    wrong = []
    for least, name, ground in PAIRS:
        high, low = sorted([lights[name], lights[ground]], reverse=True)
        ratio = (high + 0.05) / (low + 0.05)
        if ratio < least:
            wrong.append(f"{scheme}: --{name} ({colours[name]}) on --{ground} ({colours[ground]}) has {ratio:.2f}, "
                         f"not {least}")
    print(f"\n{len(PAIRS)} pairs in {scheme}")
    assert not wrong, "\n".join(wrong)
