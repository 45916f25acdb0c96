"""Forges sealed games as a cheating server would: seal, numbers and draws fit, but the lots were chosen afterwards.

Usage: python -m tests.core.forging        (writes sealed/forged.json, which the page's tests read too)
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec

from auberge import games
from auberge.core.chance import Draw, Lot, Source
from auberge.core.record import Record, loads
from auberge.core.stream import Stream, stream_of

FOLDER: Final = Path(__file__).parent / "sealed"
FILE: Final = FOLDER / "forged.json"
Forging = Callable[[Stream, int, Draw], Draw]  # from the number of a draw and its honest lot


class Forged(msgspec.Struct, frozen=True):
    """A forged record: how it differs from the honest one, and the first forged draw, where every check must stop.

    `possible`: its lots could be by the printed components, so that only the rules can refuse them."""

    game: str
    how: str
    draw: int
    entry: int
    entries: dict[int, str]
    draws: tuple[Draw, ...]
    possible: bool = False


def equal_things(_: Stream, __: int, draw: Draw) -> Draw:
    """Dice with one face, a shuffle of equal cards: every outcome is the one that is wanted."""
    wanted = draw.of.split()[-1]
    return msgspec.structs.replace(draw, of=" ".join([wanted] * (1 if draw.again else len(draw.of.split()))))


def one_thing(_: Stream, __: int, draw: Draw) -> Draw:
    """One thing, drawn once."""
    return msgspec.structs.replace(draw, of=draw.of.split()[-1], number=1)


def loaded(_: Stream, __: int, draw: Draw) -> Draw:
    """The right number of things, one of them exchanged for another."""
    things = draw.of.split()
    return msgspec.structs.replace(draw, of=" ".join([things[-1], *things[1:]]))


def chosen_order(stream: Stream, number: int, draw: Draw) -> Draw:
    """The right things, listed so that the draw gives them in the order of the canon."""
    things = draw.of.split()
    places = [str(place) for place in range(len(things))]
    picked = stream.draw(number, Lot("", tuple(places), len(things)))
    listed = dict(zip(map(int, picked), things, strict=True))
    return msgspec.structs.replace(draw, of=" ".join(listed[place] for place in range(len(things))))


def fewer_things(_: Stream, __: int, draw: Draw) -> Draw:
    """All but the last thing, though it was in the pile."""
    things = draw.of.split()
    left = things[:-1] or things
    return msgspec.structs.replace(draw, of=" ".join(left), number=min(draw.number, len(left)))


FORGINGS: Final[tuple[Forging, ...]] = (equal_things, one_thing, loaded, chosen_order)


def forge(record: Record, forging: Forging, first: int = 0, *, only: bool = False, possible: bool = False) -> Forged:
    """Forges the draws from this place of the list on, or only this one, and lets the game have their outcomes."""
    chance = record.chance
    assert chance is not None
    assert chance.secret is not None
    stream = stream_of(chance.table, chance.secret, chance.contributions)
    draws, entries, stops = list(chance.draws), dict[int, str](), list[tuple[int, int]]()
    numbered = list(enumerate(draws, start=0 if chance.draws_start else 1))
    for at, (number, draw) in enumerate(numbered):
        if at < first or draw.entry == 0 or (only and at > first):
            continue
        draws[at] = told = forging(stream, number, draw)
        if told == draw:
            continue
        stops.append((number, draw.entry))
        seat, word, *_ = record.entries[draw.entry - 1].split()
        picked = stream.draw(number, Lot(word, tuple(told.of.split()), told.number, told.again))
        entries[draw.entry] = " ".join((seat, word, *picked))
    number, entry = stops[0]
    return Forged(record.game, forging.__name__, number, entry, entries, tuple(draws), possible)


def another_part(source: Source) -> Forging:
    """A part of the printed components that fits them, but is not the one that was drawn before."""

    def forging(_: Stream, __: int, draw: Draw) -> Draw:
        first, *others = draw.of.split()
        wanted = next(thing for thing in source.of if thing not in (first, *others))
        return msgspec.structs.replace(draw, of=" ".join(thing for thing in source.of if thing in (wanted, *others)))

    forging.__name__ = another_part.__name__
    return forging


def all_forged() -> Iterator[Forged]:
    """Every game, every way of forging; and the first pile whose things depend on what was drawn or done before."""
    for name in games.NAMES:
        record, sources = loads((FOLDER / f"{name}.json").read_bytes()), games.load(name).sources()
        for forging in FORGINGS:
            yield forge(record, forging)
        assert record.chance is not None
        seen = set[bool]()
        for at, draw in enumerate(record.chance.draws):
            source = sources.get(record.entries[draw.entry - 1].split()[1]) if draw.entry else None
            if source is None or source.whole or source.most or bool(source.tops) in seen:
                continue
            seen.add(bool(source.tops))
            yield forge(record, chosen_order, at)
            if source.tops:
                yield forge(record, another_part(source), at, only=True)
            else:
                yield forge(record, fewer_things, at, possible=True)


if __name__ == "__main__":
    FILE.write_bytes(b"[\n" + b",\n".join(map(msgspec.json.encode, all_forged())) + b"\n]\n")
