"""Reviews: chances sum to one and end with the result, luck adds up to nothing, better moves were open at the time."""

from itertools import pairwise

import pytest

from auberge import games
from auberge.analysis.chances import Chances, luck_of
from auberge.analysis.features import reader_of
from auberge.analysis.replay import choices_of, replay_of, walk
from auberge.analysis.review import Effort, Reviewing, effort_for, review
from auberge.core.errors import BadRecord
from auberge.core.match import resume
from auberge.core.protocol import Seat
from tests.analysis.moments import new_match, replay, short_game, whole_game

QUICK = Effort(tries=3, glance=30, closer=60, seed=5)


@pytest.mark.parametrize("name", games.NAMES)
def test_a_replay_leads_to_the_same_end(name: str) -> None:
    match = whole_game(name)
    stops = list(walk(replay(name)))
    assert len(stops) == len(match.steps)
    last = stops[-1].after
    assert last.fields()[1:] == match.position.fields()[1:]
    assert all(one.after.fields() == next_one.before.fields() for one, next_one in pairwise(stops))


@pytest.mark.parametrize("name", ["valletta", "malta"])
def test_whole_entries_of_a_record_are_split_into_the_decisions_they_were(name: str) -> None:
    live = whole_game(name)
    read = resume(live.game, live.record())
    assert len(read.steps) < len(live.steps)
    made = [[choice.move for choice in choices_of(live.game, stop)] for stop in walk(replay_of(read))]
    wanted = [step.move for step in live.steps if step.move is not None]
    assert [move for moves in made for move in moves] == wanted


def test_an_unfinished_game_has_no_review() -> None:
    with pytest.raises(BadRecord, match="analysis-not-over"):
        replay_of(new_match("malta"))


@pytest.mark.parametrize("name", games.NAMES)
def test_the_end_of_a_game_is_its_result(name: str) -> None:
    match = whole_game(name)
    result = match.position.result()
    assert result is not None
    stops = list(walk(replay(name)))[-14:]
    curve, luck = Reviewing(match.game, stops, QUICK, lambda _: None).look_at_chances(2)
    assert curve[-1].step == len(match.steps)
    winners = result.places.count(1)
    assert [one.value for one in curve[-1].chances] == [1 / winners if p == 1 else 0.0 for p in result.places]
    for point in curve:
        assert sum(one.value for one in point.chances) == pytest.approx(1)
        assert all(0 <= one.low <= one.value <= one.high <= 1 for one in point.chances)
    assert sum(one.value for one in luck) == pytest.approx(0)
    assert all(one.low <= one.value <= one.high for one in luck)


def test_luck_is_none_where_nothing_was_left_to_chance() -> None:
    """A forced outcome is what was to be expected: try by try the difference is nothing."""
    match = short_game()
    chances = Chances(match.game, reader_of("malta"), 5, 4)
    stops = list(walk(replay_of(match)))
    decided = [stop for stop in stops if not chances.is_lucky(stop)]
    assert decided
    for stop in decided[:5]:
        gifts = luck_of(chances.after(stop), chances.expected(stop), 0)
        assert gifts == [0.0] * 4
    assert any(stop.move is None and chances.is_lucky(stop) for stop in stops)


def test_a_whole_review() -> None:
    match = short_game()
    told: list[float] = []
    found = review(replay_of(match), QUICK, told.append)
    assert found == review(replay_of(match), QUICK)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert (found.game, found.seats, found.steps) == ("malta", 2, len(match.steps))
    assert found.curve[0].step == 0
    assert [one.value for one in found.curve[-1].chances] == [1.0, 0.0]
    assert sum(found.decisions) > 0
    stops = list(walk(replay_of(match)))
    for seat, costly in enumerate(found.costly):
        assert len(costly) <= 3
        assert [one.cost.value for one in costly] == sorted((one.cost.value for one in costly), reverse=True)
        for one in costly:
            assert one.seat == seat
            assert one.cost.value >= 0.01
            assert one.cost.low <= one.cost.value <= one.cost.high <= 1
            legal = [match.game.write(move) for move in match.game.moves(stops[one.step].before)]
            assert {one.made, one.better} <= set(legal)
            assert one.made != one.better
            assert int(stops[one.step].before.actor()) == Seat(seat)


def test_effort_follows_the_time_there_is() -> None:
    little, much = (effort_for(replay_of(short_game()), seconds) for seconds in (0.01, 1000.0))
    assert little.tries < much.tries
    assert little.closer < much.closer
    assert much.tries <= 400
