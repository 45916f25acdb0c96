"""Who sits where, who starts and with which seed in each game of a simulation: fair, known from its number alone."""

from collections.abc import Sequence

import msgspec

from auberge.core.rng import scramble
from auberge.core.setup import MAX_SEED


class Pairing(msgspec.Struct, frozen=True):
    """One game of a simulation: the bot in each seat (as a place in the list of bots), the start seat, the seed."""

    bots: tuple[int, ...]
    start_seat: int
    seed: int


def pairing_of(number: int, bots: int, seats: int, seed: int) -> Pairing:
    """Game by game the bots move on by one seat, cycling if seats outnumber them; then the start seat moves on too.

    In bots x seats games each bot sits equally often in each seat, and in each seat equally often starts."""
    shift, lap = number % bots, number // bots
    return Pairing(
        bots=tuple((seat + shift) % bots for seat in range(seats)),
        start_seat=lap % seats,
        seed=scramble(scramble(seed) + number) & MAX_SEED,
    )


def bot_seeds(pairing: Pairing) -> Sequence[int]:
    """A seed for the bot in each seat, none of them the game's own."""
    return [scramble(pairing.seed + (seat + 1) * (MAX_SEED + 1)) for seat in range(len(pairing.bots))]
