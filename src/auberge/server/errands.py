"""The errands of the house: work that may take longer than others can wait, done by a worker (`bot_process`).

Checking a file that a stranger has sent; playing a game again for its past. All of it is handed over, nothing is kept.
"""

from collections import Counter
from typing import Final

import msgspec

from auberge import games
from auberge.core.errors import BadData
from auberge.core.protocol import Seat
from auberge.server import messages as m
from auberge.server.eyes import encode, ending_of, line_of, shown
from auberge.server.history import History
from auberge.server.intents import problem_of
from auberge.server.storage import Row, StoredTable


class CheckData(msgspec.Struct, frozen=True, tag=True):
    """Whether house data can be played."""

    game: str
    text: str


class TellStory(msgspec.Struct, frozen=True, tag=True):
    """The points after every step of a game whose steps are these."""

    table: StoredTable
    steps: tuple[Row, ...]


class TellMoment(msgspec.Struct, frozen=True, tag=True):
    """A table as it stood after these steps, through these eyes; they have seen so many. `over` if it ended there."""

    table: StoredTable
    steps: tuple[Row, ...]
    most: int
    eyes: Seat | None
    over: bool


Errand = CheckData | TellStory | TellMoment
_errands: Final[msgspec.msgpack.Decoder[Errand]] = msgspec.msgpack.Decoder(Errand)


def run(about: bytes) -> bytes:
    """Runs an errand; what came of it, as JSON."""
    match _errands.decode(about):
        case CheckData(game, text):
            return encode(checked(game, text))
        case TellStory(table, steps):
            return encode(story_of(table, steps))
        case TellMoment() as wish:
            return encode(moment_of(wish))


def checked(name: str, text: str) -> m.DataChecked:
    """Whether house data can be played, and what is known of it."""
    try:
        report = games.load(name).check_data(text)
    except BadData as problem:
        return m.DataChecked(problem_of(problem))
    return m.DataChecked(warnings=report.warnings, known=dict(Counter(fact.known for fact in report.facts)))


def story_of(table: StoredTable, steps: tuple[Row, ...]) -> m.Story:
    """Plays the game again, and notes everybody's points wherever they change."""
    history = History(table)
    game, match = history.game, history.match
    scores: list[m.ScorePoint] = []
    last: tuple[int, ...] = ()
    for step in range(len(steps) + 1):
        if step:
            history.step(match, steps[step - 1])
        sheet = game.score_sheet(match.position)
        points = tuple(sum(line.points[seat] for line in sheet) for seat in range(history.setup.seats))
        if points != last or step == len(steps):
            seat = match.steps[-1].seat if match.steps else history.setup.start_seat
            scores.append(m.ScorePoint(step, seat, points))
        last = points
    return m.Story(len(steps), tuple(scores))


def moment_of(wish: TellMoment) -> m.Moment:
    """Plays the game again so far."""
    history = History(wish.table)
    game, match = history.game, history.match
    for row in wish.steps:
        history.step(match, row)
    number = len(wish.steps)
    view = shown(msgspec.structs.replace(game.view(match.position, wish.eyes), moves=()))
    lines = tuple(line_of(game, n, match.steps[n], wish.eyes) for n in range(max(0, number - 1), number))
    return m.Moment(number, wish.most, view, lines, ending_of(history) if wish.over else None)
