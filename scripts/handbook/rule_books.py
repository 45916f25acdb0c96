"""The rule books of all games in all languages as pages, their examples drawn as the terminal draws them."""

import copy
import hashlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from rich.color_triplet import ColorTriplet
from rich.terminal_theme import MONOKAI, TerminalTheme
from terminal_picture import recording_console

from auberge import games
from auberge.cli.learn.book import picture
from auberge.rulebook.book import ExampleBlock
from auberge.rulebook.markdown import MarkdownBook
from auberge.words import LANGUAGES, Words
from handbook.text import for_python_markdown

WIDTH: Final = 88
HEIGHT: Final = 40
INK: Final = ColorTriplet(246, 233, 204)
SLATE: Final = ColorTriplet(12, 20, 27)
# What Rich fills in, without the window and the foreign font that it draws by itself.
SHEET: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-9 -25 {width} {height}">
<style>.{unique_id}-matrix {{ font: {char_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre }}
{styles}</style>
<defs>{lines}</defs>
<rect x="-9" y="-25" width="100%" height="100%" rx="8" fill="#0c141b"/>
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g>
</svg>
"""


def write_books(folder: Path) -> list[str]:
    """Writes every book and its pictures into the folder, and names the books' files."""
    (folder / "images").mkdir(parents=True, exist_ok=True)
    written = []
    for game in games.NAMES:
        for language in LANGUAGES:
            name = f"{game}.{language}.md"
            (folder / name).write_text(book(game, language, partial(_painted, folder)), encoding="utf-8")
            written.append(name)
    return written


def book(game: str, language: str, paint: Callable[[str, Words, ExampleBlock], str]) -> str:
    """One book: how to play, then the rules at a glance."""
    words = Words(language, strict=True)
    told = MarkdownBook(game, words, partial(paint, game, words))
    glance = words.say("web-book-aid")
    aid = [part.replace("## ", "### ", 1) if part.startswith("## ") else part for part in told.aid()]
    text = "\n\n".join([_title(game, words), *told.chapters(), f"## {glance}", *aid])
    return f'<div lang="{language}" markdown="1">\n\n{for_python_markdown(text)}\n</div>\n'


def _title(game: str, words: Words) -> str:
    return f"# {words.say(f'{game}-title')} · {words.say('web-book-book')}"


def _painted(folder: Path, game: str, words: Words, example: ExampleBlock) -> str:
    """Draws the board of an example into a file and shows it; what is to be seen there stands in words below."""
    image = drawn(game, words, example)
    file = f"images/{game}.{words.language}.{hashlib.sha256(image.encode()).hexdigest()[:12]}.svg"
    (folder / file).write_text(image, encoding="utf-8")
    return f'<div class="board" tabindex="0" markdown="1">\n\n![{words.say(f"{game}-title")}]({file})\n\n</div>'


def drawn(game: str, words: Words, example: ExampleBlock) -> str:
    """The board of an example as the terminal draws it, as SVG."""
    console = recording_console(WIDTH, HEIGHT)
    console.print(picture(game, example, words, console))
    return console.export_svg(theme=_theme(), code_format=SHEET, unique_id="b")


def _theme() -> TerminalTheme:
    """The colours of a terminal; what is dim is half ink, half slate."""
    theme = copy.copy(MONOKAI)
    theme.foreground_color, theme.background_color = INK, SLATE
    return theme
