"""Whatever is typed at whichever prompt, the program answers in the player's language and asks again."""

import builtins
import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.console import Console

from auberge import bots, games
from auberge.cli.numbers import whole_number
from auberge.cli.play import play
from auberge.cli.play.commands import NAMES
from auberge.cli.play.replay import Film, Projector
from auberge.cli.play.table import Table
from auberge.core import record as records
from auberge.core.match import resume
from auberge.core.protocol import CHANCE, Seat
from auberge.core.record import Record
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import record_after, run

LONG = "9" * 5000
ODD = (
    *("²", "٣", "１", "1²", "½", "Ⅷ", "-1", "1e9", "1.5", "0" * 5000, LONG, "é" * 3000),
    *("\x00", "\x1b[2J", "\u200b", "\ud800", "\u202e", "﷽", "[bold]", "{ $x }", "%s", "", " ", ",", "?"),
    *("~no-such-person/x", "x" * 300, "/proc/x/y", "."),
)
PARTS = (
    *("1", "2", "3", "7", "12", "99", "a1", "g7", "z9", "(0,0)", "(6,6)", "(9,9)", "row", "column", "on", "off", "fr"),
    *("keep", "use", "cell", "character", "log", "wall", "crossed_swords", "soldier", "all", "none", "stop", "absent"),
    *("play", "place", "space", "player", "direction", "move", "turn", "line", "card", "racket", "boomerang", "pass"),
    *("shove", "shift_a_line", "turn_a_space", "up", "up_left", "show", "draft", "build", "upgrade", "payment", "pay"),
    *("proposed", "dismiss", "hire", "seamstress", "gold", "wood", "maid", "building_g01", "decline", "yes"),
)
COMMANDS = tuple(name for name in NAMES if name not in ("hint", "quit"))  # a hint takes long, leaving is no answer
lines = st.one_of(
    st.text(max_size=20),
    st.lists(st.sampled_from((*ODD, *PARTS, *COMMANDS)), min_size=1, max_size=4).map(" ".join),
)


class Book(Table):
    """A table that asks nobody but the test, and keeps nothing."""

    def save(self) -> None:
        """Nothing is written down."""


@cache
def questions(game_name: str) -> list[Record]:
    """The game as it stands at the first of every question, and before the first throw."""
    game = games.load(game_name)
    wishes = play.PlayArguments(game_name, seed="5", start="1")
    match = play.new_match(game, "me:Anna,me:Ben", wishes, Words())
    mind = bots.load("random")(game, 5)
    found = {"throw": match.record()}
    while not match.is_over:
        if match.actor == CHANCE:
            match.chance()
            continue
        seat = Seat(match.actor)
        view = game.view(match.position, seat)
        found.setdefault(view.question, match.record())
        match.play(seat, mind.choose(view))
    return list(found.values())


def type_at(table: Table, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets the table run on these lines, until somebody leaves or nothing more is typed."""
    waiting: Iterator[str] = iter(typed)

    def type_next(_prompt: str = "") -> str:
        for line in waiting:
            return line
        raise EOFError

    with monkeypatch.context() as patch:
        patch.setattr(builtins, "input", type_next)
        try:
            table.run()
        except EOFError:
            return


@pytest.mark.parametrize("game_name", games.NAMES)
@settings(max_examples=60)
@given(st.data())
def test_every_line_at_every_question_is_answered(game_name: str, data: st.DataObject) -> None:
    """Strict words raise where a key has no sentence."""
    game, language = games.load(game_name), data.draw(st.sampled_from(LANGUAGES))
    match = resume(game, data.draw(st.sampled_from(questions(game_name))))
    screen = io.StringIO()
    table = Book(match, Path("nowhere.json"), Console(file=screen, width=80), Words(language, strict=True))
    with pytest.MonkeyPatch.context() as patch:
        type_at(table, ["", *data.draw(st.lists(lines, min_size=1, max_size=3))], patch)
    assert screen.getvalue()
    assert "\x1b" not in screen.getvalue()
    assert resume(game, match.record()).record() == match.record()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [LONG, f"keep {LONG}", f"use {LONG}", f"cell {LONG}", f"help {LONG}", f"lang {LONG}"])
def test_a_very_long_line_is_told_back_in_part(text: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.StringIO()
    match = resume(games.load("saint_malo"), records.loads(record_after(1)))
    type_at(Book(match, Path("x"), Console(file=screen, width=80), Words(language, strict=True)), [text], monkeypatch)
    told = screen.getvalue().replace("\n", "")
    assert "999" in told
    assert "…" in told[told.index("999") :]
    assert told.count("9") < 1000


@pytest.mark.parametrize("text", ["²", "1 ²", "٣", "１"])
def test_only_plain_digits_name_dice(text: str) -> None:
    result = run("play", "--seed", "7", "--start", "1", "--seats", "me,random", typed=["", text, "quit"])
    assert result.exit_code == 0
    assert "is not a move of this game" in result.stdout


@pytest.mark.parametrize("text", ["²", "٣", LONG, "0", "-1", "\x1b[2J", "squire," * 3000])
def test_who_plays_is_answered_whatever_is_typed(text: str) -> None:
    result = run("play", typed=[text])
    assert result.exit_code == 0
    assert result.stdout.count("Who is playing?") == 2
    assert len(result.stdout) < 4000


@pytest.mark.parametrize("text", ["²", LONG, "٣", "-1", "9"])
def test_the_projector_takes_only_numbers_of_steps(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(record_after(4))
    screen, waiting = io.StringIO(), iter([text, "2", "q"])
    projector = Projector(Film(file), Console(file=screen, width=80), Words("en", strict=True))
    monkeypatch.setattr(builtins, "input", lambda _prompt="": next(waiting))
    projector.run()
    assert projector.at == 2
    assert Words("en").say("cli-replay-keys", last=len(projector.film.frames) - 1) in screen.getvalue()


@pytest.mark.parametrize("name", ["~no-such-person/game.json", "x" * 300 + ".json", "/proc/none/game.json"])
def test_a_place_that_cannot_be_is_told_and_the_game_goes_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("play", "--seed", "7", "--start", "1", "--seats", "me,random", typed=[f"save {name}", "", "quit"])
    assert result.exit_code == 0
    assert "Type the dice to keep" in result.stdout


def test_a_conceding_player_who_goes_away_has_not_conceded(data_folder: Path) -> None:
    result = run("play", "malta", "--seats", "me,random", "--seed", "3", typed=["concede"])
    assert result.exit_code == 0
    assert "The game is saved in" in result.stdout


@pytest.mark.parametrize(("text", "number"), [("0", 0), (" 12 ", 12), ("007", 7), ("9" * 18, 10**18 - 1)])
def test_plain_digits_are_a_number(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize("text", ["", "x", "-1", "+1", "1.5", "1_0", "²", "٣", "１", LONG, "0" * 5000])
def test_anything_else_is_none(text: str) -> None:
    assert whole_number(text) is None
