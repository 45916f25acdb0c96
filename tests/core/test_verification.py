"""A finished game's chance is recomputed from its seal; whatever was changed afterwards is named."""

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from auberge import games
from auberge.core.chance import Chance
from auberge.core.errors import BadRecord
from auberge.core.match import resume
from auberge.core.record import Record, loads
from auberge.core.verification import verify

from . import forging

FOLDER = Path(__file__).parent / "sealed"
DRAWS = {"saint_malo": 146, "valletta": 29, "malta": 8}


def a_record(game: str = "saint_malo") -> Record:
    return loads((FOLDER / f"{game}.json").read_bytes())


def changed(record: Record, **fields: object) -> Record:
    return msgspec.convert(msgspec.to_builtins(record) | fields, Record)


def with_chance(record: Record, change: Callable[[Chance], Chance]) -> Record:
    assert record.chance is not None
    return msgspec.structs.replace(record, chance=change(record.chance))


@pytest.mark.parametrize("game", games.NAMES)
def test_an_honest_game_is_as_committed(game: str) -> None:
    record = a_record(game)
    verdict = verify(games.load(game, record.rules_version), record)
    assert (verdict.fault, verdict.draws) == (None, DRAWS[game])
    assert record.chance is not None
    assert verify(games.load(game, record.rules_version), record, record.chance.seal).fault is None
    assert resume(games.load(game, record.rules_version), record).is_over


@pytest.mark.parametrize("game", games.NAMES)
def test_another_outcome_is_found_where_it_stands(game: str) -> None:
    """The last draw is changed: what follows in the game need not be legal any more, the draw is named all the same."""
    record = a_record(game)
    assert record.chance is not None
    draw = record.chance.draws[-1]
    seat, word, *words = record.entries[draw.entry - 1].split()
    other = next(each for each in draw.of.split() if each != words[0])
    swapped = [other, *words[1:]] if draw.again or draw.number == 1 else words[::-1]
    assert swapped != words
    entries = list(record.entries)
    entries[draw.entry - 1] = " ".join((seat, word, *swapped))
    verdict = verify(games.load(game, record.rules_version), changed(record, entries=entries))
    assert verdict.fault == "verify-draw"
    assert verdict.values["entry"] == draw.entry
    assert verdict.values["draw"] == DRAWS[game] - 1
    assert verdict.draws == DRAWS[game] - 1
    assert str(verdict.values["drawn"]).split()[1:] == words
    with pytest.raises(BadRecord):
        resume(games.load(game, record.rules_version), changed(record, entries=entries))


FORGED = msgspec.json.decode(forging.FILE.read_bytes(), type=list[forging.Forged])


@pytest.mark.parametrize("forged", FORGED, ids=lambda one: f"{one.game}-{one.how}-{one.draw}")
def test_a_lot_that_was_chosen_afterwards_is_refused_at_the_first_forged_draw(forged: forging.Forged) -> None:
    """Seal, numbers and outcomes fit: the server chose each outcome by what it says was drawn from."""
    record = a_record(forged.game)
    entries = [forged.entries.get(number, text) for number, text in enumerate(record.entries, start=1)]
    assert entries != list(record.entries)
    changed_lots = with_chance(record, lambda chance: msgspec.structs.replace(chance, draws=forged.draws))
    verdict = verify(games.load(forged.game, record.rules_version), changed(changed_lots, entries=entries))
    assert (verdict.fault, verdict.values) == ("verify-lot", {"draw": forged.draw, "entry": forged.entry})
    assert verdict.draws == forged.draw  # the start seat is draw 0


def test_the_forged_records_are_those_of_today() -> None:
    """The page's tests read the same file."""
    assert list(forging.all_forged()) == FORGED


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda chance: msgspec.structs.replace(chance, secret="00" * 32), "verify-seal"),
        (lambda chance: msgspec.structs.replace(chance, salt="00" * 32), "verify-seal"),
        (lambda chance: msgspec.structs.replace(chance, seal="00" * 32), "verify-seal"),
        (lambda chance: msgspec.structs.replace(chance, table="other"), "verify-seal"),
        (
            lambda chance: msgspec.structs.replace(
                chance,
                contributions=(
                    msgspec.structs.replace(chance.contributions[0], number="00" * 32),
                    *chance.contributions[1:],
                ),
            ),
            "verify-promise",
        ),
        (lambda chance: msgspec.structs.replace(chance, contributions=chance.contributions[:1]), "verify-start"),
        (lambda chance: msgspec.structs.replace(chance, draws=chance.draws[:-1]), "verify-lot"),
        (lambda chance: msgspec.structs.replace(chance, draws=(*chance.draws, chance.draws[-1])), "verify-lot"),
        (
            lambda chance: msgspec.structs.replace(
                chance, draws=(*chance.draws[:-1], msgspec.structs.replace(chance.draws[-1], of="log"))
            ),
            "verify-lot",
        ),
    ],
)
def test_a_changed_chance_is_named(change: Callable[[Chance], Chance], fault: str) -> None:
    verdict = verify(games.load("valletta", 1), with_chance(a_record("valletta"), change))
    assert verdict.fault == fault


def test_a_seal_that_was_not_shown_is_named() -> None:
    assert verify(games.load("malta", 1), a_record("malta"), "00" * 32).fault == "verify-other-seal"


def test_a_start_seat_that_was_not_drawn_is_named() -> None:
    record = a_record("malta")
    verdict = verify(games.load("malta", 1), changed(record, start_seat=record.start_seat % 3 + 1))
    assert verdict.fault == "verify-start"


def test_what_was_never_sealed_or_not_opened_cannot_be_checked() -> None:
    record = a_record()
    with pytest.raises(BadRecord, match="verify-not-sealed"):
        verify(games.load("saint_malo"), changed(record, chance=None, version=1))
    closed = with_chance(record, lambda chance: msgspec.structs.replace(chance, secret=None, salt=None))
    with pytest.raises(BadRecord, match="verify-not-opened"):
        verify(games.load("saint_malo"), closed)


@pytest.mark.parametrize(
    "fields",
    [
        {"version": 1},
        {"chance": None},
        {"seed": 5},
        {"chance": {"table": "t", "seal": "xyz"}},
        {"chance": {"table": "t", "seal": "00" * 32, "secret": "11" * 32}},
        {"chance": {"table": "t", "seal": "00" * 32, "contributions": [{"seat": 9, "promise": "00" * 32}]}},
        {"chance": {"table": "t", "seal": "00" * 32, "contributions": [{"seat": 1, "promise": "00" * 32}] * 2}},
        {"chance": {"table": "t", "seal": "00" * 32, "contributions": [{"seat": 1, "promise": "00"}]}},
    ],
)
def test_a_chance_that_is_none_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(BadRecord, match="bad-record-field"):
        loads(msgspec.json.encode(msgspec.to_builtins(a_record()) | fields))
