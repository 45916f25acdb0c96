"""Exercises on the real board: a costly decision made again by keyboard, a puzzle solved by mouse on a phone."""

import re
from typing import Final

from playwright.sync_api import expect

from auberge.core.protocol import Seat
from auberge.games.valletta.moves import Play
from auberge.games.valletta.view import VallettaView
from auberge.puzzles import shipped
from tests.finished_games.collecting import FOLDER

from .conftest import PHONE, NewPage
from .house import House
from .positions import Laid, lay_finished_game
from .reviewed import decisions, lay_review
from .test_every_screen import violations

JUDGED: Final = re.compile("The best move|Just as good|There is a better move")
WAYS: Final = {"up": "Up", "down": "Down", "left": "Left", "right": "Right"}


def keys_of(table: Laid, step: int) -> dict[str, str]:
    """The keys of the cards in the first seat's hand, by name."""
    view = table.history.game.view(table.history.session.at(step).position, Seat(0))
    assert isinstance(view, VallettaView)
    return {card: str(place) for place, card in enumerate(view.players[0].hand or (), start=1)}


def test_a_costly_decision_is_made_again_by_keyboard(new_page: NewPage, house: House) -> None:
    table = lay_finished_game(house, FOLDER / "valletta" / "01-2-players.json", ["here", "bot"])
    (one,) = decisions(table, 0, ["play"])
    lay_review(house, table, [one])
    keys = keys_of(table, one.step)
    made, better = (table.history.game.read(text) for text in (one.made, one.better))
    assert isinstance(made, Play)
    assert isinstance(better, Play)
    page = new_page(f"/t/{table.id}/{one.step}/review", calm=True)
    page.get_by_role("link", name="Try it again").press("Enter")
    said = page.get_by_role("region", name="Decision 1 of 1").get_by_role("status")

    def plays(card: str) -> None:
        expect(said).to_contain_text("there was a better move here")
        page.keyboard.press(keys[card])
        page.keyboard.press(keys[card])

    plays(made.character)
    expect(said).to_have_text(re.compile("^There is a better move. Yours costs 8 percentage points"))
    expect(page.get_by_text("your answer · played in the game")).to_be_visible()
    expect(page.locator(".better-move")).to_have_count(0)  # one may still find it
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    plays(next(card for card in keys if card not in (made.character, better.character)))
    expect(said).to_have_text(JUDGED)  # weighed meanwhile
    page.get_by_role("button", name="Try again").press("Enter")
    plays(better.character)
    expect(said).to_contain_text("The best move.")
    expect(page.locator(".better-move")).to_be_visible()
    expect(page.locator(".exercise .btn.primary")).to_be_focused()


def test_a_puzzle_is_solved_at_the_second_try(new_page: NewPage) -> None:
    puzzles = shipped.load("malta").puzzles
    puzzle = next(puzzle for puzzle in puzzles if puzzle.question == "move")
    page = new_page(f"/puzzles/malta/{puzzle.id}", viewport=PHONE, lamp=True, calm=True)
    said = page.locator(".exercise").get_by_role("status")

    def goes(text: str) -> None:
        expect(said).to_contain_text("which move is best?")
        page.get_by_role("button", name=re.compile(f"^{WAYS[text.rsplit(maxsplit=1)[-1]]}")).click()

    goes(puzzle.moves[-1].move)
    expect(said).to_have_text(re.compile("^There is a better move"))
    rating = re.search(r"Your rating: (\d+) \(−\d+\)", page.locator(".exercise").inner_text())
    assert rating is not None
    page.get_by_role("button", name="Try again").click()
    goes(puzzle.best.move)
    expect(said).to_contain_text("The best move.")
    expect(page.locator("circle.better")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text(f"Answered: 1 of {len(puzzles)}")).to_be_visible()
    expect(page.get_by_text(f"Your rating: {rating[1]}")).to_be_visible()  # the second try counts no more
