"""Malta! among people, in real browsers: a reload in the response window, one screen, spectators, cards given.

Hands are secret: what the pages show is checked, and everything the server tells them.
"""

from collections.abc import Iterator, Sequence

from playwright.sync_api import expect

from auberge.games.malta.view import MaltaView

from .conftest import NewPage
from .frames import listening
from .house import House
from .malta import MIDDLE, SIX, TWO, Player, asked, board_of, hand_of, open_at
from .positions import lay


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
        expect(page.get_by_role("region", name="Log").first).to_contain_text("Bruno responds with Negate.")
    expect(ada.locator(".curtain")).to_have_count(0)


def nested(thing: object) -> Iterator[dict[str, object]]:
    """Every object in a message."""
    if isinstance(thing, dict):
        yield thing
        thing = list(thing.values())
    if isinstance(thing, list):
        for part in thing:
            yield from nested(part)


def check_secrets(frames: Sequence[dict[str, object]]) -> tuple[set[object], int]:
    """No view shows a hand but that of the seat it is for, no event a hidden card of others; the seats that looked."""
    lookers: set[object] = set()
    hands = 0
    for frame in frames:
        now = frame.get("now")
        views = [part for part in nested(frame) if "players" in part and "known" in part]
        viewer = {view["you"] for view in views}
        lookers |= viewer
        for view in views:
            players = view["players"]
            assert isinstance(players, list)
            shown = {seat for seat, player in enumerate(players) if player["hand"] is not None}
            assert shown <= {view["you"]}
            hands += len(shown)
        for event in nested(frame):
            if event.get("kind") == "card_drawn":
                assert event["seat"] in viewer or now is None
            if event.get("kind") == "card_given":
                assert viewer & {event["seat"], event["to"]} or now is None
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
    calls = 0
    player = Player(page, 5)
    for _ in range(1500):
        page.locator("main.table, main.ending, main.handover").first.wait_for()
        if page.locator("main.ending").count() or (len(curtains) >= 4 and calls >= 3):
            break
        come, call = page.get_by_role("button", name="show my hand"), page.get_by_text("Does anyone respond?")
        if come.count() or call.count():
            assert page.locator(".fan, .tiles, .card").count() == 0
        if come.count():
            curtains.append(come.inner_text())
            come.click()
            page.locator("main.table").wait_for()
        elif call.count():
            calls += 1
            page.get_by_role("button", name="wants to respond" if calls == 1 else "Nobody responds").click()
            page.locator("main.handover" if calls == 1 else "main.table").wait_for()
        else:
            player.do(player.state())
            page.wait_for_timeout(30)
    assert any("Ada" in name for name in curtains)
    assert any("Bruno" in name for name in curtains)
    assert calls >= 3, "everybody is asked at once, and the screen stays where it is"
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
    expect(watch.get_by_role("dialog")).to_contain_text("nothing to decide")


def test_a_given_card_is_told_once_to_those_it_concerns_and_not_named_to_others(
    new_page: NewPage, house: House
) -> None:
    giving = asked("give", so=lambda view: view.players[0].hand_size > 1)
    laid = lay(house, "malta", SIX[:3], giving, seed=34, bot="random")
    pages = [open_at(new_page, laid.link(seat)) for seat in range(3)]
    title = hand_of(pages[0])[0]
    pages[0].locator(".fan .slot").first.click()
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
