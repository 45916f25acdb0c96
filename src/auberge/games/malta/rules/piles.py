"""Chance (canon 2.7): the board, the deck, Fresh Shuffle and Take One."""

from auberge.games.malta import facts, phases
from auberge.games.malta import tables as t
from auberge.games.malta.position import MaltaPosition
from auberge.games.malta.rules import hands


def to_shuffle(p: MaltaPosition) -> list[int]:
    """What chance picks from now, in canonical order (M-CHANCE-02 to -05, M-LOG-07)."""
    if p.phase == phases.BOARD:
        return list(p.sheet.kind_of[t.STARTS :])
    if p.phase == phases.DECK:
        return in_order(p, list(p.sheet.card_copies))
    if p.phase == phases.TAKE:
        return in_order(p, list(p.hands[p.player]))
    copies = [0] * t.KINDS
    for card in p.draw_pile + p.discard_pile:
        copies[card] += 1
    return in_order(p, copies)


def in_order(p: MaltaPosition, copies: list[int]) -> list[int]:
    """This many copies of each card in canonical order, copies side by side."""
    found: list[int] = []
    for card in p.sheet.card_order:
        found += [card] * copies[card]
    return found


def draw_outcome(p: MaltaPosition) -> list[int]:
    """An order with equal chances, or one card of a hand."""
    order = to_shuffle(p)
    if p.phase == phases.TAKE:
        return [order[p.random_below(len(order))]]
    p.shuffle(order)
    return order


def lay_board(p: MaltaPosition, order: list[int]) -> None:
    """Start spaces in the bottom row, the others row by row from the left, the rest is out (M-SETUP-01 to -05, -15)."""
    width = int(p.width)
    free: list[list[int]] = [[] for _ in p.sheet.numbers]
    for space in range(t.TILES - 1, t.STARTS - 1, -1):
        free[p.sheet.kind_of[space]].append(space)
    laid = [-1] * t.LOCATIONS
    for col in range(width):
        laid[col] = col
    for index in range(width * (width - 1)):
        laid[t.location(index // width + 1, index % width)] = free[order[index]].pop()
    p.spaces = tuple(laid)
    p.note(facts.BOARD_LAID, -1)


def deal(p: MaltaPosition, order: list[int]) -> None:
    """Four cards to each player in, from the start player clockwise; the rest is the draw pile (M-SETUP-09, -15)."""
    p.draw_pile = order[::-1]
    p.note(facts.DECK_SHUFFLED, -1, len(order))
    for offset in range(p.seats):
        seat = (p.start_seat + offset) % p.seats
        if p.is_in(seat):
            hands.draw(p, seat, t.DEALT)


def reshuffle(p: MaltaPosition, order: list[int]) -> None:
    """The discards, without the cards in resolution, come back into the draw pile (M-CARD-FRESHSHUFFLE-1)."""
    p.draw_pile = order[::-1]
    p.discard_pile = []
    p.note(facts.DECK_SHUFFLED, -1, len(order))
