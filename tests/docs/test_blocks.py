"""What the papers show is true: commands exist with their options, and what can be run here runs."""

import json
import os
import tomllib
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from auberge.cli.app import app
from auberge.cli.entry import OpenSection
from tests.cli.terminal import run
from tests.docs.blocks import OURS, READ, RUN, TRIED_ELSEWHERE, Block, blocks, shown_calls, to_run, words_of
from tests.docs.papers import NAMES, ROOT

SHELL = ("$", "auberge", "make", "pip", "pipx", "python", "python3", "sudo", "uvx")
ENTRY = get_command(app)
COMMANDS = ENTRY.commands if isinstance(ENTRY, TyperGroup) else {}
WITH_BLOCKS = [name for name in NAMES if to_run(name)]


@pytest.mark.parametrize("name", NAMES)
def test_every_block_says_what_it_is(name: str) -> None:
    for block in blocks(name):
        place = f"{name}:{block.line}"
        assert block.language in (*RUN, *READ), place
        match block.language:
            case "":
                commands = [line for line in block.text.splitlines() if line.split(" ")[0] in SHELL]
                assert not commands, f"{place}: commands belong into a block of the language `console`"
            case "console":
                assert block.commands, place
                foreign = [command for command in block.commands if words_of(command)[0][0] != OURS]
                assert block.not_run or not foreign, f"{place}: say why this is not run: {foreign}"
            case "json":
                _read_json(block.text)
            case "toml":
                tomllib.loads(block.text)
            case "pycon":
                assert name.startswith("docs/reference/"), f"{place}: only docstrings are tried so"


def _read_json(text: str) -> None:
    try:
        json.loads(text)
    except json.JSONDecodeError:
        for line in text.splitlines():
            json.loads(line)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_shown_exists(name: str) -> None:
    assert [(call, problem) for call in shown_calls(name) if (problem := problem_of(call))] == []


def problem_of(call: Sequence[str]) -> str | None:
    """What is wrong with the options of a call, or None: it is only asked for its help page, which reads them first."""
    section = COMMANDS.get(call[0])
    named = [call[0], *section.completed(call[1:])] if isinstance(section, OpenSection) else call
    result = run(*named, "--help")
    return result.stderr if result.exit_code else None


@pytest.mark.parametrize("name", WITH_BLOCKS)
def test_what_a_page_shows_runs(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if "datasets" in name:
        pytest.importorskip("pyarrow")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AUBERGE_DATA_DIR", str(tmp_path / "data"))
    monkeypatch.setattr(os, "fsync", lambda _number: None)
    names: dict[str, object] = {"__name__": "shown"}  # a page goes on where its last block ended
    for block in to_run(name):
        if block.language == "python":
            exec(compile(block.text, f"{name}:{block.line}", "exec"), names)
        else:
            _run_commands(name, block)


def _run_commands(name: str, block: Block) -> None:
    for command in block.commands:
        words, file = words_of(command)
        smaller = block.run_with.split() if file is None else []
        result = run(*words[1:], *smaller)
        assert result.exit_code == 0, f"{name}: {command}: {result.output}"
        if file is not None:
            Path(file).write_text(result.stdout, encoding="utf-8")


def test_a_wrong_command_is_noticed() -> None:
    assert problem_of(["play", "--seat", "me"])
    assert problem_of(["playing"])
    assert problem_of(["puzzles", "malta", "--weekly"])
    assert problem_of(["puzzles", "malta", "--daily"]) is None
    assert problem_of(["play", "--seats", "me"]) is None


def test_what_is_tried_elsewhere_is_tried_there() -> None:
    assert all((ROOT / test).is_file() for test in TRIED_ELSEWHERE.values())
