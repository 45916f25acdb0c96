"""Draws docs/images/terminal.svg: a real screen of a game in its middle, always the same one.

Run it from the root of the source tree: `python scripts/terminal_picture.py [FILE]`.
"""

import io
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from auberge import bots, games
from auberge.cli.table import Table
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, Seat
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.words import Words

PLAYERS = (Player("Anna", "human"), Player("Greedy", "greedy"), Player("Random", "random"))
WIDTH, HEIGHT, SEED, ROUND = 112, 46, 23, 12


def middle_of_a_game() -> Match:
    """A game played by bots until Anna has to announce in the chosen round."""
    game = games.load("saint_malo")
    match = Match(game, settle_setup(game.meta, seats=len(PLAYERS), seed=SEED, start_seat=0), PLAYERS)
    minds = [bots.load("random" if player.kind == "random" else "greedy")(game, 1) for player in PLAYERS]
    while True:
        if match.actor == CHANCE:
            match.chance()
            continue
        seat = Seat(match.actor)
        view = game.view(match.position, seat)
        if seat == 0 and getattr(view, "round", 0) == ROUND and getattr(view, "question", "") == "announce":
            return match
        match.play(seat, minds[seat].choose(view))


def main(file: Path) -> None:
    """Draws the picture into the file."""
    console = Console(
        file=io.StringIO(), record=True, width=WIDTH, height=HEIGHT, force_terminal=True, color_system="truecolor",
        highlight=False, markup=False, emoji=False, legacy_windows=False, _environ={"TERM": "xterm-256color"},
    )  # fmt: skip
    table = Table(middle_of_a_game(), Path("terminal.json"), console, Words("en"))
    table.draw(table.moment())
    file.parent.mkdir(parents=True, exist_ok=True)
    svg = console.export_svg(title="auberge play saint_malo", theme=MONOKAI, unique_id="auberge")
    file.write_text(svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path("docs/images/terminal.svg"))
