"""Games that were played to the end once come out the same for ever, and show every way a game can end."""

from pathlib import Path

import msgspec
import pytest

from auberge import games
from auberge.core.match import follow, pass_pauses, resume
from auberge.core.record import dumps, loads
from tests.conformance.watching import watcher_of
from tests.finished_games.collecting import FOLDER, finish, read, ways_module

FILES = sorted(FOLDER.glob("*/*.json"))
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")


@every_file
def test_a_finished_game_has_the_same_places_points_and_sheet(file: Path) -> None:
    kept = read(file)
    record = loads(dumps(kept.record))
    match = resume(games.load(record.game, record.rules_version), record)
    assert match.is_over
    assert finish(match, ways_module(record.game)) == kept


@every_file
def test_a_finished_game_obeys_the_canon_step_by_step(file: Path) -> None:
    record = read(file).record
    game = games.load(record.game, record.rules_version)
    match = resume(game, msgspec.structs.replace(record, entries=()))
    watcher = watcher_of(record.game, match.setup)
    for number, entry in enumerate(record.entries, start=1):
        follow(match, number, entry)
        assert game.check(match.position) == []
        if watcher is not None:
            wrong = watcher.watch(match.steps[-1].events, game.view(match.position, None))
            assert wrong == [], f"entry {number}, {entry}: {'; '.join(wrong)}"
    pass_pauses(match)
    result = match.position.result()
    assert result is not None
    assert watcher is None or watcher.final() == (result.places, result.scores)


@pytest.mark.parametrize("name", games.NAMES)
def test_every_way_to_end_is_shown(name: str) -> None:
    shown = {way for file in FILES if file.parent.name == name for way in read(file).ways}
    assert shown >= ways_module(name).REQUIRED
