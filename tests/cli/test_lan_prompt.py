"""The terminal says where the table is reached, and asks once whether the house may come in; it never waits."""

import asyncio
import io
import os
import sys
from collections.abc import Callable, Iterator
from ipaddress import ip_address

import pytest
from rich.console import Console

from auberge.cli.tools import lan_prompt
from auberge.cli.tools.lan_prompt import LanPrompt
from auberge.server.lan import lan_access as room
from auberge.server.lan.consent import LanConsent
from auberge.server.lan.lan_access import LanAccess
from auberge.server.settings import Settings
from auberge.words import LANGUAGES, Words

HERE = "http://localhost:8566/"
INVITED = "http://192.168.1.23:8566/"
Type = Callable[[str], None]


class Ears:
    """In place of the server: hears nobody."""

    async def listen(self, at: object) -> None:
        pass

    def leave(self, at: object) -> None:
        pass


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[Type]:
    """Somebody at a terminal."""
    read, write = os.pipe()
    with open(read) as stdin, open(write, "w") as typing:
        monkeypatch.setattr(sys, "stdin", stdin)
        monkeypatch.setattr(lan_prompt, "_somebody_is_there", lambda: True)

        def press(text: str) -> None:
            typing.write(text)
            typing.flush()

        yield press
        typing.close()  # whoever still reads hears that nobody will answer


class Evening:
    """A table that is served, and what the terminal shows."""

    def __init__(self, settings: Settings, answer: bool | None = None, language: str = "en") -> None:
        kept = LanConsent(None)
        kept.given = answer
        self._shown = io.StringIO()
        self._keeper = LanPrompt(Words(language), Console(file=self._shown, width=200))
        self.lan_access = LanAccess(settings, kept)

    @property
    def shown(self) -> str:
        return self._shown.getvalue()

    async def begin(self) -> None:
        await self.lan_access.start(Ears(), 8566)
        self._keeper.opened(HERE, self.lan_access)

    async def answered(self) -> None:
        """Nobody listens to the keyboard any more."""
        assert self._keeper.hearing is not None
        await asyncio.to_thread(self._keeper.hearing.join, 10)
        assert not self._keeper.hearing.is_alive()

    async def until(self, text: str, times: int = 1) -> None:
        async with asyncio.timeout(10):
            while self.shown.count(text) < times:
                await asyncio.sleep(0.001)


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "own_addresses", lambda *_: (ip_address("192.168.1.23"),))
    monkeypatch.setattr(room, "bind", lambda *_: None)


def test_whoever_says_yes_is_told_the_address(keyboard: Type) -> None:
    async def evening() -> None:
        table = Evening(Settings())
        await table.begin()
        assert "Let other devices in your home join?" in table.shown
        assert INVITED not in table.shown
        keyboard("perhaps\n")
        await table.until("Let other devices in your home join?", 2)
        keyboard("Y\n")
        await table.until(INVITED)
        assert table.lan_access.reach().house == "open"

    asyncio.run(evening())


@pytest.mark.parametrize("typed", ["n\n", "\n", "No\n"], ids=repr)
def test_whoever_says_no_or_nothing_keeps_it_closed(keyboard: Type, typed: str) -> None:
    async def evening() -> None:
        table = Evening(Settings())
        await table.begin()
        keyboard(typed)
        await table.until("Only this computer")
        assert table.lan_access.reach().house == "closed"
        assert table.lan_access.reach().answered

    asyncio.run(evening())


def test_an_answer_in_the_page_answers_the_terminal(keyboard: Type) -> None:
    async def evening() -> None:
        table = Evening(Settings())
        await table.begin()
        await table.lan_access.open()
        assert INVITED in table.shown
        keyboard("n\n")
        await table.answered()
        assert table.lan_access.reach().house == "open"

    asyncio.run(evening())


@pytest.mark.parametrize(
    ("settings", "answer", "shown"),
    [
        (Settings(), True, [INVITED]),
        (Settings(), False, ["Only this computer"]),
        (Settings(host="0.0.0.0"), None, [INVITED]),
        (Settings(host="127.0.0.1"), None, []),
        (Settings(public_url="https://games.example.org"), None, ["https://games.example.org/"]),
    ],
    ids=str,
)
def test_nothing_is_asked_that_was_answered_or_set(
    keyboard: Type, settings: Settings, answer: bool | None, shown: list[str]
) -> None:
    async def evening() -> None:
        table = Evening(settings, answer)
        await table.begin()
        assert HERE in table.shown
        assert "Let other devices" not in table.shown
        for text in shown:
            assert text in table.shown

    asyncio.run(evening())


def test_without_a_terminal_nothing_is_asked_or_read() -> None:
    async def evening() -> None:
        table = Evening(Settings())
        await table.begin()
        assert table.shown.splitlines() == [f"Auberge is open: {HERE}  (Ctrl+C closes it)"]

    assert not sys.stdin.isatty()
    asyncio.run(evening())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_letters_that_are_asked_for_are_understood(language: str) -> None:
    words = Words(language)
    asked = words.say("server-house-ask")
    for answer in ("yes", "no"):
        assert f" {words.say(f'server-house-{answer}').split()[0]} " in asked


def test_on_a_terminal_the_question_breaks_between_words() -> None:
    shown = io.StringIO()
    LanPrompt(Words(), Console(file=shown, width=100, force_terminal=True, no_color=True))._say("server-house-ask")
    lines = shown.getvalue().splitlines()
    assert len(lines) > 1
    assert all(len(line) <= 100 for line in lines)
    assert " ".join(line.strip() for line in lines) == Words().say("server-house-ask")
