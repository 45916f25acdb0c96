"""The course of a turn (canon 2.5) and the end of the game (2.15): who is asked what, and what comes next."""

from mypy_extensions import i64

from auberge.core.bits import bit_of, lowest, single
from auberge.games.saint_malo import facts, phases
from auberge.games.saint_malo import tables as t
from auberge.games.saint_malo.position import SaintMaloPosition
from auberge.games.saint_malo.rules import announcement, characters, churches, crates, dice, houses, pirates, walls


def begin_turn(p: SaintMaloPosition) -> None:
    """All five dice are rolled first (SM-TURN-03, SM-DICE-01, -03)."""
    p.phase = phases.ROLL
    p.rolls = 0
    p.kept = t.NO_DICE
    p.dice = t.NO_DICE
    p.symbol = -1
    p.number = 0
    p.group = 0
    p.note(facts.TURN_BEGAN, p.seat, p.round)


def settle(p: SaintMaloPosition) -> None:
    """Goes on until a player must choose: steps with a single answer carry themselves out (SM-TURN-05, SM-REC-04)."""
    while True:
        if p.phase == phases.GO_ON:
            ask(p)
        elif p.phase == phases.ROLL and not p.pausing:
            dice.roll(p, dice.draw_roll(p))
        elif single(p.offer):
            answer(p, lowest(p.offer))
        else:
            return


def ask(p: SaintMaloPosition) -> None:
    """Finds the next question of the turn, or ends it (canon section 3, last table)."""
    if p.heads > 0:
        put(p, phases.TYPE, characters.types_on_offer(p))
    elif p.character >= 0:
        put(p, phases.CHARACTER, characters.cells_for_character(p))
    elif p.architect >= 0:
        ask_for_house(p)
    elif p.left > 0:
        ask_for_cell(p)
    else:
        end_turn(p)


def put(p: SaintMaloPosition, phase: i64, offer: i64) -> None:
    """Puts a question with these answers."""
    p.phase = phase
    p.offer = offer


def ask_for_house(p: SaintMaloPosition) -> None:
    """A house or the end of building; with no cell, log or house left, building ends by itself (SM-TURN-05)."""
    cells = houses.cells_for_house(p)
    if cells == 0:
        houses.stop_building(p)
    elif houses.may_stop(p):
        put(p, phases.HOUSE, cells | bit_of(t.STOP_BIT))
    else:
        put(p, phases.HOUSE, cells)


def ask_for_cell(p: SaintMaloPosition) -> None:
    """The next crate, section or the church of the announcement."""
    if p.symbol == t.CRATES:
        put(p, phases.CRATE, crates.cells_for_crate(p))
    elif p.symbol == t.CROSS:
        put(p, phases.CHURCH, churches.cells_for_church(p))
    else:
        cells = walls.cells_for_section(p)
        if cells == 0:
            walls.lapse_sections(p)
        else:
            put(p, phases.SECTION, cells)


def answer(p: SaintMaloPosition, choice: i64) -> None:
    """Carries out one answer of the offer."""
    phase = p.phase
    p.phase = phases.GO_ON
    p.offer = 0
    match phase:
        case phases.ANNOUNCE:
            if choice == t.PASS_BIT:
                announcement.decline_to_use(p)
            else:
                announcement.announce(p, choice // t.DICE, choice % t.DICE + 1)
        case phases.CRATE:
            crates.place_crate(p, choice)
        case phases.SECTION:
            walls.place_section(p, choice)
        case phases.CHURCH:
            churches.build_church(p, choice)
        case phases.TYPE:
            if choice == t.DECLINE_BIT:
                characters.decline_bonus(p)
            else:
                characters.name_character(p, choice)
        case phases.CHARACTER:
            characters.place_character(p, choice)
        case _:  # phases.HOUSE
            if choice == t.STOP_BIT:
                p.note(facts.BUILDING_STOPPED, p.seat)
                houses.stop_building(p)
            else:
                houses.build_house(p, choice)


def end_turn(p: SaintMaloPosition) -> None:
    """Swords are ticked when all else is done (SM-TURN-04, SM-AMB-24); then the dice go on clockwise
    (SM-TURN-02, SM-END-04)."""
    pirates.tick_swords(p)
    if p.city.empty() == 0:  # SM-END-01, SM-AMB-30
        p.end_triggered = True
        p.note(facts.CITY_FILLED, p.seat)
    pass_dice(p)


def pass_dice(p: SaintMaloPosition) -> None:
    """The next seat plays; the game ends only when the round is complete (SM-END-02, -03, -05)."""
    p.seat = (p.seat + 1) % p.seats
    p.city = p.cities[p.seat]
    if p.seat == p.start_seat:
        if p.end_triggered:
            p.phase = phases.OVER
            p.note(facts.GAME_ENDED, -1, p.round)
            return
        p.round += 1
    begin_turn(p)


def be_absent(p: SaintMaloPosition) -> None:
    """A missing turn: no roll, no use, no swords; it counts as a turn (SM-REC-09, SM-AMB-47)."""
    p.note(facts.SEAT_ABSENT, p.seat)
    pass_dice(p)
