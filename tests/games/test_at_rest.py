"""What a question needs is forgotten with it: positions that look alike are alike, however they came about.

And what happened is noted for a seat at the table, or for the table itself.
"""

from collections.abc import Collection, Iterator
from random import Random

import pytest

from auberge import games
from auberge.core.protocol import CHANCE, OVER, Position
from auberge.core.setup import settle_setup
from auberge.games.malta import facts as malta_facts
from auberge.games.malta import phases as m
from auberge.games.malta import tables as malta_tables
from auberge.games.malta.engine import Engine as MaltaEngine
from auberge.games.saint_malo import facts as saint_malo_facts
from auberge.games.saint_malo import phases as s
from auberge.games.saint_malo import tables as saint_malo_tables
from auberge.games.valletta import facts as valletta_facts
from auberge.games.valletta import phases as v

Resting = dict[str, tuple[object, Collection[int]]]  # field -> its value, but in the questions that use it

CARD = {m.TARGET, m.RESPOND, m.DISCARD, m.GIVE, m.PASS_ON, m.TAKE, m.FRESH}
MALTA: Resting = {
    "offer": (0, range(m.PLACE, m.OVER)),
    "asked": (-1, {m.PLACE, m.TARGET, m.RESPOND, m.DISCARD, m.GIVE, m.PASS_ON}),
    "due": (0, {m.PLAY, *CARD}),
    **dict.fromkeys(("card", "response", "taker", "player", "space", "second_space", "direction", "line"), (-1, CARD)),
    "announced": (False, CARD),
    "shown": (0, CARD),
    "quarters": (0, CARD),
    "target": (malta_tables.NOTHING, {m.TARGET}),
    "discards": (0, {m.DISCARD}),
    "passing": ((), {m.PASS_ON}),
    "racket": ((), {m.RACKET_TO, m.RACKET}),
    "receiver": (-1, {m.RACKET}),
}
VALLETTA: Resting = {
    "offer": (0, range(v.DRAFT, v.OVER)),
    "hire_offer": (0, {v.JEAN}),
    "draft_set": (0, {v.SHUFFLE, v.DRAFT}),
    "chosen": ([], {v.SHUFFLE}),
    "function": (-1, {*range(v.MAID, v.OVER)}),
    "giver": (-1, {v.DRAFT, v.GIVE}),
    "victims": (0, {v.GIVE}),
    "bonus_due": (False, {v.GIVE}),
    "target": (-1, {v.PAYMENT}),
    **dict.fromkeys(("cost", "payment", "paying_kind"), (0, {v.PAYMENT})),
    "proposing": (False, {v.PAYMENT}),
}
USE = {s.CRATE, s.SECTION, s.CHURCH, s.TYPE, s.CHARACTER, s.HOUSE}
SAINT_MALO: Resting = {
    "offer": (0, range(s.ANNOUNCE, s.OVER)),
    "kept": (saint_malo_tables.NO_DICE, {s.ROLL}),
    "symbol": (-1, USE),
    **dict.fromkeys(("number", "left", "group"), (0, USE)),
    "heads": (0, {s.TYPE}),
    "from_tower": (False, {s.TYPE}),
    "character": (-1, {s.CHARACTER}),
    "architect": (-1, {s.HOUSE}),
    "own_houses": (0, {s.HOUSE}),
}
GAMES = {"malta": MALTA, "valletta": VALLETTA, "saint_malo": SAINT_MALO}
OF_THE_TABLE = {
    "malta": {malta_facts.BOARD_LAID, malta_facts.DECK_SHUFFLED},
    "valletta": {valletta_facts.GAME_ENDED},
    "saint_malo": {saint_malo_facts.PIRATES_ATTACKED, saint_malo_facts.GAME_ENDED},
}


def step(p: Position, chooser: Random) -> None:
    """Chance, which undo never takes back, now and then a concession, else a random move."""
    if p.actor() == CHANCE:
        p.revealed = False
        p.happen(p.draw())
        assert p.revealed
    elif isinstance(p, MaltaEngine) and chooser.random() < 0.01:
        p.concede(chooser.choice([seat for seat in range(p.seats) if p.is_in(seat)]))
    else:
        p.apply(chooser.choice(p.legal()))


def random_game(name: str, seed: int) -> Iterator[Position]:
    """The positions of a game, with any number of seats and any options."""
    game, chooser = games.load(name), Random(seed)
    seats = game.meta.min_seats + seed % (game.meta.max_seats - game.meta.min_seats + 1)
    options = {option.name: chooser.choice(option.choices) for option in game.meta.options}
    p = game.start(settle_setup(game.meta, seats=seats, seed=seed, options=options), pausing=True)
    p.recording = True
    while p.actor() != OVER:
        yield p
        step(p, chooser)
    yield p


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_left_of_a_question_that_was_answered(name: str, seed: int) -> None:
    for p in random_game(name, seed):
        if p.actor() != OVER:
            for field, (rest, used_in) in GAMES[name].items():
                assert p.phase in used_in or getattr(p, field) == rest, f"{field} in question {p.phase}"
        else:
            assert p.legal() == []
        least = -2 if (name, p.phase) == ("malta", m.PASS_ON) else -1
        assert min(p.fields()) >= least, "nothing is -1, also where any other number would do"


@pytest.mark.parametrize("name", GAMES)
def test_a_fact_is_noted_for_a_seat_or_for_the_table(name: str) -> None:
    *_, p = random_game(name, 6)
    of_the_table = {kind for kind, seat, *_ in p.facts if kind in OF_THE_TABLE[name]}
    assert of_the_table == OF_THE_TABLE[name]
    assert all(seat == -1 for kind, seat, *_ in p.facts if kind in of_the_table)
    assert all(-1 <= seat < p.seats for _, seat, *_ in p.facts)
