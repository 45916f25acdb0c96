"""A house table of Saint Malo for the lockstep: two sides give a character, so two architects may build in one turn.

Random play hardly ever gets there, so the position is put together: both sides lack one wall (SM-AMB-22, SM-CX-51).
"""

from auberge.games.saint_malo.printed import shipped_text

PRINTED = '[city.bonus.E]\nkind = "coins"\namount = 2\n'
HOUSE = '[city.bonus.E]\nkind = "character"\namount = 3\n'
WALLS = ["(0,1)", "(0,2)", "(0,3)", "(0,4)", "(2,6)", "(3,6)", "(4,6)", "(5,6)"]
LIGHT = [f"({row},{col})" for row in range(1, 6) for col in range(2, 6) if (row, col) != (1, 2)]

WISHES = ("use wall 2", "character architect")


def house_data() -> str:
    """The shipped data file with a character instead of coins on side E."""
    shipped = shipped_text()
    assert PRINTED in shipped
    return shipped.replace(PRINTED, HOUSE)


def given() -> dict[str, object]:
    """Both sides lack one wall, there are logs for everybody, and two walls have been rolled."""
    city = {"cells": dict.fromkeys(WALLS, "wall"), "only_empty": ["(0,5)", "(1,6)", *LIGHT], "logs": 5, "coins": 4}
    return {"dice": "wall wall cross cross head", "seat": {"1": city, "2": city}}
