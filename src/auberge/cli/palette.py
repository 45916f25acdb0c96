"""Honey limestone and sea blue: the colours of the terminal. Nothing is told by colour alone."""

from typing import Final

INK: Final = "#2b2118"
PAPER: Final = "#f6e8c3"
LIGHT_STONE: Final = "#efd9a7"
DARK_STONE: Final = "#c39a55"
SHADOW: Final = "#a67f3f"
SEA: Final = "#1d5b83"
FOAM: Final = "#bfe1ef"
GRANITE: Final = "#8b8983"
MORTAR: Final = "#5d5b56"
GOLD: Final = "#b8860b"
LEAF: Final = "#2e9e4f"  # these four show on dark and on light terminals alike
VIOLET: Final = "#9b6bd0"
AMBER: Final = "#d9822b"
WAVE: Final = "#3b8fc4"

FACE_COLOURS: Final = {
    "log": "#7a4a1e",
    "crate": "#b45309",
    "wall": "#4f4d49",
    "cross": "#6b3fa0",
    "head": "#1f7a3a",
    "crossed_swords": "#111111",
}

TITLE: Final = f"bold {PAPER} on {SEA}"
RIBBON: Final = f"bold {INK} on {LIGHT_STONE}"
HEADING: Final = "bold"
QUIET: Final = "dim"
GOOD: Final = "green"
BAD: Final = "red"
