"""Checks that no seat learns what it may not know: by its view, its events, its moves or what it may search on."""

import re
from collections.abc import Iterator, Sequence

import msgspec

from auberge.core.protocol import SOMEBODY, Event, Game, Position, Seat, Setup, View
from auberge.core.record import dumps
from auberge.core.rng import advance, scramble
from tests.conformance.histories import new_match, play_opening
from tests.conformance.orders import check_json
from tests.conformance.scripts import Script

Viewer = Seat | None
LARGE = 10**6  # smaller numbers occur by themselves


def viewers(seats: int) -> Iterator[Viewer]:
    """Every seat and a spectator."""
    yield None
    yield from map(Seat, range(seats))


def check_views(game: Game, p: Position, seats: int) -> None:
    """A view names its viewer and who decides, comes back from JSON, and lists moves for the actor alone."""
    for viewer in viewers(seats):
        view = game.view(p, viewer)
        assert view.you == viewer
        assert view.actor == p.actor() or (view.actor == SOMEBODY and viewer != p.actor())
        expected = tuple(game.moves(p)) if viewer is not None and viewer == p.actor() else ()
        assert view.moves == expected, "moves are listed for the actor and nobody else"
        check_json(game, view)


def check_imagined(game: Game, p: Position, seats: int, seeds: tuple[int, int]) -> None:
    """Positions imagined from a view show that viewer the same view, and have chance of their own."""
    for viewer in viewers(seats):
        view = game.view(p, viewer)
        imagined = [game.imagine(view, seed) for seed in seeds]
        for other in imagined:
            assert other.actor() == p.actor() or (view.actor == SOMEBODY and other.actor() >= 0)
            assert game.view(other, viewer) == view, "an imagined position shows the same view"
            assert game.check(other) == []
            assert other.generator != p.generator, "an imagined position does not know the dice to come"
            if viewer is not None and viewer == p.actor():
                assert other.legal() == p.legal()
        assert imagined[0].generator != imagined[1].generator, "every seed imagines chance of its own"
        assert game.imagine(view, seeds[0]).fields() == imagined[0].fields(), "the same seed imagines the same"
        if viewer is not None and viewer == p.actor():
            check_moves_tell_nothing(game, [p, *imagined], viewer)


def check_moves_tell_nothing(game: Game, alike: Sequence[Position], viewer: Seat) -> None:
    """Positions that a seat cannot tell apart stay alike for it after every move that reveals nothing."""
    for action in alike[0].legal():
        told: list[tuple[list[Event | None], View]] = []
        for position in alike:
            p = position.clone()
            p.pausing = True
            events = game.play(p, viewer, game.move(action))
            if not p.revealed:
                told.append(([game.witness(event, viewer) for event in events], game.view(p, viewer)))
        assert len(told) in (0, len(alike)), "whether a move reveals something is no secret"
        assert all(other == told[0] for other in told), f"{game.write(game.move(action))} tells what nobody may know"


def check_witnesses(game: Game, events: Sequence[Event], seats: int) -> None:
    """What a seat or spectator sees of an event is an event, and comes back from JSON."""
    for viewer in viewers(seats):
        for event in events:
            seen = game.witness(event, viewer)
            if seen is not None:
                assert type(seen) is type(event)
                check_json(game, seen)


def secret_numbers(p: Position, seed: int) -> set[int]:
    """The numbers that foretell chance: the seed, the first state, the present one and those around it."""
    numbers = {seed, scramble(seed), advance(scramble(seed)), p.generator, advance(p.generator)}
    return {number for number in numbers if number >= LARGE}


def check_hidden(what: str, text: bytes, numbers: set[int]) -> None:
    """None of these numbers stands in the text, neither decimal nor in hex."""
    shown = {int(found) for found in re.findall(rb"\d+", text)}
    assert not shown & numbers, f"the generator or its seed is told in {what}"
    low = text.lower()
    assert not any(f"{number:x}".encode() in low for number in numbers), f"the generator is told in hex in {what}"


def check_chance_is_secret(game: Game, p: Position, seed: int, events: Sequence[Event], seats: int) -> None:
    """Neither seed nor generator stand in a view or in an event that somebody sees."""
    numbers = secret_numbers(p, seed)
    for viewer in viewers(seats):
        seen = [game.witness(event, viewer) for event in events]
        check_hidden("a view", msgspec.json.encode(game.view(p, viewer)), numbers)
        check_hidden("an event", msgspec.json.encode(seen), numbers)


def check_record(game: Game, setup: Setup, script: Script) -> None:
    """The record that players of a running game are given does not foretell its chance."""
    match = new_match(game, setup)
    play_opening(match, script)
    given = dumps(match.record(with_seed=False))
    check_hidden("the record of a running game", given, secret_numbers(match.position, setup.seed))
