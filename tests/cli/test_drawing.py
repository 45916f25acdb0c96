"""The board on a terminal: it fits, it says everything without colour, and it falls back to ASCII."""

import importlib.util
import re
from pathlib import Path

import msgspec
import pytest

from auberge import games
from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.boards.saint_malo.city import CityDrawing
from auberge.cli.boards.saint_malo_view import SaintMaloView
from auberge.cli.consoles import open_console, plain
from auberge.cli.play.table import Table
from auberge.cli.usage import BadUsage
from auberge.core.match import resume
from auberge.core.protocol import Seat, View
from auberge.core.record import loads
from auberge.core.setup import settle_setup
from auberge.words import LANGUAGES, Words
from tests.cli.drawing import LONG, lines_of, moments, paper, printed
from tests.cli.terminal import interrupt_after, record_after, run, script

BOARD = boards.load("saint_malo")
GAME = games.load("saint_malo")


def seen(view: View) -> SaintMaloView:
    assert isinstance(view, SaintMaloView)
    return view


@pytest.mark.parametrize("is_plain", [False, True])
def test_dark_and_light_cells_and_legal_cells_differ_without_colour(is_plain: bool) -> None:
    scene = Scene(Words("en"), LONG[:2], plain=is_plain)
    _, view = moments("saint_malo", 2)[0]
    new = seen(GAME.view(GAME.start(settle_setup(GAME.meta, seats=2, seed=1), pausing=True), None))
    drawn = CityDrawing(new, 0, scene, frozenset({(0, 3), (3, 3)})).large().plain.splitlines()
    assert drawn[0].split() == list("ABCDEFG")
    assert [line.split()[0] for line in drawn[1:]] == list("1234567")
    shade, mark = (":", ">") if is_plain else ("░", "›")
    assert drawn[1].count(shade) == 4 * 4 + 1  # four empty dark cells and the rest of the one that is offered
    assert f"{mark}D1{shade}" in drawn[1]
    assert f"{mark}D4 " in drawn[4]
    assert shade not in drawn[4][8:33]
    assert view.you is not None


def _with_sides(sides: dict[str, str]) -> SaintMaloView:
    setup = settle_setup(GAME.meta, seats=2, seed=1)
    return seen(GAME.view(GAME.arrange(setup, {"seat": {"1": {"cells": sides}}}), Seat(0)))


def test_towers_show_bonus_and_arrow_then_complete_or_destroyed() -> None:
    scene = Scene(Words("en"), LONG[:2])
    open_city = CityDrawing(_with_sides({}), 0, scene).large().plain
    assert [open_city.count(tower) for tower in ("[ ☻→]", "[2●↓]", "[←3★]", "[2●↑]")] == [1, 1, 1, 1]
    walls = {f"(0,{col})": "wall" for col in range(1, 6)}
    city = CityDrawing(_with_sides(walls | {"(6,2)": "citizen"}), 0, scene).large().plain
    assert "[ ✓→]" in city
    assert "[←✗ ]" in city


@pytest.mark.parametrize(("language", "letter"), [("en", "(C)"), ("de", "(T)")])
def test_contents_have_signs_and_letters_of_the_language(language: str, letter: str) -> None:
    cells = {"(4,4)": "citizen", "(5,5)": "church_3", "(4,5)": "house"}
    city = CityDrawing(_with_sides(cells), 0, Scene(Words(language), LONG[:2])).large().plain
    assert all(sign in city for sign in (letter, "†3", "⌂", "⊠"))


def test_the_pirate_grid_shows_boxes_and_ticks() -> None:
    setup = settle_setup(GAME.meta, seats=3, seed=1)
    view = GAME.view(GAME.arrange(setup, {"ticks": 8}), Seat(0))
    picture = "\n".join(lines_of(BOARD.picture(view, Scene(Words("en"), LONG[:3])), 80))
    assert "1 ☒☒☒☒☒☒" in picture
    assert "3 ☒☒☐☐☐☐" in picture
    assert "12 ☐☐☐☐☐☐" in picture
    assert "next attack 3: 3 short" in picture


def test_prices_stand_in_the_table_of_uses() -> None:
    setup = settle_setup(GAME.meta, seats=2, seed=1, start_seat=0)
    position = GAME.arrange(setup, {"dice": "crate crate wall head crossed_swords", "seat": {"1": {"coins": 4}}})
    view = GAME.view(position, Seat(0))
    table = lines_of(BOARD.choices(view, Scene(Words("en"), LONG[:2])), 80)
    rows = {line.split()[1]: re.findall(r"\d\) (free|\d coins?)|(-)(?= )", line + " ") for line in table[1:]}
    assert [price or dash for price, dash in rows["crate"]] == ["free", "free", "2 coins", "4 coins", "-"]
    assert [price or dash for price, dash in rows["log"]] == ["4 coins", "-", "-", "-", "-"]
    assert "SP" in next(line for line in table if "head" in line)


def test_without_utf8_everything_is_ascii(data_folder: Path) -> None:
    lines = ["", "?", "cities", *script("me:Anna,random", 7)[1:12]]
    args = ("play", "--seed", "7", "--start", "1", "--seats", "me:Anna,random", "--names", "Zoé,Äöß")
    for language in LANGUAGES:
        result = run(*args, "--lang", language, typed=lines, charset="ascii")
        assert result.exit_code == 0
        assert result.stdout.isascii()
        assert "[ @>]" in result.stdout
        assert "Zoe" in result.stdout


def test_accents_are_lost_but_no_letter() -> None:
    assert plain("«\u202fÉté\u202f» – 3 × Kräfte, ß…") == '" Ete " - 3 x Krafte, ss.'


@pytest.mark.parametrize(
    ("environ", "coloured"), [({"FORCE_COLOR": "1"}, True), ({"FORCE_COLOR": "1", "NO_COLOR": "1"}, False)]
)
def test_no_color_is_respected(environ: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in ({"COLORTERM": "truecolor", "TERM": "xterm"} | environ).items():
        monkeypatch.setenv(name, value)
    console = open_console()
    with console.capture() as capture:
        console.print(BOARD.picture(moments("saint_malo", 2)[0][1], Scene(Words("en"), LONG[:2])))
    assert bool(re.search(r"\x1b\[[0-9;]*[34]8;", capture.get())) == coloured


def _words_in(svg: str) -> list[str]:
    return re.sub(r"<style.*?</style>|<[^>]*>", " ", svg, flags=re.DOTALL).split()


def test_the_picture_in_the_papers_is_up_to_date() -> None:
    """`python scripts/terminal_picture.py` draws it anew."""
    spec = importlib.util.spec_from_file_location("terminal_picture", "scripts/terminal_picture.py")
    assert spec is not None
    assert spec.loader is not None
    script_module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script_module)
    assert _words_in(script_module.draw()) == _words_in(Path("docs/images/terminal.svg").read_text(encoding="utf-8"))


def test_a_terminal_is_cleared_and_never_filled_beyond_its_height(monkeypatch: pytest.MonkeyPatch) -> None:
    console = paper(80, colour=True)
    match = resume(GAME, loads(record_after(20)))
    table = Table(match, Path("nowhere.json"), console, Words("en"))
    monkeypatch.setattr(Table, "save", lambda _self: None)
    interrupt_after(script("me:Anna,random", 7)[20:50], monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        table.run()
    screens = printed(console).split("\x1b[2J")
    assert len(screens) > 20
    assert all(screen.count("\n") <= 24 for screen in screens)
    assert "(Fool) is thinking…" in printed(console)


def test_a_game_without_a_board_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = msgspec.structs.replace(games.entry_of("malta"), brings=frozenset())
    monkeypatch.setattr(games, "entry_of", lambda _name: bare)
    with pytest.raises(BadUsage, match="cli-no-board"):
        boards.load("malta")
