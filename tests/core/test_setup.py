"""Setting up a table: what is wrong is named, what is left open is settled, and the start seat is drawn fairly."""

from collections import Counter

import msgspec
import pytest

from auberge.core.errors import BadSetup
from auberge.core.protocol import Meta, Option, OptionValue, Seat, Setup
from auberge.core.setup import MAX_SEED, check_setup, parse_option, settle_setup

META = Meta(
    name="game",
    min_seats=2,
    max_seats=4,
    options=(
        Option("quick", default=False, choices=(False, True), rule="X-AMB-01"),
        Option("board", default="small", choices=("small", "large"), rule="X-AMB-02"),
        Option("rounds", default=4, choices=(4, 6), rule="X-AMB-03"),
    ),
    rules_version=1,
    canon="X",
)
GOOD = Setup(seats=3, start_seat=Seat(1), options={"quick": True, "board": "large", "rounds": 6}, seed=5)


def refused(setup: Setup) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(BadSetup) as problem:
        check_setup(META, setup)
    return problem.value.key, dict(problem.value.values)


def test_a_good_setup_passes() -> None:
    check_setup(META, GOOD)
    check_setup(META, msgspec.structs.replace(GOOD, options={}))


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_the_number_of_seats_is_checked(seats: int) -> None:
    key, values = refused(msgspec.structs.replace(GOOD, seats=seats))
    assert (key, values) == ("setup-seats", {"seats": seats, "low": 2, "high": 4})


@pytest.mark.parametrize("seat", [-1, 3])
def test_the_start_seat_is_checked(seat: int) -> None:
    key, values = refused(msgspec.structs.replace(GOOD, start_seat=Seat(seat)))
    assert (key, values) == ("setup-start-seat", {"seat": seat + 1, "high": 3})


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_the_seed_is_checked(seed: int) -> None:
    key, values = refused(msgspec.structs.replace(GOOD, seed=seed))
    assert (key, values) == ("setup-seed", {"seed": str(seed), "high": str(MAX_SEED)})


@pytest.mark.parametrize("seed", [0, MAX_SEED])
def test_the_smallest_and_the_largest_seed_are_good(seed: int) -> None:
    check_setup(META, msgspec.structs.replace(GOOD, seed=seed))


def test_an_unknown_option_is_named() -> None:
    key, values = refused(msgspec.structs.replace(GOOD, options={"slow": True}))
    assert (key, values) == ("setup-unknown-option", {"option": "slow", "known": "quick, board, rounds"})


@pytest.mark.parametrize(
    ("option", "value", "choices"),
    [
        ("quick", "true", "false, true"),
        ("quick", 1, "false, true"),
        ("rounds", True, "4, 6"),
        ("rounds", 5, "4, 6"),
        ("board", "Large", "small, large"),
    ],
)
def test_an_unknown_value_is_named_with_the_choices(option: str, value: OptionValue, choices: str) -> None:
    key, values = refused(msgspec.structs.replace(GOOD, options={option: value}))
    assert (key, values) == ("setup-option-value", {"option": option, "value": str(value), "choices": choices})


def test_settling_fills_in_every_option() -> None:
    setup = settle_setup(META, seats=2, seed=9, options={"rounds": 6}, start_seat=1, data="text")
    assert setup == Setup(2, Seat(1), {"quick": False, "board": "small", "rounds": 6}, 9, "text")


def test_settling_checks_the_setup() -> None:
    with pytest.raises(BadSetup):
        settle_setup(META, seats=0, seed=9)
    with pytest.raises(BadSetup):
        settle_setup(META, seats=2, seed=9, start_seat=2)


def test_an_open_start_seat_is_drawn_by_the_seed_with_equal_chances() -> None:
    drawn = [settle_setup(META, seats=3, seed=seed).start_seat for seed in range(3000)]
    assert drawn == [settle_setup(META, seats=3, seed=seed).start_seat for seed in range(3000)]
    assert all(900 < Counter(drawn)[Seat(seat)] < 1100 for seat in range(3))


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [("quick", "true", True), ("quick", " FALSE ", False), ("board", "Large", "large"), ("rounds", "6", 6)],
)
def test_an_option_is_read_from_text(name: str, text: str, value: OptionValue) -> None:
    assert parse_option(META, name, text) == value
    assert type(parse_option(META, name, text)) is type(value)


@pytest.mark.parametrize(
    ("name", "text", "key"), [("quick", "yes", "setup-option-value"), ("slow", "true", "setup-unknown-option")]
)
def test_an_option_text_that_stands_for_nothing_is_refused(name: str, text: str, key: str) -> None:
    with pytest.raises(BadSetup) as problem:
        parse_option(META, name, text)
    assert problem.value.key == key
