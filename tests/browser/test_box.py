"""The box on the shelf: the values of one's own cards, entered by keys or taps, checked, kept and played."""

import tomllib
from pathlib import Path

import httpx
import msgspec
from playwright.sync_api import Page, expect

from auberge.core.datafile import shipped_text

from .conftest import PHONE, NewPage
from .house import House
from .menu import open_menu
from .test_every_screen import by_lamplight, speak, violations

GOODS = ("gold", "wood", "stone", "brick")


class BoxFile(msgspec.Struct):
    """The part of a file that is looked at."""

    provenance: str
    building: list[dict[str, object]] = []
    card: list[dict[str, object]] = []


def read(text: str) -> BoxFile:
    return msgspec.convert(tomllib.loads(text), BoxFile)


def begin(page: Page) -> None:
    """From a new table to the first card of a box."""
    page.get_by_text("About the cards").click()
    page.get_by_role("link", name="Enter the cards from your own box").click()
    page.get_by_role("button", name="Enter my cards").click()
    expect(page.get_by_role("spinbutton").first).to_be_focused()


def taken(page: Page, button: str = "Download as a file") -> BoxFile:
    """The box as its file says."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button).click()
    return read(Path(download.value.path()).read_text())


def test_a_whole_box_of_valletta_is_typed_in_183_keys_and_played(
    new_page: NewPage, house: House, pictures: Path | None
) -> None:
    page = new_page("/new/valletta")
    begin(page)
    shipped = tomllib.loads(shipped_text("valletta"))
    keys, last = 3, ""  # the clicks that led here
    for building in shipped["building"]:
        typed = ""
        if building["character"] != last:  # a copy shows what was typed for the one before
            cost, kind = building["cost"], GOODS.index(building["income"]["good"]) + 1
            typed = "".join(str(cost[good]) for good in GOODS) + f"{kind}{building['points']['basic']}"
        last = building["character"]
        for key in (*typed, "Enter"):
            page.keyboard.press(key)
            keys += 1
    for key in (*(str(shipped["barrels"][good]) for good in GOODS), "Enter"):
        page.keyboard.press(key)
        keys += 1
    assert keys == 183
    expect(page.get_by_role("main")).to_contain_text("38 of 38 entered")
    expect(page.get_by_role("status")).to_contain_text("This box is ready to play")
    page.get_by_label("Name of the box").fill("Grandma’s")
    page.keyboard.press("Tab")
    file = taken(page)
    for mine, theirs in zip(file.building, shipped["building"], strict=True):
        for fact in ("letter", "colour", "character", "cost", "income", "points"):
            assert mine[fact] == theirs[fact]
    assert file.provenance == "physical copy"
    if pictures is not None:
        page.screenshot(path=pictures / "box-valletta.png")

    page.get_by_role("button", name="Play with these cards").click()
    expect(page.get_by_label("Cards for this table").locator("option:checked")).to_have_text("Grandma’s")
    page.get_by_role("button", name="Sit down and play").click()
    page.locator("main.table").wait_for()
    open_menu(page)
    page.get_by_role("button", name="About the cards").click()
    told = page.get_by_role("dialog", name="About the cards")
    expect(told).to_contain_text("read from printed cards: 226")
    expect(told).not_to_contain_text("are reconstructed")
    table = page.url.rsplit("/", 1)[1]
    played = read(httpx.get(f"{house.address}/api/tables/{table}/data").text)
    assert played == file


def test_a_tap_changes_a_value_and_a_problem_is_shown_at_its_card(new_page: NewPage, pictures: Path | None) -> None:
    page = new_page("/cards/malta", viewport=PHONE)
    page.get_by_role("button", name="Enter my cards").tap()
    pad = page.get_by_role("group", name="Values")
    status, like = page.get_by_role("status"), page.get_by_role("button", name="Matches my card")
    pad.get_by_role("button", name="One more").tap()
    expect(page.get_by_role("spinbutton", name="Copies")).to_have_attribute("aria-valuetext", "3, from the box")
    expect(status).to_contain_text("Cards: The total number of copies must be 108, not 109")
    expect(page.get_by_role("button", name="Play with these cards")).to_be_disabled()
    page.get_by_role("button", name="Undo").tap()
    expect(status).to_contain_text("Nothing entered yet")
    expect(like).to_be_enabled()

    start = page.get_by_role("button", name="start space")
    start.tap()
    page.get_by_role("spinbutton", name="Arrows").tap()
    page.get_by_role("group", name="Arrows").get_by_role("button", name="up", exact=True).tap()
    expect(status).to_contain_text("Start space: A start space needs an arrow up", ignore_case=True)
    expect(page.get_by_role("region", name="start space")).to_contain_text("needs an arrow up")
    expect(start).to_contain_text("not ready to play yet")
    assert violations(page) == []
    assert by_lamplight(page) == []
    speak(page, "de")
    expect(status).to_contain_text("Ein Startfeld braucht einen Pfeil nach oben")
    if pictures is not None:
        page.screenshot(path=pictures / "box-malta-phone.png")

    page.reload()
    expect(status).to_contain_text("noch nicht")
    page.get_by_role("link", name="Alle Schachteln").click()
    kept = page.get_by_role("listitem").filter(has_text="My Malta!")
    expect(kept).to_contain_text("noch nicht spielbereit")
    file = shipped_text("malta").replace("copies = 12", "copies = 11").replace("copies = 9", "copies = 10")
    opened = {"name": "mended.toml", "mimeType": "application/toml", "buffer": file.encode()}
    page.get_by_label("Datei öffnen (TOML)").set_input_files(opened)  # type: ignore[arg-type]
    expect(status).to_contain_text("lässt sich spielen")
    assert [card["copies"] for card in taken(page, "Als Datei herunterladen").card[:5]] == [2, 11, 2, 7, 10]


def test_what_is_reconstructed_is_out_of_the_way_and_within_reach(new_page: NewPage) -> None:
    page = new_page("/new/valletta", viewport=PHONE)
    form = page.get_by_role("main")
    expect(form.get_by_text("Choose a TOML file")).to_be_hidden()
    page.get_by_text("About the cards").click()
    expect(form.get_by_text("Choose a TOML file")).to_be_hidden()
    page.get_by_text("A custom file").click()
    expect(form.get_by_text("Choose a TOML file")).to_be_visible()
    page.get_by_role("button", name="Sit down and play").click()
    page.locator("main.table").wait_for()
    notice = page.get_by_text("The rulebooks do not show the cards")
    expect(notice).to_have_count(0)
    open_menu(page)
    page.get_by_role("button", name="About the cards").click()
    expect(notice).to_be_visible()
    assert violations(page) == []
