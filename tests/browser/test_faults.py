"""The page says why nothing goes on, until it does."""

from pathlib import Path

from playwright.sync_api import expect

from .conftest import PHONE, NewPage
from .house import House
from .test_together import at_a_table, keep_picture

DOWN = "This server cannot save anything right now. The game so far is safe; try again later."


def test_the_page_says_what_is_wrong_until_it_is_over(
    new_page: NewPage, house: House, tmp_path: Path, pictures: Path | None
) -> None:
    ada, bruno, table = at_a_table(new_page, house)
    phone = new_page(table.link(1), viewport=PHONE) if pictures is not None else bruno
    phone.locator(".city").first.wait_for()
    attic = tmp_path / "attic"
    house.folder.rename(attic)
    try:
        ada.locator("button.primary, .btn.primary").first.click()
        for page in (ada, phone):
            expect(page.get_by_text(DOWN)).to_be_visible()
        keep_picture(ada, pictures, "trouble-desktop")
        keep_picture(phone, pictures, "trouble-phone")
    finally:
        attic.rename(house.folder)
    for page in (ada, bruno):
        expect(page.get_by_text(DOWN)).to_have_count(0)
