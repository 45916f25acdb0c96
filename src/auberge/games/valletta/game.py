"""Valletta as one game: joins the modules of this package. `GAME` plays by the newest rules, `VERSIONS` by each."""

from typing import Final

from mypy_extensions import mypyc_attr

from auberge.core.board_game import BoardGame
from auberge.core.game_modules import GameModules
from auberge.core.protocol import Move, Seat
from auberge.games.valletta import (
    arranging,
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
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.explaining import VallettaExplanation
from auberge.games.valletta.meta import META
from auberge.games.valletta.rules import setup
from auberge.games.valletta.sheet import Sheet
from auberge.games.valletta.view import VallettaView


@mypyc_attr(allow_interpreted_subclasses=True)
class Valletta(BoardGame[Engine, VallettaView, Sheet, VallettaExplanation]):
    """The readable face of Valletta (core.protocol.Game)."""

    meta = META
    space = t.ACTIONS
    move_types = moves.MOVE_TYPES
    event_types = events.EVENT_TYPES
    event_of = events.EVENT_OF
    position_type = Engine
    view_type = VallettaView
    explanation_type = VallettaExplanation
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
        """A whole payment is carried out in the steps of the engine; what is forced is not asked there."""
        if not isinstance(move, moves.Payment):
            super().carry_out(p, seat, move)
            return
        amounts = (move.gold, move.wood, move.stone, move.brick)
        target = p.target
        while p.phase == phases.PAYMENT and p.target == target:
            p.apply(t.AMOUNT_BASE + amounts[p.paying_kind])


VERSIONS: Final = {version: Valletta(version) for version in range(1, META.rules_version + 1)}
GAME: Final = VERSIONS[META.rules_version]
