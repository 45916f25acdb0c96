"""Positions of Malta! put together by hand, for worked examples (scenarios/malta/*.toml).

A scenario's `given` may hold: `turn` (seat, from 1); `stage`: `draw` (the turn is about to begin, the default),
`play` (the draw phase is over) or `move`, or `setup` (the board is about to be laid; nothing else is given); `due`
(cards still to play, else half the hand); `board` (`"(3,0)" = "drop_3_left"`, with ` turned 1` behind the kind for
quarter turns and ` removed` behind that for its 0-circle; `circle` for the 0-circle of whatever lies there);
`draw_pile` (cards, top first) or `draw_pile_size`; `discard_pile`; `seat.N` with `pawn`, `home` (start space at
set-up), `home_at` (where it lies now), `hand`, `blind`, `out`, `conceded`. Cards named nowhere are in the discard
pile if the draw pile is given, else in the draw pile. Spaces not named are stars, then those with the lowest
numbers; the bottom row are start spaces.
"""

import re
from collections.abc import Mapping
from typing import Final

from auberge.core.bits import bit_of
from auberge.core.datafile import Entry
from auberge.core.protocol import Setup
from auberge.games.malta import facts, printed
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.position import replaced
from auberge.games.malta.rules import movement, turn
from auberge.games.malta.rules import setup as set_up

TABLE_FIELDS: Final = {
    "turn",
    "stage",
    "due",
    "board",
    "draw_pile",
    "draw_pile_size",
    "discard_pile",
    "seat",
}
SEAT_FIELDS: Final = {"pawn", "home", "home_at", "hand", "blind", "out", "conceded"}
STAGES: Final = ("draw", "play", "move")
SETUP: Final = "setup"
CIRCLE: Final = "circle"
REMOVED: Final = " removed"
_CELL: Final = re.compile(r"\(([0-6]), ?([0-6])\)")
_SPACE: Final = re.compile(rf"(\w+?)(?: turned ([0-3]))?(?:{REMOVED})?")


def arrange(p: Engine, setup: Setup, given: Mapping[str, object], rules_version: int) -> None:
    """A turn is open, or the set-up begins."""
    whole = Entry("scenario", "given", given).only(TABLE_FIELDS)
    set_up.lay_out(p, printed.sheet_of(setup.data, rules_version), setup.seats, setup.start_seat)
    p.pausing = True
    if given.get("stage") == SETUP:
        whole.only({"stage"})
        p.begin()
        return
    _lay_spaces(p, whole)
    for number, seat in enumerate(whole.seats(setup.seats, SEAT_FIELDS)):
        _furnish(p, number, seat)
    _lay_circles(p, whole)
    _lay_piles(p, whole)
    p.seat = whole.number("turn", setup.start_seat + 1, low=1, high=setup.seats) - 1
    if not p.is_in(p.seat):
        raise whole.error("scenario", "turn")
    _open(p, whole)


def _open(p: Engine, whole: Entry) -> None:
    stage = whole.word("stage", STAGES) if "stage" in whole.table else "draw"
    if stage == "draw":
        turn.begin_turn(p)
        return
    p.phase = 0
    p.turns = 1
    if stage == "move":
        p.note(facts.TURN_BEGAN, p.seat, p.turns)
        movement.ask_to_move(p)
    else:
        turn.begin_play(p)
        if "due" in whole.table:
            p.due = whole.integer("due", 1, t.CARDS)
    turn.settle(p)


def _place(p: Engine, entry: Entry, field: str, text: object) -> int:
    """The location a text like `(3,0)` names, on the board in use."""
    found = _CELL.fullmatch(str(text))
    if not found or max(int(found[1]), int(found[2])) >= p.width:
        raise entry.error("cell", field, value=str(text))
    return t.location(int(found[1]), int(found[2]))


def _board(p: Engine, whole: Entry) -> list[tuple[int, str, int]]:
    """Location, kind and quarter turns of every space named."""
    named: list[tuple[int, str, int]] = []
    for place, text in whole.part("board").table.items():
        found = _SPACE.fullmatch(str(text))
        if not found or found[1] not in (*p.sheet.space_names, CIRCLE):
            choices = ", ".join((*p.sheet.space_names, CIRCLE))
            raise whole.error("word", "board", choices=choices, value=str(text))
        named.append((_place(p, whole, "board", place), found[1], int(found[2] or 0)))
    return named


def _lay_spaces(p: Engine, whole: Entry) -> None:
    """Named spaces first, so that there are copies left for them; start spaces in the bottom row."""
    free: dict[int, list[int]] = {}
    for space in range(t.TILES - 1, t.STARTS - 1, -1):
        free.setdefault(p.sheet.kind_of[space], []).append(space)
    laid = [-1] * t.LOCATIONS
    for place, name, quarters in _board(p, whole):
        if name == CIRCLE:
            continue
        kind = p.sheet.space_names.index(name)
        starts = [place] if p.sheet.is_start[kind] and place < p.width else []
        copies = starts or free.get(kind)
        if not copies:
            raise whole.error("too-many-copies", "board", value=name)
        space = copies.pop()
        laid[place] = space
        p.turns_low |= bit_of(space) if quarters % 2 else 0
        p.turns_high |= bit_of(space) if quarters >= 2 else 0
    rest = [space for spaces in free.values() for space in spaces]
    rest.sort(key=lambda space: (p.sheet.numbers[p.sheet.kind_of[space]], space), reverse=True)
    for row in range(p.width):
        for col in range(p.width):
            place = t.location(row, col)
            if laid[place] < 0:
                laid[place] = col if row == 0 else rest.pop()
    p.spaces = tuple(laid)


def _lay_circles(p: Engine, whole: Entry) -> None:
    for place, text in whole.part("board").table.items():
        if str(text) == CIRCLE or str(text).endswith(REMOVED):
            p.flipped |= bit_of(p.spaces[_place(p, whole, "board", place)])


def _furnish(p: Engine, seat: int, entry: Entry) -> None:
    pawn = _place(p, entry, "pawn", entry.table["pawn"]) if "pawn" in entry.table else seat % int(p.width)
    home = _place(p, entry, "home", entry.table["home"]) if "home" in entry.table else seat % int(p.width)
    if home >= p.width:
        raise entry.error("cell", "home", value=str(entry.table.get("home")))
    p.pawns[seat] = pawn
    p.homes = replaced(p.homes, seat, home)  # start spaces are the first ones, in the order of the columns
    p.home_places = replaced(p.home_places, seat, home)
    if "home_at" in entry.table:
        _move_home(p, home, _place(p, entry, "home_at", entry.table["home_at"]))
    for card in entry.indices("hand", t.CARD_NAMES):
        p.hands[seat][card] += 1
        p.sizes[seat] += 1
    p.blind = replaced(p.blind, seat, entry.number("blind", 0, high=10))
    conceded = entry.is_true("conceded")
    if entry.is_true("out") or conceded:
        p.players_in &= ~bit_of(seat)
        p.pawns[seat] = -1
        p.losers = (*p.losers, seat)
    p.conceded |= bit_of(seat) if conceded else 0


def _move_home(p: Engine, home: int, place: int) -> None:
    """The start space lies elsewhere now, changed places with what was there."""
    before = p.spaces.index(home)
    p.spaces = replaced(replaced(p.spaces, before, p.spaces[place]), place, home)


def _lay_piles(p: Engine, whole: Entry) -> None:
    left = [p.sheet.card_copies[card] - sum(hand[card] for hand in p.hands) for card in range(t.KINDS)]
    draw, discarded = whole.indices("draw_pile", t.CARD_NAMES), whole.indices("discard_pile", t.CARD_NAMES)
    for card in (*draw, *discarded):
        left[card] -= 1
    for card, number in enumerate(left):
        if number < 0:
            raise whole.error("too-many-copies", "hand", value=t.CARD_NAMES[card])
    rest = [card for card in range(t.KINDS) for _ in range(left[card])]
    if "draw_pile_size" in whole.table:
        if draw:
            raise whole.error("scenario", "draw_pile_size")
        size = whole.integer("draw_pile_size", 0, len(rest))
        draw, rest = rest[:size], rest[size:]
        p.draw_pile, p.discard_pile = draw[::-1], discarded + rest
    elif "draw_pile" in whole.table:
        p.draw_pile, p.discard_pile = draw[::-1], discarded + rest
    else:
        p.draw_pile, p.discard_pile = rest[::-1], discarded
