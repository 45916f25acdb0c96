"""The menu of a table, where everything is that the three words of its header do not name."""

from playwright.sync_api import Page

from auberge.words import Words


def open_menu(page: Page, language: str = "en") -> None:
    """Opens the menu of a table."""
    page.get_by_role("banner").get_by_role("button", name=Words(language).say("web-menu")).click()


def choose_in_menu(page: Page, name: str, *, language: str = "en") -> None:
    """Opens the menu of a table and presses the button of this name in it."""
    open_menu(page, language)
    page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
