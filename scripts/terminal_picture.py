"""Draws docs/images/terminal.svg: the screen of the game in docs/images/terminal.json, where that record breaks off.

Run it from the root of the source tree: `python scripts/terminal_picture.py [FILE]`.
"""

import io
import sys
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import MONOKAI

from auberge.cli.play.saves import read_match
from auberge.cli.play.table import Table
from auberge.words import Words

RECORD: Final = Path("docs/images/terminal.json")
PICTURE: Final = Path("docs/images/terminal.svg")
WIDTH: Final = 112
HEIGHT: Final = 46


def recording_console(width: int, height: int) -> Console:
    """A terminal of this size that keeps what is printed, whatever machine this is."""
    return Console(
        file=io.StringIO(),
        record=True,
        width=width,
        height=height,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
        _environ={},
    )


def draw() -> str:
    """The picture as SVG; always the same."""
    console = recording_console(WIDTH, HEIGHT)
    table = Table(read_match(RECORD), RECORD, console, Words("en"))
    table.draw(table.prompt())
    return console.export_svg(title="auberge play saint_malo", theme=MONOKAI, unique_id="auberge") + "\n"


if __name__ == "__main__":
    (Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURE).write_text(draw(), encoding="utf-8")
