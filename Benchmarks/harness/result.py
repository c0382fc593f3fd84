"""A row of the table, and the table."""

import dataclasses
import datetime
import pathlib
import statistics
import subprocess


@dataclasses.dataclass
class Result:
    work: str
    # What was measured, as text: medians over the rounds.
    measured: str
    # What it was compared with.
    beside: str
    # The figure that must hold: the median over the rounds, with the least and the greatest.
    figures: list
    at_most: float
    unit: str = " ×"
    # Where more is better, the bound is a least one.
    at_least: bool = False

    @property
    def figure(self):
        return statistics.median(self.figures)

    @property
    def holds(self):
        return self.figure >= self.at_most if self.at_least else self.figure <= self.at_most

    def cells(self):
        spread = f"{short(min(self.figures))} to {short(max(self.figures))}"
        bound = f"{'≥' if self.at_least else '≤'} {self.at_most:g}{self.unit}"
        return [
            self.work,
            self.measured,
            self.beside,
            f"{short(self.figure)}{self.unit}",
            spread if len(self.figures) > 1 else "",
            bound,
            "yes" if self.holds else "**no**",
        ]


HEADINGS = ["work", "measured", "beside it", "figure", "from, to", "bound", "holds"]


def short(number):
    """Three digits that count."""
    return f"{number:.0f}" if number >= 100 else f"{number:.1f}" if number >= 10 else f"{number:.2f}"


def table(results):
    """The results as a table in Markdown, its columns in line."""
    rows = [HEADINGS, *(result.cells() for result in results)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADINGS))]
    lines = ["| " + " | ".join(cell.ljust(width) for cell, width in zip(row, widths)) + " |" for row in rows]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def document(results, seconds, load):
    """The whole of results.md."""
    missed = sum(not result.holds for result in results)
    verdict = "All hold." if missed == 0 else f"{missed} of {len(results)} do not hold."
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True
    ).stdout.strip()
    return f"""# Measured

Written by `make bench` on {datetime.date.today()} in {seconds:.0f} s, of {commit or "no commit"}, on {processor()}
with a load average of {load:.1f} before. {verdict} [README.md](README.md) says how each row is measured.

{table(results)}
"""


def processor():
    lines = pathlib.Path("/proc/cpuinfo").read_text().splitlines()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return f"{len(names)} cores of {names[0] if names else 'an unknown processor'}"
