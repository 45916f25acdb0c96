"""Background jobs: work that may take longer than others can wait, done by a worker (`bot_process`).

Checking a file that a stranger has sent; playing a game again for its past; a learner's move in a lesson, a reader's at
an example, a player's at a decision that is made again. All of it is handed over, nothing is kept.
"""

from collections import Counter
from typing import Final

import msgspec

from auberge import games
from auberge import wire as m
from auberge.analysis.replay import Replay, ReplayStep, played_again, replay_from
from auberge.analysis.review import Costly
from auberge.bots.budget import Budget
from auberge.core import datafile
from auberge.core.errors import BadData
from auberge.core.protocol import Seat
from auberge.table.state import TableState
from auberge.table.validation import problem_of
from auberge.table.viewer_messages import explained, line_of, shown
from auberge.thinking import exercises, lessons, puzzles, rulebook
from auberge.wire.encoding import encode


class CheckData(msgspec.Struct, frozen=True, tag=True):
    """Whether house data can be played."""

    game: str
    text: str


class ReadData(msgspec.Struct, frozen=True, tag=True):
    """What stands in house data, whether or not it can be played."""

    text: str


class TellStory(msgspec.Struct, frozen=True, tag=True):
    """The points after every step of a game."""

    replay: Replay


class TellMoment(msgspec.Struct, frozen=True, tag=True):
    """A table at the end of this replay, after this many lines of the log of a viewer, which has `most` in all; the
    last of them, if there is one, tells of this step."""

    replay: Replay
    line: int
    most: int
    step: int | None
    viewer: Seat | None
    ending: m.Ending | None
    is_over: bool  # now, whatever it was then


class Teach(msgspec.Struct, frozen=True, tag=True):
    """A learner's wish in a lesson (`messages.LessonWish` as JSON)."""

    game: str
    lesson: str
    wish: bytes


class Practise(msgspec.Struct, frozen=True, tag=True):
    """A reader's wish at an example (`messages.PracticeWish` as JSON)."""

    game: str
    example: str
    wish: bytes


class TellSecondTry(msgspec.Struct, frozen=True, tag=True):
    """A costly decision of a game, to be made again."""

    replay: Replay
    costly: Costly


class JudgeSecondTry(msgspec.Struct, frozen=True, tag=True):
    """How good another move is there (`messages.ExerciseTry` as JSON)."""

    replay: Replay
    costly: Costly
    tried: bytes
    budget: Budget


class TellPuzzle(msgspec.Struct, frozen=True, tag=True):
    """A puzzle, to be solved."""

    game: str
    puzzle: str


class JudgePuzzle(msgspec.Struct, frozen=True, tag=True):
    """How good a move is there (`messages.PuzzleTry` as JSON)."""

    game: str
    puzzle: str
    tried: bytes


BackgroundJob = (
    CheckData
    | ReadData
    | TellStory
    | TellMoment
    | Teach
    | Practise
    | TellSecondTry
    | JudgeSecondTry
    | TellPuzzle
    | JudgePuzzle
)
_decoder: Final[msgspec.msgpack.Decoder[BackgroundJob]] = msgspec.msgpack.Decoder(BackgroundJob)


def run(about: bytes) -> bytes:
    """Carries out a background job that came as MessagePack; what came of it, as JSON."""
    return carried_out(_decoder.decode(about))


def carried_out(job: BackgroundJob) -> bytes:
    """What came of a background job, as JSON."""
    match job:
        case CheckData(game, text):
            return encode(checked(game, text))
        case ReadData(text):
            return encode(facts_in(datafile.HOUSE_DATA, text))
        case TellStory(replay):
            return encode(story_of(replay))
        case TellMoment() as wish:
            return encode(moment_of(wish))
        case Teach(game, lesson, wished):
            return encode(lessons.told(game, lesson, wished))
        case Practise(game, example, wished):
            return encode(rulebook.practised(game, example, wished))
        case TellSecondTry(replay, costly):
            return encode(exercises.second_try_of(replay, costly))
        case JudgeSecondTry(replay, costly, tried, budget):
            return encode(exercises.told(replay, costly, tried, budget))
        case TellPuzzle(game, puzzle):
            return encode(puzzles.puzzle_of(game, puzzle))
        case JudgePuzzle(game, puzzle, tried):
            return encode(puzzles.told(game, puzzle, tried))


def checked(name: str, text: str) -> m.DataChecked:
    """Whether house data can be played, and what is known of it."""
    try:
        report = games.load(name).check_data(text)
    except BadData as problem:
        return m.DataChecked(problem_of(problem))
    return m.DataChecked(warnings=report.warnings, known=dict(Counter(fact.known for fact in report.facts)))


def facts_in(file: str, text: str) -> m.DataFacts:
    """What stands in a data file; nothing, and why, if it is no TOML."""
    try:
        return m.DataFacts(msgspec.Raw(msgspec.json.encode(datafile.read(file, text).table)))
    except BadData as problem:
        return m.DataFacts(msgspec.Raw(b"{}"), problem_of(problem))
    except ValueError as problem:  # a number of more digits than Python writes out
        shape = BadData("syntax", file=file, entry="-", field="-", problem=str(problem))
        return m.DataFacts(msgspec.Raw(b"{}"), problem_of(shape))


def replay_in(history: TableState, steps: int | None = None) -> Replay:
    """The steps of a table, or the first of them, as its rows tell them."""
    rows = history.standing[:steps]
    taken = (ReplayStep(row.seat, row.text, row.kind == "chance") for row in rows)
    return replay_from(history.game, history.setup, taken)


def story_of(replay: Replay) -> m.Story:
    """Plays the game again, and notes all points wherever they change."""
    scores: list[m.ScorePoint] = []
    for number, match in enumerate(played_again(replay)):
        sheet = match.game.score_sheet(match.position)
        points = tuple(sum(line.points[seat] for line in sheet) for seat in range(replay.seats))
        if not scores or points != scores[-1].points or number == len(replay.steps):
            seat = match.steps[-1].seat if match.steps else match.setup.start_seat
            scores.append(m.ScorePoint(number, seat, points))
    return m.Story(len(replay.steps), tuple(scores))


def moment_of(wish: TellMoment) -> m.Moment:
    """Plays the game again so far."""
    *_, match = played_again(wish.replay)
    game, step = match.game, wish.step
    view = msgspec.structs.replace(game.view(match.position, wish.viewer), moves=())
    line = None if step is None else line_of(game, wish.line - 1, match.steps[step], wish.viewer, is_over=wish.is_over)
    lines = () if line is None else (line,)
    return m.Moment(wish.line, wish.most, shown(view), explained(game, view), lines, wish.ending)
