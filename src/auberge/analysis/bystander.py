"""Why a computer player did something: the move it made beside the others it had, as a strong player weighs them.

Once nothing is a secret any more, that is told from the player's own view. Until then it is told from what a bystander
sees: worlds are imagined from the bystander's view, and the choice is weighed in those in which the player can have
done what was seen. Of the other moves only those are told that the player has in all of the worlds: no guesses.
"""

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from auberge.analysis.advice import BEST, Advised, think
from auberge.analysis.bands import mean
from auberge.analysis.weighing import FIRM
from auberge.bots.budget import Budget
from auberge.core.protocol import Event, Game, Move, Position, Seat, View
from auberge.core.session import Session

_GUESSES: Final = 3  # at what the player holds
_LEAST_TRIED: Final = 24  # worlds: what the player can do in all of them it can do
_TRIED: Final = 150  # worlds, at most
_LOOKED_AT: Final = 300  # moves in one world


class Glimpse(msgspec.Struct, frozen=True):
    """A move of a player: the view it is told from, as it was before, and the move; or, told from a bystander's view,
    what the bystander saw of it."""

    view: View
    seat: Seat
    made: Move | None = None
    seen: tuple[Event, ...] = ()
    after: View | None = None


def glimpse_of(session: Session, number: int, asker: Seat) -> Glimpse | None:
    """What the step of this number may be explained from, to this seat: the player's own view once that tells no
    secret. None if the seat cannot know who decided."""
    game, step = session.game, session.match.steps[number]
    position = session.at(number).position
    if session.is_over or not game.meta.hidden:
        view = game.view(position, step.seat)
        return Glimpse(view, step.seat, step.move) if step.move in view.moves else None
    view = game.view(position, asker)
    if view.actor != step.seat:
        return None
    after = game.view(session.at(number + 1).position, asker)
    return Glimpse(view, step.seat, seen=tuple(witnessed(game, step.events, asker)), after=after)


def witnessed(game: Game, events: Iterable[Event], seat: Seat | None) -> Iterator[Event]:
    """What this seat saw of these events."""
    for event in events:
        seen = game.witness(event, seat)
        if seen is not None:
            yield seen


class Explained(msgspec.Struct, frozen=True):
    """Moves the player had, the best first; the place of the one that was made; and in how many worlds they were
    weighed."""

    moves: tuple[Advised, ...]
    made: int
    worlds: int

    @property
    def quick(self) -> bool:
        """Is this an impression rather than a judgement?"""
        return self.worlds < FIRM


def explain(game: Game, glimpse: Glimpse, budget: Budget, seed: int) -> Explained | None:
    """The move that was made beside the others. None if the bystander cannot tell what it was."""
    if glimpse.made is not None:
        others = {game.action(move) for move in glimpse.view.moves}
        return _weighed(game, [glimpse.view], game.action(glimpse.made), others, budget=budget, seed=seed)
    made: int | None = None
    views: list[View] = []
    certain: set[int] | None = None
    for number in range(_TRIED):
        world = game.imagine(glimpse.view, seed + number)
        world.pausing = True
        certain = set(world.legal()) if certain is None else certain & set(world.legal())
        if len(views) < _GUESSES and (first := _Retraced(game, glimpse).first_move(world, made)) is not None:
            made = first
            views.append(game.view(world, glimpse.seat))
        if len(views) == _GUESSES and number >= _LEAST_TRIED:
            break
    if made is None:
        return None
    return _weighed(game, views, made, certain or set(), budget=budget, seed=seed)


class _Retraced:
    """Finds the move by which a player can have done what a bystander saw."""

    def __init__(self, game: Game, glimpse: Glimpse) -> None:
        self._game: Final = game
        self._glimpse: Final = glimpse
        self._left = _LOOKED_AT

    def first_move(self, world: Position, known: int | None) -> int | None:
        """Its number, in this world; if it is known already, only that one will do."""
        if int(world.actor()) != self._glimpse.seat:
            return None
        actions = [action for action in world.legal() if known is None or action == known]
        return next((action for action in actions if self._leads_there(world, action)), None)

    def _leads_there(self, world: Position, action: int) -> bool:
        """Whether the bystander would see the same; what is asked in parts shows with the last of them."""
        self._left -= 1
        if self._left < 0:
            return False
        game, seat = self._game, self._glimpse.seat
        move, after = game.move(action), world.clone()
        is_part = not game.entry(world, move)
        seen = tuple(witnessed(game, game.play(after, seat, move), self._glimpse.view.you))
        if seen == self._glimpse.seen and game.view(after, self._glimpse.view.you) == self._glimpse.after:
            return True
        if seen or not is_part:
            return False
        return int(after.actor()) == seat and any(self._leads_there(after, further) for further in after.legal())


def _weighed(game: Game, views: list[View], made: int, others: set[int], *, budget: Budget, seed: int) -> Explained:
    """The move beside the best of the others, weighed in each of these views."""
    each = _share(budget, len(views))
    first = think(game, views[0], each, seed, also=(made,))
    told = [action for action in first.advised if action in others and action != made][: BEST - 1]
    further = (think(game, view, each, seed, also=(made, *told), closely=False) for view in views[1:])
    thoughts = [first, *further]
    worlds = sum(thought.worlds for thought in thoughts)
    found = {action: _together([thought.advised[action] for thought in thoughts]) for action in (made, *told)}
    order = sorted(found, key=lambda action: (-found[action].chance, action))
    return Explained(tuple(found[action] for action in order), order.index(made), worlds)


def _share(budget: Budget, parts: int) -> Budget:
    seconds = None if budget.seconds is None else budget.seconds / parts
    return Budget(seconds, None if budget.iterations is None else max(budget.iterations // parts, 1))


def _together(found: list[Advised]) -> Advised:
    """What was found in several views, as one: the mean; reasons are looked for in the first."""
    return Advised(
        found[0].move,
        mean([one.chance for one in found]),
        mean([one.low for one in found]),
        mean([one.high for one in found]),
        mean([one.thought for one in found]),
        found[0].reasons,
    )
