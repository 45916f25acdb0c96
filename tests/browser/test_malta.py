"""Malta! in a real browser: whole games by mouse and tap, four languages, what moves, axe, golden pictures."""

import pytest
from playwright.sync_api import Page, expect

from auberge.games.malta.view import MaltaView

from .conftest import DESKTOP, PHONE, NewPage
from .golden import CheckGolden
from .house import House
from .malta import MIDDLE, SIX, TWO, Player, asked, board_of, open_at
from .positions import Laid, lay
from .test_every_screen import LANGUAGES, found_at_rest, speak, unsaid, violations

MOST_ACTIONS = 700
SHORT = 2  # whose game takes some fifty actions, not hundreds
# What is cut off: words wider than what holds them, and things beside the page.
_CUT_OFF = """() => [...document.querySelectorAll('main *, header *')].flatMap((found) => {
  const box = found.getBoundingClientRect(), style = getComputedStyle(found);
  if (box.width === 0 || found.closest('.unseen, svg, .fan.small, .lines, [hidden]')) return [];
  const words = [...found.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
  const wider = words && style.overflowX !== 'visible' && found.scrollWidth > found.clientWidth + 1;
  const outside = words && (box.left < -1 || box.right > innerWidth + 1);
  const spilt = words && found.closest('.card, .btn') !== null && spills(found, found.closest('.card, .btn'));
  return wider || outside || spilt ? [`${found.className}: ${found.textContent.trim().slice(0, 60)}`] : [];
  function spills(words, holder) {
    const lines = document.createRange();
    lines.selectNodeContents(words);
    const [inner, outer] = [lines.getBoundingClientRect(), holder.getBoundingClientRect()];
    return inner.bottom > outer.bottom + 2 || inner.right > outer.right + 8;
  }
})"""

SIDE = 7
# Which spaces are on their way from one place to another.
_WATCH_TILES = """() => {
  window.moved = new Set();
  const look = () => {
    for (const one of document.getAnimations())
      if (one.effect?.target?.matches('.tile')) window.moved.add(one.effect.target);
    requestAnimationFrame(look);
  };
  look();
}"""


def hit(view: MaltaView) -> bool:
    """The card that waits is aimed at this seat, which can answer it."""
    return view.targets.player == view.you and len(view.moves) > 1 and view.turns > 3


def last_card(view: MaltaView) -> bool:
    """Whoever plays this card has none left and loses."""
    own = view.players[0]
    return own.hand_size == 1 and own.hand is not None and bool(own.hand.keys() & {"sidestep", "stay_put", "end_turn"})


HIT, RACKET, LAST = (
    asked("respond", so=hit),
    asked("racket"),
    asked("play", so=last_card),
)


@pytest.fixture(scope="module")
def laid(house: House) -> dict[str, Laid]:
    """Tables of which nobody changes anything but who has lost."""
    return {
        "middle": lay(house, "malta", SIX, MIDDLE, seed=17, bot="random"),
        "response": lay(house, "malta", SIX, HIT, seed=14),
        "racket": lay(house, "malta", SIX[:4], RACKET, seed=5, bot="random"),
    }


# --- whole games --------------------------------------------------------------------------------------------------


def test_a_game_by_mouse_to_the_end_then_step_by_step_then_again(new_page: NewPage, house: House) -> None:
    laid = lay(house, "malta", ["here", "bot"], asked("place"), seed=8)
    page = open_at(new_page, laid.link(0))
    assert 5 < Player(page, SHORT).play(MOST_ACTIONS) < MOST_ACTIONS
    expect(page.get_by_role("heading", name="wins: nobody else is left")).to_be_visible()
    expect(page.locator("main.ending ol").last).to_contain_text("Turn")
    expect(page.locator("main.ending .won")).to_contain_text("is the last player left and wins")
    assert violations(page) == []

    table = page.url
    page.get_by_role("link", name="Replay").click()
    page.locator(".tiles").wait_for()
    first = board_of(page)
    page.keyboard.press("End")
    for _ in range(400):
        if board_of(page) != first:
            break
        page.wait_for_timeout(50)
    assert board_of(page) != first
    page.goto(table)
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != table)
    page.locator(".tiles").wait_for()


def test_a_game_for_four_on_a_phone_to_its_end(new_page: NewPage, house: House) -> None:
    late = asked("play", so=lambda view: sum(p.is_in for p in view.players) == 2)
    laid = lay(house, "malta", ["here", "bot", "bot", "bot"], late, seed=17, bot="random")
    page = open_at(new_page, laid.link(0), viewport=PHONE, language="de")
    player = Player(page, 3)
    player.play(6)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0
    assert player.play(MOST_ACTIONS) < MOST_ACTIONS
    expect(page.locator("main.ending .won")).to_be_visible()


# --- how it looks and sounds --------------------------------------------------------------------------------------


def cut_off(page: Page) -> list[str]:
    """Words that are cut off, once the page has come to rest."""
    return found_at_rest(page, _CUT_OFF)


@pytest.mark.parametrize("moment", ["middle", "response"])
def test_every_language_is_complete_and_nothing_is_cut_off(
    new_page: NewPage, laid: dict[str, Laid], moment: str
) -> None:
    page = open_at(new_page, laid[moment].link(0))
    for viewport in (DESKTOP, PHONE):
        page.set_viewport_size(viewport)
        page.locator("main.table.phone" if viewport is PHONE else "main.table:not(.phone)").wait_for()
        for language in LANGUAGES:
            speak(page, language)
            assert unsaid(page) == []
            assert cut_off(page) == []


def test_spaces_turn_and_slide_before_our_eyes(new_page: NewPage, house: House) -> None:
    shifting = asked("target", so=lambda view: view.card == "shift_a_line" and view.naming.line >= 0)
    laid = lay(house, "malta", TWO, shifting, seed=40, bot="random")  # Bruno has nothing to answer with
    page = open_at(new_page, laid.link(0), calm=True)
    page.evaluate(_WATCH_TILES)
    page.locator(".handle").first.click()
    for _ in range(200):
        moved: int = page.evaluate("window.moved.size")
        if moved == SIDE:
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{moved} spaces slid")


def test_without_motion_a_ring_stays_on_what_changed_until_the_next_input(new_page: NewPage, house: House) -> None:
    laid = lay(house, "malta", TWO, asked("move"), seed=3)
    ada, bruno = open_at(new_page, laid.link(0)), open_at(new_page, laid.link(1))
    ada.locator(".aim").first.click()
    ada.locator(".hand .btn.primary:not(:disabled)").click()
    expect(bruno.locator(".changed")).not_to_have_count(0)
    bruno.keyboard.press("Shift")
    expect(bruno.locator(".changed")).to_have_count(0)


def lose(page: Page) -> None:
    """Plays the last card of the hand, to which nobody has an answer: whoever has none loses."""
    player = Player(page, 1)
    for _ in range(200):
        state = player.state()
        if state["stage"]:
            page.locator("dialog[open] .told").wait_for()
            return
        if any(state.values()):
            player.do(state)
        page.wait_for_timeout(50)
    raise AssertionError(page.locator("body").inner_text()[:800])


@pytest.mark.parametrize("how", ["desktop", "phone by lamplight"])
def test_no_moment_has_a_fault_that_axe_finds(
    new_page: NewPage, house: House, laid: dict[str, Laid], how: str, golden: CheckGolden
) -> None:
    phone = how != "desktop"
    lost = lay(house, "malta", SIX[:3], LAST, seed=18, bot="random")
    faults: list[str] = []
    for moment, table in (laid | {"lost": lost}).items():
        page = open_at(new_page, table.link(0), viewport=PHONE if phone else DESKTOP, lamp=phone)
        if moment == "lost":
            lose(page)
        page.wait_for_timeout(150)
        faults += [f"{moment}: {fault}" for fault in violations(page)]
        if moment == "lost" and phone:
            page.set_viewport_size({"width": 844, "height": 390})
            told, foot = page.locator("dialog .told").bounding_box(), page.locator("dialog .foot").bounding_box()
            assert told is not None
            assert foot is not None
            assert told["y"] + told["height"] <= foot["y"]
        if moment != "racket" and not (phone and moment != "middle"):
            golden(page, f"malta-{moment}-{'phone-lamp' if phone else 'desktop'}")
    assert faults == []
