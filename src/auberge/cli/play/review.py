"""`auberge review`: a finished game looked over, as a page or as JSON."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn
from rich.table import Table
from rich.text import Text

from auberge.analysis.chances import Estimate
from auberge.analysis.replay import replay_of
from auberge.analysis.review import Costly, CurvePoint, Effort, Review, effort_for, review
from auberge.cli import palette
from auberge.cli.consoles import open_console
from auberge.cli.play import saves
from auberge.cli.play.advice import bar, percent, reason_lines
from auberge.cli.play.screen import scene_of
from auberge.core.protocol import Game
from auberge.words import Words

MOST_SECONDS: Final = 86_400
MOST_TRIES: Final = 1_000_000
_SECONDS: Final = 60
_ROWS: Final = 16  # of the curve
_BAR: Final = 12
_ALL_OR_NOTHING: Final = 2.0  # a band from losing everything to winning everything says nothing


def run_review(
    file: Path, words: Words, *, seconds: int | None, tries: int | None, seed: int, as_json: bool = False
) -> None:
    """Looks the game in a file over and prints what is found. BadRecord or BadUsage says what is wrong with it."""
    match = saves.read_match(file)
    replay = replay_of(match)
    effort = effort_for(replay, seconds or _SECONDS, seed) if tries is None else _exactly(tries, seed)
    with _bar(open_console(stderr=True)) as progress:
        task = progress.add_task(words.say("analysis-review"), total=1.0)
        found = review(replay, effort, lambda done: progress.update(task, completed=done))
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        console = open_console()
        print_review(found, match.game, console, words, scene_of(match, words, console).names)


def _exactly(tries: int, seed: int) -> Effort:
    return Effort(tries, tries, 10 * tries, seed)


def _bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def print_review(found: Review, game: Game, console: Console, words: Words, names: Sequence[str]) -> None:
    """A review as a page."""
    console.print(Text(words.say("analysis-curve"), palette.HEADING))
    console.print(_curve(found.curve, words, names))
    console.print(Text(words.say("analysis-curve-note"), palette.QUIET))
    for seat, costly in enumerate(found.costly):
        console.print()
        console.print(Text(words.say("analysis-costly-of", name=names[seat]), palette.HEADING))
        if not costly:
            console.print(Text(words.say("analysis-costly-none")))
        for one in costly:
            _print_costly(one, game, console, words, names)
    console.print()
    console.print(Text(words.say("analysis-luck"), palette.HEADING))
    for name, luck in zip(names, found.luck, strict=True):
        console.print(Text(luck_line(name, luck, words)))
    console.print(Text(words.say("analysis-luck-note"), palette.QUIET))


def cost_line(cost: Estimate, words: Words) -> str:
    """What a decision cost, and between what that lies."""
    low, high = percent(cost.low), percent(cost.high)
    if low == high:
        return words.say("analysis-costly-cost-steady", percent=percent(cost.value))
    return words.say("analysis-costly-cost", percent=percent(cost.value), low=low, high=high)


def luck_line(name: str, luck: Estimate, words: Words) -> str:
    """What chance gave or took; lucky or unlucky is said only where that is sure."""
    low, value, high = (percent(share) for share in (luck.low, luck.value, luck.high))
    if luck.high - luck.low >= _ALL_OR_NOTHING:
        return words.say("analysis-luck-unclear", name=name)
    if low == high == 0:
        return words.say("analysis-luck-nil", name=name)
    verdict = "good" if low > 0 else "bad" if high < 0 else "fair"
    ends = {"low": signed(low), "high": signed(high)}
    return words.say("analysis-luck-line", name=name, points=signed(value), number=abs(value), verdict=verdict, **ends)


def signed(number: int) -> str:
    """A whole number with its sign; nothing has none."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"


def _curve(curve: Sequence[CurvePoint], words: Words, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(words.say("analysis-step"), justify="right")
    for name in names:
        table.add_column(name, no_wrap=True)
    every = -(-len(curve) // _ROWS)
    for point in curve[len(curve) - 1 :: -every][::-1]:
        cells = [
            f"{bar(chance.value, _BAR)} {percent(chance.value):3} ±{_half(chance.low, chance.high)}"
            for chance in point.chances
        ]
        table.add_row(str(point.step), *cells)
    return table


def _half(low: float, high: float) -> int:
    return round(50 * (high - low))


def _print_costly(one: Costly, game: Game, console: Console, words: Words, names: Sequence[str]) -> None:
    name = game.meta.name
    made, better = (words.move(name, game.read(text), names) for text in (one.made, one.better))
    lines = [
        words.say("analysis-costly-better", better=better),
        cost_line(one.cost, words),
        *reason_lines(name, one.reasons, words),
    ]
    console.print(Text(words.say("analysis-costly-made", step=one.step, made=made)))
    for line in lines:
        console.print(Padding(Text(line), (0, 0, 0, 3)))
