"""One screen: title, board, what happened, dice, choices, and the ribbon that says what to do now.

Where the terminal is small the story gives way first (`log` tells it again), then the other cities are told short.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Board, Scene
from auberge.cli.consoles import is_plain, printable
from auberge.cli.play.seating import MOST_LETTERS
from auberge.core.match import Match
from auberge.core.protocol import Event, Seat, View
from auberge.words import Words

_PIPE_HEIGHT: Final = 24
_PROMPT_LINES: Final = 2


def scene_of(match: Match, words: Words, console: Console, focus: Seat | None = None) -> Scene:
    """The room, the names and the words for a picture on this console."""
    height = console.height if console.is_terminal else _PIPE_HEIGHT
    names = tuple(printable(player.name)[:MOST_LETTERS] for player in match.players)
    version = match.game.meta.rules_version
    return Scene(words, names, console.width, height, is_plain(console), focus=focus, rules_version=version)


class Screen:
    """Draws the table for one seat."""

    def __init__(self, console: Console, board: Board) -> None:
        self.console: Final = console
        self.board: Final = board

    def show(self, view: View, scene: Scene, events: Sequence[Event], ribbon: tuple[str, str]) -> None:
        """Clears a terminal and draws everything; on paper (a pipe) it only draws."""
        upper: list[RenderableType] = [self._title(view, scene), self.board.picture(view, scene)]
        lower: list[RenderableType] = [
            part
            for part in (
                self.board.in_play(view, scene),
                self.board.choices(view, scene),
            )
            if part is not None
        ]
        sentence, hint = ribbon
        lower.append(Padding(Text(sentence), (0, 1), style=palette.RIBBON))
        if hint:
            lower.append(Text(hint, palette.QUIET))
        story = self.board.story(events, scene)
        if self.console.is_terminal:
            needed = self._lines(lower) + _PROMPT_LINES
            if self._lines(upper) + needed > scene.height:
                upper[1] = self.board.picture(view, replace(scene, tight=True))
            story = self._fitting(story, scene.height - self._lines(upper) - needed)
            self.console.clear()
        for part in [*upper, *story, *lower]:
            self.console.print(part)

    def last_board(self, view: View, scene: Scene, sheet: RenderableType) -> RenderableType:
        """Everybody's board at the end; told shorter where it would push itself off the screen above the sheet."""
        board = self.board.every_board(view, scene)
        if self.console.is_terminal and self._lines([board, sheet]) + _PROMPT_LINES > scene.height:
            return self.board.every_board(view, replace(scene, tight=True))
        return board

    def hand_over(self, sentence: str) -> None:
        """Nothing but the sentence that says who is to come to the table."""
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(Padding(Text(sentence), (0, 1), style=palette.RIBBON))

    def _title(self, view: View, scene: Scene) -> RenderableType:
        return Padding(
            Text(self.board.title(view, scene), no_wrap=True, overflow="ellipsis"), (0, 1), style=palette.TITLE
        )

    def _lines(self, parts: Sequence[RenderableType]) -> int:
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def _fitting(self, lines: list[Text], room: int) -> list[Text]:
        """The last lines that fit."""
        kept: list[Text] = []
        for line in reversed(lines):
            room -= self._lines([line])
            if room < 0:
                break
            kept.insert(0, line)
        return kept
