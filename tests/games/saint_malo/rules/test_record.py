"""The record of a game (canon 2.16)."""

import re
from functools import cache
from itertools import pairwise
from random import Random

import msgspec
import pytest

from auberge.core.errors import BadRecord
from auberge.core.match import Match, resume
from auberge.core.protocol import CHANCE, Seat
from auberge.core.record import Player, Record, dumps, loads
from auberge.core.setup import settle_setup
from auberge.games.saint_malo.events import CannonLost, Kept, Rolled, TurnBegan
from auberge.games.saint_malo.game import GAME
from auberge.games.saint_malo.printed import shipped_text
from tests.canon import rule
from tests.games.saint_malo.city_table import city, read, table

VERBS = {"roll", "keep", "use", "pass", "character", "decline", "cell", "stop"}
ORDER = ("log", "crate", "wall", "cross", "head", "crossed_swords")


def new_match(seats: int = 2, start: int = 0, seed: int = 1, **settings: str | bool) -> Match:
    data = settings.pop("data", None)
    setup = settle_setup(
        GAME.meta, seats=seats, seed=seed, options=settings, start_seat=start, data=None if data is None else str(data)
    )
    return Match(GAME, setup, [Player(f"player {seat + 1}", "human") for seat in range(seats)])


def play_on(match: Match, seed: int) -> None:
    """Goes on at random to the end."""
    chooser = Random(seed)
    while not match.is_over:
        if match.actor == CHANCE:
            match.chance()
        else:
            match.play(Seat(match.actor), chooser.choice(GAME.moves(match.position)))


@cache
def whole_game(seats: int, seed: int) -> Match:
    match = new_match(seats, start=seed % seats, seed=seed, allow_voluntary_pass=seats == 4)
    play_on(match, seed)
    return match


def without_seed(record: Record, entries: tuple[str, ...]) -> Record:
    return msgspec.structs.replace(record, entries=entries, seed=None)


@rule("SM-REC-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_header_and_entries_alone_reproduce_the_game(seats: int) -> None:
    match = whole_game(seats, seats)
    record = match.record(with_seed=False)
    assert record.seed is None
    assert (record.seats, record.start_seat) == (seats, 1 + match.setup.start_seat)
    again = resume(GAME, loads(dumps(record)))
    assert GAME.view(again.position, None) == GAME.view(match.position, None)
    result, was = again.position.result(), match.position.result()
    assert result is not None
    assert was is not None
    assert (result.scores, result.places) == (was.scores, was.places)
    assert again.record(with_seed=False) == record


@rule("SM-REC-01")
def test_the_header_keeps_start_seat_options_and_data() -> None:
    data = shipped_text().replace("coins = 3\n", "coins = 9\n")
    match = new_match(3, start=2, allow_voluntary_pass=True, bonus_character_compulsory=True, data=data)
    record = match.record()
    assert record.options == {"allow_voluntary_pass": True, "bonus_character_compulsory": True}
    again = resume(GAME, loads(dumps(record)))
    view = GAME.view(again.position, None)
    assert (view.start_seat, view.options, view.cities[0].coins) == (2, record.options, 9)
    plain = new_match(3).record()
    assert plain.options == {"allow_voluntary_pass": False, "bonus_character_compulsory": False}


@rule("SM-REC-02", "SM-REC-03", "SM-REC-07")
def test_entries_are_rolls_and_decisions_of_the_seat_that_makes_them() -> None:
    seen = set()
    for seats, seed in ((2, 3), (2, 6), (3, 7), (4, 4)):
        match = whole_game(seats, seed)
        turn = match.setup.start_seat
        for step, entry in zip(match.steps, match.record().entries, strict=True):
            verb = entry.split()[1]
            seen.add(verb)
            assert entry == f"{turn + 1} {step.text}"
            assert step.seat == turn
            assert (verb == "roll") == (step.move is None)
            assert (verb == "roll") == any(isinstance(event, Rolled) for event in step.events)
            assert (verb == "keep") == any(isinstance(event, Kept) for event in step.events)
            for event in step.events:
                turn = event.seat if isinstance(event, TurnBegan) else turn
    assert seen == VERBS


@rule("SM-REC-02")
def test_the_first_roll_of_a_turn_has_five_faces_and_needs_no_decision() -> None:
    match = whole_game(3, 3)
    assert match.steps[0].text.startswith("roll")
    for step, then in pairwise(match.steps):
        if any(isinstance(event, TurnBegan) for event in step.events):
            assert then.text.startswith("roll")
            assert len(then.text.split()) == 6
        elif step.text.startswith("keep") and len(step.text.split()) < 6:
            assert len(then.text.split()) - 1 == 5 - (len(step.text.split()) - 1)


@rule("SM-REC-06")
def test_the_entries_of_a_turn_stand_in_the_order_of_play() -> None:
    rolling = r"roll5( keep roll)?( keep)?|roll5 keep roll keep roll"
    using = r" pass| use_log|( use_crate| use_cross)?( cell)*|( use_(head|wall))?( (cell|character|decline|stop))*"
    shape = re.compile(f"({rolling})({using})")
    turns = 0
    for seats, seed in ((2, 3), (2, 6), (3, 7), (4, 4)):
        words: list[str] = []
        for step in whole_game(seats, seed).steps:
            verb, *rest = step.text.split()
            first = verb == "roll" and not words
            words.append("roll5" if first else f"use_{rest[0]}" if verb == "use" else verb)
            if any(isinstance(event, TurnBegan) for event in step.events):
                turn = " ".join(words)
                assert shape.fullmatch(turn), turn
                turns, words = turns + 1, []
    assert turns > 100


@rule("SM-REC-07")
def test_what_follows_by_rule_has_no_entry() -> None:
    match = new_match(2)
    lost = 0
    for number in range(4):
        seat = Seat(number % 2)
        match.chance(
            GAME.read_outcome(match.position, "roll cross crossed_swords crossed_swords crossed_swords crossed_swords")
        )
        match.play(seat, read("keep cross crossed_swords crossed_swords crossed_swords crossed_swords"))
        match.play(seat, read("use cross 1"))
        events = match.play(seat, read("33" if number < 2 else "44"))
        lost += sum(isinstance(event, CannonLost) for event in events)
    assert lost == 8
    assert [step.text.split()[0] for step in match.steps] == ["roll", "keep", "use", "cell"] * 4


@rule("SM-REC-08")
def test_a_record_may_break_off_anywhere() -> None:
    match = whole_game(2, 2)
    record = match.record()
    for length in range(0, len(record.entries), 7):
        again = resume(GAME, without_seed(record, record.entries[:length]))
        assert len(again.steps) == length
        assert again.record(with_seed=False).entries == record.entries[:length]


@rule("SM-REC-08")
def test_a_record_with_a_wrong_entry_is_refused() -> None:
    record = whole_game(2, 2).record()
    for number, entry in enumerate(record.entries[:60]):
        seat, _, text = entry.partition(" ")
        wrong = [f"{3 - int(seat)} {text}", f"{seat} absent" if number else "2 absent", f"{seat} stop"]
        wrong += ["3 pass", "0 pass", f"{seat} use head 5", f"{seat} dance", text]
        for bad in wrong:
            if bad == entry or (bad.endswith("absent") and text.startswith("roll") and len(text.split()) == 6):
                continue
            if bad.endswith("use head 5") and text.startswith("use"):
                continue
            with pytest.raises(BadRecord):
                resume(GAME, without_seed(record, (*record.entries[:number], bad)))


@rule("SM-REC-08")
def test_a_record_goes_no_further_than_the_end() -> None:
    record = whole_game(2, 2).record()
    for extra in ("1 roll log log log log log", "2 roll log log log log log", "1 pass", "2 absent"):
        with pytest.raises(BadRecord):
            resume(GAME, without_seed(record, (*record.entries, extra)))


@rule("SM-REC-09", "SM-AMB-47")
def test_an_absent_turn_counts_for_the_round_and_is_recorded() -> None:
    match = new_match(2)
    for seat in (0, 1, 0):
        match.play(Seat(seat), read("absent"))
    record = match.record(with_seed=False)
    assert record.entries == ("1 absent", "2 absent", "1 absent")
    view = GAME.view(resume(GAME, record).position, None)
    assert (view.round, view.turn) == (2, 1)
    t = table("1 crate 4 log", first=city(only_empty="33", coins=0))
    t.skip()
    assert t.is_over
