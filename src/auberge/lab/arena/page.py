"""A report as one HTML page in the house's look that needs nothing from anywhere: no script, no font, no picture."""

from collections.abc import Sequence
from html import escape
from typing import Final

STYLE: Final = """
:root { color-scheme: light; }
body { margin: 0; background: #f6e8c3; color: #2b2118; font: 17px/1.5 'Alegreya Sans', 'Gill Sans', sans-serif; }
main { max-width: 860px; margin: 0 auto; padding: 24px 20px 64px; }
h1, h2 { font-family: 'IM Fell English', 'Iowan Old Style', Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { font-size: 2.2rem; margin: 8px 0; border-bottom: 3px solid #c39a55; padding-bottom: 8px; }
h2 { font-size: 1.5rem; margin: 40px 0 8px; }
p { max-width: 68ch; margin: 8px 0; }
figure { margin: 12px 0; padding: 12px; background: #fbf3dd; border: 1px solid #d9c08c; border-radius: 7px; }
figcaption { font-weight: 600; }
svg { display: block; width: 100%; height: auto; font: 14px 'Alegreya Sans', 'Gill Sans', sans-serif; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: 12px 0; }
caption { text-align: left; font-weight: 600; padding: 4px 0; }
th, td { padding: 5px 14px 5px 0; text-align: right; border-bottom: 1px solid #d9c08c; white-space: nowrap; }
th:first-child, .name { text-align: left; }
thead th { border-bottom: 2px solid #a67f3f; vertical-align: bottom; }
.quiet { color: #6d5a3c; }
@media print { body { background: #fff; } figure { break-inside: avoid; } }
"""


def document(language: str, title: str, sections: Sequence[str]) -> str:
    """The whole page."""
    head = (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
    )
    return head + "\n".join(sections) + "\n</main>\n</body>\n</html>\n"


def heading(text: str) -> str:
    """The heading of a section."""
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, *, quiet: bool = False) -> str:
    """A sentence or two."""
    return f'<p class="quiet">{escape(text)}</p>' if quiet else f"<p>{escape(text)}</p>"


def figure(svg: str, caption: str = "") -> str:
    """A chart in its frame."""
    told = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    return f"<figure>{told}{svg}</figure>"


def grid(columns: Sequence[str], rows: Sequence[Sequence[str]], names: int = 1) -> str:
    """A table; the first cell of a row names it, and so may the next: this many cells are words, the others figures."""
    head = "".join(f'<th scope="col"{_kind(number, names)}>{escape(text)}</th>' for number, text in enumerate(columns))
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td{_kind(number, names)}>{escape(cell)}</td>" for number, cell in enumerate(row) if number)
        + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def _kind(number: int, names: int) -> str:
    return ' class="name"' if 0 < number < names else ""
