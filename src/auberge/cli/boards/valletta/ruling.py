"""Which rules of Valletta matter for which question."""

from typing import Final

from auberge.cli.boards.valletta_view import VallettaView

_BUILDING: Final = ("V-BUILD-01", "V-BUILD-06", "V-BUILD-09", "V-ADJ-01", "V-UPG-01", "V-UPG-03", "V-BONUS-01")
_RULES: Final[dict[str, tuple[str, ...]]] = {
    "draft": ("V-SETUP-30", "V-SETUP-31", "V-SETUP-32"),
    "play": ("V-TURN-02", "V-TURN-05", "V-TURN-06", "V-TURN-09", "V-TURN-11"),
    "maid": ("V-CHAR-MAID-1",),
    "seamstress": ("V-CHAR-SEAMSTRESS-1",),
    "foreman": ("V-CHAR-FOREMAN-1", "V-CHAR-GREEN-1", "V-CHAR-GREEN-4"),
    "nun": ("V-CHAR-NUN-1", "V-CHAR-NUN-2"),
    "trader": ("V-CHAR-TRADER-1", "V-CHAR-TRADER-2"),
    "merchant": ("V-CHAR-MERCHANT-1", "V-CHAR-MERCHANT-2"),
    "bailiff": ("V-CHAR-BAILIFF-1", "V-CHAR-BAILIFF-2"),
    "grand_master": ("V-GOOD-09",),
    "architect": ("V-CHAR-ARCHITECT-1", "V-CHAR-ARCHITECT-2"),
    "build": _BUILDING,
    "payment": ("V-COST-01", "V-COST-02", "V-COST-03", "V-COST-04", "V-COST-06", "V-ADJ-01"),
    "jean": ("V-CHAR-JEAN-4", "V-CHAR-JEAN-5", "V-CHAR-JEAN-6", "V-CHAR-JEAN-7", "V-CHAR-JEAN-13"),
    "give": ("V-CHAR-MONK-1", "V-CHAR-MONK-2"),
    "use": ("V-OPT-01", "V-TURN-05"),
    "over": ("V-SCORE-01", "V-SCORE-02", "V-SCORE-04", "V-SCORE-05", "V-SCORE-06"),
}
_BONUSES: Final = {"monk": "V-CHAR-MONK-4", "innkeeper": "V-CHAR-INNKEEPER-3", "tax_collector": "V-GOOD-01"}
_FOR_BUILDERS: Final = {"roofer": "V-CHAR-ROOFER-1", "mason": "V-CHAR-MASON-1", "carpenter": "V-CHAR-CARPENTER-1"}
_ENDING: Final = ("V-END-09", "V-END-12", "V-END-13")


def rules_for(view: VallettaView) -> tuple[str, ...]:
    """The rules behind the open question, those of the acting character and of the end phase among them."""
    found = _RULES.get(view.question, ())
    if view.question == "bonus":
        found = (_BONUSES.get(view.function or "", "V-GOOD-01"),)
    if view.question in ("build", "payment") and view.function in _FOR_BUILDERS:
        found = (_FOR_BUILDERS[view.function], *found)
    return (*found, *_ENDING) if view.end_phase and view.question == "play" else found
