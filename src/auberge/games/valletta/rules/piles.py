"""Shuffling (canon 10.2): what is shuffled when, and where the cards go."""

from auberge.games.valletta import cards, facts, phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.sheet import Sheet


def to_shuffle(p: VallettaPosition) -> list[int]:
    """The things to be shuffled now, in a fixed order; a pile's order before does not matter."""
    match p.shuffling:
        case phases.BARRELS:
            found: list[int] = []
            for kind in range(4):
                found += [kind] * p.sheet.barrels[kind]
            return found
        case phases.GREEN:
            return of_colour(p.sheet, t.GREEN)
        case phases.BLUE:
            return of_colour(p.sheet, t.BLUE)
        case phases.YELLOW:
            return of_colour(p.sheet, t.YELLOW)
        case phases.STACK:
            return sorted(p.chosen)
        case phases.HAND:
            return list(t.STARTING_CARDS)
        case phases.RESHUFFLE:
            return sorted(p.players[p.shuffler].discard_pile)
        case _:
            player = p.players[p.shuffler]
            return sorted(player.draw_pile + player.discard_pile)


def of_colour(sheet: Sheet, colour: int) -> list[int]:
    """All buildings of a colour."""
    return [building for building in range(t.BUILDINGS) if sheet.building_colour[building] == colour]


def draw_order(p: VallettaPosition) -> list[int]:
    """A shuffled order, every order with equal chance."""
    order = to_shuffle(p)
    p.shuffle(order)
    return order


def lay_down(p: VallettaPosition, order: list[int]) -> None:
    """Puts what was shuffled where it belongs; index 0 is the first space, the first card, the top of the pile."""
    p.note(facts.SHUFFLED, p.shuffler if p.shuffling >= phases.HAND else -1, p.shuffling, len(order))
    p.revealed = True
    player = p.players[p.shuffler]
    match p.shuffling:
        case phases.BARRELS:
            p.barrels = tuple(order)  # V-SETUP-02
        case phases.GREEN | phases.BLUE | phases.YELLOW:
            wanted: int = p.sheet.display[p.shuffling - phases.GREEN][p.seats - 2]
            p.chosen += order[:wanted]  # V-SETUP-04 to -07
        case phases.STACK:
            p.layout = tuple(order)  # V-SETUP-08 to -10
            p.chosen = []
        case phases.HAND:
            player.hand = cards.packed(order[: t.HAND])
            player.draw_pile = order[: t.HAND - 1 : -1]  # V-SETUP-18
        case _:
            player.draw_pile = order[::-1]
            player.discard_pile = []
