"""Malta! as one game: joins the rooms of this package. `GAME` is the package's only export."""

from typing import Final

from auberge.core.board_game import BoardGame
from auberge.core.protocol import Move, Seat
from auberge.core.rooms import Rooms
from auberge.games.malta import (
    events,
    imagining,
    ledger,
    moves,
    notation,
    options,
    phases,
    printed,
    refusals,
    scenario,
    view,
)
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.meta import META
from auberge.games.malta.rules import setup
from auberge.games.malta.sheet import Sheet
from auberge.games.malta.view import MaltaView


class Malta(BoardGame[Engine, MaltaView, Sheet]):
    """The readable face of Malta! (core.protocol.Game)."""

    meta = META
    space = t.ACTIONS
    move_types = moves.MOVE_TYPES
    event_types = events.EVENT_TYPES
    position_type = Engine
    view_type = MaltaView
    rooms = Rooms(
        moves=moves,
        events=events,
        notation=notation,
        refusals=refusals,
        view=view,
        imagining=imagining,
        options=options,
        setup=setup,
        ledger=ledger,
        scenario=scenario,
        printed=printed,
    )

    def carry_out(self, p: Engine, seat: Seat, move: Move) -> None:
        """A whole announcement, answer or payment is carried out in the steps of the engine (M-LOG-01)."""
        match move:
            case moves.Concede():
                p.concede(seat)
            case moves.Announce(card, targets):
                p.apply(t.PLAY_BASE + moves.CARDS.index(card))
                self._name_all(p, targets)
            case moves.TakeOver(targets):
                p.apply(t.ANSWER_BOOMERANG)
                self._name_all(p, targets)
            case moves.PayRacket(to, card):
                if p.phase == phases.RACKET_TO:
                    p.apply(t.PLAYER_BASE + to)
                p.apply(t.CARD_BASE + moves.CARDS.index(card))
            case _:
                super().carry_out(p, seat, move)

    def _name_all(self, p: Engine, targets: tuple[str, ...]) -> None:
        """Names the targets that are asked for; those with one possibility have been named already."""
        card, taker = p.card, p.taker
        while p.phase == phases.TARGET and p.card == card and p.taker == taker:
            named = len(notation.targets_of(p))
            if named == len(targets):
                return
            p.apply(p.first_action() + notation.read_target(int(p.target), targets[named]))


GAME: Final = Malta()
