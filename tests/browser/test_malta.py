"""Malta! in a real browser: whole games by mouse and tap, people together, spectators, four languages, pictures.

Hands are secret: what the pages show is checked, and everything the server tells them.
"""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from auberge.games.malta.view import MaltaView
from auberge.server.messages import Holder

from .conftest import DESKTOP, PHONE, NewPage
from .golden import CheckGolden
from .house import House
from .malta import Player, asked, board_of, hand_of
from .positions import Laid, lay
from .test_every_screen import LANGUAGES, violations

SIX: tuple[Holder, ...] = ("link",) * 6
TWO = SIX[:2]
MOST_ACTIONS = 700
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


def several(view: MaltaView) -> bool:
    """A table in the middle of its game: somebody has lost already, or soon will."""
    return view.turns >= 13 and view.players[0].hand_size in (5, 6) and sum(p.is_in for p in view.players) >= 5


def hit(view: MaltaView) -> bool:
    """The card that waits is aimed at this seat, which can answer it."""
    return view.targets.player == view.you and len(view.moves) > 1 and view.turns > 3


def last_card(view: MaltaView) -> bool:
    """Whoever plays this card has none left and loses."""
    own = view.players[0]
    return own.hand_size == 1 and own.hand is not None and bool(own.hand.keys() & {"sidestep", "stay_put", "end_turn"})


MIDDLE, HIT, RACKET, LAST = (
    asked("play", so=several),
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


def open_at(new_page: NewPage, link: str, **how: object) -> Page:
    page = new_page(link, **how)
    page.locator(".tiles").wait_for()
    return page


# --- whole games --------------------------------------------------------------------------------------------------


def test_a_game_by_mouse_to_the_end_then_step_by_step_then_again(new_page: NewPage, house: House) -> None:
    laid = lay(house, "malta", ["here", "bot"], asked("place"), seed=8)
    page = open_at(new_page, laid.link(0))
    assert Player(page, 8).play(MOST_ACTIONS) < MOST_ACTIONS
    expect(page.get_by_role("heading", name="wins: nobody else is left")).to_be_visible()
    expect(page.locator("main.ending ol").last).to_contain_text("Turn")
    expect(page.locator("main.ending .won")).to_contain_text("is left, and wins")
    assert violations(page) == []

    table = page.url
    page.get_by_role("link", name="Step by step").click()
    page.locator(".tiles").wait_for()
    first = board_of(page)
    page.keyboard.press("End")
    page.wait_for_timeout(300)
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


# --- together -----------------------------------------------------------------------------------------------------


def test_two_browsers_and_a_reload_while_a_card_waits_for_its_answer(new_page: NewPage, house: House) -> None:
    can_answer = asked("respond", 1, so=lambda view: len(view.moves) > 2)
    laid = lay(house, "malta", TWO, can_answer, seed=27)
    ada, bruno = open_at(new_page, laid.link(0)), open_at(new_page, laid.link(1))
    expect(bruno.locator(".answers .ans")).not_to_have_count(0)
    expect(ada.locator(".answers")).to_have_count(0)
    answers, cards, board = bruno.locator(".answers").inner_text(), hand_of(bruno), board_of(bruno)
    bruno.reload()
    expect(bruno.locator(".answers")).to_have_text(answers, use_inner_text=True)
    assert (hand_of(bruno), board_of(bruno)) == (cards, board)
    ada.reload()
    expect(ada.locator(".curtain")).to_be_visible()
    bruno.locator(".answers").get_by_role("button", name="Negate").click()
    for page in (ada, bruno):
        expect(page.get_by_role("region", name="Log").first).to_contain_text("Bruno answers with Negate.")
    expect(ada.locator(".curtain")).to_have_count(0)


Frames = list[dict[str, object]]


def listening(page: Page) -> Frames:
    """Everything the server tells this page from now on."""
    frames: Frames = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(json.loads(data))))
    return frames


def nested(thing: object) -> Iterator[dict[str, object]]:
    """Every object in a message."""
    if isinstance(thing, dict):
        yield thing
        thing = list(thing.values())
    if isinstance(thing, list):
        for part in thing:
            yield from nested(part)


def check_secrets(frames: Frames) -> tuple[set[object], int]:
    """No view shows a hand but that of the seat it is for, no event a hidden card of others; the seats that looked."""
    lookers: set[object] = set()
    hands = 0
    for frame in frames:
        now = frame.get("now")
        views = [part for part in nested(frame) if "players" in part and "known" in part]
        eyes = {view["you"] for view in views}
        lookers |= eyes
        for view in views:
            players = view["players"]
            assert isinstance(players, list)
            shown = {seat for seat, player in enumerate(players) if player["hand"] is not None}
            assert shown <= {view["you"]}
            hands += len(shown)
        for event in nested(frame):
            if event.get("kind") == "card_drawn":
                assert event["seat"] in eyes or now is None
            if event.get("kind") == "card_given":
                assert eyes & {event["seat"], event["to"]} or now is None
    return lookers, hands


def test_two_people_at_one_screen_never_see_each_others_cards(new_page: NewPage, house: House) -> None:
    two_cards = asked("play", so=lambda view: view.due == 1 and view.players[0].hand_size >= 3)
    laid = lay(house, "malta", ["here", "here"], two_cards, seed=5)
    page = new_page()
    page.evaluate(
        "([id, secrets]) => localStorage.setItem('auberge.tables', JSON.stringify({"
        "[id]: { secrets, invitations: [], held: [0, 1], seen: 1 } }))",
        [laid.id, list(laid.secrets)],
    )
    frames = listening(page)
    page.goto(f"{house.address}/t/{laid.id}")
    curtains: list[str] = []
    player = Player(page, 5)
    for _ in range(60):
        page.locator("main.table, main.ending, main.handover").first.wait_for()
        if page.locator("main.ending").count() or len(curtains) >= 5:
            break
        come = page.get_by_role("button", name="show my hand")
        if come.count():
            assert page.locator(".fan, .tiles, .card").count() == 0
            curtains.append(come.inner_text())
            come.click()
            page.locator("main.table").wait_for()
        elif any(player.state().values()):
            player.act()
        else:
            page.wait_for_timeout(30)
    assert any("Ada" in name for name in curtains)
    assert any("Bruno" in name for name in curtains)
    lookers, hands = check_secrets(frames)
    assert {0, 1} <= lookers
    assert hands > 0


def test_a_spectator_sees_the_table_and_no_hand(new_page: NewPage, house: House) -> None:
    laid = lay(house, "malta", SIX, MIDDLE, seed=17, bot="random")
    watch = new_page()
    frames = listening(watch)
    watch.goto(f"{house.address}{laid.link()}")
    watch.locator(".tiles").wait_for()
    ada = open_at(new_page, laid.link(0))
    Player(ada, 2).play(4)
    watch.wait_for_timeout(300)
    assert watch.locator(".fan .slot, .aim, .answers, .known").count() == 0
    assert watch.locator(".fan .back").count() > 0
    assert check_secrets(frames) == ({None}, 0)
    watch.keyboard.press("m")
    expect(watch.get_by_role("dialog")).to_contain_text("nothing for you to decide")


def test_a_given_card_is_told_once_to_those_it_concerns_and_not_named_to_others(
    new_page: NewPage, house: House
) -> None:
    giving = asked("give", so=lambda view: view.players[0].hand_size > 1)
    laid = lay(house, "malta", SIX[:3], giving, seed=34, bot="random")
    pages = [open_at(new_page, laid.link(seat)) for seat in range(3)]
    title = hand_of(pages[0])[0]
    pages[0].locator(".fan .slot").first.click()
    pages[0].locator(".hand .btn.primary").click()
    receiver = laid.view(0)
    assert isinstance(receiver, MaltaView)
    assert receiver.targets.player is not None
    to = int(receiver.targets.player)
    for seat, page in enumerate(pages):
        log = page.get_by_role("region", name="Log").first
        name = ("Ada", "Bruno", "Chiara")[to]
        line = f"{title} goes from Ada to {name}." if seat in (0, to) else f"1 card goes from Ada to {name}."
        expect(log).to_contain_text(line)
        assert log.inner_text().count(f"goes from Ada to {name}") == 1


# --- how it looks and sounds --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete_and_nothing_is_cut_off(
    new_page: NewPage, laid: dict[str, Laid], language: str
) -> None:
    for moment in ("middle", "response"):
        page = open_at(new_page, laid[moment].link(0), language=language)
        for viewport in (DESKTOP, PHONE):
            page.set_viewport_size(viewport)
            page.wait_for_timeout(100)
            text = page.locator("body").inner_text()
            assert [word for word in text.split() if word.startswith(("web-", "malta-", "server-"))] == []
            assert page.evaluate(_CUT_OFF) == []


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
        if moment != "racket" and not (phone and moment != "middle"):
            golden(page, f"malta-{moment}-{'phone-lamp' if phone else 'desktop'}")
    assert faults == []
