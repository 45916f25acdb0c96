"""`auberge verify`, and the seal of a game in the terminal."""

import json
from pathlib import Path

import pytest

from auberge.core.record import loads
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, only_save, record_after, run

SEALED = Path(__file__).parent.parent / "core" / "sealed"


def tampered(tmp_path: Path) -> Path:
    """A game of Saint Malo in which one die of a roll was changed afterwards."""
    content = json.loads((SEALED / "saint_malo.json").read_text())
    number = next(n for n, entry in enumerate(content["entries"]) if " roll " in entry)
    seat, word, *faces = content["entries"][number].split()
    content["entries"][number] = " ".join((seat, word, *["head"] * len(faces)))
    file = tmp_path / "tampered.json"
    file.write_text(json.dumps(content))
    return file


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "draws"), [("saint_malo", 146), ("valletta", 29), ("malta", 8)])
def test_an_honest_game_is_as_committed(language: str, game: str, draws: int) -> None:
    result = run("verify", str(SEALED / f"{game}.json"), "--lang", language)
    assert result.exit_code == 0
    assert Words(language).say("verify-all", draws=draws) in flat(result.stdout)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_changed_roll_is_named(language: str, tmp_path: Path) -> None:
    result = run("verify", str(tampered(tmp_path)), "--lang", language)
    assert result.exit_code == 1
    assert "head head head head head" in flat(result.stdout)
    assert Words(language).say("verify-draw", draw=1, entry=1, drawn="A", recorded="B").split("A")[0] in flat(
        result.stdout
    )


def test_the_verdict_as_json(tmp_path: Path) -> None:
    good = json.loads(run("verify", str(SEALED / "malta.json"), "--json").stdout)
    assert good == {"draws": 8, "fault": None, "values": {}}
    bad = run("verify", str(tampered(tmp_path)), "--json")
    assert bad.exit_code == 1
    assert json.loads(bad.stdout)["fault"] == "verify-draw"


def test_the_seal_one_noted_must_be_the_same() -> None:
    file = SEALED / "malta.json"
    chance = loads(file.read_bytes()).chance
    assert chance is not None
    noted = " ".join(chance.seal[at : at + 4] for at in range(0, 64, 4)).upper()
    assert run("verify", str(file), "--seal", noted).exit_code == 0
    other = run("verify", str(file), "--seal", "0" * 64)
    assert other.exit_code == 1
    assert chance.seal in other.stdout.replace("\n", "")
    assert "is not a seal" in error_of(run("verify", str(file), "--seal", "abc"))


def test_a_game_with_a_seed_has_nothing_to_check(tmp_path: Path) -> None:
    file = tmp_path / "seeded.json"
    file.write_bytes(record_after(10))
    assert "were not sealed" in error_of(run("verify", str(file)))


def test_a_game_in_the_terminal_is_sealed_unless_a_seed_is_given(data_folder: Path) -> None:
    result = run("play", "--seats", "me,random", "--start", "1", typed=["", "seal", "quit"])
    record = loads(only_save(data_folder).read_bytes())
    assert record.seed is None
    assert record.chance is not None
    assert record.chance.secret is not None, "to go on with"
    shown = "".join(result.stdout.split())
    assert shown.count(record.chance.seal) == 2
    assert record.chance.secret not in shown
    again = run("play", "--resume", str(only_save(data_folder)), typed=["quit"])
    assert again.exit_code == 0


def test_bots_play_a_sealed_game_and_it_can_be_checked(data_folder: Path) -> None:
    result = run("play", "--seats", "random,random")
    file = only_save(data_folder)
    assert f"auberge verify {file}" in result.stdout.replace("\n", "")
    checked = run("verify", str(file))
    assert checked.exit_code == 0, checked.output
    record = loads(file.read_bytes())
    assert record.chance is not None
    assert record.chance.draws_start
    assert "match the seal" in checked.stdout
