"""Saint Malo as one game: joins the modules of this package. `GAME` plays by the newest rules, `VERSIONS` by each."""

from typing import Final

from mypy_extensions import mypyc_attr

from auberge.core.board_game import BoardGame
from auberge.core.game_modules import GameModules
from auberge.core.protocol import Move, Seat
from auberge.games.saint_malo import (
    arranging,
    events,
    explaining,
    imagining,
    ledger,
    moves,
    notation,
    options,
    printed,
    refusals,
    viewing,
)
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.engine import Engine
from auberge.games.saint_malo.explaining import SaintMaloExplanation
from auberge.games.saint_malo.meta import META
from auberge.games.saint_malo.rules import setup
from auberge.games.saint_malo.sheet import Sheet
from auberge.games.saint_malo.view import SaintMaloView


@mypyc_attr(allow_interpreted_subclasses=True)
class SaintMalo(BoardGame[Engine, SaintMaloView, Sheet, SaintMaloExplanation]):
    """The readable face of Saint Malo (core.protocol.Game)."""

    meta = META
    space = t.ACTIONS
    move_types = moves.MOVE_TYPES
    event_types = events.EVENT_TYPES
    event_of = events.EVENT_OF
    position_type = Engine
    view_type = SaintMaloView
    explanation_type = SaintMaloExplanation
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
        if isinstance(move, moves.Absent):
            p.be_absent()
        else:
            super().carry_out(p, seat, move)


VERSIONS: Final = {version: SaintMalo(version) for version in range(1, META.rules_version + 1)}
GAME: Final = VERSIONS[META.rules_version]
