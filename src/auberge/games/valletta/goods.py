"""Goods as one number: how many gold, wood, stone and brick, twelve bits each."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
BRICK: Final = 3
KINDS: Final = 4
Good = Literal["gold", "wood", "stone", "brick"]
GOOD_NAMES: Final[tuple[Good, ...]] = get_args(Good)
ONE: Final[tuple[int, ...]] = (0x1, 0x1000, 0x1000000, 0x1000000000)
NO_GOODS: Final = 0
ONE_OF_EACH: Final = 0x1001001001
MOST_HELD: Final = 1999  # of one kind by one player, so that no amount runs into the next


def amount(goods: i64, kind: i64) -> i64:
    """How many of this kind."""
    return (goods >> (12 * kind)) & 0xFFF


def of(kind: i64, number: i64) -> i64:
    """This many goods of one kind."""
    one: i64 = ONE[kind]
    return one * number


def count(goods: i64) -> i64:
    """How many goods in all."""
    return amount(goods, GOLD) + amount(goods, WOOD) + amount(goods, STONE) + amount(goods, BRICK)


def bundle(gold: i64, wood: i64, stone: i64, brick: i64) -> i64:
    """This many of each kind."""
    return of(GOLD, gold) + of(WOOD, wood) + of(STONE, stone) + of(BRICK, brick)


def kinds_in(goods: i64) -> i64:
    """The kinds of which there is at least one, as a set of bits 0 to 3."""
    found: i64 = 0
    if amount(goods, GOLD) > 0:
        found += 1
    if amount(goods, WOOD) > 0:
        found += 2
    if amount(goods, STONE) > 0:
        found += 4
    if amount(goods, BRICK) > 0:
        found += 8
    return found
