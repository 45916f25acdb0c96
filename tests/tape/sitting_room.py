"""Everything that is asked by HTTP without a table: games, house data, lessons, rule books, puzzles."""

from typing import Any, Final

from tests.tape import server
from tests.tape.asgi import Lifespan
from tests.tape.browsers import Room, Tape
from tests.tape.clock import TapeLoop

GAMES: Final = ("malta", "saint_malo", "valletta")
FILE: Final = "requests.txt"
_STEPS: Final = 12  # of a lesson, at most


async def ask_everything(loop: TapeLoop) -> Tape:
    """Asks everything once."""
    tape = Tape()
    with server.fixed(loop, server.Shelf(), "requests"):
        app = server.application()
        lifespan = Lifespan(app)
        await lifespan.start()
        room = Room(app, tape, "requests")
        await _ask_in_general(room)
        for game in GAMES:
            await _read_data(room, game)
            await _learn(room, game)
            await _read_rules(room, game)
            await _solve(room, game)
        await lifespan.stop()
    return tape


async def _ask_in_general(room: Room) -> None:
    room.tape.step("in general")
    for path in ("/healthz", "/readyz", "/api/games", "/api/puzzles", "/api/nothing", "/api/tables/nowhere"):
        await room.ask("GET", path)
    await room.ask("DELETE", "/api/games")
    await room.ask("POST", "/api/tables", {"game": "chess", "seats": []})
    await room.ask("POST", "/api/tables", {"game": "malta", "seats": [{"holder": "here"}]})
    await room.ask("POST", "/api/tables", {"fly": True})
    await room.ask("POST", "/api/tables/status", {"tables": []})
    for what in ("record", "story", "review", "log", "data", "steps/1", "exercises/0/1"):
        await room.ask("GET", f"/api/tables/nowhere/{what}")


async def _read_data(room: Room, game: str) -> None:
    at = f"/api/games/{game}/data"
    room.tape.step(f"data of {game}")
    await room.ask("GET", at)
    await room.ask("GET", f"{at}/facts")
    for text in ("", "nothing", "[[card]]\nid = 3\n"):
        await room.ask("POST", f"{at}/check", {"data": text})
        await room.ask("POST", f"{at}/facts", {"data": text})


async def _learn(room: Room, game: str) -> None:
    """The first two lessons step by step, each with a wrong move and the way that is shown; of the others the start."""
    room.tape.step(f"lessons of {game}")
    course = await room.ask("GET", f"/api/lessons/{game}")
    for number, lesson in enumerate(course["lessons"]):
        at = f"/api/lessons/{game}/{lesson['id']}"
        state: Any = {"step": 0}
        now = await room.ask("POST", at, {"state": state, "action": "open"})
        for _ in range(_STEPS if number < 2 else 0):
            if "state" not in now:
                break
            await room.ask("POST", at, {"state": now["state"], "action": "why", "move": {"kind": "fly"}})
            moves = now["view"]["moves"]
            if moves:
                await room.ask("POST", at, {"state": now["state"], "action": "why", "move": moves[-1]})
                await room.ask("POST", at, {"state": now["state"], "action": "move", "move": moves[0]})
            shown = await room.ask("POST", at, {"state": now["state"], "action": "show"})
            if shown.get("outcome") == "reached":
                shown = await room.ask("POST", at, {"state": shown["state"], "action": "go_on"})
            now = shown


async def _read_rules(room: Room, game: str) -> None:
    room.tape.step(f"rule book of {game}")
    book = await room.ask("GET", f"/api/rulebook/{game}")
    blocks = [(chapter, block) for chapter in book["chapters"] for block in chapter["blocks"]]
    shown = [(chapter["id"], block) for chapter, block in blocks if block["kind"] == "example"]
    tried = [f"{chapter}-{block['id']}" for chapter, block in shown if block["can_try"]]
    for example in (*tried, f"{shown[0][0]}-{shown[0][1]['id']}", "nothing"):
        at = f"/api/rulebook/{game}/{example}"
        now = await room.ask("POST", at, {"action": "open"})
        for move in now.get("view", {}).get("moves", [])[:1]:
            await room.ask("POST", at, {"action": "move", "move": move})
            await room.ask("POST", at, {"action": "why", "move": {"kind": "fly"}})


async def _solve(room: Room, game: str) -> None:
    room.tape.step(f"puzzles of {game}")
    wished = await room.ask("POST", f"/api/puzzles/{game}", {})
    at = f"/api/puzzles/{game}/{wished['id']}"
    now = await room.ask("GET", at)
    for move in now["exercise"]["view"]["moves"][:4]:
        await room.ask("POST", at, {"tried": {"action": "try", "move": move}})
        await room.ask("POST", at, {"tried": {"action": "why", "move": move}})
    await room.ask("POST", at, {"tried": {"action": "show"}, "rating": {}})
