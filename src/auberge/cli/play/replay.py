"""`auberge replay`: tells a stored game turn by turn, or shows it step by step, forward and back."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from auberge import games
from auberge.cli import boards, palette
from auberge.cli.boards import Scene
from auberge.cli.consoles import open_console, prepare_input, read_line
from auberge.cli.numbers import whole_number
from auberge.cli.play import saves
from auberge.cli.play.screen import scene_of
from auberge.cli.play.sheet import draw_sheet
from auberge.core import record as records
from auberge.core.match import Match, follow, resume
from auberge.core.protocol import Event, Position, Seat
from auberge.words import Words


def replay(file: Path, words: Words, *, step: bool) -> None:
    """Replays a record. BadRecord names the entry that is wrong."""
    console = open_console()
    film = Film(file)
    if step:
        prepare_input()
        Projector(film, console, words).run()
    else:
        _tell(film.match, console, words)


@dataclass(frozen=True)
class Frame:
    """The table after an entry: what came of it, and who did it (None before the first)."""

    position: Position
    events: Sequence[Event]
    seat: Seat | None


class Film:
    """A stored game with a frame for every entry, and one before them."""

    def __init__(self, file: Path) -> None:
        record = records.loads(saves.read_bytes(file))
        game = games.load(record.game, record.rules_version)
        self.match: Final[Match] = resume(game, msgspec.structs.replace(record, entries=()))
        self.frames: Final = [Frame(self.match.position.clone(), (), None)]
        for number, entry in enumerate(record.entries, start=1):
            before = len(self.match.steps)
            follow(self.match, number, entry)
            steps = self.match.steps[before:]
            events = [event for step in steps for event in step.events]
            self.frames.append(Frame(self.match.position.clone(), events, steps[-1].seat))


def told(match: Match, events: Sequence[Event]) -> list[Event]:
    """Everything that happened in a finished game; of one that goes on, only what everybody may know."""
    if match.is_over:
        return list(events)
    seen = [match.game.witness(event, None) for event in events]
    return [event for event in seen if event is not None]


def _tell(match: Match, console: Console, words: Words) -> None:
    scene = scene_of(match, words, console)
    for step in match.steps:
        for event in told(match, step.events):
            console.print(Text(words.event(match.game.meta.name, event, scene.names)))
    console.print()
    if not match.is_over:
        console.print(Text(words.say("cli-replay-unfinished", entries=len(match.steps))))
    console.print(_sheet(match, scene))


def _sheet(match: Match, scene: Scene) -> RenderableType:
    """How it stands or ended; where nothing is counted, as the board tells it."""
    view = match.game.view(match.position, None)
    order = boards.load(match.game.meta.name).standings(view, scene)
    return draw_sheet(match.game, match.position, scene, order)


class Projector:
    """Shows the film picture by picture."""

    def __init__(self, film: Film, console: Console, words: Words) -> None:
        self.film: Final = film
        self.console: Final = console
        self.words: Final = words
        self.board: Final = boards.load(film.match.game.meta.name)
        self.at = 0

    def run(self) -> None:
        """Enter or n: forward; p: back; a number: to that entry; q: leave."""
        last = len(self.film.frames) - 1
        while True:
            self._show(last)
            try:
                typed = read_line().lower()
            except EOFError:
                return
            if typed in ("q", "quit"):
                return
            if typed in ("", "n"):
                if self.at == last:
                    return
                self.at += 1
            elif typed == "p":
                self.at = max(0, self.at - 1)
            elif (number := whole_number(typed)) is not None and number <= last:
                self.at = number
            else:
                self.console.print(Text(self.words.say("cli-replay-keys", last=last), palette.BAD))

    def _show(self, last: int) -> None:
        match, at = self.film.match, self.at
        frame = self.film.frames[at]
        view = match.game.view(frame.position, None)
        focus = frame.seat if frame.seat is not None and frame.seat >= 0 else None  # nobody's, while the table is set
        scene = scene_of(match, self.words, self.console, focus)
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(Padding(Text(self.board.title(view, scene)), (0, 1), style=palette.TITLE))
        self.console.print(self.board.picture(view, scene))
        in_play = self.board.in_play(view, scene)
        if in_play is not None:
            self.console.print(in_play)
        for event in told(match, frame.events):
            self.console.print(Text(self.words.event(match.game.meta.name, event, scene.names)))
        if at == last and match.is_over:
            self.console.print(_sheet(match, scene))
        self.console.print(
            Padding(Text(self.words.say("cli-replay-at", at=at, last=last)), (0, 1), style=palette.RIBBON)
        )
