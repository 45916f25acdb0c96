"""Longer words than any of our languages has: nothing is cut off on any screen, on a phone and on a small desk."""

from pathlib import Path

from fluent.syntax import ast
from playwright.sync_api import Page, ViewportSize

from tests import catalogue
from tests.finished_games.collecting import FOLDER

from .conftest import PHONE, NewPage
from .house import House
from .malta import SIX
from .malta import asked as asked_in_malta
from .positions import lay_finished_game
from .pseudo import pseudo, pseudo_catalogue, speak_pseudo
from .test_every_screen import until
from .test_windows import FIVE, drawing_walls, full_hand
from .valletta import asked
from .windows import look

DESK = ViewportSize(width=1280, height=720)
GO = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
OPEN_ALL = "for (const found of document.querySelectorAll('details')) found.open = true"
NARROW = "h2 { width: 40px; overflow: hidden; white-space: nowrap } .panel { height: 30px }"


class Walk:
    """Somebody who goes through the house and notes what is cut off, on a small desk and on a phone."""

    def __init__(self, page: Page, pictures: Path | None) -> None:
        self.page = page
        self.pictures = pictures
        self.faults: list[str] = []

    def go(self, screen: str, path: str, shown: str) -> None:
        """Goes to another address without loading the page anew, and looks round."""
        self.page.set_viewport_size(DESK)
        self.page.evaluate(GO, path)
        self.page.locator(shown).first.wait_for()
        self.page.evaluate(OPEN_ALL)
        self.look(screen)

    def look(self, screen: str) -> None:
        for size, viewport in (("desk", DESK), ("phone", PHONE)):
            self.page.set_viewport_size(viewport)
            if self.page.locator("main.table").count() > 0:
                arranged = "main.table.phone" if viewport is PHONE else "main.table:not(.phone)"
                self.page.locator(arranged).wait_for()
            if self.pictures is not None:
                self.page.screenshot(path=self.pictures / f"pseudo-{screen}-{size}.png")
            self.faults += [f"{screen} ({size}): {fault}" for fault in faults_of(self.page)]


def faults_of(page: Page) -> list[str]:
    sight = look(page, None, within="main, header, dialog[open]")
    wider = [f"{sight.wider} px wider than the window"] if sight.wider > 0 else []
    return [*(f"cut: {words}" for words in sight.cut), *(f"too small for: {words}" for words in sight.over), *wider]


def test_no_word_is_cut_off(new_page: NewPage, house: House, pictures: Path | None) -> None:
    page = new_page("/healthz", viewport=DESK)
    speak_pseudo(page)
    page.goto(house.address)
    page.locator("h2").first.wait_for()
    walk = Walk(page, pictures)
    walk.look("hall")
    walk.go("rules", "/rules/malta", "figure")
    walk.go("new-table", "/new/saint_malo", "main button.primary")
    kept = FOLDER / "saint_malo" / "03-5-players.json"
    walk.go("saint-malo", lay_finished_game(house, kept, FIVE, until=drawing_walls).link(0), ".city .cell.legal")
    for key, sheet in {"m": "menu", "?": "keys"}.items():
        until(page, lambda key=key: page.keyboard.press(key), opened=True)  # type: ignore[misc]
        walk.look(sheet)
        until(page, lambda: page.keyboard.press("Escape"), opened=False)
    kept = FOLDER / "valletta" / "03-4-players.json"
    table = lay_finished_game(house, kept, FIVE[:4], until=asked(0, "play", 200))
    walk.go("valletta", table.link(0), "[data-hand] .card")
    kept = FOLDER / "malta" / "02-6-players.json"
    table = lay_finished_game(house, kept, SIX, until=asked_in_malta("play", so=full_hand))
    walk.go("malta", table.link(0), ".fan .slot")
    kept = FOLDER / "valletta" / "01-2-players.json"
    walk.go("end", lay_finished_game(house, kept, ["here", "bot"]).link(0), "main.ending")
    assert walk.faults == []
    page.add_style_tag(content=NARROW)  # what is cut off is seen
    assert [fault.split(":")[0] for fault in faults_of(page)].count("too small for") >= 1
    assert [fault.split(":")[0] for fault in faults_of(page)].count("cut") >= 1


# --- the words themselves ---------------------------------------------------------------------------------------
def test_a_text_gets_accents_and_a_third_more() -> None:
    assert pseudo("Draw a card", 2) == "Drááw áá cárd"
    assert pseudo("xyz", 9) == "xýýz"
    assert pseudo("", 0) == ""


def test_a_catalogue_keeps_its_keys_values_and_variants() -> None:
    text = "## The hall\n\na = { $first }, { $next }\n"
    text += "b = { $n ->\n    [one] one card of { $name }\n   *[other] { a }\n }\n"
    made = pseudo_catalogue(text)
    assert made.startswith("## [Théé hááll]\n")
    before, after = (
        {entry.id.name: entry for entry in catalogue.parse(each) if isinstance(entry, ast.Message)}
        for each in (text, made)
    )
    assert {key: catalogue.placeholders(entry) for key, entry in after.items()} == {
        "a": {"$first", "$next"},
        "b": {"$n", "$name", "a"},
    }
    assert catalogue.texts(after["a"]) == catalogue.texts(before["a"]) == ["…, …"]
    assert catalogue.texts(after["b"]) == ["[…]", "óóñé cáárd óf …", "…"]


def test_every_english_text_is_longer_by_about_a_third() -> None:
    for file in ("web.ftl", "web_malta.ftl"):
        text = (catalogue.LOCALES / "en" / file).read_text(encoding="utf-8")
        assert 1.15 < len(pseudo_catalogue(text)) / len(text) < 1.4
