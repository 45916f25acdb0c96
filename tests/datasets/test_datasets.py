"""Games as data: written in parts that can be taken up again, read back by the rules, wrong rows named."""

import importlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from auberge import games
from auberge.core import record as records
from auberge.core.errors import BadRecord, BadSetup
from auberge.core.match import resume
from auberge.lab.datasets import Dataset, GameRow, export_games, export_records, parquet
from auberge.lab.datasets.making import CARD, MOVES
from auberge.lab.envs.observation import mask, observe
from tests.finished_games.collecting import FOLDER, read

pytest.importorskip("pyarrow")


def files_in(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize("game", games.NAMES)
def test_what_is_written_is_read_back_as_the_same_games(game: str, tmp_path: Path) -> None:
    spec = export_games(game, ["random"], tmp_path, games=3, seed=5, per_part=2)
    dataset = Dataset(tmp_path)
    assert (len(dataset), len(dataset.files)) == (3, 2)
    assert list(dataset.check()) == [1, 2, 3]
    named = msgspec.json.decode((tmp_path / MOVES).read_bytes(), type=list[str])
    room = games.load(game)
    for number, (row, record) in enumerate(zip(dataset.rows(), dataset.records(), strict=True)):
        result = resume(room, record).position.result()
        assert result is not None
        assert (result.places, result.scores) == (row.places, row.points)
        made = [decision for decision in dataset.decisions() if decision.game == number]
        assert [decision.action for decision in made] == list(row.actions)
        for decision in made:
            assert decision.view.you == decision.seat
            assert decision.move in decision.view.moves
            assert room.write(decision.move) == named[decision.action]
            assert (decision.place, decision.points) == (row.places[decision.seat], row.points[decision.seat])
    assert spec.tournament is not None
    assert f"`{game}`" in (tmp_path / CARD).read_text("utf-8")


@pytest.mark.parametrize("game", games.NAMES)
def test_decisions_come_as_arrays(game: str, tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    export_games(game, ["random"], tmp_path, games=1)
    dataset = Dataset(tmp_path)
    made = list(dataset.decisions())
    found = list(dataset.arrays(size=50))
    assert [len(part.actions) for part in found[:-1]] == [50] * (len(found) - 1)
    observed = [row.tolist() for part in found for row in part.observations]
    assert observed == [observe(decision.view) for decision in made]
    masks = [row.tolist() for part in found for row in part.masks]
    assert masks == [mask(decision.view) for decision in made]
    columns = [
        number for part in found for number in zip(part.actions, part.seats, part.places, part.points, strict=True)
    ]
    assert columns == [(each.action, each.seat, each.place, each.points) for each in made]


def test_a_run_that_stopped_goes_on_and_gives_the_same_files(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    export_games("malta", ["random", "page"], whole, games=5, per_part=2)

    def stop(done: int, _all: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        export_games("malta", ["random", "page"], broken, games=5, per_part=2, on_progress=stop)
    assert [file.name for file in broken.glob("*.parquet")] == ["part-00000.parquet"]
    (broken / "part-00001.parquet").write_bytes(b"PAR1 and then the lights went out")
    told: list[tuple[int, int]] = []
    export_games("malta", ["random", "page"], broken, games=5, per_part=2, on_progress=lambda *at: told.append(at))
    assert told == [(2, 5), (4, 5), (5, 5)]
    assert files_in(broken) == files_in(whole)


def test_more_games_are_added_and_others_are_refused(tmp_path: Path) -> None:
    export_games("malta", ["random"], tmp_path, games=3, per_part=2)
    first = (tmp_path / "part-00000.parquet").stat().st_mtime_ns
    export_games("malta", ["random"], tmp_path, games=4, per_part=2)
    assert len(list(Dataset(tmp_path).rows())) == 4
    assert (tmp_path / "part-00000.parquet").stat().st_mtime_ns == first
    for seed, number in ((2, 4), (1, 3)):
        with pytest.raises(BadSetup, match="data-other-games"):
            export_games("malta", ["random"], tmp_path, games=number, seed=seed, per_part=2)


def test_processes_change_nothing(tmp_path: Path) -> None:
    export_games("malta", ["random"], tmp_path / "alone", games=4, per_part=2)
    export_games("malta", ["random"], tmp_path / "together", games=4, per_part=2, jobs=2)
    assert files_in(tmp_path / "alone") == files_in(tmp_path / "together")


@pytest.mark.parametrize("game", games.NAMES)
@pytest.mark.parametrize("with_seed", [True, False])
def test_records_become_rows_and_rows_the_same_records(game: str, with_seed: bool, tmp_path: Path) -> None:
    """Those of the finished games: some end by the platform's moves, which have no number."""
    stored = [read(file).record for file in sorted((FOLDER / game).glob("*.json"))[: 4 if with_seed else 2]]
    if not with_seed:
        stored = [msgspec.structs.replace(record, seed=None, entries=record.entries[:80]) for record in stored]
    files = [tmp_path / f"{number}.json" for number in range(len(stored))]
    for file, record in zip(files, stored, strict=True):
        file.write_bytes(records.dumps(record))
    export_records(game, files, tmp_path / "data")
    dataset = Dataset(tmp_path / "data")
    assert list(dataset.check())[-1] == len(stored)
    again = list(dataset.records())
    assert [record.entries for record in again] == [record.entries for record in stored]
    assert all(player.kind == "human" and player.name != "Player 1" for record in again for player in record.players)
    for decision in dataset.decisions():
        assert decision.move in decision.view.moves


def test_a_record_that_is_wrong_is_named(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(records.dumps(read(sorted((FOLDER / "malta").glob("*.json"))[0]).record))
    for game, key in (("valletta", "data-bad-record"), ("malta", "data-no-records")):
        with pytest.raises((BadRecord, BadSetup)) as refused:
            export_records(game, [file] if key == "data-bad-record" else [], tmp_path / "data")
        assert refused.value.key == key
        assert refused.value.values.get("file", "mine.json") == "mine.json"


def wrong_action(row: GameRow) -> GameRow:
    return msgspec.structs.replace(row, actions=(*row.actions[:7], 60_000, *row.actions[8:]))


def too_many(row: GameRow) -> GameRow:
    return msgspec.structs.replace(row, actions=(*row.actions, row.actions[-1]))


def too_few(row: GameRow) -> GameRow:
    return msgspec.structs.replace(row, actions=row.actions[:-1])


def other_places(row: GameRow) -> GameRow:
    return msgspec.structs.replace(row, places=tuple(reversed(row.places)))


def other_seed(row: GameRow) -> GameRow:
    return msgspec.structs.replace(row, seed=None)


def no_such_option(row: GameRow) -> GameRow:
    return msgspec.structs.replace(row, options='{"tea": true}')


def no_options(row: GameRow) -> GameRow:
    return msgspec.structs.replace(row, options="tea")


@pytest.mark.parametrize(
    "spoil", [wrong_action, too_many, too_few, other_places, other_seed, no_such_option, no_options]
)
def test_a_wrong_row_is_named(spoil: Callable[[GameRow], GameRow], tmp_path: Path) -> None:
    export_games("malta", ["random"], tmp_path, games=3)
    rows = list(Dataset(tmp_path).rows())
    (tmp_path / "part-00000.parquet").write_bytes(parquet.written([rows[0], spoil(rows[1]), rows[2]]))
    checked: list[int] = []
    with pytest.raises(BadRecord) as refused:
        checked.extend(Dataset(tmp_path).check())
    assert (refused.value.key, refused.value.values["row"]) == ("data-bad-row", 2)
    if spoil is wrong_action:
        assert "number=8" in str(refused.value)
    with pytest.raises(BadRecord, match="data-bad-row"):
        list(Dataset(tmp_path).records())


def test_a_folder_or_file_that_is_none_is_told_so(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="data-no-dataset"):
        Dataset(tmp_path)
    export_games("malta", ["random"], tmp_path, games=1)
    (tmp_path / "part-00000.parquet").write_bytes(b"nothing of the sort")
    with pytest.raises(BadRecord, match="data-bad-file"):
        list(Dataset(tmp_path).rows())


def test_without_arrow_one_is_told_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def nothing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", nothing)
    with pytest.raises(BadSetup, match="data-no-arrow"):
        parquet.find_parquet()
