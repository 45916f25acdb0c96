"""Small, low and wide windows: the board is never buried, what is chosen is seen, cards say what they do, names may be
long. One page for each game goes through all sizes."""

from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect

from auberge.games.malta.view import MaltaView
from auberge.games.saint_malo.view import SaintMaloView
from auberge.table.state import TableState
from auberge.wire import Holder
from tests.finished_games.collecting import FOLDER

from .conftest import NewPage
from .house import House
from .malta import SIX
from .malta import asked as asked_in_malta
from .positions import lay_finished_game
from .test_every_screen import speak
from .valletta import CARD, asked
from .windows import DESKS, LYING, UPRIGHT, look, resize

NAMES = ("Großmutter Hildegard", "Maximiliane Constanze Eva", "Ann", "Grandmaman Bernadette", "Bo", "Wilhelmina")
FIVE: tuple[Holder, ...] = ("link",) * 5
LONG_WINDED = ("de", "fr")
SIZES = (*LYING, *UPRIGHT, *DESKS)
TIGHTEST = (LYING[-1], *UPRIGHT, DESKS[0])
CELL = ".city .cell.legal"
_APART = """() => document.querySelector('.boxes').getBoundingClientRect().right
  <= document.querySelector('.stand').getBoundingClientRect().left"""
CITY, STREET, TILES = ".mid .city", ".mid .boardv", ".mid .tiles"
# The least share of a board that is seen when a page is opened, as drawn in the mockups.
SEEN = dict.fromkeys((*LYING, *DESKS), 0.97) | dict.fromkeys(UPRIGHT, 0.5)


def drawing_walls(history: TableState) -> bool:
    """The first of five is to draw a section of wall, late enough for full panels."""
    decides = (history.waiting.kind, history.waiting.seat) == ("decide", 0)
    return decides and len(history.standing) >= 100 and asks(history) == "section"


def choosing_a_symbol(history: TableState) -> bool:
    """The first seat has rolled for the last time."""
    return (history.waiting.kind, history.waiting.seat) == ("decide", 0) and asks(history) == "announce"


def asks(history: TableState) -> str:
    view = history.game.view(history.session.match.position, None)
    assert isinstance(view, SaintMaloView)
    return view.question


def full_hand(view: MaltaView) -> bool:
    return view.turns >= 8 and view.players[0].hand_size >= 5


def in_every_window(page: Page, check: Callable[[tuple[int, int]], None], *languages: str) -> None:
    """Looks at a page in all sizes, from its top: in these languages (all but the first in the tightest sizes only)."""
    for turn, language in enumerate(languages or [""]):
        if language:
            resize(page, *DESKS[-1])
            speak(page, language)
        for size in SIZES if turn == 0 else TIGHTEST:
            resize(page, *size)
            page.evaluate("scrollTo(0, 0)")
            check(size)


def test_five_in_saint_malo(new_page: NewPage, house: House) -> None:
    kept = FOLDER / "saint_malo" / "03-5-players.json"
    page = new_page(lay_finished_game(house, kept, FIVE, until=drawing_walls, names=NAMES).link(0), language="de")
    page.locator(CELL).first.wait_for()

    def check(size: tuple[int, int]) -> None:
        sight = look(page, CITY, whole=".opp, .opp .fact, .seatchip .facts > span")
        assert sight.board >= SEEN[size]
        assert (sight.cut, sight.broken, sight.wider) == ([], [], 0)
        assert sight.covered == [], "everybody is seen, with their points"
        assert page.locator(".opp").count() == (4 if size in DESKS else 0)
        assert size not in LYING or sight.higher <= 0
        page.locator(CELL).last.focus()  # at the lower edge, where a dock would cover it
        assert look(page, CITY, chosen=".city .cell:focus").chosen == 1
        expect(page.locator(".ribbon .say")).to_be_in_viewport(ratio=1)

    in_every_window(page, check)


def test_a_city_is_seen_while_its_dice_are_announced(new_page: NewPage, house: House) -> None:
    kept = FOLDER / "saint_malo" / "01-2-players.json"
    table = lay_finished_game(house, kept, FIVE[:2], until=choosing_a_symbol, names=NAMES)
    page = new_page(table.link(0), language="de", viewport=ViewportSize(width=360, height=640))
    page.locator(".choice.symbol:not(.off)").last.click()  # now the dock is at its highest
    expect(page.locator(".choice.symbol[aria-pressed=true]")).to_have_count(1)
    for size in (*UPRIGHT, *LYING, *DESKS):
        resize(page, *size)
        sight = look(page, CITY, whole=".opp .fact, .left .panel, .left li")
        assert sight.board >= (0.7 if size in UPRIGHT else 0.97)
        assert (sight.cut, sight.broken, sight.wider) == ([], [], 0)
        assert size not in DESKS or sight.covered == [], "the other's points, and everybody who comes for heads"
        assert size in DESKS or page.evaluate(_APART), "the boxes of the pirates, and the shield"
    resize(page, *UPRIGHT[0])
    page.locator(".tool.talk").click()
    page.locator("section.talk").wait_for()
    assert look(page, CITY).board >= 0.7


def test_a_score_sheet_and_what_is_said_there_fit_a_small_phone(new_page: NewPage, house: House) -> None:
    kept = FOLDER / "saint_malo" / "03-5-players.json"
    table = lay_finished_game(house, kept, FIVE, names=NAMES)
    page = new_page(table.link(0), language="fr", viewport=ViewportSize(width=360, height=640), calm=True)
    expect(page.locator(".win h1")).to_contain_text("victoire")  # nobody counts again what was over long ago
    for name in NAMES[:5]:
        expect(page.get_by_role("columnheader", name=name)).to_be_in_viewport(ratio=1)
    assert page.locator(".scroll").evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") == 0
    page.get_by_role("button", name="Parler").click()
    expect(page.get_by_role("button", name="Bien joué")).to_be_in_viewport(ratio=1)


def test_four_in_valletta(new_page: NewPage, house: House) -> None:
    kept = FOLDER / "valletta" / "03-4-players.json"
    table = lay_finished_game(house, kept, FIVE[:4], until=asked(0, "play", 200), names=NAMES)
    page = new_page(table.link(0))
    page.locator(CARD).first.wait_for()

    def check(size: tuple[int, int]) -> None:
        sight = look(page, STREET, whole=".opp .fact, .lying .chips .fact:first-child")
        assert sight.board >= SEEN[size] - 0.1  # six rows of buildings, a little scrolled where the window is very low
        assert (sight.cut, sight.broken, sight.covered, sight.wider) == ([], [], [], 0)
        assert size not in LYING or sight.higher <= 0
        assert page.locator("[data-hand] .hc .text").count() == page.locator("[data-hand] .hc").count() > 2

    in_every_window(page, check, *LONG_WINDED)


def test_a_building_that_is_paid_for_is_seen(new_page: NewPage, house: House) -> None:
    kept = FOLDER / "valletta" / "03-4-players.json"
    page = new_page(lay_finished_game(house, kept, FIVE[:4], until=asked(0, "payment", 60)).link(0), language="fr")
    page.locator(".decide .slot").first.wait_for()
    for size in SIZES:
        resize(page, *size)
        sight = look(page, STREET, chosen=".place.target .cell")
        assert sight.chosen >= 0.95
        assert (sight.cut, sight.broken, sight.wider) == ([], [], 0)
        assert size not in LYING or sight.board >= 0.87


def test_the_sheet_about_a_building_leaves_it_in_sight(new_page: NewPage, house: House) -> None:
    kept = FOLDER / "valletta" / "03-4-players.json"
    page = new_page(lay_finished_game(house, kept, FIVE[:4], until=asked(0, "play", 200)).link(0), language="fr")
    last = page.locator("[data-place]").last
    for size in (*UPRIGHT, LYING[0]):
        resize(page, *size)
        last.focus()
        page.keyboard.press("i")
        sheet, place = page.locator("dialog[open] .paper").bounding_box(), last.bounding_box()
        assert sheet is not None
        assert place is not None
        above, beside = place["y"] + place["height"] <= sheet["y"], place["x"] + place["width"] / 2 <= sheet["x"]
        assert place["y"] >= 0
        assert beside if size in LYING else above
        assert page.locator("dialog[open] .body").evaluate("body => body.scrollWidth - body.clientWidth") == 0
        page.keyboard.press("Escape")


def test_six_in_malta(new_page: NewPage, house: House) -> None:
    kept = FOLDER / "malta" / "02-6-players.json"
    table = lay_finished_game(house, kept, SIX, until=asked_in_malta("play", so=full_hand), names=NAMES)
    page = new_page(table.link(0))
    page.locator(".fan .slot").first.wait_for()

    def check(size: tuple[int, int]) -> None:
        sight = look(page, TILES, whole=".dock .fan:not(.small) .slot")
        assert sight.board >= SEEN[size]
        assert (sight.cut, sight.broken, sight.covered, sight.wider) == ([], [], [], 0)
        assert size not in LYING or sight.higher <= 0
        assert page.locator(".fan .card .text").count() == page.locator(".fan .card").count() > 4

    in_every_window(page, check, *LONG_WINDED)
