"""The sealed chance of a table: golden vectors that the page shares, no draw that tells of another, nothing biased."""

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from auberge import games
from auberge.core.chance import Contribution, Lot, is_number, new_number, promise_of, seal_of, sealed
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, Seat
from auberge.core.record import Player, dumps, loads
from auberge.core.setup import settle_setup
from auberge.core.stream import Stream, below, start_seat_of, stream_of
from tests.canon import rule

VECTORS = json.loads((Path(__file__).parent / "sealed" / "vectors.json").read_text())
KEY = bytes(range(32))
DICE = Lot("roll", ("a", "b", "c", "d", "e", "f"), 5, again=True)


def a_match(game: str = "saint_malo", secret: str = "ab" * 32) -> Match:
    meta = games.load(game).meta
    setup = settle_setup(meta, seats=2, seed=0, start_seat=0)
    return Match(
        games.load(game), setup, [Player("a", "human"), Player("b", "human")], chance=sealed("t", secret, "cd" * 32)
    )


@pytest.mark.parametrize("vector", VECTORS["seals"], ids=lambda vector: vector["table"])
def test_seals(vector: dict[str, str]) -> None:
    assert seal_of(vector["table"], vector["salt"], vector["secret"]) == vector["seal"]


@pytest.mark.parametrize("vector", VECTORS["promises"], ids=lambda vector: f"{vector['table']} {vector['seat']}")
def test_promises(vector: dict[str, str | int]) -> None:
    assert promise_of(str(vector["table"]), int(vector["seat"]), str(vector["number"])) == vector["promise"]


@pytest.mark.parametrize("vector", VECTORS["streams"], ids=lambda vector: vector["table"])
def test_streams(vector: dict[str, object]) -> None:
    contributions = msgspec.convert(vector["contributions"], list[Contribution])
    stream = stream_of(str(vector["table"]), str(vector["secret"]), contributions)
    draws = msgspec.convert(vector["draws"], list[dict[str, str | int | bool]])
    assert len(draws) > 20
    for draw in draws:
        lot = Lot("", tuple(str(draw["of"]).split()), int(draw["picks"]), bool(draw["again"]))
        assert " ".join(stream.draw(int(draw["number"]), lot)) == draw["picked"]


def test_the_stream_is_hmac_sha_256_as_documented() -> None:
    block = hmac.new(KEY, (7).to_bytes(8, "big") + bytes(4), hashlib.sha256).digest()
    words = [int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4)]
    assert Stream(KEY).draw(7, DICE) == tuple(DICE.of[word % 6] for word in words[:5])


def test_words_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    words = iter([2**32 - 1, 2**32 - 4, 2**32 - 5])
    assert below(6, words.__next__) == (2**32 - 5) % 6
    assert below(2, iter([2**32 - 1]).__next__) == 1, "nothing is beyond where the limit divides"
    assert below(1, iter([0][:0]).__next__) == 0


def test_a_draw_is_the_same_whenever_it_is_asked_and_tells_nothing_of_the_next() -> None:
    stream = Stream(KEY)
    assert stream.draw(3, DICE) == stream.draw(3, DICE)
    assert len({stream.draw(number, DICE) for number in range(50)}) > 45


def test_a_shuffle_holds_everything_once() -> None:
    lot = Lot("deck", tuple(map(str, range(40))), 40)
    for number in range(20):
        assert Counter(Stream(KEY).draw(number, lot)) == Counter(lot.of)


def test_secret_table_and_every_number_change_the_stream() -> None:
    one, other = Contribution(1, "", "11" * 32), Contribution(2, "", "22" * 32)
    streams = [
        stream_of("t", "ab" * 32, ()),
        stream_of("u", "ab" * 32, ()),
        stream_of("t", "ac" * 32, ()),
        stream_of("t", "ab" * 32, (one,)),
        stream_of("t", "ab" * 32, (one, other)),
        stream_of("t", "ab" * 32, (msgspec.structs.replace(one, seat=2),)),
    ]
    assert len({stream.draw(1, Lot("", tuple(map(str, range(30))), 30)) for stream in streams}) == len(streams)


def test_a_number_promised_and_never_told_is_left_out() -> None:
    kept = Contribution(1, "", "11" * 32)
    assert stream_of("t", "ab" * 32, (kept, Contribution(2, "33" * 32))).draw(1, DICE) == stream_of(
        "t", "ab" * 32, (kept,)
    ).draw(1, DICE)


def test_numbers_are_256_bits() -> None:
    assert is_number(new_number())
    assert new_number() != new_number()
    for text in ("", "a" * 63, "A" * 64, "g" * 64, "a" * 65, "١" * 64, "a" * 64 + "\n"):
        assert not is_number(text)


@rule("M-CHANCE-06")
@pytest.mark.parametrize("game", games.NAMES)
def test_the_chance_of_a_sealed_match_does_not_touch_the_generator(game: str) -> None:
    match = a_match(game)
    before = match.position.generator
    while match.actor == CHANCE:
        match.chance()
    assert match.steps
    assert match.position.generator == before
    assert a_match(game, "ef" * 32).foretell() != a_match(game).foretell()


def test_taking_back_does_not_draw_again() -> None:
    match = a_match()
    match.chance()
    view = match.game.view(match.position, Seat(0))
    match.play(Seat(0), view.moves[0])
    foretold = match.foretell() if match.actor == CHANCE else None
    assert match.undo(Seat(0))
    match.play(Seat(0), view.moves[0])
    assert foretold is not None
    assert match.foretell() == foretold
    match.chance()
    assert match.steps[-1].text == match.game.write_outcome(match.position, foretold)


def test_a_record_of_a_running_game_keeps_the_secret() -> None:
    match = a_match()
    match.chance()
    told = match.record(with_seed=False)
    assert told.chance is not None
    assert (told.chance.secret, told.chance.salt) == (None, None)
    assert b"ab" * 32 not in dumps(told)
    assert told.chance.seal == seal_of("t", "cd" * 32, "ab" * 32)
    assert loads(dumps(told)) == told
    assert loads(dumps(match.record())) == match.record()


def test_the_start_seat_is_drawn_from_the_same_stream() -> None:
    found = Counter(start_seat_of(stream_of(str(n), "ab" * 32, ()), 3) for n in range(300))
    assert set(found) == {0, 1, 2}
