"""Checks over whole games: they end, the same seed and moves give the same game, chance may pause or not."""

from random import Random

from auberge.core.protocol import CHANCE, OVER, Event, Game, Position, Result, Seat, Setup
from tests.conformance.scripts import MOST_STEPS, MOST_WATCHED, UNIFORM, choose


def check_result(setup: Setup, result: Result | None) -> None:
    """Every seat has a place and points; equal places are shared and the next is skipped; no worse place has more."""
    assert result is not None, "a game that is over has a result"
    places, scores = result.places, result.scores
    assert len(places) == len(scores) == setup.seats
    for seat in range(setup.seats):
        assert places[seat] == 1 + sum(place < places[seat] for place in places), f"places are {places}"
        for other in range(setup.seats):
            assert places[seat] >= places[other] or scores[seat] >= scores[other], f"{places} for {scores}"


def check_end(game: Game, setup: Setup, p: Position) -> None:
    """A finished game has a result that its score sheet adds up to; nobody may do anything any more."""
    check_result(setup, p.result())
    check_sheet(game, p)
    for seat in range(setup.seats):
        assert game.view(p, Seat(seat)).moves == ()
        assert game.why_not(p, Seat(seat), game.move(0)) is not None


def check_sheet(game: Game, p: Position) -> None:
    """The lines of the score sheet add up to the points of every seat."""
    result, sheet = p.result(), game.score_sheet(p)
    if result is not None and sheet:
        sums = tuple(sum(line.points[seat] for line in sheet) for seat in range(len(result.scores)))
        assert sums == result.scores, "the score sheet adds up to the points"
        assert len({line.source for line in sheet}) == len(sheet), "every source has one line"


def check_it_ends(game: Game, setup: Setup, most_steps: int = MOST_STEPS) -> None:
    """Random play ends after so many decisions at most; until then there is a choice and no result."""
    p = game.start(setup)
    generator = Random(setup.seed)
    for _ in range(most_steps):
        if p.actor() == OVER:
            check_end(game, setup, p)
            return
        assert 0 <= p.actor() < setup.seats
        assert p.result() is None
        legal = p.legal()
        assert len(set(legal)) == len(legal) >= 1, "a decision asked has an answer, and no answer twice"
        check_choices(p, legal)
        p.apply(choose(generator, legal, UNIFORM))
    raise AssertionError(f"no end after {most_steps} decisions")


def check_choices(p: Position, legal: list[int]) -> None:
    """What random play picks from is the list of legal actions, in its order."""
    assert p.choices() == len(legal)
    assert [p.choice(index) for index in range(len(legal))] == legal


def check_same_again(game: Game, setup: Setup, skew: int) -> None:
    """Two games with the same seed and the same moves are equal in every field and event, decision by decision."""
    one, two = game.start(setup), game.start(setup)
    assert one.fields() == two.fields(), "the same set-up gives the same start"
    generator = Random(setup.seed)
    for _ in range(MOST_WATCHED):
        if one.actor() == OVER:
            break
        assert one.legal() == two.legal()
        move = game.move(choose(generator, one.legal(), skew))
        events = [game.play(p, Seat(p.actor()), move) for p in (one, two)]
        assert events[0] == events[1], "the same move has the same events"
        assert one.fields() == two.fields(), "the same moves give the same game"


def _let_chance_happen(game: Game, p: Position) -> list[Event]:
    events: list[Event] = []
    while p.actor() == CHANCE:
        events += game.chance(p)
    return events


def _fields_but_pausing(p: Position) -> list[int]:
    twin = p.clone()
    twin.pausing = False
    return twin.fields()


def check_pausing(game: Game, setup: Setup, skew: int) -> None:
    """A position that pauses for chance gives the same game as one that does not."""
    flowing, pausing = game.start(setup), game.start(setup, pausing=True)
    _let_chance_happen(game, pausing)
    generator = Random(setup.seed)
    for _ in range(MOST_WATCHED):
        if flowing.actor() == OVER:
            break
        assert _fields_but_pausing(pausing) == flowing.fields(), "pausing changes nothing"
        seat, move = Seat(flowing.actor()), game.move(choose(generator, flowing.legal(), skew))
        events = list(game.play(flowing, seat, move))
        paused = [*game.play(pausing, seat, move), *_let_chance_happen(game, pausing)]
        assert paused == events, "pausing changes no event"
    assert _fields_but_pausing(pausing) == flowing.fields()
