"""The boards of all games on a terminal: they fit, and they say everything without colour and in ASCII."""

import pytest
from rich.cells import cell_len
from rich.console import RenderableType

from auberge import games
from auberge.cli import boards
from auberge.cli.boards import Scene
from auberge.cli.boards.malta_view import MaltaView
from auberge.cli.boards.valletta_view import VallettaView
from auberge.cli.consoles import plain
from auberge.core.errors import EngineBug
from auberge.core.match import Match
from auberge.core.protocol import View
from auberge.core.setup import settle_setup
from auberge.words import LANGUAGES, Words
from tests.cli.drawing import LONG, lines_of, moments, whole_screen


def drawn(game: str, view: View, scene: Scene) -> list[RenderableType | None]:
    """All parts of a board, and what is told on demand."""
    board, asked = boards.load(game), list[str]()
    if isinstance(view, VallettaView):
        asked = [f"b {view.layout[3].name}", "card tax_collector"]
    if isinstance(view, MaltaView):
        asked = ["show c4", "show discard two of yours"]
    return [
        board.picture(view, scene),
        board.in_play(view, scene),
        board.choices(view, scene),
        board.every_board(view, scene),
        *(board.details(view, text, scene) for text in asked),
        board.standings(view, scene),
    ]


def told(game: str, match: Match, scene: Scene) -> list[RenderableType | None]:
    """What does not depend on the moment: the legend, and the story of the end of the game."""
    board = boards.load(game)
    events = [event for step in match.steps[-60:] for event in step.events]
    return [board.legend(scene), *board.story(events, scene)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (60, 24), (45, 24)])
@pytest.mark.parametrize(
    ("game", "seats", "every"),
    [
        ("malta", 2, 5),
        ("malta", 6, 13),
        ("saint_malo", 2, 3),
        ("saint_malo", 5, 9),
        ("valletta", 2, 5),
        ("valletta", 4, 5),
    ],
)
def test_nothing_is_wider_than_the_terminal(
    game: str, seats: int, every: int, size: tuple[int, int], language: str
) -> None:
    width, height = size
    scene = Scene(Words(language, strict=True), LONG[:seats], width, height)

    def fits(part: RenderableType | None) -> bool:
        return max((cell_len(line) for line in lines_of(part, width)), default=0) <= width

    for _, view in moments(game, seats)[::every]:
        assert all(fits(part) for part in drawn(game, view, scene))
        assert cell_len(boards.load(game).title(view, scene)) <= 80 or width < 80
    match, _ = moments(game, seats)[0]
    assert all(fits(part) for part in told(game, match, scene))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        *(("malta", seats, {"board": "7x7"}) for seats in (2, 4, 6)),
        ("malta", 2, {"board": "5x5"}),
        ("saint_malo", 5, {}),
        *(("valletta", seats, {}) for seats in (2, 3, 4)),
    ],
)
def test_a_whole_screen_fits(
    game: str, seats: int, options: dict[str, str], size: tuple[int, int], language: str
) -> None:
    """Board, choices and ribbon; only the story may scroll away."""
    board, words = boards.load(game), Words(language)
    scene = Scene(words, LONG[:seats], *size)
    for match, view in moments(game, seats, **options)[:: 12 if seats > 4 else 3]:
        events = [event for step in match.steps[:40] for event in step.events]
        ribbon = (f"Anna: {words.question(game, view)}", board.hint(view, scene))
        shown = whole_screen(board, view, scene, events, ribbon)
        assert len(shown) <= scene.height - 1, (view.question, len(shown))


@pytest.mark.parametrize(("game", "seats"), [("malta", 6), ("saint_malo", 5), ("valletta", 2)])
def test_everything_is_told_without_colour_and_in_ascii(game: str, seats: int) -> None:
    scene = Scene(Words(), LONG[:seats], 80, 24, plain=True)
    seen = moments(game, seats)[::20]
    match, view = seen[-1]
    for part in [*(part for _, moment in seen for part in drawn(game, moment, scene)), *told(game, match, scene)]:
        text = "\n".join(lines_of(part, 80)).replace("“? shove”", "").replace("? shows", "")
        assert plain(text).isascii()
        assert "?" not in plain(text)
    coloured = lines_of(boards.load(game).picture(view, scene), 80, colour=True)
    assert any("\x1b[" in line for line in coloured)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_foreign_view_is_a_bug(game: str) -> None:
    other = games.load("valletta" if game == "malta" else "malta")
    view = other.view(other.start(settle_setup(other.meta, seats=2, seed=1)), None)
    with pytest.raises(EngineBug):
        boards.load(game).title(view, Scene(Words(), ("a", "b")))
