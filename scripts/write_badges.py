"""Writes docs/images/badges/*.svg, the badges of the README, from what the project says of itself.

Usage: python scripts/write_badges.py
"""

import tomllib
from pathlib import Path
from typing import Final

from auberge.words import LANGUAGES

ROOT: Final = Path(__file__).parent.parent
OUT: Final = ROOT / "docs" / "images" / "badges"
LETTER: Final = 6.6  # width of a letter
SIDE: Final = 8


def badges() -> dict[str, str]:
    """The badges by the names of their files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return {
        "python.svg": drawn("Python", f"{project['requires-python'].removeprefix('>=')} or newer"),
        "licence.svg": drawn("licence", project["license"]),
        "rules.svg": drawn("rules tested", "100%"),  # tests/test_canon_coverage.py
        "languages.svg": drawn("speaks", " · ".join(LANGUAGES)),
    }


def drawn(name: str, value: str) -> str:
    """A badge: a name on sea blue, a value on limestone."""
    left, right = (round(len(text) * LETTER) + 2 * SIDE for text in (name, value))
    texts = "".join(
        f'<text x="{middle:g}" y="14" fill="{ink}" textLength="{len(text) * LETTER:g}">{text}</text>'
        for text, middle, ink in ((name, left / 2, "#fdf7e8"), (value, left + right / 2, "#2b2118"))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right}" height="20" role="img">'
        f"<title>{name}: {value}</title>"
        f'<clipPath id="c"><rect width="{left + right}" height="20" rx="4"/></clipPath>'
        f'<g clip-path="url(#c)"><rect width="{left}" height="20" fill="#0e5a78"/>'
        f'<rect x="{left}" width="{right}" height="20" fill="#ead6a9"/></g>'
        f'<g text-anchor="middle" font-family="Verdana,Geneva,sans-serif" font-size="11">{texts}</g></svg>\n'
    )


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for file, text in badges().items():
        (OUT / file).write_text(text, encoding="utf-8")
