"""A position put together for a test, and the calls that every game's table takes; each game adds its own."""

from collections.abc import Iterator
from random import Random
from typing import Generic, Self

import pytest

from auberge.core.board_game import BoardGame
from auberge.core.errors import MoveRefused
from auberge.core.game_modules import P, S, V, X
from auberge.core.protocol import CHANCE, OVER, Event, Move, Refusal, Result, Seat


class GameTable(Generic[P, V, S, X]):
    """A position and the calls a test makes on it."""

    game: BoardGame[P, V, S, X]

    def __init__(self, position: P) -> None:
        self.p = position

    @property
    def actor(self) -> int:
        return int(self.p.actor())

    @property
    def is_over(self) -> bool:
        return self.actor == OVER

    @property
    def result(self) -> Result:
        result = self.p.result()
        assert result is not None
        return result

    @property
    def own_view(self) -> V:
        """What the actor sees."""
        return self.game.view(self.p, Seat(self.actor) if self.actor >= 0 else None)

    @property
    def view(self) -> V:
        return self.own_view

    def read(self, text: str) -> tuple[Seat, Move]:
        """Who plays what: the actor, a move from its notation."""
        return Seat(self.actor), self.game.read(text)

    def play(self, *texts: str) -> list[Event]:
        """Plays moves one after another."""
        return [event for text in texts for event in self.game.play(self.p, *self.read(text))]

    def chance(self, text: str | None = None) -> list[Event]:
        """Lets chance happen once, as drawn or as written."""
        assert self.actor == CHANCE
        outcome = None if text is None else self.game.read_outcome(self.p, text)
        assert text is None or outcome is not None
        return list(self.game.chance(self.p, outcome))

    def allows(self, text: str) -> bool:
        """May this be played now?"""
        return self.game.why_not(self.p, *self.read(text)) is None

    def refuse(self, text: str, *rules: str, seat: int | None = None) -> Refusal:
        """Checks that a move is refused, names one of these rules (if any are given) and changes nothing."""
        by, move = self.read(text)
        return self.refuse_move(by if seat is None else Seat(seat), move, *rules)

    def refuse_move(self, seat: Seat, move: Move, *rules: str) -> Refusal:
        """The same for a move that has no text."""
        before = self.p.fields()
        refusal = self.game.why_not(self.p, seat, move)
        assert refusal is not None, f"{move} is legal"
        with pytest.raises(MoveRefused) as caught:
            self.game.play(self.p, seat, move)
        assert (caught.value.rule, self.p.fields()) == (refusal.rule, before)
        assert not rules or refusal.rule in rules, f"{move}: refused by {refusal.rule}"
        return refusal

    def fork(self) -> Self:
        """The same table again, to try something else."""
        twin = self.p.clone()
        assert isinstance(twin, self.game.position_type)
        return type(self)(twin)


def random_steps(t: GameTable[P, V, S, X], seed: int, limit: int = 5000) -> Iterator[tuple[V, str, list[Event]]]:
    """Plays at random to the end: the view before each step, the step as text, and what came of it."""
    chooser = Random(seed)
    for _ in range(limit):
        if t.is_over:
            return
        before = t.view
        if t.actor == CHANCE:
            outcome = t.p.draw()
            yield before, t.game.write_outcome(t.p, outcome), list(t.game.chance(t.p, outcome))
        else:
            move = chooser.choice(t.game.moves(t.p))
            yield before, t.game.entry(t.p, move), list(t.game.play(t.p, Seat(t.actor), move))
    raise AssertionError("no end in sight")
