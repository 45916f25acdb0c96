"""What the games explain is what the engine then does: over whole games, under older rules, with house data."""

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Final, TypeVar

import msgspec
import pytest

from auberge import games
from auberge.canon import canon
from auberge.core.datafile import shipped_text
from auberge.core.protocol import CHANCE, OVER, Explanation, Game, Position, Seat, View
from auberge.core.setup import settle_setup
from auberge.games.malta import explaining as malta
from auberge.games.malta.engine import Engine as MaltaEngine
from auberge.games.malta.events import RacketDue
from auberge.games.saint_malo import explaining as saint_malo
from auberge.games.saint_malo.engine import Engine as SaintMaloEngine
from auberge.games.saint_malo.events import Used
from auberge.games.saint_malo.view import SaintMaloView
from auberge.games.valletta import explaining as valletta
from auberge.games.valletta.engine import Engine as VallettaEngine
from auberge.games.valletta.events import PointsScored
from auberge.games.valletta.view import VallettaView

X = TypeVar("X", bound=Explanation)
MODULES: Final = {"malta": malta, "saint_malo": saint_malo, "valletta": valletta}
DEAR: Final = {
    "cost = { gold = 2, wood = 1, stone = 1, brick = 1 }": "cost = { gold = 3, wood = 2, stone = 0, brick = 1 }"
}
GENEROUS: Final = {'id = "citizen"\nheads = 1\neffect = 1': 'id = "citizen"\nheads = 1\neffect = 4'}
TABLES: Final = [
    ("saint_malo", 1, {}),
    ("saint_malo", 1, GENEROUS),
    ("valletta", 1, {}),
    ("valletta", 2, DEAR),
    ("malta", 1, {}),
    ("malta", 2, {}),
]


def _data(name: str, changes: dict[str, str]) -> str | None:
    text = shipped_text(name)
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new, 1)
    return text if changes else None


@cache
def _walk(name: str, version: int, changed: str) -> list[tuple[Position, View, Explanation]]:
    """A random game of three: every position with the view of the seat that decides and its explanation."""
    game, chance = games.load(name, version), random.Random(version)
    setup = settle_setup(game.meta, seats=3, seed=5, data=_data(name, json.loads(changed)))
    p, found = game.start(setup, pausing=True), list[tuple[Position, View, Explanation]]()
    while p.actor() != OVER and len(found) < 400:
        if p.actor() == CHANCE:
            assert game.explain(game.view(p, None)).rules
            game.chance(p)
            continue
        view = game.view(p, Seat(int(p.actor())))
        found.append((p.clone(), view, game.explain(view)))
        p.apply(chance.choice(p.legal()))
    return found


def walk(name: str, version: int, changes: dict[str, str], kind: type[X]) -> Iterator[tuple[Position, View, X]]:
    for p, view, found in _walk(name, version, json.dumps(changes)):
        assert isinstance(found, kind)
        yield p, view, found


def after(game: Game, p: Position, view: View, number: int) -> tuple[Position, list[object]]:
    """The real position after the move of this number, up to the next draw, and what happened."""
    twin = p.clone()
    twin.pausing = True
    return twin, list(game.play(twin, Seat(view.actor), view.moves[number]))


@pytest.mark.parametrize(("name", "version", "changes"), TABLES)
def test_every_view_is_explained_by_rules_of_the_canon(name: str, version: int, changes: dict[str, str]) -> None:
    game, rules = games.load(name, version), canon(name)
    for p, view, found in walk(name, version, changes, game.explanation_type):
        outcomes: list[object] = msgspec.to_builtins(found)["outcomes"]
        assert found.rules
        assert set(found.rules) <= set(rules)
        assert len(outcomes) in (0, len(view.moves))
        assert msgspec.json.decode(msgspec.json.encode(found), type=game.explanation_type) == found
        if len(view.moves) == 3:  # now and then, as others see it
            for seat in (None, Seat((view.actor + 1) % 3)):
                assert game.explain(game.view(p, seat)).rules


@pytest.mark.parametrize("name", games.NAMES)
def test_a_thing_of_the_table_is_explained_by_a_rule_of_the_canon(name: str) -> None:
    assert set(MODULES[name].RULE_OF.values()) <= set(canon(name))


@pytest.mark.parametrize(("version", "changes"), [(1, {}), (2, DEAR)])
def test_the_price_explained_is_the_price_asked_and_the_bonus_comes(version: int, changes: dict[str, str]) -> None:
    game, seen = games.load("valletta", version), set[str]()
    for p, view, found in walk("valletta", version, changes, valletta.VallettaExplanation):
        assert isinstance(view, VallettaView)
        for number, move in enumerate(view.moves if view.question == "build" else ()):
            name = str(getattr(move, "building", ""))
            if not name:
                continue
            slot = [building.name for building in view.layout].index(name)
            price, building = found.prices[slot], view.layout[slot]
            assert price is not None
            saved = [
                sum(s.number for s in price.savings if s.good == good) for good in ("gold", "wood", "stone", "brick")
            ]
            assert tuple(due - off for due, off in zip(building.cost, saved, strict=True)) == price.price
            q, events = after(game, p, view, number)
            assert isinstance(q, VallettaEngine)
            later = game.view(q, Seat(view.actor))
            if isinstance(later, VallettaView) and later.question == "payment":
                assert later.cost == price.price
                q.apply(q.legal()[0])
                seen.add("asked")
            before, points = (
                view.players[view.turn],
                sum(event.points for event in events if isinstance(event, PointsScored)),
            )
            points = points or int(q.players[view.turn].bonus_points) - before.bonus_points
            assert points == price.bonus
            assert price.is_short == any(have < due for have, due in zip(before.goods, price.price, strict=True))
            seen |= {saving.why for saving in price.savings} | ({"bonus"} if price.bonus else set())
    assert {"asked", "neighbours", "upgrade", "bonus"} <= seen


@pytest.mark.parametrize(("version", "changes", "cost"), [(1, {}, (2, 1, 2, 1)), (2, DEAR, (3, 2, 0, 1))])
def test_the_prices_are_those_of_the_table(version: int, changes: dict[str, str], cost: tuple[int, ...]) -> None:
    """Version 1 has an Innkeeper of its own, the house data a Banker."""
    found_costs = set[tuple[int, ...]]()
    for _, view, found in walk("valletta", version, changes, valletta.VallettaExplanation):
        assert isinstance(view, VallettaView)
        if view.question == "play" and not view.players[view.turn].buildings:
            free = [(one.cost, price.price) for one, price in zip(view.layout, found.prices, strict=True) if price]
            assert all(printed == price for printed, price in free)
            found_costs |= {price for _, price in free}
    assert cost in found_costs


def test_the_payments_explained_are_those_the_game_takes() -> None:
    game, checked = games.load("valletta", 1), 0
    for p, view, found in walk("valletta", 1, {}, valletta.VallettaExplanation):
        if isinstance(view, VallettaView) and view.question == "payment" and view.proposing:
            assert bool(found.more_payments) == (len(found.payments) == 12 and found.more_payments > 0)
            for payment in found.payments:
                assert game.why_not(p, Seat(view.actor), game.read("payment {} {} {} {}".format(*payment))) is None
            if not found.more_payments:
                assert view.proposed in found.payments
                wrong = tuple(number + 1 for number in found.payments[0])
                assert game.why_not(p, Seat(view.actor), game.read("payment {} {} {} {}".format(*wrong))) is not None
            checked += 1
    assert checked


def test_what_a_card_brings_is_what_is_then_there() -> None:
    game, checked = games.load("valletta", 1), 0
    for p, view, found in walk("valletta", 1, {}, valletta.VallettaExplanation):
        for number, outcome in enumerate(found.outcomes):
            q, events = after(game, p, view, number)
            assert isinstance(q, VallettaEngine)
            kinds = [type(event).__name__ for event in events]
            if outcome.is_idle:
                assert game.view(q, Seat(view.actor)) != view
                assert "Built" not in kinds
            elif not {"JeanMoved", "TurnEnded"} & set(kinds) and kinds.count("CardPlayed") < 2:
                later, now = game.view(q, Seat(view.actor)), view
                assert isinstance(later, VallettaView)
                assert isinstance(now, VallettaView)
                goods, had = later.players[view.actor].goods, now.players[view.actor].goods
                assert tuple(have - before for have, before in zip(goods, had, strict=True)) == outcome.goods
                assert later.players[view.actor].points - now.players[view.actor].points == outcome.points
                checked += outcome != valletta.Outcome()
    assert checked > 50


@pytest.mark.parametrize("changes", [{}, GENEROUS])
def test_what_a_placement_brings_is_what_is_then_there(changes: dict[str, str]) -> None:
    game, seen = games.load("saint_malo", 1), set[object]()
    for p, view, found in walk("saint_malo", 1, changes, saint_malo.SaintMaloExplanation):
        assert isinstance(view, SaintMaloView)
        for number, outcome in list(enumerate(found.outcomes))[::3]:
            q, events = after(game, p, view, number)
            assert isinstance(q, SaintMaloEngine)
            used = [event.price for event in events if isinstance(event, Used)]
            if used:
                assert used == [outcome.price]
                continue
            later, city = game.view(q, None), view.cities[view.turn]
            assert isinstance(later, SaintMaloView)
            now = later.cities[view.turn]
            assert (now.points - city.points, now.coins - city.coins) == (outcome.points, outcome.coins)
            turned = {state: side for side, state in now.sides.items() if state != city.sides[side]}
            assert (turned.get("complete"), turned.get("destroyed")) == (outcome.completes, outcome.destroys)
            seen |= {outcome.points, *turned}
    assert {"destroyed", 4 if changes else 1} <= seen


def test_what_a_step_costs_is_what_is_then_due() -> None:
    game, checked = games.load("malta", 1), 0
    for p, view, found in walk("malta", 1, {}, malta.MaltaExplanation):
        for number, outcome in enumerate(found.outcomes):
            if type(view.moves[number]).__name__ == "Direction":
                q, events = after(game, p, view, number)
                assert isinstance(q, MaltaEngine)
                due = [event for event in events if isinstance(event, RacketDue) and event.seat == view.actor]
                assert outcome.racket == sum(event.cards * len(event.owners) for event in due[:1])
                checked += outcome.racket > 0
    assert checked


@pytest.mark.parametrize("name", games.NAMES)
def test_all_who_do_not_decide_are_told_what_a_spectator_is_told(name: str) -> None:
    game, chance = games.load(name), random.Random(3)
    p = game.start(settle_setup(game.meta, seats=3, seed=3))
    for _ in range(150):
        if p.actor() < 0:
            break
        views = [game.view(p, Seat(seat)) for seat in range(3)]
        told = game.explain(game.view(p, None))
        assert all(game.explain(view) == told for view in views if not view.moves)
        p.apply(chance.choice(p.legal()))
