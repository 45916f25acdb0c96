"""Random events, decisions and the log (canon, 10.2 and 10.3)."""

from functools import cache
from random import Random

import msgspec
import pytest

from auberge.core.errors import BadRecord
from auberge.core.match import Match, resume
from auberge.core.protocol import CHANCE, OptionValue, Seat
from auberge.core.record import Player, Record, dumps, loads
from auberge.core.setup import settle_setup
from auberge.games.valletta.events import CardPlayed, Copied, Shuffled
from auberge.games.valletta.game import GAME
from tests.canon import rule
from tests.games.valletta.street_table import JEAN, of_kind, seat, table

CHANCES = ("barrels", "green", "blue", "yellow", "stack", "hand", "reshuffle", "merge")
ANSWERS = {
    *("draft", "play", "maid", "seamstress", "foreman", "nun", "trader", "architect", "use", "decline"),
    *("build", "upgrade", "payment", "dismiss", "hire", "give", "bonus"),
}
FIRST_ANSWERS = {
    "maid": {"maid"},
    "seamstress": {"seamstress"},
    "foreman": {"foreman"},
    "nun": {"nun"},
    "trader": {"trader", "decline"},
    "merchant": {"use", "decline"},
    "bailiff_schilling": {"use", "decline"},
    "grand_master_del_monte": {"use", "decline"},
    "architect_laparelli": {"architect", "decline"},
    **{card: {"build", "upgrade", "decline"} for card in ("builder", "roofer", "mason", "carpenter")},
    JEAN: {"dismiss", "hire", "decline"},
    "monk": {"give", "bonus", "decline"},
    "innkeeper": {"bonus", "decline"},
    "tax_collector": {"bonus", "decline"},
}
LATER = {"build": {"payment"}, "upgrade": {"payment"}, "give": {"give", "bonus", "decline"}}


def new_match(seats: int, seed: int, start: int = 0, options: dict[str, OptionValue] | None = None) -> Match:
    setup = settle_setup(GAME.meta, seats=seats, seed=seed, options=options, start_seat=start)
    return Match(GAME, setup, [Player(f"player {number + 1}", "human") for number in range(seats)])


@cache
def whole_game(seats: int, seed: int, optional: bool = False) -> Match:
    match = new_match(seats, seed, seed % seats, {"effect_execution": "optional"} if optional else {})
    chooser = Random(seed)
    while not match.is_over:
        if match.actor == CHANCE:
            match.chance()
        else:
            match.play(Seat(match.actor), chooser.choice(GAME.moves(match.position)))
    return match


def without_seed(record: Record, entries: tuple[str, ...]) -> Record:
    return msgspec.structs.replace(record, entries=entries, seed=None)


def words(match: Match) -> list[str]:
    return [entry.split()[1] for entry in match.record().entries]


@rule("V-LOG-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_players_options_start_seat_outcomes_and_decisions_give_the_game_again(seats: int) -> None:
    match = whole_game(seats, seats)
    record = match.record(with_seed=False)
    assert record.seed is None
    again = resume(GAME, loads(dumps(record)))
    for viewer in (None, *(Seat(player) for player in range(seats))):
        assert GAME.view(again.position, viewer) == GAME.view(match.position, viewer)
    result, was = again.position.result(), match.position.result()
    assert result is not None
    assert was is not None
    assert (result.scores, result.places) == (was.scores, was.places)
    assert again.record(with_seed=False) == record


@rule("V-LOG-01")
def test_the_log_may_break_off_anywhere() -> None:
    record = whole_game(3, 3).record()
    for length in range(0, len(record.entries), 23):
        again = resume(GAME, without_seed(record, record.entries[:length]))
        assert again.record(with_seed=False).entries == record.entries[:length]


@rule("V-LOG-01")
def test_takings_points_and_refills_are_no_part_of_the_log() -> None:
    for seats in (2, 3, 4):
        assert set(words(whole_game(seats, seats))) <= ANSWERS | set(CHANCES)


@rule("V-LOG-02", "V-LOG-01")
def test_the_kinds_of_decisions_are_those_of_the_canon() -> None:
    seen: set[str] = set()
    for seats, seed in ((2, 2), (3, 3), (4, 4), (2, 5), (4, 5), (4, 28)):
        seen |= set(words(whole_game(seats, seed)))
    seen |= set(words(whole_game(2, 6, optional=True)))
    assert seen == ANSWERS | set(CHANCES)


@rule("V-LOG-02")
def test_only_legal_answers_are_offered_and_all_others_refused() -> None:
    match = whole_game(3, 3)
    again = new_match(3, 3, start=match.setup.start_seat)
    for number, step in enumerate(match.steps):
        if step.move is None:
            again.chance()
            continue
        if number % 20 == 0:
            legal = set(again.position.legal())
            for action in range(0, GAME.space, 3):
                refusal = GAME.why_not(again.position, Seat(again.actor), GAME.move(action))
                assert (refusal is None) == (action in legal), GAME.move(action)
            other = Seat((again.actor + 1) % 3)
            assert GAME.why_not(again.position, other, step.move) is not None
        again.play(step.seat, step.move)


@rule("V-LOG-02")
def test_a_log_with_a_wrong_entry_is_refused() -> None:
    record = whole_game(2, 2).record()
    for number in range(0, len(record.entries), 9):
        entry = record.entries[number]
        by, _, text = entry.partition(" ")
        for bad in (
            f"{3 - int(by)} {text}",
            f"{by} payment 9 9 9 9",
            f"{by} dance",
            f"{by} hire {JEAN}",
            "3 play maid",
        ):
            if bad == entry or (text.split()[0] in CHANCES[:5] and bad.endswith(text)):
                continue
            with pytest.raises(BadRecord):
                resume(GAME, without_seed(record, (*record.entries[:number], bad)))


@rule("V-LOG-03", "V-AMB-70")
@pytest.mark.parametrize("optional", [False, True])
def test_a_question_has_two_answers_or_more(optional: bool) -> None:
    for seats, seed in ((2, 6), (3, 3), (4, 4)):
        match = whole_game(seats, seed, optional)
        again = new_match(seats, seed, match.setup.start_seat, {"effect_execution": "optional"} if optional else {})
        for step in match.steps:
            if step.move is None:
                again.chance()
                continue
            moves = GAME.moves(again.position)
            assert len({GAME.write(move) for move in moves}) == len(moves) >= 2
            assert any(GAME.write(move) != "decline" for move in moves)
            again.play(step.seat, step.move)


@rule("V-LOG-03", "V-AMB-70")
def test_what_is_forced_is_carried_out_unasked() -> None:
    t = table(seat("builder maid", 0, 0, 0, 0), seat())
    t.play("builder")
    assert t.question == "play"  # a Builder without payable target
    t = table(seat("monk maid"), seat(None, 0, 0, 9, 0), seat())
    t.play("monk")
    assert (t.actor, t.goods()) == (0, (0, 0, 1, 0))  # a victim with one kind of goods
    t = table(seat("innkeeper maid"), seat(None, 42), options={"supply": "limited"})
    t.play("innkeeper")
    assert (t.question, t.goods()) == ("play", (1, 0, 0, 0))  # an addition without goods


@rule("V-LOG-03", "V-AMB-62")
def test_answers_count_by_name_not_by_result() -> None:
    t = table(seat("foreman maid"))
    t.play("foreman")
    assert len(t.answers()) == 4
    t = table(seat("maid maid builder builder"), pool={"nun": 2})
    assert t.answers() == {"play maid", "play builder", "play shopkeeper"}


@rule("V-LOG-04", "V-AMB-70")
def test_the_card_to_play_is_asked_as_long_as_two_differ() -> None:
    t = table(seat("shopkeeper lumberjack maid", exact=True), seat(), end_phase=True)
    assert t.answers() == {"play shopkeeper", "play lumberjack", "play maid"}
    t.play("shopkeeper")
    assert t.answers() == {"play lumberjack", "play maid"}
    events = t.play("lumberjack")
    assert CardPlayed(Seat(0), "maid", 3) in events
    assert t.question == "maid"  # its own decisions are asked as usual


@rule("V-LOG-04")
@pytest.mark.parametrize("end_phase", [False, True])
def test_copies_of_one_card_are_played_unasked(end_phase: bool) -> None:
    t = table(seat("lumberjack builder builder", exact=True), seat(), end_phase=end_phase)
    events = t.play("lumberjack")
    assert [event.character for event in of_kind(events, CardPlayed)] == ["lumberjack", "builder", "builder"]


@rule("V-LOG-05")
def test_the_decisions_of_a_card_stand_between_its_play_and_the_next() -> None:
    cards = 0
    for seats, seed in ((2, 2), (3, 3), (4, 4), (2, 5)):
        match = whole_game(seats, seed)
        current, allowed = "", set[str]()
        for step in match.steps:
            word = step.text.split()[0] if step.text else ""
            if step.move is not None and word not in ("", "draft", "play"):
                assert word in allowed, (current, step.text)
                allowed = LATER.get(word, set())
            for event in step.events:
                if isinstance(event, CardPlayed | Copied):
                    current = event.character
                    allowed = FIRST_ANSWERS.get(event.character, set())
                    cards += 1
    assert cards > 300


@rule("V-LOG-05")
def test_move_and_barrel_come_before_hiring_and_target_before_payment() -> None:
    t = table(seat(f"{JEAN} builder maid", 9, 9, 9, 9))
    t.play(JEAN)
    assert (t.view.jean, t.question) == (1, "jean")
    t.play("decline", "builder")
    assert t.question == "build"
    t.play("build building_g01")
    assert t.question == "payment"


@rule("V-LOG-01", "V-LOG-06")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_log_begins_with_the_set_up_in_its_order(seats: int) -> None:
    match = whole_game(seats, seats)
    entries = [entry.split()[:2] for entry in match.record().entries]
    piles = [word for _, word in entries[: 5 + seats]]
    assert piles == [*CHANCES[:5], *["hand"] * seats]
    assert [by for by, _ in entries[5 : 5 + seats]] == [str(number + 1) for number in range(seats)]
    start = match.setup.start_seat
    drafters = [str((start - number) % seats + 1) for number in range(1, min(seats, 3) + 1)]
    assert [by for by, word in entries if word == "draft"] == drafters


@rule("V-LOG-01", "V-END-07")
def test_shuffles_during_play_are_logged_by_their_owner() -> None:
    for seats in (2, 3, 4):
        match = whole_game(seats, seats)
        shuffles = [(step, event) for step in match.steps for event in of_kind(step.events, Shuffled)]
        for step, event in shuffles:
            assert step.text.split()[0] == event.pile
            assert len(step.text.split()) == 1 + event.cards
            assert event.owner in (-1, step.seat)
        assert sum(event.pile == "merge" for _, event in shuffles) == seats


@rule("V-LOG-02", "V-COST-06")
def test_a_payment_is_one_entry_however_it_is_given() -> None:
    for moves in (["pay proposed"], ["payment 2 1 1 1"], ["pay 2", "pay 1", "pay 1"]):
        match = new_match(2, 1)
        match.position = table(seat("builder maid", 5, 4, 4, 4)).p
        for text in ("play builder", "build building_g01", *moves):
            match.play(Seat(0), GAME.read(text))
        assert match.record().entries == ("1 play builder", "1 build building_g01", "1 payment 2 1 1 1")
