"""Entries of a record: how they are written and in which order they stand (canon 2.16)."""

import pytest

from auberge.core.errors import BadMove, BadRecord
from auberge.core.protocol import Seat
from auberge.games.saint_malo.events import Rolled, SeatAbsent
from auberge.games.saint_malo.game import GAME
from tests.canon import rule
from tests.games.saint_malo.city_table import Table, city, faces, new_game, read, table

ORDER = ("log", "crate", "wall", "cross", "head", "crossed_swords")


EXAMPLE = (
    "roll crate wall wall cross crossed_swords",
    "keep wall wall",
    "roll log wall head",
    "keep log wall wall wall head",
    "use wall 2",
    "cell (0,5)",
    "character architect",
    "cell (2,2)",
    "cell (2,3)",
    "stop",
    "cell (1,6)",
)


NEW = table()


def follow(t: Table, entry: str, seat: int = 0) -> None:
    """One entry, as a record of an arranged position would bring it; BadRecord if it does not fit."""
    outcome = GAME.read_outcome(t.p, entry)
    if outcome is None:
        if GAME.why_not(t.p, Seat(seat), GAME.read(entry)) is not None:
            raise BadRecord("refused")
        t.play(entry)
    elif t.due != seat or outcome not in t.p.outcomes():
        raise BadRecord("chance")
    else:
        GAME.chance(t.p, outcome)


def follow_all(t: Table, entries: tuple[str, ...]) -> None:
    for entry in entries:
        follow(t, entry)


@rule("SM-REC-03")
@pytest.mark.parametrize(
    "text",
    [
        "roll log wall head",
        "keep wall wall",
        "keep",
        "use wall 2",
        "pass",
        "character architect",
        "decline",
        "cell (0,5)",
        "stop",
        "absent",
    ],
)
def test_every_entry_reads_as_it_is_written(text: str) -> None:
    outcome = GAME.read_outcome(NEW.p, text)
    assert text == (GAME.write_outcome(NEW.p, outcome) if outcome is not None else GAME.write(read(text)))


@rule("SM-REC-03")
def test_what_is_no_entry_is_not_read() -> None:
    numbers = ["use wall 0", "use wall 6", "use wall", "use", "cell (7,0)", "cell (0,-1)", "cell", "keep sword"]
    words = ["character knight", "character", "stop now", "pass 1", "", "Pass", "dance", "keep" + " log" * 6]
    for text in (*numbers, *words):
        with pytest.raises(BadMove):
            GAME.read(text)
        assert GAME.read_outcome(NEW.p, text) is None
    for text in ("roll sword", "roll" + " log" * 6):
        with pytest.raises(BadMove):
            GAME.read_outcome(NEW.p, text)


@rule("SM-REC-04", "SM-REC-07", "SM-AMB-52")
def test_a_step_with_one_answer_has_no_entry() -> None:
    t = table(first=city(only_empty="33", coins=0), roll=faces("4 log 1 cross"), seats=3)
    t.play("keep log log log log cross")
    assert (t.at("33"), t.view.end_triggered, t.due) == ("church_1", True, 1)
    for text in ("use cross 1", "33", "pass"):
        t.refuse(text, seat=0)
    heads = table("1 head 4 log")
    heads.play("use head 1")
    heads.refuse("character citizen")
    heads.play("33")
    assert heads.due == 1


@rule("SM-REC-05", "SM-AMB-54")
def test_faces_are_a_multiset_written_in_a_fixed_order() -> None:
    for text in ("crossed_swords log head wall crate", "wall log wall log wall", "head cross crate"):
        ordered = " ".join(sorted(text.split(), key=ORDER.index))
        outcome = GAME.read_outcome(NEW.p, f"roll {text}")
        assert outcome == GAME.read_outcome(NEW.p, f"roll {ordered}")
        assert outcome is not None
        assert GAME.write_outcome(NEW.p, outcome) == f"roll {ordered}"
        assert GAME.write(read(f"keep {text}")) == f"keep {ordered}"
    one, other = new_game(), new_game()
    for t, kept in ((one, "keep wall log wall"), (other, "keep log wall wall")):
        t.roll("2 wall 2 log 1 head")
        t.play(kept)
    assert one.p.fields() == other.p.fields()


@rule("SM-REC-05", "SM-AMB-35")
def test_keeping_all_five_ends_rolling_and_keeping_any_part_rolls_the_rest() -> None:
    t = new_game()
    t.roll("2 wall 2 log 1 head")
    for answer in sorted(t.answers()):
        then = t.fork()
        then.play(answer)
        if len(answer.split()) == 6:
            assert then.question == "announce"
        else:
            assert {len(GAME.write_outcome(then.p, roll).split()) - 1 for roll in then.p.outcomes()} == {
                6 - len(answer.split())
            }


@rule("SM-REC-06", "SM-WALL-17")
def test_a_sides_character_and_his_houses_come_before_the_next_section() -> None:
    t = table(first=city({"N1 N2 N3 N4": "wall"}))
    follow_all(t, EXAMPLE)
    assert (t.city().sides["N"], t.city().points, t.city().logs, t.city().coins) == ("complete", 3, 1, 3)
    assert (t.at("N5"), t.at("E1"), t.at("22"), t.at("23"), t.ticks, t.due) == (
        "wall",
        "wall",
        "architect",
        "house",
        0,
        1,
    )
    for text in (*EXAMPLE[1:2], *EXAMPLE[4:]):
        t.refuse(text, seat=1)
        t.refuse(text, seat=0)


@rule("SM-REC-08", "SM-REC-06")
@pytest.mark.parametrize("number", range(11))
def test_an_entry_left_out_or_of_another_seat_is_refused(number: int) -> None:
    t = table(first=city({"N1 N2 N3 N4": "wall"}))
    follow_all(t, EXAMPLE[:number])
    with pytest.raises(BadRecord):
        follow(t, EXAMPLE[number], seat=1)
    if number in (1, 3, 4, 6, 9):
        with pytest.raises(BadRecord):
            follow_all(t, EXAMPLE[number + 1 :])


@rule("SM-REC-09", "SM-AMB-47")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_absent_stands_for_a_whole_turn(seats: int) -> None:
    t = new_game(seats)
    t.throw("2 cross 3 crossed_swords")
    t.play("use cross 1", "33")
    before = t.view
    for seat in set(range(seats)) - {1}:
        t.refuse("absent", seat=seat)
    events = GAME.play(t.p, Seat(1), read("absent"))
    assert SeatAbsent(Seat(1)) in events
    assert not [event for event in events if isinstance(event, Rolled)]
    assert (t.view.cities, t.ticks) == (before.cities, 3)
    assert (t.due, t.view.round) == (2 % seats, 1 if seats > 2 else 2)


@rule("SM-REC-09", "SM-AMB-47")
def test_absent_is_refused_after_a_roll() -> None:
    t = new_game()
    t.roll("5 cross")
    t.refuse("absent", "SM-REC-09")
    t.play("keep cross cross")
    t.refuse("absent", "SM-REC-09", seat=0)
    t.roll("3 cross")
    t.play("keep cross cross cross cross cross")
    t.refuse("absent", "SM-REC-09")
    t.play("use cross 1")
    t.refuse("absent", "SM-REC-09")
