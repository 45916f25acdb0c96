"""Name, seats, options and version of the rules of Saint Malo."""

from typing import Final

from auberge.core.protocol import Meta, Option

ALLOW_VOLUNTARY_PASS: Final = "allow_voluntary_pass"
BONUS_CHARACTER_COMPULSORY: Final = "bonus_character_compulsory"

META: Final = Meta(
    name="saint_malo",
    min_seats=2,
    max_seats=5,
    options=(
        Option(name=ALLOW_VOLUNTARY_PASS, default=False, choices=(False, True), rule="SM-AMB-03"),
        Option(name=BONUS_CHARACTER_COMPULSORY, default=False, choices=(False, True), rule="SM-AMB-18"),
    ),
    rules_version=1,
    canon="SM",
    throws=True,
)
