"""One game as a row: set-up, who played, every decision by its number, and how it ended.

Where a seed gives all chance, set-up and numbers alone give the whole game again. Of other games (sealed chance, a turn
skipped for a seat that is away, a record without its seed) the row also holds the entries of the record.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from auberge import games
from auberge.analysis.replay import choices_of, replay_from, steps_of, walk
from auberge.core.errors import AubergeError, BadRecord
from auberge.core.match import Match, resume
from auberge.core.position import CHANCE, OVER
from auberge.core.protocol import Game, OptionValue, Position, Seat, Setup
from auberge.core.record import Player, Record
from auberge.core.setup import check_setup

_OPTIONS: Final = msgspec.json.Decoder(dict[str, OptionValue])


class GameRow(msgspec.Struct, frozen=True):
    """A game. Seats count from 0; `places` and `points` are empty while it is not over."""

    rules_version: int
    seed: int | None
    start_seat: int
    options: str  # JSON
    data: str | None  # house data in place of the printed values
    players: tuple[str, ...]  # by seat: the name of a bot, or `human`
    actions: tuple[int, ...]  # every decision by its number, in order
    entries: tuple[str, ...] | None  # as in a record, where seed and actions are not enough
    places: tuple[int, ...]  # by seat, 1 is best
    points: tuple[int, ...]


class Moment(msgspec.Struct, frozen=True):
    """A decision: the position it was made in, the seat, and the number of the move."""

    position: Position
    seat: Seat
    action: int


def setup_of(row: GameRow) -> Setup:
    """How the table was set up. BadRecord if its options are none."""
    try:
        options = _OPTIONS.decode(row.options)
    except msgspec.MsgspecError as problem:
        raise BadRecord("bad-record-field", problem=f"options: {problem}") from problem
    return Setup(len(row.players), Seat(row.start_seat), options, row.seed or 0, row.data)


def moments_of(game: Game, row: GameRow) -> Iterator[Moment]:
    """Every decision of a game, each checked against the rules. The position goes on with the next one: clone it to
    keep it. BadRecord says which decision is wrong, or that the game ended otherwise."""
    if row.entries is not None:
        yield from _moments_of_entries(game, row)
        return
    position = _started(game, row)
    for number, action in enumerate(row.actions, start=1):
        if position.actor() < 0 or action not in position.legal():
            raise BadRecord("data-bad-decision", number=number, action=action, move=_named(game, action))
        yield Moment(position, Seat(int(position.actor())), action)
        position.apply(action)
    _check_end(position, row)


def _started(game: Game, row: GameRow) -> Position:
    setup = setup_of(row)
    check_setup(game.meta, setup)
    return game.start(setup)


def _named(game: Game, action: int) -> str:
    return game.write(game.move(action)) if 0 <= action < game.space else "-"


def _moments_of_entries(game: Game, row: GameRow) -> Iterator[Moment]:
    match = resume(game, record_of(game, row))
    number = 0
    for stop in walk(replay_from(game, match.setup, steps_of(match))):
        for choice in choices_of(game, stop):
            action = game.action(choice.move)
            if number >= len(row.actions) or row.actions[number] != action:
                given = row.actions[number] if number < len(row.actions) else -1
                raise BadRecord("data-bad-decision", number=number + 1, action=given, move=_named(game, given))
            yield Moment(choice.position, Seat(stop.seat), action)
            number += 1
    _check_end(match.position, row)


def _check_end(position: Position, row: GameRow) -> None:
    result = position.result()
    places, points = ((), ()) if result is None else (result.places, result.scores)
    if (places, points) != (row.places, row.points):
        raise BadRecord("data-bad-result", places=_joined(places), found=_joined(row.places))


def _joined(numbers: tuple[int, ...]) -> str:
    return " ".join(map(str, numbers)) or "-"


def record_of(game: Game, row: GameRow) -> Record:
    """The game as a record, which is not checked yet if it comes with its entries. BadRecord if a decision is wrong."""
    players = tuple(Player(f"{seat} {kind}", kind) for seat, kind in enumerate(row.players, start=1))
    setup = setup_of(row)
    if row.entries is None:
        return _played(game, setup, players, row).record()
    return Record(
        game=game.meta.name,
        rules_version=row.rules_version,
        seats=setup.seats,
        start_seat=setup.start_seat + 1,
        options=dict(setup.options),
        players=players,
        entries=row.entries,
        data=row.data,
    )


def _played(game: Game, setup: Setup, players: tuple[Player, ...], row: GameRow) -> Match:
    match = Match(game, setup, players)
    _draw(match)
    for number, action in enumerate(row.actions, start=1):
        if match.is_over or action not in match.position.legal():
            raise BadRecord("data-bad-decision", number=number, action=action, move=_named(game, action))
        match.play(Seat(match.actor), game.move(action))
        _draw(match)
    return match


def _draw(match: Match) -> None:
    while match.actor == CHANCE:
        match.chance()


def row_of(record: Record) -> GameRow:
    """The row of a record, every entry checked. Names stay behind: of people only that they are people."""
    game = games.load(record.game, record.rules_version)
    match = resume(game, record)
    stops = walk(replay_from(game, match.setup, steps_of(match)))
    actions = tuple(game.action(choice.move) for stop in stops for choice in choices_of(game, stop))
    result = match.position.result() if match.actor == OVER else None
    row = GameRow(
        rules_version=record.rules_version,
        seed=record.seed,
        start_seat=match.setup.start_seat,
        options=msgspec.json.encode(dict(match.setup.options), order="sorted").decode(),
        data=record.data,
        players=tuple(player.kind for player in record.players),
        actions=actions,
        entries=None,
        places=() if result is None else result.places,
        points=() if result is None else result.scores,
    )
    return row if _tells_all(game, row, record) else msgspec.structs.replace(row, seed=None, entries=record.entries)


def _tells_all(game: Game, row: GameRow, record: Record) -> bool:
    """Whether seed and numbers give the same game again."""
    if row.seed is None:
        return False
    try:
        return record_of(game, row).entries == record.entries
    except AubergeError:
        return False
