"""A session alone, without server or terminal, plays every game to its end; what is due, final and taken back."""

import gc
from random import Random

import pytest

from auberge import games
from auberge.core.match import Match, resume
from auberge.core.prompts import ABLE, ALWAYS
from auberge.core.protocol import Seat
from auberge.core.record import HUMAN, Player
from auberge.core.session import KEPT_EVERY, Session
from auberge.core.setup import settle_setup
from auberge.core.steps import CHOICES, Due

EVERY_GAME = games.NAMES


def a_session(game: str, *kinds: str, seed: int = 5) -> Session:
    rules = games.load(game)
    setup = settle_setup(rules.meta, seats=len(kinds), seed=seed, start_seat=0)
    return Session(Match(rules, setup, [Player(f"P{seat}", kind) for seat, kind in enumerate(kinds)]))


def go_on(session: Session, mind: Random) -> Due:
    """Does what is due, and returns what that was."""
    due = session.due
    if due.kind in CHOICES:
        session.play(due.seat, mind.choice(session.view(due.seat).moves))
    else:
        session.proceed()
    return due


def test_to_go_back_a_session_keeps_positions_and_no_further_list_of_all_steps() -> None:
    session, mind = a_session("saint_malo", HUMAN, "random"), Random(1)
    while len(session.match.steps) < 2 * KEPT_EVERY + 50:
        go_on(session, mind)
    texts = [step.text for step in session.match.steps]
    first = session.match.steps[0]
    lists = [kept for kept in gc.get_objects() if isinstance(kept, list) and any(each is first for each in kept)]
    assert len(lists) == 1
    for step in (2 * KEPT_EVERY + 10, 2 * KEPT_EVERY, KEPT_EVERY + 1, KEPT_EVERY - 1, 0):
        again = session.at(step)
        assert [made.text for made in again.steps] == texts[:step]
        session.go_back(step)
        assert session.match.position.fields() == again.position.fields()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_session_plays_a_game_to_its_end(game: str) -> None:
    session, mind = a_session(game, HUMAN, "random"), Random(1)
    kinds = set()
    while not session.is_over:
        due = go_on(session, mind)
        kinds.add(due.kind)
        assert (due.seat in session.people) == (due.kind in ("decide", "throw", "confirm")) or due.kind == "chance"
    assert kinds >= {"decide", "bot", "confirm", "chance"}
    assert ("throw" in kinds) == session.game.meta.throws
    assert session.match.position.result() is not None
    again = resume(session.game, session.match.record())
    assert again.position.fields() == session.match.position.fields()


@pytest.mark.parametrize("game", EVERY_GAME)
def test_going_back_gives_the_match_as_it_was(game: str) -> None:
    session, mind = a_session(game, HUMAN, "random"), Random(2)
    before: list[list[int]] = []
    while not session.is_over and len(before) < 130:
        if len(session.match.steps) == len(before):
            before.append(session.match.position.fields())
        go_on(session, mind)
    for step in (len(before) - 1, 101, 100, 7, 0):
        if step < len(before):
            session.go_back(step)
            assert session.match.position.fields() == before[step]
            assert session.confirmed <= step
            assert all(made < step for made in session.by_bots)


def test_a_person_goes_back_until_it_is_final_and_freely_further() -> None:
    session, mind = a_session("valletta", HUMAN, "random"), Random(3)
    while session.due.kind != "confirm":
        go_on(session, mind)
    seat = session.due.seat
    offer = session.undo_range(seat)
    assert offer is not None
    assert offer.step == len(session.match.steps) - 1
    assert session.undo_range(Seat(1)) is None, "a bot takes nothing back"
    session.confirm()
    assert session.undo_range(seat) is None
    free = session.undo_range(seat, freely=True)
    assert free is not None
    assert (free.step, free.move) == (offer.step, offer.move)


def test_who_gives_up_and_who_passes_is_known_without_knowing_the_game() -> None:
    session, mind = a_session("malta", HUMAN, HUMAN, HUMAN), Random(4)
    while (asked := session.asked_in_secret) is None:
        go_on(session, mind)
    passing = session.pass_of(asked)
    assert passing in session.view(asked).moves
    assert session.prompts.of(asked, session.turn) == ALWAYS
    assert session.silent_move(asked) is None
    session.prompts.prefer(asked, session.prompts.known[-1])
    assert session.silent_move(asked) == passing
    session.prompts.prefer(asked, ABLE)
    assert (session.silent_move(asked) == passing) == (len(session.view(asked).moves) == 1)
    concession = session.concession()
    assert concession is not None
    assert session.gives_up(concession)
    assert passing is not None
    assert session.passes(passing)
    assert not session.passes(concession)
    assert not session.gives_up(passing)
    assert a_session("valletta", HUMAN, HUMAN).concession() is None
