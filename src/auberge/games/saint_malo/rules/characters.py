"""Characters (canon 2.13): who comes for how many heads, and what he brings when he is placed."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, size
from auberge.games.saint_malo import facts
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules.city import gain_coins, place, score_points


def types_on_offer(p: SaintMaloPosition) -> i64:
    """Heads fix the character (SM-CHAR-02); a tower gives any up to its level, or none (SM-WALL-09 to -11, -23)."""
    offer: i64 = 0
    for character in range(t.CHARACTER_TYPES):
        heads: i64 = p.sheet.heads[character]
        if heads <= p.heads if p.from_tower else heads == p.heads:
            offer |= bit_of(character)
    if p.from_tower and not p.bonus_compulsory:
        offer |= bit_of(t.DECLINE_BIT)
    return offer


def name_character(p: SaintMaloPosition, character: i64) -> None:
    """Settles which character is to be placed."""
    p.character = character
    p.heads = 0
    p.from_tower = False


def decline_bonus(p: SaintMaloPosition) -> None:
    """The bonus character lapses for good; the wall stays (SM-WALL-23)."""
    p.heads = 0
    p.from_tower = False
    p.note(facts.BONUS_DECLINED, p.seat)


def cells_for_character(p: SaintMaloPosition) -> i64:
    """Any empty cell, light or dark (SM-CHAR-04)."""
    return p.city.empty()


def place_character(p: SaintMaloPosition, cell: i64) -> None:
    """Places the character; his effect, of a tower bonus too, looks at the city as it is now and never again
    (SM-CHAR-01, -03, SM-WALL-12, SM-CHAR-PRIEST-3, MERCHANT-4, JUGGLER-6)."""
    character = p.character
    p.character = -1
    place(p, t.CHARACTER + character, cell)
    match character:
        case t.CITIZEN:
            score_points(p, p.sheet.citizen_points, facts.CITIZEN)  # SM-CHAR-CITIZEN-2
        case t.PRIEST:
            bless(p, cell)
        case t.ARCHITECT:
            p.architect = cell
        case t.MERCHANT:
            trade(p, cell)
        case t.JUGGLER:
            entertain(p, cell)
        case t.NOBLE:
            score_points(p, p.sheet.noble_points, facts.NOBLE)  # SM-CHAR-NOBLE-2


def bless(p: SaintMaloPosition, cell: i64) -> None:
    """The priest scores for every church around him, whatever its size (SM-CHAR-PRIEST-2, -4)."""
    around: i64 = t.AROUND[cell]
    points = size(around & p.city.churches()) * p.sheet.priest_points
    p.city.priest_points += points
    score_points(p, points, facts.PRIEST)


def trade(p: SaintMaloPosition, cell: i64) -> None:
    """The merchant earns a coin for every crate around him, used before or not (SM-CHAR-MERCHANT-2, -3, -5)."""
    around: i64 = t.AROUND[cell]
    coins = size(around & p.city.where(t.CRATE)) * p.sheet.merchant_coins
    p.city.merchant_coins += coins
    gain_coins(p, coins, facts.MERCHANT)


def entertain(p: SaintMaloPosition, cell: i64) -> None:
    """The juggler scores for every different type of character around him (SM-CHAR-JUGGLER-2 to -5)."""
    around: i64 = t.AROUND[cell]
    types: i64 = 0
    for character in range(t.CHARACTER_TYPES):
        if around & p.city.people(character) != 0:
            types += 1
    points = types * p.sheet.juggler_points
    p.city.juggler_points += points
    score_points(p, points, facts.JUGGLER)
