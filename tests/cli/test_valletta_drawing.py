"""Valletta's board on a terminal: it fits, it says everything without colour, it hides what is hidden."""

import io
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from auberge import games
from auberge.bots import load as load_bot
from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.signs import figures_of
from auberge.cli.boards.valletta_view import VallettaView
from auberge.cli.consoles import plain
from auberge.cli.screen import Screen
from auberge.core.errors import EngineBug
from auberge.core.match import Match
from auberge.core.protocol import CHANCE, OVER, Seat, View
from auberge.core.record import Player
from auberge.core.setup import settle_setup
from auberge.words import LANGUAGES, Words
from tests.cli.terminal import flat

pytestmark = pytest.mark.usefixtures("with_valletta")
BOARD = boards.load("valletta")
LONG = ("Maximilian Alexander", "Wilhelmina Charlotte", "Anna", "Bartholomäus Konrad")


@cache
def moments(seats: int) -> list[tuple[Match, VallettaView]]:
    """Decisions of a game, as the seat to decide sees them: every question that came up, and every ninth one."""
    game = games.load("valletta")
    found: list[tuple[Match, VallettaView]] = []
    questions: set[str] = set()
    players = [Player(name, "human") for name in LONG[:seats]]
    match = Match(game, settle_setup(game.meta, seats=seats, seed=5), players)
    bot = load_bot("squire" if seats == 2 else "random")(game, 1)
    while match.actor != OVER:
        if match.actor == CHANCE:
            match.chance()
            continue
        seat = Seat(match.actor)
        view = seen(game.view(match.position, seat))
        if len(match.steps) % 9 == 0 or view.question not in questions:
            found.append((match, view))
            questions.add(view.question)
        match.play(seat, bot.choose(view))
    found.append((match, seen(game.view(match.position, None))))
    return found


def seen(view: View) -> VallettaView:
    assert isinstance(view, VallettaView)
    return view


def question(name: str, seats: int = 2) -> tuple[Match, VallettaView]:
    """A moment at which this is asked."""
    return next(found for found in moments(seats) if found[1].question == name)


def lines_of(part: RenderableType | None, width: int, *, colour: bool = False) -> list[str]:
    console = Console(
        file=io.StringIO(),
        width=width,
        height=24,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        highlight=False,
        markup=False,
        emoji=False,
        legacy_windows=False,
    )
    if part is not None:
        console.print(part)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def drawn(match: Match, view: VallettaView, scene: Scene) -> list[RenderableType | None]:
    return [
        BOARD.picture(view, scene),
        BOARD.in_play(view, scene),
        BOARD.choices(view, scene),
        BOARD.every_board(view, scene),
        BOARD.legend(scene),
        BOARD.details(view, f"b {view.layout[3].name}", scene),
        BOARD.details(view, "card tax_collector", scene),
        *BOARD.story([event for step in match.steps[-60:] for event in step.events], scene),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40), (60, 24), (45, 24)])
@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_wider_than_the_terminal(seats: int, width: int, height: int, language: str) -> None:
    for match, view in moments(seats)[::5]:
        scene = Scene(Words(language, strict=True), LONG[:seats], width, height)
        for part in drawn(match, view, scene):
            assert max((cell_len(line) for line in lines_of(part, width)), default=0) <= width
        assert cell_len(BOARD.title(view, scene)) <= 80 or width < 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_screen_fits_eighty_by_twenty_four(seats: int, language: str) -> None:
    """Board, choices and ribbon; only the story may scroll away."""
    for _, view in moments(seats)[::3]:
        console = Console(
            file=io.StringIO(), width=80, height=24, force_terminal=True, highlight=False, legacy_windows=False
        )
        words = Words(language)
        scene = Scene(words, LONG[:seats], 80, 24)
        ribbon = (f"Anna: {words.question('valletta', view)}", BOARD.hint(view, scene))
        Screen(console, BOARD).show(view, scene, (), ribbon)
        assert isinstance(console.file, io.StringIO)
        shown = console.file.getvalue().splitlines()
        assert len(shown) <= 23, (view.question, len(shown))


def test_everything_is_told_without_colour_and_in_ascii() -> None:
    match, view = question("build")
    scene = Scene(Words(), LONG[:2], 80, 24, plain=True)
    for part in drawn(match, view, scene):
        text = "\n".join(lines_of(part, 80))
        assert plain(text).isascii()
        assert "?" not in plain(text).replace("? shows", "")
    coloured = lines_of(BOARD.picture(view, scene), 80, colour=True)
    assert any("\x1b[" in line for line in coloured)


def test_every_building_stands_in_the_column_of_its_zone() -> None:
    _, view = question("play")
    lines = lines_of(BOARD.picture(view, Scene(Words(), ("Anna", "Ben"), 80, 24, tight=True)), 80)
    words = Words()
    rows = [line for line in lines[:5] if "◍" not in line]
    order = (2, 0, 1, 3)  # rows of the layout from top to bottom, the street after the second
    for row, line in zip(order, rows, strict=False):
        for column in range(5):
            name = words.say("valletta-building-short", building=view.layout[5 * row + column].name)
            assert line[16 * column + 1 :].startswith(name)


def test_hands_of_others_are_not_drawn() -> None:
    for match, view in moments(2):
        if view.you is None:
            continue
        other = match.game.view(match.position, Seat(1 - view.you))
        assert seen(other).players[1 - view.you].hand is not None
        assert view.players[1 - view.you].hand is None
        text = "\n".join(lines_of(BOARD.picture(view, Scene(Words(), ("Anna", "Ben"), 80, 24)), 80))
        assert text.count("Hand:") <= 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_payment_says_what_is_due_and_why(language: str) -> None:
    _, view = question("payment")
    words = Words(language, strict=True)
    part = BOARD.choices(view, Scene(words, LONG[:2], 80, 24))
    text = flat(" ".join(lines_of(part, 80)))
    due = dict(zip(("gold", "wood", "stone", "brick"), view.cost, strict=True))
    assert words.say("cli-v-due", goods=words.say("valletta-goods", **due)) in text
    assert words.say("valletta-label-proposed") in text


def test_a_choice_never_shows_what_a_barrel_hides() -> None:
    for _, view in moments(2):
        if view.question != "play":
            continue
        part = BOARD.choices(view, Scene(Words(), LONG[:2], 120, 24))
        for line in lines_of(part, 120):
            assert not (") Jean" in line and "+" in line)


def test_figures_are_initials_or_numbers() -> None:
    assert figures_of(Scene(Words(), ("Anna", "Ben"))) == ("A", "B")
    assert figures_of(Scene(Words(), ("Anna", "Alex"))) == ("1", "2")


def test_a_foreign_view_is_a_bug() -> None:
    game = games.load("saint_malo")
    view = game.view(game.start(settle_setup(game.meta, seats=2, seed=1)), None)
    with pytest.raises(EngineBug):
        BOARD.title(view, Scene(Words(), ("a", "b")))
