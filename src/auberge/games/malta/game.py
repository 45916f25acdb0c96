"""Malta! as one game: joins the modules of this package. `GAME` plays by the newest rules, `VERSIONS` by each."""

from typing import Final

from mypy_extensions import mypyc_attr

from auberge.core.board_game import BoardGame
from auberge.core.errors import EngineBug
from auberge.core.game_modules import GameModules
from auberge.core.protocol import Move, Seat, View
from auberge.games.malta import (
    arranging,
    asking,
    events,
    explaining,
    imagining,
    ledger,
    moves,
    notation,
    options,
    phases,
    printed,
    refusals,
    viewing,
)
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.explaining import MaltaExplanation
from auberge.games.malta.meta import META
from auberge.games.malta.rules import setup
from auberge.games.malta.sheet import Sheet
from auberge.games.malta.view import MaltaView


@mypyc_attr(allow_interpreted_subclasses=True)
class Malta(BoardGame[Engine, MaltaView, Sheet, MaltaExplanation]):
    """The readable face of Malta! (core.protocol.Game)."""

    meta = META
    space = t.ACTIONS
    move_types = moves.MOVE_TYPES
    event_types = events.EVENT_TYPES
    event_of = events.EVENT_OF
    position_type = Engine
    view_type = MaltaView
    explanation_type = MaltaExplanation
    modules = GameModules(
        moves=moves,
        events=events,
        notation=notation,
        refusals=refusals,
        viewing=viewing,
        imagining=imagining,
        explaining=explaining,
        options=options,
        setup=setup,
        ledger=ledger,
        arranging=arranging,
        printed=printed,
    )

    def carry_out(self, p: Engine, seat: Seat, move: Move) -> None:
        """A whole announcement, answer or payment is carried out in the steps of the engine (M-LOG-01)."""
        if type(move) not in moves.WHOLE:
            p.apply(moves.action_of(move))
            return
        match move:
            case moves.Concede():
                p.concede(seat)
            case moves.Announce(card, targets):
                p.apply(t.PLAY_BASE + t.CARD_NAMES.index(card))
                self._name_all(p, targets)
            case moves.TakeOver(targets):
                p.apply(t.ANSWER_BOOMERANG)
                self._name_all(p, targets)
            case moves.PayRacket(to, card):
                if p.phase == phases.RACKET_TO:
                    p.apply(t.PLAYER_BASE + to)
                p.apply(t.CARD_BASE + t.CARD_NAMES.index(card))

    def silent_move(self, view: View, asks: str) -> Move | None:
        """The pass of a seat that does not want to be asked (M-RESP-08)."""
        return asking.silent_move(self._seen(view), asks)

    def turn_number(self, view: View) -> int:
        """The turn, as the view counts it."""
        return self._seen(view).turns

    def _seen(self, view: View) -> MaltaView:
        if not isinstance(view, MaltaView):
            raise EngineBug("bug-foreign-view", game=self.meta.name)
        return view

    def _name_all(self, p: Engine, targets: tuple[str, ...]) -> None:
        """Names the targets that are asked for; those with one possibility have been named already."""
        card, taker = p.card, p.taker
        while p.phase == phases.TARGET and p.card == card and p.taker == taker:
            named = len(notation.targets_of(p))
            if named == len(targets):
                return
            p.apply(p.first_action() + notation.read_target(int(p.target), targets[named]))


VERSIONS: Final = {version: Malta(version) for version in range(1, META.rules_version + 1)}
GAME: Final = VERSIONS[META.rules_version]
