"""Help pages: every command has one, in every language, with an example; the version names the build."""

import platform
from io import StringIO

import pytest
from rich.console import Console
from rich.text import Text

from auberge.build import is_compiled
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import flat, run

COMMANDS = (
    "play",
    "learn",
    "replay",
    "review",
    "rules",
    "check-data",
    "simulate",
    "arena",
    "ladder",
    "balance",
    "bench",
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_an_example(command: str, language: str) -> None:
    result = run(command, "--help", AUBERGE_LANG=language)
    words = Words(language)
    assert result.exit_code == 0
    assert words.say(f"cli-help-{command}") in flat(result.stdout)
    examples = result.stdout.split(words.say("cli-help-examples"))[-1]
    assert f"  auberge {command}" in examples
    assert "--lang" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_program_lists_its_commands(language: str) -> None:
    asked = run("--lang", language, "--help")
    assert asked.exit_code == 0
    for command in COMMANDS:
        assert f"  {command}" in asked.stdout


def test_the_language_may_stand_before_the_command() -> None:
    assert run("--lang", "fr", "rules", "saint_malo", "SM-END-01").stdout == (
        run("rules", "saint_malo", "SM-END-01", "--lang=fr").stdout
    )


def test_the_version_says_which_build_runs() -> None:
    result = run("--version")
    assert ("compiled engine" if is_compiled() else "plain Python engine") in result.stdout
    assert f"{platform.python_implementation()} {platform.python_version()}" in result.stdout
    assert platform.system() in result.stdout
    assert result.exit_code == 0


@pytest.mark.parametrize("command", COMMANDS)
def test_help_pages_fit_eighty_columns(command: str) -> None:
    page = run(command, "--help").stdout.split("Examples")[0]
    assert max(len(line) for line in page.splitlines()) <= 80


def test_what_stands_for_a_value_is_in_the_language_of_the_page() -> None:
    page = run("play", "--help", AUBERGE_LANG="fr").stdout
    assert "auberge play [JEU]" in page
    assert "--seed NOMBRE" in page
    assert "--option NOM=VALEUR" in page
    assert "--resume [FICHIER]" in page
    assert "DATEI" in run("replay", AUBERGE_LANG="de").stderr


def test_no_line_breaks_at_a_no_break_space() -> None:
    out = StringIO()
    Console(file=out, width=8).print(Text("à Malte\u202f: oui"))
    assert [line.strip(" ") for line in out.getvalue().splitlines()] == ["à", "Malte\u202f:", "oui"]
