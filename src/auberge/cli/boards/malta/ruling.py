"""Which rules of Malta! matter for which question."""

from typing import Final

from auberge.cli.boards.malta_view import MaltaView

_RULES: Final[dict[str, tuple[str, ...]]] = {
    "place": ("M-SETUP-06", "M-SETUP-07", "M-DRAW-01", "M-MOVE-02"),
    "play": ("M-PLAY-02", "M-PLAY-05", "M-PLAY-06", "M-PLAY-08", "M-CARD-03", "M-LOSE-01"),
    "target": ("M-CARD-03", "M-CARD-04", "M-CARD-06"),
    "respond": ("M-RESP-01", "M-RESP-02", "M-RESP-03", "M-CARD-NEGATE-5", "M-CARD-BOOMERANG-5", "M-CARD-BOOMERANG-6"),
    "discard": ("M-CARD-09", "M-CARD-11"),
    "give": ("M-CARD-GIVEONE-1", "M-CARD-11"),
    "pass_on": ("M-CARD-PASSITON-1", "M-CARD-PASSITON-2"),
    "move": ("M-MOVE-01", "M-MOVE-02", "M-MOVE-05", "M-MOVE-09", "M-RACKET-01", "M-RACKET-02"),
    "racket_to": ("M-RACKET-05", "M-RACKET-06", "M-RACKET-04"),
    "racket": ("M-RACKET-02", "M-RACKET-08", "M-RACKET-04"),
    "over": ("M-GOAL-01", "M-GOAL-02", "M-GOAL-03"),
}


def rules_for(view: MaltaView) -> tuple[str, ...]:
    """The rules behind the open question."""
    return _RULES.get(view.question, ("M-TURN-01",))
