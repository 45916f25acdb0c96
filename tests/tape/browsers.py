"""Browsers at one table, each named, and the tape that runs beside them: what was said, and every frame that came."""

import asyncio
import hashlib
import json
from collections.abc import Iterable
from random import Random
from typing import Any, Final

from tests.tape.asgi import App, Line, ask

MOMENT: Final = 0.02  # seconds after everything that is said, in which it is answered
Frame = dict[str, Any]


class Tape:
    """The lines of a recording: every step, and below it the frames of every browser as kinds and digests."""

    def __init__(self) -> None:
        self.lines: Final[list[str]] = []
        self.whole: Final[list[str]] = []  # the same, as JSON and in full
        self.said: Final[set[str]] = set()
        self.told: Final[set[str]] = set()
        self.steps = 0

    def step(self, what: str) -> None:
        self.steps += 1
        self.lines.append(f"{self.steps} {what}")
        self.whole.append(json.dumps({"step": self.steps, "does": what}))

    def frames(self, name: str, texts: Iterable[str]) -> None:
        """What a browser was sent in this step."""
        found = [(json.loads(text)["kind"], text) for text in texts]
        if found:
            self.told.update(kind for kind, _ in found)
            self.lines.append(f"  {name} {' '.join(f'{kind}:{digest(text)}' for kind, text in found)}")
            self.whole.extend(f'{{"step":{self.steps},"to":"{name}","frame":{text}}}' for _, text in found)

    def answer(self, path: str, status: int, body: bytes) -> None:
        """What a request was answered."""
        self.lines.append(f"  {status} {digest(body.decode())} {path}")
        text = body.decode()
        if text[:1] not in ("{", "[") or "\n" in text:
            text = json.dumps(text)
        self.whole.append(f'{{"step":{self.steps},"path":"{path}","status":{status},"answer":{text}}}')


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:8]


class Browser:
    """One browser: what it holds, and the table as its frames tell it."""

    def __init__(self, name: str, *, explain: bool = False, changes: bool = False) -> None:
        self.name: Final = name
        self.secrets: list[str] = []
        self.held: list[int] = []
        self.looking: int | None = None
        self.now: Frame = {}
        self.table: Frame = {}
        self.steps: list[Frame] = []
        self.line: Line | None = None
        self.asked: int | None = None  # a seat that is asked in secret while it looks through others' eyes
        self.wish: Final = {"explain": explain, "changes": changes}

    @property
    def due(self) -> int | None:
        """The seat of this browser that the table waits for."""
        waiting = self.now.get("waiting", {})
        if waiting.get("seat") not in self.held or self.has_passed:
            return None
        is_asked = waiting["kind"] in ("throw", "confirm") or (
            waiting["kind"] == "decide" and self.now["view"]["moves"]
        )
        return waiting["seat"] if is_asked or self.looking != waiting["seat"] else None

    @property
    def has_passed(self) -> bool:
        """Whether its answer in secret has been given, and takes hold later."""
        asking = self.now.get("asking")
        return asking is not None and (asking["held"] or asking["silent"])

    def take(self) -> list[str]:
        """The frames that came since."""
        if self.line is None:
            return []
        texts = self.line.frames.copy()
        self.line.frames.clear()
        for text in texts:
            self._read(json.loads(text))
        return texts

    def _read(self, frame: Frame) -> None:
        match frame["kind"]:
            case "welcome":
                self.held, self.looking, self.table = frame["held"], frame["looking"], frame["table"]
                self.steps, self.now = frame["steps"], frame["now"]
            case "update":
                view = {**self.now["view"], **frame["now"]["view"]}
                self.steps = self.steps[: frame["after"]] + frame["steps"]
                self.now = {**frame["now"], "view": view}
            case "seats":
                self.table = {**self.table, **{name: frame[name] for name in ("seats", "hints", "coached")}}
            case "asked":
                self.asked = frame["seat"]
            case "gathering":
                self.table = {**self.table, "chance": frame["chance"]}
            case "hangup":
                self.line = None


class Room:
    """An application, the browsers at one of its tables, and the tape."""

    def __init__(self, app: App, tape: Tape, seed: str) -> None:
        self.app = app
        self.tape: Final = tape
        self.table = ""
        self.browsers: Final[list[Browser]] = []
        self._random: Final = Random(seed)
        self._ids = 0

    def any(self, of: list[Any]) -> Any:
        """One of these: by the one function of Python's generator that no version may change."""
        return of[int(self._random.random() * len(of))]

    async def rest(self, seconds: float = MOMENT) -> None:
        """Lets time pass, then writes down what came."""
        await asyncio.sleep(seconds)
        for browser in self.browsers:
            self.tape.frames(browser.name, browser.take())

    async def ask(self, method: str, path: str, body: object = None, seats: str = "") -> Any:
        """What a request is answered: read if it is JSON, else as text."""
        status, found = await ask(self.app, method, path, body, seats)
        self.tape.answer(f"{method} {path}", status, found)
        await self.rest()
        return json.loads(found) if found[:1] in (b"{", b"[") else found.decode()

    async def come(self, browser: Browser, look: int | None = None) -> None:
        """A browser says hello at the table."""
        self.tape.step(f"{browser.name} comes")
        browser.line = Line(self.app, f"/ws/tables/{self.table}")
        hello = {"kind": "hello", "secrets": browser.secrets, **browser.wish}
        self._say(browser, hello if look is None else {**hello, "look": look})
        await self.rest()

    async def go(self, browser: Browser) -> None:
        """A browser hangs up."""
        if browser.line is not None:
            self.tape.step(f"{browser.name} goes")
            await browser.line.hang_up()
            browser.line = None
            await self.rest()

    async def do(self, browser: Browser, kind: str, seconds: float = MOMENT, **fields: object) -> None:
        """A message with an id of its own."""
        self._ids += 1
        await self.tell(browser, {"kind": kind, "id": f"i{self._ids}", **fields}, seconds)

    async def tell(self, browser: Browser, message: Frame, seconds: float = MOMENT) -> None:
        """A message as it is."""
        self.tape.step(f"{browser.name}: {message['kind']}")
        self._say(browser, message)
        await self.rest(seconds)

    async def send(self, browser: Browser, text: str) -> None:
        """Something that is no message."""
        self.tape.step(f"{browser.name}: nonsense")
        if browser.line is not None:
            browser.line.say(text)
        await self.rest()

    def _say(self, browser: Browser, message: Frame) -> None:
        self.tape.said.add(message["kind"])
        text = json.dumps(message)
        self.tape.whole.append(f'{{"step":{self.tape.steps},"from":"{browser.name}","message":{text}}}')
        if browser.line is not None:
            browser.line.say(text)
