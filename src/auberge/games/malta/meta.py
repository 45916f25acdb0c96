"""Name, seats, options and version of the rules of Malta!."""

from typing import Final

from auberge.core.protocol import Meta, Option

BOARD: Final = "board"
BLIND_FAITH: Final = "blind_faith"
ALWAYS: Final = "always"
ABLE: Final = "able"
HIT: Final = "hit"
NEVER: Final = "never"

META: Final = Meta(
    name="malta",
    min_seats=2,
    max_seats=6,
    options=(
        Option(name=BOARD, default="7x7", choices=("7x7", "5x5"), rule="M-SETUP-12", most_seats={"5x5": 2}),
        Option(name=BLIND_FAITH, default="no_play", choices=("no_play", "skip_turn"), rule="M-AMB-30"),
    ),
    rules_version=2,
    canon="M",
    hidden=True,
    asks=(ALWAYS, ABLE, HIT, NEVER),
    passes="pass",
    gives_up="concede",
)
