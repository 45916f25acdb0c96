"""Writes a seeded game out as text: every question with its answers, the move, the events, and what is seen then.

A view is told in full once; after that only what changed, as everybody sees it, and for a seat only what it sees
differently. Seats count from 1.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby
from random import Random

import msgspec

from auberge.core.protocol import CHANCE, OVER, Event, Game, OptionValue, Position, Seat, View
from auberge.core.setup import settle_setup
from auberge.testing.expectations import as_read
from tests.conformance.scripts import MIXED, choose

NOT_TOLD = ("you", "moves", "game")
Leaves = dict[str, str]


class Plan(msgspec.Struct, frozen=True):
    """Which game is told, and how much of it: all steps, or so many at the beginning and at the end."""

    game: str
    seats: int
    options: tuple[tuple[str, OptionValue], ...]
    seed: int
    shown: int | None

    @property
    def file(self) -> str:
        return f"{self.seats}-{'defaults' if not self.options else 'all-options'}.txt"


def leaves(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    """The parts of what is seen, each with its path: seats and lists from 1, cells as (row,col)."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from leaves(part, f"{path}.{key}".lstrip("."))
    elif isinstance(value, list) and value and all(isinstance(part, Mapping) for part in value):
        for number, part in enumerate(value, start=1):
            yield from leaves(part, f"{path}.{number}")
    elif isinstance(value, list) and len(value) > 2 and all(isinstance(part, list) for part in value):
        for row, parts in enumerate(value):
            for col, part in enumerate(parts):
                yield from leaves(part, f"{path}({row},{col})")
    else:
        yield path, _plain(value)


def _plain(value: object) -> str:
    if isinstance(value, list):
        return "[" + " ".join(map(_plain, value)) + "]"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


def _read(view: View) -> dict[str, object]:
    read = as_read(view)
    assert isinstance(read, dict)
    read["actor"] = {CHANCE: "chance", OVER: "nobody"}.get(view.actor, view.actor + 1)
    return {name: part for name, part in read.items() if name not in NOT_TOLD}


def _whole(value: object, path: str) -> Iterator[str]:
    """A view in full: a line for each field, for each seat's part and for each row of a board."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            yield from _whole(part, f"{path}.{key}".lstrip("."))
    elif isinstance(value, list) and value and all(isinstance(part, Mapping | list) for part in value):
        for number, part in enumerate(value, start=0 if isinstance(value[0], list) else 1):
            yield from _whole(part, f"{path}.{number}")
    else:
        yield f"  {path} {_plain(value)}"


def _changes(before: Leaves, after: Leaves) -> str:
    names = [*after, *(name for name in before if name not in after)]
    changed = [name for name in names if before.get(name) != after.get(name)]
    return "; ".join(f"{name} {before.get(name, 'nothing')} > {after.get(name, 'nothing')}" for name in changed)


def _answers(game: Game, p: Position) -> str:
    """The legal moves, those with the same first word together."""
    texts = [game.write(move) for move in game.moves(p)]
    told = []
    for word, group in groupby(texts, key=lambda text: text.partition(" ")[0]):
        rests = [text.partition(" ")[2] for text in group]
        told.append(word if rests == [""] else f"{word} {', '.join(rest or '-' for rest in rests)}")
    return "; ".join(told)


def _event(event: Event) -> str:
    table = as_read(event)
    assert isinstance(table, dict)
    kind, *fields = table.items()
    return " ".join([str(kind[1]), *(f"{name}={_plain(value)}" for name, value in fields)])


class Telling:
    """A game being told."""

    def __init__(self, game: Game, plan: Plan) -> None:
        self.game, self.plan = game, plan
        self.setup = settle_setup(game.meta, seats=plan.seats, seed=plan.seed, options=dict(plan.options))
        self.position = game.start(self.setup, pausing=True)
        self.generator = Random(plan.seed)

    def head(self) -> str:
        """The set-up, and the view of a spectator in full."""
        setup = self.setup
        options = ", ".join(f"{name} {_plain(value)}" for name, value in setup.options.items())
        first = (
            f"{self.plan.game}, {setup.seats} seats, start seat {setup.start_seat + 1}, seed {setup.seed}; {options}"
        )
        return "\n".join((first, "seen:", *_whole(_read(self.game.view(self.position, None)), "")))

    def step(self) -> str:
        """The next step, told."""
        game, p = self.game, self.position
        before = dict(leaves(_read(game.view(p, None))))
        if p.actor() == CHANCE:
            outcome = p.draw()
            lines = [f"chance for seat {p.chance_seat() + 1}: {game.write_outcome(p, outcome)}"]
            events = game.chance(p, outcome)
        else:
            seat, move = p.actor(), game.move(choose(self.generator, p.legal(), MIXED))
            lines = [f"seat {seat + 1} may: {_answers(game, p)}", f"seat {seat + 1} does: {game.write(move)}"]
            events = game.play(p, Seat(seat), move)
        return "\n".join((*lines, *(f"  {_event(event)}" for event in events), *self._seen_now(before)))

    def skip(self) -> str:
        """The next step, not told."""
        p = self.position
        if p.actor() == CHANCE:
            p.happen(p.draw())
        else:
            p.apply(choose(self.generator, p.legal(), MIXED))
        return ""

    def _seen_now(self, before: Leaves) -> Iterator[str]:
        public = self.game.view(self.position, None)
        after = dict(leaves(_read(public)))
        yield f"  seen: {_changes(before, after)}"
        for seat in map(Seat, range(self.setup.seats)):
            view = self.game.view(self.position, seat)
            if msgspec.structs.replace(view, you=None, moves=()) != public:
                yield f"  seat {seat + 1} sees: {_changes(after, dict(leaves(_read(view))))}"


def count_steps(game: Game, plan: Plan) -> int:
    """How many steps the game of a plan takes."""
    telling, steps = Telling(game, plan), 0
    while telling.position.actor() != OVER:
        telling.skip()
        steps += 1
    return steps


def tell(game: Game, plan: Plan) -> str:
    """The whole text of a playthrough."""
    telling = Telling(game, plan)
    blocks = [telling.head()]
    steps = count_steps(game, plan)
    shown = steps if plan.shown is None else plan.shown
    for number in range(1, steps + 1):
        told = telling.step() if number <= shown or number > steps - shown else telling.skip()
        if told:
            blocks.append(f"[{number}]\n{told}")
        elif number == shown + 1:
            blocks.append(f"[{number} to {steps - shown} are left out]")
    return "\n\n".join((*blocks, _end(game, telling.position))) + "\n"


def _end(game: Game, p: Position) -> str:
    result = p.result()
    assert result is not None
    lines = [f"{line.source}: {' '.join(map(str, line.points))}" for line in game.score_sheet(p)]
    lines += [f"points: {' '.join(map(str, result.scores))}", f"places: {' '.join(map(str, result.places))}"]
    return "\n".join(lines)
