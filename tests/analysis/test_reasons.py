"""Reasons: taken from what the values hang on, told only where a move brings clearly more, worded in every language."""

import pytest

from auberge import games
from auberge.analysis.features import Feature, key_of, reader_of
from auberge.analysis.reasons import Sight, reasons_for, weights_of
from auberge.core.errors import BadSetup, EngineBug
from auberge.words import LANGUAGES, Words
from tests import catalogue
from tests.analysis.moments import decision, new_match, play_on

FEATURES = (
    Feature("exits", 0.1),
    Feature("cards", 0.1),
    Feature("racket", 0.1, turned=True),
    Feature("safe", 0.1, share=True),
)


def _sight(rows: list[list[float]], values: list[float]) -> Sight:
    return Sight(rows, values)


def _worlds(exits: float, cards: float, racket: float = 0.0, safe: float = 0.5) -> Sight:
    rows = [[exits + k % 2, cards + k % 3, -racket, safe] for k in range(30)]
    return _sight(rows, [0.1 * row[0] + 0.01 * row[1] for row in rows])


def test_weights_are_found_from_values() -> None:
    rows = [[float(k % 5), float(k % 7), 0.0, 0.0] for k in range(400)]
    values = [0.2 * row[0] - 0.1 * row[1] for row in rows]
    weights = weights_of(FEATURES, rows, values)
    assert weights[0] == pytest.approx(0.2, abs=0.02)
    assert weights[1] == 0.0  # a feature that does harm is no reason
    assert weights[2] == 0.1  # never seen to change: as guessed


def test_the_weightiest_difference_is_the_first_reason() -> None:
    reasons = reasons_for(FEATURES, [_worlds(3, 4), _worlds(1, 4), _worlds(1, 4)], 0)
    assert [reason.feature for reason in reasons] == ["exits"]
    assert (reasons[0].here, reasons[0].other) == (3.5, 1.5)
    assert reasons[0].worth > 0


def test_moves_that_lead_to_the_same_have_no_reason() -> None:
    assert reasons_for(FEATURES, [_worlds(1, 4), _worlds(1, 4)], 0) == ()
    assert reasons_for(FEATURES, [_worlds(1, 4)], 0) == ()
    assert reasons_for(FEATURES, [_worlds(1, 4), _worlds(3, 4)], 0) == ()


def test_what_people_count_the_other_way_is_told_that_way() -> None:
    less, more = _worlds(1, 4, racket=1), _worlds(1, 4, racket=3)
    (reason,) = reasons_for(FEATURES, [less, more], 0)
    assert (reason.feature, reason.here, reason.other) == ("racket", 1, 3)


def test_shares_are_told_in_per_cent() -> None:
    (reason,) = reasons_for(FEATURES, [_worlds(1, 4, safe=0.9), _worlds(1, 4, safe=0.25)], 0)
    assert (reason.feature, reason.here, reason.other) == ("safe", 90, 25)


def test_a_difference_nobody_would_see_is_no_reason() -> None:
    (reason,) = reasons_for(FEATURES, [_worlds(9.2, 4), _worlds(8.4, 4)], 0)
    assert (reason.here, reason.other) == (9.7, 8.9)
    assert reasons_for(FEATURES, [_worlds(9.2, 4), _worlds(8.8, 4)], 0) == ()  # 9.7 and 9.3
    assert reasons_for(FEATURES, [_worlds(12.4, 4), _worlds(12.1, 4)], 0) == ()  # 12.9 and 12.6: both 13
    (reason,) = reasons_for(FEATURES, [_worlds(40.2, 4), _worlds(38.9, 4)], 0)
    assert (reason.here, reason.other) == (41, 39)  # a twentieth it is not, but one and more


def test_of_one_kin_only_the_weightier_is_a_reason() -> None:
    goods, kinds = Feature("goods", 0.1, kin="stock"), Feature("kinds", 0.05, kin="stock")
    many, few = (Sight([[float(n), float(n)]] * 8, [0.1 * n] * 8) for n in (3, 1))
    assert [reason.feature for reason in reasons_for((goods, kinds), [many, few], 0)] == ["goods"]


# --- the features ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", games.NAMES)
def test_every_feature_has_a_sentence_with_both_numbers_in_every_language(name: str) -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True)
        for feature in reader_of(name).features:
            key = key_of(name, feature.name)
            assert catalogue.placeholders(catalogue.messages(language)[key]) == {"$here", "$other"}
            said = words.say(key, here=2.5, other=1)
            assert ("2.5" if language == "en" else "2,5") in said


@pytest.mark.parametrize("name", games.NAMES)
def test_no_sentence_is_left_over(name: str) -> None:
    keys = {key for key in catalogue.messages("en") if key.startswith(f"analysis-{name}-")}
    assert keys == {key_of(name, feature.name) for feature in reader_of(name).features}


@pytest.mark.parametrize("name", games.NAMES)
def test_features_are_read_in_every_position_of_a_game(name: str) -> None:
    reader, match = reader_of(name), new_match(name, seats=3)
    for _ in range(150):
        play_on(match, 1)
        for seat in range(3):
            seen = reader.read(match.position, seat)
            assert len(seen) == len(reader.features)
            assert all(number <= 0 for number, one in zip(seen, reader.features, strict=True) if one.turned)
            assert all(0 <= number <= 1 for number, one in zip(seen, reader.features, strict=True) if one.share)


@pytest.mark.parametrize("name", games.NAMES)
def test_stirring_changes_nothing_that_anybody_sees(name: str) -> None:
    game, position, _ = decision(name)
    reader, stirred = reader_of(name), position.clone()
    stirred.generator = 99
    reader.shuffle_unseen(stirred)
    for seat in (None, 0, 1):
        assert game.view(stirred, seat) == game.view(position, seat)  # type: ignore[arg-type]
    assert reader.unseen(stirred) == reader.unseen(position)
    assert not game.check(stirred)
    assert (stirred.fields()[1:] == position.fields()[1:]) == (reader.unseen(position) == 0)


def test_features_are_those_of_their_own_game() -> None:
    positions = {name: decision(name)[1] for name in games.NAMES}
    for name in games.NAMES:
        stranger = next(position for other, position in positions.items() if other != name)
        with pytest.raises(EngineBug):
            reader_of(name).read(stranger, 0)


def test_a_game_without_features_is_refused() -> None:
    with pytest.raises(BadSetup, match="analysis-not-this-game"):
        reader_of("chess")
