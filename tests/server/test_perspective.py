"""What is sent of a view, put together from parts made before, is the view made anew."""

import functools
import importlib
from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from auberge import games
from auberge import wire as m
from auberge.core.protocol import Seat
from auberge.table.rows import Row, RowKind
from auberge.table.state import TableState
from auberge.table.viewer_messages import now_of, shown
from auberge.wire.encoding import JsonCache, encode
from tests.server.fake_table import a_stored_table


def follow(history: TableState, step: int = 0) -> None:
    """One thing more happens."""
    due = history.due()
    kind: RowKind = "move"
    if due.kind in ("throw", "chance"):
        kind, text = "chance", history.chance_text()
    elif due.kind == "confirm":
        kind, text = "confirm", ""
    else:
        moves = history.game.moves(history.session.match.position)
        text = history.game.write(moves[step % len(moves)])
    history.follow(Row(history.stored.id, history.length + 1, kind, due.seat, text, None, 0.0))


def made_anew(history: TableState, looking: Seat | None) -> bytes:
    """What a viewer may see now, as JSON, made without anything that is remembered."""
    for name in ("view", "viewing", "options"):
        for found in vars(importlib.import_module(f"auberge.games.{history.game.meta.name}.{name}")).values():
            if isinstance(found, functools._lru_cache_wrapper):
                found.cache_clear()
            elif isinstance(found, list):  # places for what was drawn
                found[:] = [None] * len(found)
    return encode(history.game.view(history.session.match.position, looking))


def tables() -> Iterator[tuple[str, int]]:
    """Every game with every number of seats."""
    for name in games.NAMES:
        meta = games.load(name).meta
        yield from ((name, seats) for seats in range(meta.min_seats, meta.max_seats + 1))


@pytest.mark.parametrize(("name", "seats"), list(tables()))
def test_what_is_sent_is_the_view_of_this_viewer_made_anew(name: str, seats: int) -> None:
    """In whole games at two tables nothing of another viewer, moment or table gets into it."""
    draw = Random(seats)
    found = [option for option in games.load(name).meta.options if not option.most_seats]
    options = {option.name: draw.choice(option.choices) for option in found}
    holders: list[m.Holder] = ["link"] * seats
    histories = [TableState(a_stored_table(name, holders, seed=seed, options=options)) for seed in (1, 2)]
    written = [JsonCache(), JsonCache()]
    viewers: list[Seat | None] = [None, *map(Seat, range(seats))]
    for step in count():
        for history, kept in zip(histories, written, strict=True):
            if step % 4 == 0:
                kept.new_generation()
                sent = {looking: bytes(shown(history.session.view(looking), kept)) for looking in viewers}
                assert step % 16 or sent == {looking: made_anew(history, looking) for looking in viewers}
            if history.due().kind == "over":
                return
            follow(history, draw.randrange(100))


@pytest.mark.parametrize("name", games.NAMES)
def test_who_asks_is_told_what_the_rules_say_about_the_own_view(name: str) -> None:
    history = TableState(a_stored_table(name))
    while history.due().kind != "decide":
        follow(history)
    for looking in (None, Seat(0), Seat(1)):
        view = history.session.view(looking)
        asked, unasked = (now_of(history, looking, view, stopped=False, explain=explain) for explain in (True, False))
        assert bytes(asked.explanation) == encode(history.game.explain(view))
        assert bytes(unasked.explanation) == b"null"


@pytest.mark.parametrize(("name", "seats"), list(tables()))
def test_but_for_its_own_fields_a_seat_sees_what_a_spectator_sees(name: str, seats: int) -> None:
    """Of the others only a spectator's are told: one that is missing among a seat's own would not change for it."""
    history = TableState(a_stored_table(name, ["link"] * seats, seed=3))
    differed: set[str] = set()
    for step in range(250):
        if history.due().kind == "over":
            break
        outside = history.session.outside
        for seat in range(seats):
            view = history.session.view(Seat(seat))
            for field in view.__struct_fields__:
                if field in view.own:
                    differed.update([field] if getattr(view, field) != getattr(outside, field) else [])
                else:
                    assert getattr(view, field) is getattr(outside, field), field
        follow(history, step)
    assert {"you", "moves"} <= differed
