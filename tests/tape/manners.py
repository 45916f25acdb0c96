"""What people do at a table beside playing: each manner in turn, wherever it makes sense and now and then where not."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from tests.tape.browsers import Browser
from tests.tape.server import broken

if TYPE_CHECKING:
    from tests.tape.script import Evening

SOMEBODY: Final = -3  # is asked, and who it is is a secret
Manner = Callable[["Evening"], Awaitable[None]]


def _asked(evening: "Evening") -> Browser | None:
    """The browser the table waits for, with the eyes of the seat that is asked."""
    return next((one for one in evening.room.browsers if one.due is not None and one.looking == one.due), None)


async def talk(evening: "Evening") -> None:
    room, host, guest = evening.room, evening.host, evening.guest
    await room.do(guest, "say", seat=guest.held[0], phrase=room.any(["well", "smile", "wince", "cheers"]))
    await room.do(guest, "write", seat=guest.held[0], text="May I?")
    await room.do(host, "allow_text", seat=host.held[0], allows=True)
    await room.do(guest, "write", seat=guest.held[0], text="Thank you, déjà vu ☕")
    await room.do(host, "allow_text", seat=host.held[0], allows=False)


async def undo(evening: "Evening") -> None:
    for browser in evening.room.browsers:
        offer = browser.now.get("undo")
        if offer is not None:
            step = offer[evening.room.any(["step", "first"])]
            await evening.room.do(browser, "undo", version=browser.now["version"], seat=offer["seat"], step=step)
            return


async def why(evening: "Evening") -> None:
    room, browser = evening.room, await evening.until(lambda: _has_choice(evening))
    if browser is not None:
        seat, moves = browser.due, browser.now["view"]["moves"]
        await room.do(browser, "why", seat=seat, move=moves[0])
        await room.do(browser, "why", seat=seat, move={"kind": "fly"})
        await room.do(browser, "act", version=browser.now["version"], seat=seat, move={"kind": "fly"})
        await room.do(browser, "act", version=browser.now["version"] - 1, seat=seat, move=moves[0])


def _may_ask_back(evening: "Evening") -> Browser | None:
    for browser in evening.room.browsers:
        offer = browser.now.get("ask_back")
        if offer is not None and offer["problem"] is None and browser.looking in browser.held:
            return browser
    return None


async def take_back_by_vote(evening: "Evening") -> None:
    """The others agree, or one of them does not."""
    room = evening.room
    await room.do(evening.host, "ask_back", version=evening.host.now["version"], seat=evening.host.held[0])
    browser = await evening.until(lambda: _may_ask_back(evening))
    if browser is None:
        return
    await room.do(browser, "ask_back", version=browser.now["version"], seat=browser.looking)
    agrees = room.any([True, True, False])
    for other in room.browsers:
        for seat in other.held:
            if other is not browser and other.now["back"] is not None:
                await room.do(other, "agree_back", version=other.now["version"], seat=seat, agrees=agrees)


async def let_time_out(evening: "Evening") -> None:
    """A vote that nobody answers."""
    browser = await evening.until(lambda: _may_ask_back(evening))
    if browser is not None:
        await evening.room.do(browser, "ask_back", version=browser.now["version"], seat=browser.looking)
        await evening.room.rest(120.0)


def _has_choice(evening: "Evening") -> Browser | None:
    browser = _asked(evening)
    return browser if browser is not None and len(browser.now["view"]["moves"]) > 1 else None


async def hint(evening: "Evening") -> None:
    room = evening.room
    for browser in room.browsers:
        for seat in browser.held:
            await room.do(browser, "agree_hints", seat=seat, agrees=True)
    asked = await evening.until(lambda: _has_choice(evening))
    if asked is not None:
        await room.do(asked, "hint", 2.0, version=asked.now["version"], seat=asked.due)
    await wonder(evening)
    await room.do(evening.guest, "agree_hints", seat=evening.guest.held[0], agrees=False)
    await room.do(evening.guest, "hint", version=evening.guest.now["version"], seat=evening.guest.held[0])


async def wonder(evening: "Evening") -> None:
    room, host = evening.room, evening.host
    if host.looking != host.held[0]:
        await room.tell(host, {"kind": "look", "seat": host.held[0]})
    bots = [seat for seat, one in enumerate(host.table["seats"]) if one["bot"] is not None]
    for line in [line["step"] for line in host.steps if line["seat"] in bots][-2:]:
        await room.do(host, "wonder", 1.0, seat=host.held[0], step=line)
    await room.do(host, "wonder", 1.0, seat=host.held[0], step=99_999)


async def coach(evening: "Evening") -> None:
    """All wish for a coach, and play with it for a while, slowly enough for it."""
    room = evening.room
    for browser in room.browsers:
        for seat in browser.held:
            await room.do(browser, "coach", seat=seat, degree="talkative")
    for _ in range(10):
        await room.rest(1.0)
        asked = _asked(evening)
        if asked is not None:
            await evening.decide(asked)
    await room.do(evening.host, "coach", seat=evening.host.held[0], degree="blunders")


async def no_coach(evening: "Evening") -> None:
    room = evening.room
    await room.do(evening.guest, "coach", seat=evening.guest.held[0], degree="off")


async def rename(evening: "Evening") -> None:
    await evening.room.do(evening.guest, "rename", seat=evening.guest.held[0], name="Zoé")
    await evening.room.do(evening.guest, "rename", seat=evening.guest.held[0], name=" ")


async def leave_it_to_a_bot(evening: "Evening") -> None:
    room, guest = evening.room, evening.guest
    await room.do(guest, "let_bot_play", seat=guest.held[0], bot="squire")
    await room.rest(1.0)
    await room.do(guest, "take_back", seat=guest.held[0])


async def stand_in(evening: "Evening") -> None:
    """A guest goes, the others let a bot play, and the guest comes back."""
    room, host, guest = evening.room, evening.host, evening.guest
    seat = guest.held[0]
    await room.go(guest)
    await room.do(host, "let_bot_play", seat=seat, bot="squire")
    await room.rest(200.0)
    await room.do(host, "let_bot_play", seat=seat, bot="random")
    await room.do(host, "let_bot_play", seat=seat, bot="squire")
    for other in room.browsers:
        if other.held and other not in (host, guest):
            await room.do(other, "agree_stand_in", seat=seat, agrees=room.any([True, False]))
    await room.do(host, "agree_stand_in", seat=seat, agrees=True)
    await room.rest(2.0)
    await room.come(guest)
    await room.do(guest, "take_back", seat=seat)


async def come_again(evening: "Evening") -> None:
    for browser in evening.room.browsers:
        await evening.room.go(browser)
        await evening.room.come(browser, look=browser.held[0] if browser.held else None)


async def look(evening: "Evening") -> None:
    room, host = evening.room, evening.host
    for seat in (None, *host.held, 1):
        await room.tell(host, {"kind": "look", "seat": seat})
    await room.tell(evening.spectator, {"kind": "look", "seat": 0})
    await room.tell(host, {"kind": "look", "seat": host.held[0]})


def _asked_in_secret(evening: "Evening") -> Browser | None:
    return _asked(evening) if evening.spectator.now["waiting"]["seat"] == SOMEBODY else None


async def look_away(evening: "Evening") -> None:
    """Whoever is asked in secret looks as a spectator, and again through their own eyes."""
    if evening.plan.game != "malta":  # where nothing is asked in secret
        return
    asked = await evening.until(lambda: _asked_in_secret(evening))
    if asked is not None:
        seat = asked.looking
        await evening.room.tell(asked, {"kind": "look", "seat": None})
        await evening.room.tell(asked, {"kind": "look", "seat": seat})


async def ways_to_be_asked(evening: "Evening") -> None:
    room, guest = evening.room, evening.guest
    for seat in evening.host.held:
        await room.do(evening.host, "ask", seat=seat, asks="always")
    for asks, this_turn in (("never", True), ("able", False), ("hit", True), ("always", False), ("nonsense", False)):
        await room.do(guest, "ask", seat=guest.held[0], asks=asks, this_turn=this_turn)


async def nonsense(evening: "Evening") -> None:
    room, host = evening.room, evening.host
    await room.tell(host, {"kind": "ping"})
    await room.send(host, "nonsense")
    await room.send(host, '{"kind": "fly", "id": "x"}')
    await room.send(evening.spectator, '{"kind": "act", "id": "x", "version": 0, "seat": 0, "move": {}}')
    seat = host.held[0]
    await room.do(host, "reopen", seat=seat)
    await room.do(host, "begin", seat=seat)
    await room.do(host, "promise", seat=seat, promise="0" * 64)
    await room.do(host, "number", seat=seat, number="0" * 64)
    await room.do(host, "swap_seats", seat=seat, other=1)
    await room.do(host, "set_seat", seat=1, order={"holder": "bot", "bot": "squire"})
    await room.tell(host, {"kind": "hello", "secrets": []})


async def ask_about_the_table(evening: "Evening") -> None:
    room = evening.room
    at, seats = f"/api/tables/{room.table}", " ".join(evening.guest.secrets)
    evening.tape.step("guest asks about the table")
    await room.ask("GET", at)
    await room.ask("GET", f"{at}/log", seats=seats)
    await room.ask("GET", f"{at}/log?look=1", seats=seats)
    await room.ask("GET", f"{at}/steps/{len(evening.guest.steps) // 2}", seats=seats)
    await room.ask("GET", f"{at}/record")
    await room.ask("GET", f"{at}/story")
    await room.ask("GET", f"{at}/review")
    await room.ask("POST", f"{at}/again", seats=seats)
    await room.ask("POST", "/api/tables/status", {"tables": [room.table]})


async def break_down(evening: "Evening") -> None:
    """A fault of ours throws everybody out; found again when the table is read, it stops the table, until somebody
    reopens it at its last good step."""
    room, host = evening.room, evening.host
    asked = await evening.until(lambda: _has_choice(evening))
    if asked is None:
        return
    with broken(evening.plan.game):
        await evening.decide(asked, sure=True)
    for browser in room.browsers:
        await room.come(browser)
    moves = sum(not line.get("chance") for line in host.steps)
    with broken(evening.plan.game, moves * 4 // 5):
        await evening.restart()
    seat = host.held[0]
    await room.do(host, "say", seat=seat, phrase="moment")
    await room.do(host, "proceed", version=host.now["version"], seat=seat)
    await room.ask("GET", f"/api/tables/{room.table}")
    await room.do(host, "reopen", seat=seat)
    for browser in room.browsers:
        await room.come(browser)


async def nothing(_: "Evening") -> None:
    """Plays on."""


async def restart(evening: "Evening") -> None:
    await evening.restart()


MANNERS: Final[tuple[Manner, ...]] = (
    talk,
    undo,
    why,
    take_back_by_vote,
    hint,
    coach,
    wonder,
    ways_to_be_asked,
    look_away,
    undo,
    come_again,
    no_coach,
    leave_it_to_a_bot,
    look,
    rename,
    stand_in,
    nonsense,
    let_time_out,
    ask_about_the_table,
    break_down,
    restart,
)
