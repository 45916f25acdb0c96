"""Checks of matches and records: replay equals live play, a stored game is the game, undo goes back exactly."""

from itertools import cycle

import pytest

from auberge.core.errors import BadRecord
from auberge.core.match import Match, resume
from auberge.core.protocol import CHANCE, Event, Game, Seat, Setup
from auberge.core.record import Player, Record, dumps, loads
from tests.conformance.scripts import Script, random_game

Stages = list[tuple[list[int], int]]  # fields, and how many steps


def new_match(game: Game, setup: Setup, kind: type[Match] = Match) -> Match:
    """A match of as many players as there are seats."""
    return kind(game, setup, [Player(f"Player {seat + 1}", "human") for seat in range(setup.seats)])


def go_on(match: Match, pick: int) -> None:
    """One step of a match: chance as it is drawn, or a move."""
    if match.actor == CHANCE:
        match.chance()
    else:
        moves = match.game.moves(match.position)
        match.play(Seat(match.actor), moves[pick % len(moves)])


def play_opening(match: Match, script: Script) -> None:
    """Plays the opening of the script through the match."""
    actions = random_game(match.game, match.setup, script.skew)
    for action in actions[: len(actions) * script.share // 100]:
        while match.actor == CHANCE:
            match.chance()
        match.play(Seat(match.actor), match.game.move(action))


def check_replay(game: Game, setup: Setup, script: Script) -> None:
    """The record of a game, stored and read, gives the game again, wherever it breaks off; both go on equally."""
    live = new_match(game, setup)
    play_opening(live, script)
    finish_decision(live)
    record = live.record()
    stored = loads(dumps(record))
    assert stored == record, "a record comes back from JSON as it was"
    again = resume(game, stored)
    assert again.position.fields() == live.position.fields(), "replay equals live play"
    assert _events(again) == _events(live), "replay has the same events"
    assert again.record() == record
    for pick in script.picks:
        if live.is_over:
            break
        go_on(live, pick)
        go_on(again, pick)
        assert again.position.fields() == live.position.fields(), "a game goes on as if it had never been stored"
    finish_decision(live)
    check_unseeded(game, live)


def finish_decision(match: Match) -> None:
    """Goes on to where a record may break off: a decision asked in steps is one entry, an empty pause is none."""
    while match.steps and not match.steps[-1].text and not match.is_over:
        go_on(match, 0)
    position = match.position
    while match.actor == CHANCE and position.can_happen([]) and not match.game.write_outcome(position, []):
        match.chance()


def _events(match: Match) -> list[Event]:
    return [event for step in match.steps for event in step.events]


def check_unseeded(game: Game, live: Match) -> None:
    """What players of a running game are given holds no seed, shows the same game, and cannot roll on."""
    given = live.record(with_seed=False)
    assert given.seed is None
    again = resume(game, loads(dumps(given)))
    for seat in (None, *map(Seat, range(live.setup.seats))):
        assert game.view(again.position, seat) == game.view(live.position, seat)
    if again.actor == CHANCE:
        with pytest.raises(BadRecord):
            again.chance()


def check_every_stage(game: Game, setup: Setup, script: Script) -> None:
    """A record cut off after any entry is the game at that stage; a wrong entry after it is refused."""
    live = new_match(game, setup)
    play_opening(live, script)
    record = live.record()
    end = len(record.entries)
    for length in {0, 1, end // 2, max(0, end - 1)}:
        part = resume(game, _cut(record, length))
        assert part.record().entries == record.entries[:length]
        with pytest.raises(BadRecord):
            resume(game, _cut(record, length, "1 no move at all"))
        if length < end:
            seat, _, text = record.entries[length].partition(" ")
            with pytest.raises(BadRecord):
                resume(game, _cut(record, length, f"{int(seat) % setup.seats + 1} {text}"))


def _cut(record: Record, length: int, *more: str) -> Record:
    data = {name: getattr(record, name) for name in record.__struct_fields__}
    return Record(**data | {"entries": (*record.entries[:length], *more)})


def check_undo(game: Game, setup: Setup, script: Script, kind: type[Match] = Match) -> None:
    """Undo returns to exactly the earlier position; it stops at what was revealed and at the steps of others."""
    match = new_match(game, setup, kind)
    play_opening(match, script)
    stages: Stages = [(match.position.fields(), len(match.steps))]
    for pick in script.picks:
        if match.is_over:
            break
        go_on(match, pick)
        if match.steps[-1].revealed:
            stages.clear()
        stages.append((match.position.fields(), len(match.steps)))
    _check_undo_to(match, stages)
    _check_redo(match, script)


def _check_undo_to(match: Match, stages: Stages) -> None:
    while len(stages) > 1:
        last = match.steps[-1].seat
        for other in range(match.setup.seats):
            assert other == last or not match.undo(Seat(other)), "nobody takes back another seat's step"
        assert match.undo(last), "a step that revealed nothing can be taken back"
        stages.pop()
        assert (match.position.fields(), len(match.steps)) == stages[-1], "undo returns to exactly the earlier position"
        entries = [f"{step.seat + 1} {step.text}" for step in match.steps if step.text]
        assert list(match.record().entries) == entries, "what is taken back leaves no entry"
    if match.steps and match.steps[-1].revealed:
        for seat in range(match.setup.seats):
            assert not match.undo(Seat(seat)), "undo stops at what was revealed"


def _check_redo(match: Match, script: Script) -> None:
    """After undo the same move leads to the same position again."""
    for pick, _ in zip(cycle((*script.picks, 0)), range(4), strict=False):
        if match.is_over:
            return
        go_on(match, pick)
        step, after = match.steps[-1], match.position.fields()
        if step.move is not None and match.undo(step.seat):
            match.play(step.seat, step.move)
            assert match.position.fields() == after, "the same move after undo gives the same position"
