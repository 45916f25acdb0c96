"""The greedy player of Saint Malo: perfect with the dice, by what can be built with them in this turn."""

from auberge.bots.protocol import Bot, Budget
from auberge.bots.saint_malo.choice import TurnPlan, choose_dice, choose_place
from auberge.bots.saint_malo.weights import of_squire
from auberge.core.errors import EngineBug
from auberge.core.protocol import Game, Move, View
from auberge.games.saint_malo import phases
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.view import CityView, PirateView, SaintMaloView

_BeforeTurn = tuple[int, int, bool, PirateView, tuple[CityView, ...], dict[str, bool], str | None]


def _before_turn(view: SaintMaloView) -> _BeforeTurn:
    """All that a plan for the turn depends on; it stays the same until something is announced."""
    return view.turn, view.start_seat, view.end_triggered, view.pirates, view.cities, view.options, view.data


class GreedyPlayer:
    """Chooses by the view alone; a plan is kept only as long as the view would give the same one."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._weights = of_squire()
        self._planned_for: _BeforeTurn | None = None
        self._plan: TurnPlan | None = None

    def choose(self, view: View) -> Move:
        position = self._game.imagine(view, seed=0)
        if not isinstance(view, SaintMaloView) or not isinstance(position, Engine):
            raise EngineBug("bug-foreign-view", game=self._game.meta.name)
        if position.phase > phases.ANNOUNCE:
            return self._game.move(int(choose_place(position, self._weights)))
        if self._plan is None or self._planned_for != _before_turn(view):
            self._plan = TurnPlan(position, self._weights)
            self._planned_for = _before_turn(view)
        return self._game.move(int(choose_dice(position, self._plan)))


def make(game: Game, seed: int, budget: Budget | None = None) -> Bot:  # noqa: ARG001 - it leaves nothing to chance
    """The greedy player; two of them in the same seat always play alike."""
    return GreedyPlayer(game)
