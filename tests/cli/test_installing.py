"""`auberge doctor`, the shell's completion and the manual page, in the four languages."""

import os
import re
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from auberge.build import is_compiled
from auberge.cli.tools import doctor
from auberge.cli.tools.completion import SHELLS
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import error_of, flat, run


@pytest.fixture(autouse=True)
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page is there, whether or not it was built."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").touch()
    monkeypatch.setattr(doctor, "PAGE", folder)
    return folder


@pytest.fixture
def free_port() -> str:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return str(listening.getsockname()[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doctor_finds_a_healthy_house(language: str, data_folder: Path, free_port: str) -> None:
    words = Words(language, strict=True)
    result = run("doctor", AUBERGE_LANG=language, AUBERGE_PORT=free_port)
    told = flat(result.stdout)
    assert result.exit_code == 0, told
    assert words.say("doctor-result", healthy=True) in told
    assert flat(words.say("doctor-engine", case="compiled" if is_compiled() else "plain")) in told
    for about in ("page", "language"):
        assert words.say(f"doctor-{about}", case="there") in told
    assert not data_folder.exists(), "it only looks"


def test_what_is_missing_is_told_with_its_remedy(page: Path, data_folder: Path) -> None:
    (page / "index.html").unlink()
    data_folder.write_text("a file where a folder should be")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        result = run("doctor", AUBERGE_PORT=str(taken.getsockname()[1]))
    told = flat(result.stdout)
    assert result.exit_code == 1
    assert "“make page” builds it" in told
    assert "choose another folder with AUBERGE_DATA_DIR" in told
    assert "Stop the other program, or choose another port." in told


def test_a_database_that_cannot_be_read_is_told(data_folder: Path, free_port: str) -> None:
    data_folder.mkdir()
    (data_folder / "auberge.db").write_text("these are no tables")
    result = run("doctor", AUBERGE_PORT=free_port)
    assert result.exit_code == 1
    assert "The database cannot be used." in result.stdout
    assert (data_folder / "auberge.db").read_text() == "these are no tables"


def test_a_database_with_nothing_in_it_yet_is_no_fault(tmp_path: Path, free_port: str) -> None:
    (tmp_path / "house.db").touch()
    result = run("doctor", AUBERGE_PORT=free_port, AUBERGE_DATABASE=f"sqlite:///{tmp_path}/house.db")
    assert result.exit_code == 0
    assert "The database will be created at the first start" in flat(result.stdout)


def test_a_setting_that_cannot_be_is_told() -> None:
    result = run("doctor", AUBERGE_PORT="harbour")
    assert result.exit_code == 1
    assert "AUBERGE_PORT" in result.stdout


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_its_script(shell: str) -> None:
    result = run("completion", shell)
    assert result.exit_code == 0
    assert f"complete_{shell}" in result.stdout


def test_an_unknown_shell_is_named() -> None:
    assert error_of(run("completion", "tcsh")) == (
        "There is no completion for “tcsh”. The shells are: bash, zsh, fish, powershell"
    )


def test_bash_completes_a_command(tmp_path: Path) -> None:
    program = tmp_path / "auberge"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m auberge "$@"\n')
    program.chmod(0o755)
    (tmp_path / "script").write_text(run("completion", "bash").stdout)
    pressed = f"source {tmp_path}/script; COMP_WORDS=(auberge doc); COMP_CWORD=1; _auberge_completion auberge"
    answered = subprocess.run(
        ["bash", "--norc", "-c", pressed + '; echo "${COMPREPLY[*]}"'],
        env={**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert answered.stdout.split() == ["doctor"], answered.stderr


def test_completions_are_explained_in_the_language_of_the_shell() -> None:
    result = run(
        AUBERGE_LANG="fr",
        _AUBERGE_COMPLETE="complete_zsh",
        _TYPER_COMPLETE_ARGS="auberge doc",
    )
    assert Words("fr").say("doctor-help-doctor")[:20] in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_page_has_every_command(language: str) -> None:
    result = run("man", "--lang", language)
    assert result.exit_code == 0
    for command in ("play", "puzzles mine", "move\\-tables", "doctor"):
        assert f'.SS "auberge {command}' in result.stdout
    assert f".SH {Words(language).say('shell-man-environment')}" in result.stdout
    assert not re.search(r"\b(cli-value|[a-z]+-help)-", result.stdout.replace("\\-", "-")), "a word is missing"
    if shutil.which("groff"):
        checked = subprocess.run(
            ["groff", "-man", "-Kutf8", "-Tutf8", "-ww", "-z"],
            input=result.stdout,
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        assert not checked.stderr
