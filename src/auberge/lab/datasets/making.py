"""Makes datasets: games between bots, played in parts on all cores or a cluster, or records taken as they are.

A part is written whole and under its name only when it is done. So a run that was stopped, even killed, goes on with
the parts that are missing; the same wish gives the same files on every machine.
"""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Final, Literal

import msgspec

from auberge import games
from auberge.bots.budget import Budget
from auberge.core import record as records
from auberge.core.errors import AubergeError, BadRecord, BadSetup
from auberge.core.protocol import OptionValue
from auberge.lab.arena.driver import play_game
from auberge.lab.arena.engines import Workshop, open_engine
from auberge.lab.arena.entrants import read_entrant, read_entrants
from auberge.lab.arena.failure import Failure, checked
from auberge.lab.arena.results import Tournament
from auberge.lab.arena.seating import seating_of
from auberge.lab.arena.tournament import settle_tournament
from auberge.lab.arena.workers import IsGivenUp, never
from auberge.lab.datasets import parquet
from auberge.lab.datasets.card import card
from auberge.lab.datasets.rows import GameRow, row_of

PER_PART: Final = 2000  # games in a file
SPEC: Final = "dataset.json"
CARD: Final = "README.md"
MOVES: Final = "moves.json"

Progress = Callable[[int, int], None]  # games done, games asked for


class Spec(msgspec.Struct, frozen=True):
    """What a dataset is: which game, where its games come from and, if bots played them, all that decides them."""

    game: str
    source: Literal["bots", "records"]
    games: int
    per_part: int
    tournament: Tournament | None = None
    format: Literal["auberge-games"] = "auberge-games"
    version: Literal[1] = 1


class Part(msgspec.Struct, frozen=True):
    """One file: its number and the numbers of its games."""

    number: int
    first: int
    end: int

    @property
    def file(self) -> str:
        """Its name."""
        return f"part-{self.number:05}.parquet"


def parts_of(spec: Spec) -> list[Part]:
    """All files of a dataset."""
    firsts = range(0, spec.games, spec.per_part)
    return [Part(n, first, min(first + spec.per_part, spec.games)) for n, first in enumerate(firsts)]


def export_games(
    game: str,
    bots: Sequence[str],
    folder: Path,
    *,
    games: int,
    seed: int = 1,
    seats: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    data: str | None = None,
    budget: Budget | None = None,
    jobs: int = 1,
    engine: str = "local",
    per_part: int = PER_PART,
    on_progress: Progress | None = None,
) -> Spec:
    """Lets bots of the house play this many games into a folder, or goes on with what is missing there.

    The games are those of `auberge simulate` with the same seed. BadSetup if the folder holds other games."""
    if games < 1 or per_part < 1:
        raise BadSetup("arena-numbers", games=games, jobs=jobs)
    entrants = read_entrants(bots, budget)
    task = settle_tournament(game, entrants, seed=seed, seats=seats, options=options, data=data)
    spec = Spec(game, "bots", games, per_part, task)
    parquet.find_parquet()
    workshop = open_engine(engine, jobs)
    _open(folder, spec)
    _play(spec, folder, workshop, on_progress or (lambda _done, _all: None))
    _finish(folder, spec)
    return spec


def export_records(game: str, files: Iterable[Path], folder: Path, *, on_progress: Progress | None = None) -> Spec:
    """Writes records of a game, each checked by its rules, into a folder. BadRecord names the file that is wrong."""
    listed = list(files)
    if not listed:
        raise BadSetup("data-no-records")
    spec = Spec(game, "records", len(listed), PER_PART)
    parquet.find_parquet()
    _open(folder, spec)
    coming = iter(listed)
    for part in parts_of(spec):
        rows = [_recorded(game, file) for file in islice(coming, part.end - part.first)]
        _keep(folder / part.file, parquet.written(rows))
        if on_progress is not None:
            on_progress(part.end, spec.games)
    _finish(folder, spec)
    return spec


def _recorded(game: str, file: Path) -> GameRow:
    try:
        record = records.loads(file.read_bytes())
        if record.game != game:
            raise BadRecord("bad-record-game", game=record.game, expected=game)
        return row_of(record)
    except AubergeError as problem:
        raise BadRecord("data-bad-record", file=file.name, problem=str(problem)) from problem


def read_spec(folder: Path) -> Spec:
    """What the dataset in a folder is. BadRecord if there is none."""
    try:
        return msgspec.json.decode((folder / SPEC).read_bytes(), type=Spec)
    except OSError as problem:
        raise BadRecord("data-no-dataset", folder=str(folder), problem=str(problem.strerror)) from problem
    except msgspec.MsgspecError as problem:
        raise BadRecord("data-no-dataset", folder=str(folder), problem=str(problem)) from problem


def _open(folder: Path, spec: Spec) -> None:
    """BadSetup if the folder holds a dataset that is not this one, or a longer one."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / SPEC).exists():
        kept = read_spec(folder)
        if msgspec.structs.replace(kept, games=spec.games) != spec or kept.games > spec.games:
            raise BadSetup("data-other-games", folder=str(folder))
    _keep(folder / SPEC, msgspec.json.format(msgspec.json.encode(spec, order="deterministic"), indent=1) + b"\n")


def _finish(folder: Path, spec: Spec) -> None:
    """The names of the moves, and the card that says what all this is."""
    game = games.load(spec.game)
    names = [game.write(game.move(action)) for action in range(game.space)]
    _keep(folder / MOVES, msgspec.json.format(msgspec.json.encode(names), indent=1) + b"\n")
    size = sum((folder / part.file).stat().st_size for part in parts_of(spec))
    told = spec.tournament
    text = card(
        game=spec.game,
        games=spec.games,
        size=size,
        parts=len(parts_of(spec)),
        task=told,
        rules_version=game.meta.rules_version,
    )
    _keep(folder / CARD, text.encode())


def _keep(file: Path, content: bytes) -> None:
    """Writes a file whole, or not at all."""
    beside = file.with_name(f".{file.name}.part")
    with beside.open("wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    beside.replace(file)


def _play(spec: Spec, folder: Path, workshop: Workshop, tell: Progress) -> None:
    missing = [part for part in parts_of(spec) if not _is_whole(folder / part.file, part.end - part.first)]
    done = spec.games - sum(part.end - part.first for part in missing)
    tell(done, spec.games)
    with closing(workshop.spread(partial(play_part, spec), missing)) as results:
        for part, result in zip(missing, results, strict=True):
            _keep(folder / part.file, checked(result))
            done += part.end - part.first
            tell(done, spec.games)


def _is_whole(file: Path, rows: int) -> bool:
    if not file.exists():
        return False
    try:
        return parquet.rows_in(file) == rows
    except BadRecord:
        return False


def play_part(spec: Spec, part: Part, is_given_up: IsGivenUp = never) -> bytes | Failure:
    """The file of one part; a game that breaks off is returned as a failure, not raised: not every error travels."""
    task = spec.tournament
    assert task is not None
    rows: list[GameRow] = []
    for number in range(part.first, part.end):
        if is_given_up():
            return Failure(number, task.seed, "given up")
        try:
            rows.append(play_row(task, number))
        except Exception as error:  # whatever it is, the report names the game that shows it
            return Failure(number, task.seed, f"{type(error).__name__}: {error}")
    return parquet.written(rows)


def play_row(task: Tournament, number: int) -> GameRow:
    """Plays the game of this number."""
    game = games.load(task.game)
    entrants = [read_entrant(bot) for bot in task.bots]
    seating = seating_of(number, len(entrants), task.seats, task.seed)
    actions: list[int] = []
    played = play_game(game, entrants, seating, task.options, task.data, actions=actions)
    return GameRow(
        rules_version=task.rules_version,
        seed=seating.seed,
        start_seat=seating.start_seat,
        options=msgspec.json.encode(task.options, order="sorted").decode(),
        data=task.data,
        players=tuple(task.bots[bot] for bot in seating.bots),
        actions=tuple(actions),
        entries=None,
        places=played.places,
        points=played.scores,
    )
