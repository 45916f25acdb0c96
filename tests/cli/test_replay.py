"""Replaying records: told whole, shown step by step, and refused by name where they are wrong."""

import json
from pathlib import Path

import pytest

from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, record_after, run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game that breaks off after some turns."""
    file = tmp_path / "record.json"
    file.write_bytes(record_after(40))
    return file


def _changed(record: Path, **values: object) -> Path:
    content = json.loads(record.read_text()) | values
    record.write_text(json.dumps(content))
    return record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_in_words(language: str, record: Path) -> None:
    result = run("replay", str(record), "--lang", language)
    words, told = Words(language), flat(result.stdout)
    assert result.exit_code == 0
    faces = words.listing("saint_malo", "faces", ["log", "log", "cross", "head", "head"])
    assert words.say("saint_malo-event-rolled", seat="Anna", roll=1, faces=faces) in told
    assert words.say("cli-replay-unfinished", entries=len(json.loads(record.read_text())["entries"])) in told
    assert words.say("cli-total") in result.stdout


def test_steps_go_forward_back_and_to_a_number(record: Path) -> None:
    result = run("replay", str(record), "--step", typed=["", "n", "p", "5", "0", "99999", "x", "q", "n"])
    shown = [part.split(" of ")[0] for part in result.stdout.split("Entry ")[1:]]
    assert shown == ["0", "1", "2", "1", "5", "0", "0", "0"]
    assert result.stdout.count("Enter or n: next") == 2
    assert result.exit_code == 0


def test_stepping_past_the_end_leaves(record: Path) -> None:
    last = len(json.loads(record.read_text())["entries"])
    result = run("replay", str(record), "--step", typed=[str(last), "", "n"])
    assert result.stdout.count("Entry ") == 2


def test_the_last_step_of_a_finished_game_shows_the_sheet(record: Path) -> None:
    record.write_bytes(record_after(10_000))
    last = len(json.loads(record.read_text())["entries"])
    result = run("replay", str(record), "--step", typed=[str(last)])
    assert "Total" in result.stdout
    assert " wins with " in result.stdout


@pytest.mark.parametrize(
    ("number", "entry"),
    [
        (1, "1 roll log log"),
        (1, "2 roll log log cross head head"),
        (2, "1 keep wall wall wall"),
        (2, "2 keep log"),
        (2, "1 dance"),
        (2, "one keep"),
        (2, "7 keep"),
        (2, "1"),
    ],
)
def test_a_broken_entry_is_named(number: int, entry: str, record: Path) -> None:
    entries = json.loads(record.read_text())["entries"]
    entries[number - 1] = entry
    result = run("replay", str(_changed(record, entries=entries)))
    assert result.exit_code == 2
    sentence = error_of(result)
    assert str(number) in sentence
    assert entry in sentence


@pytest.mark.parametrize(
    "values",
    [
        {"format": "else"},
        {"version": 99},
        {"game": "chess"},
        {"rules_version": 99},
        {"seats": 9},
        {"seats": "two"},
        {"start_seat": 5},
        {"options": {"magic": True}},
        {"players": []},
        {"seed": 1},
        {"data": "no data"},
        {"more": 1},
    ],
    ids=str,
)
def test_a_broken_heading_is_told(values: dict[str, object], record: Path) -> None:
    result = run("replay", str(_changed(record, **values)))
    assert result.exit_code == 2
    assert error_of(result)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b'"text"', b"[" * 100_000])
def test_what_is_no_record_is_told(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_bytes(content)
    for command in (("replay",), ("play", "--resume")):
        result = run(*command, str(tmp_path / "x.json"))
        assert result.exit_code == 2
        assert error_of(result)


def test_a_record_without_seed_is_told_but_not_played_on(record: Path) -> None:
    _changed(record, seed=None)
    assert run("replay", str(record)).exit_code == 0
    assert "no seed" in error_of(run("play", "--resume", str(record)))
