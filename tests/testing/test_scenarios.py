"""Reading scenarios: the format, what cases add, and how wrong files are refused."""

from pathlib import Path

import pytest

from auberge.core.errors import BadData
from auberge.testing.scenarios import Scenario, Step, entries_of, load, load_all, read

HEAD = 'id = "X-1"\ntitle = "An example"\ncovers = ["SM-TURN-01"]\n'


def scenario(body: str) -> Scenario:
    return read("X-1.toml", HEAD + body)


def test_steps_without_cases_are_one_case() -> None:
    (case,) = scenario('players = 3\nstart = 2\n[[step]]\nplay = "1 pass"\n').whole_cases()
    assert (case.name, case.players, case.start) == ("An example", 3, 2)
    assert [entries_of(step) for step in case.step] == [("1 pass",)]


def test_a_case_adds_to_what_the_scenario_gives() -> None:
    body = """
options.first = true
given.ticks = 3
given.seat.1 = { coins = 4, cells = { "(3,3)" = "noble" } }
[[step]]
decides = 1
[[case]]
name = "one"
[[case]]
name = "two"
players = 4
start = 4
options.second = 7
given.dice = "log"
given.seat.1 = { coins = 5, cells = { "(3,4)" = "crate" } }
[[case.step]]
play = ["1 pass", "2 pass"]
"""
    one, two = scenario(body).whole_cases()
    assert one.given == {"ticks": 3, "seat": {"1": {"coins": 4, "cells": {"(3,3)": "noble"}}}}
    assert (one.players, one.start, one.options, len(one.step)) == (2, 1, {"first": True}, 1)
    assert two.given == {
        "ticks": 3,
        "dice": "log",
        "seat": {"1": {"coins": 5, "cells": {"(3,3)": "noble", "(3,4)": "crate"}}},
    }
    assert (two.players, two.start, two.options) == (4, 4, {"first": True, "second": 7})
    assert two.step == (Step(decides=1), Step(play=("1 pass", "2 pass")))


def test_files_are_found_by_name(tmp_path: Path) -> None:
    for name in ("B", "A"):
        text = HEAD.replace("X-1", name) + "[[step]]\nover = true\n"
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "notes.md").write_text("no scenario", encoding="utf-8")
    assert [found.id for found in load_all(tmp_path)] == ["A", "B"]
    assert load(tmp_path / "B.toml").file == "B.toml"


@pytest.mark.parametrize(
    ("body", "entry", "field"),
    [
        ("[[step]]\nover = 3\n", "step[0]", "over"),
        ("[[step]]\nover = true\n[[step]]\nsays = 3\n", "step[1]", "says"),
        ("says = 3\n[[step]]\nover = true\n", "-", "says"),
        ("players = 'two'\n[[step]]\nover = true\n", "-", "players"),
        ("[[case]]\n[[case.step]]\nover = true\n", "case[0]", "name"),
        ("[[case]]\nname = 'a'\n[[case.step]]\nplay = 3\n", "case[0].step[0]", "play"),
        ("[[case]]\nname = 'a'\n[[case.step]]\nplay = ['1 pass', 3]\n", "case[0].step[0]", "play[1]"),
        ("[[case]]\nname = 'a'\n[[case.step]]\nsheet.coins = 'many'\n", "case[0].step[0]", "sheet"),
        ("", "-", "step"),
        ("[[case]]\nname = 'a'\n", "case[0]", "step"),
        ("[[case]]\nname = ''\n[[case.step]]\nover = true\n", "case[0]", "name"),
        ("[[step]]\nover = true\n[[case]]\nname = 'a'\n[[case]]\nname = 'a'\n", "case[0]", "name"),
        ("[[step]]\n", "step[0]", "play"),
        ("[[step]]\nrefused = true\n", "step[0]", "refused"),
        ("[[step]]\nplay = '1 pass'\nrefused = true\nevents = ['passed']\n", "step[0]", "events"),
        ("[[step]]\nplay = '1 pass'\nrefused = 'X'\nunchanged = ['cities']\n", "step[0]", "unchanged"),
        ("[[step]]\nplay = '1 pass'\nrefused = true\nlog = []\n", "step[0]", "log"),
        ("[[step]]\nplay = '1 pass'\nrefused = true\ntold.1 = ['passed']\n", "step[0]", "told"),
        ("[[step]]\nover = true\n[[case]]\nname = 'a'\nsetup_refused = 'setup-seats'\n", "case[0]", "step"),
        ("[[step]]\nover = true\ndecides = 1\n", "step[0]", "decides"),
        ("[[step]]\nchance = 2\ndecides = 1\n", "step[0]", "decides"),
        ("[[case]]\nname = 'a'\n[[case.step]]\nrefused = true\n", "case[0].step[0]", "refused"),
    ],
)
def test_a_wrong_file_is_refused_with_entry_and_field(body: str, entry: str, field: str) -> None:
    with pytest.raises(BadData) as refused:
        scenario(body)
    values = refused.value.values
    assert (values["file"], values["entry"], values["field"]) == ("X-1.toml", entry, field)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        (HEAD.replace('id = "X-1"\n', "") + "[[step]]\nover = true\n", "id"),
        (HEAD.replace("X-1", "X-2") + "[[step]]\nover = true\n", "id"),
        (HEAD.replace("An example", "") + "[[step]]\nover = true\n", "title"),
        (HEAD.replace('"SM-TURN-01"', "") + "[[step]]\nover = true\n", "covers"),
        ("id = ", "-"),
    ],
)
def test_a_wrong_heading_is_refused(text: str, field: str) -> None:
    with pytest.raises(BadData) as refused:
        read("X-1.toml", text)
    values = refused.value.values
    assert (values["file"], values["entry"], values["field"]) == ("X-1.toml", "-", field)
