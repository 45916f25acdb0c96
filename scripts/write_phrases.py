"""Writes sentences of whole seeded games in all languages, for the page's own phrasing to be compared with.

Usage: python scripts/write_phrases.py [--check]     (--check only says whether the file is up to date)

The browser says moves, events, questions and refusals by itself (`web/src/lib/i18n/phrases.ts`); a test there reads
this file and must come to the same sentences, letter by letter.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from auberge import games
from auberge.core.protocol import CHANCE, OVER, Event, Game, Move, Position, Seat, View
from auberge.core.setup import settle_setup
from auberge.words import LANGUAGES, Words

OUT: Final = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "phrases.json"
NAMES: Final = ("Ada", "Bruno", "Carla", "Dario", "Élise", "Fritz")
MOST_OF_A_KIND: Final = 5
MOST_STEPS: Final = 4_000

Saying = Callable[[Words], str]


class Phrase(msgspec.Struct, frozen=True):
    """One thing to say, as it travels to the browser, and what is said of it in every language."""

    game: str
    sort: str  # move, event, question or refusal
    thing: msgspec.Raw
    said: dict[str, str]


class _Problem(msgspec.Struct, frozen=True):
    key: str
    values: dict[str, str | int]
    rule: str


class Collection:
    """The phrases of one game: of every kind a few, no two alike."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.phrases: Final[list[Phrase]] = []
        self._counted: Final[Counter[str]] = Counter()
        self._known: Final[set[str]] = set()

    def add(self, sort: str, kind: str, thing: object, say: Saying) -> None:
        """Keeps a phrase, unless there are enough of its kind or it is known already."""
        name = f"{sort} {kind}"
        english = f"{name}: {say(Words('en', strict=True))}"
        if self._counted[name] >= MOST_OF_A_KIND or english in self._known:
            return
        self._counted[name] += 1
        self._known.add(english)
        said = {language: say(Words(language, strict=True)) for language in LANGUAGES}
        raw = msgspec.Raw(msgspec.json.encode(thing))
        self.phrases.append(Phrase(self.game.meta.name, sort, raw, said))

    def move(self, move: Move) -> None:
        name = self.game.meta.name
        self.add("move", _tag(move), move, lambda words: words.move(name, move, NAMES))

    def event(self, event: Event) -> None:
        name = self.game.meta.name
        self.add("event", _tag(event), event, lambda words: words.event(name, event, NAMES))

    def question(self, view: View) -> None:
        name, question = self.game.meta.name, str(getattr(view, "question", ""))
        fields: dict[str, object] = msgspec.structs.asdict(view)
        told = {key: value for key, value in fields.items() if isinstance(value, str | int)}
        self.add("question", question, told, lambda words: words.question(name, view))

    def refusal(self, position: Position, seat: Seat, move: Move) -> None:
        refusal = self.game.why_not(position, seat, move)
        if refusal is None:
            return
        problem = _Problem(f"refusal-{refusal.reason}", {**refusal.values, "rule": refusal.rule}, refusal.rule)
        self.add("refusal", refusal.reason, problem, lambda words: _refused(words, problem))


def _refused(words: Words, problem: _Problem) -> str:
    sentence = words.say(problem.key, **problem.values)
    return words.say("refusal-with-rule", sentence=sentence, rule=problem.rule)


def _tag(thing: msgspec.Struct) -> str:
    return str(thing.__struct_config__.tag)


def _play(game: Game, seats: int, seed: int, found: Collection) -> None:
    """Plays one game by chance, and says all that is said in it."""
    random = Random(seed)
    setup = settle_setup(game.meta, seats=seats, seed=seed, options={}, start_seat=0)
    position = game.start(setup, pausing=True)
    for _ in range(MOST_STEPS):
        actor = position.actor()
        if actor == OVER:
            return
        if actor == CHANCE:
            events = game.chance(position)
        else:
            seat = Seat(actor)
            moves = game.moves(position)
            found.question(game.view(position, seat))
            for move in moves:
                found.move(move)
            found.refusal(position, seat, game.move(random.randrange(game.space)))
            found.refusal(position, Seat((seat + 1) % seats), moves[0])
            events = game.play(position, seat, random.choice(moves))
        for event in events:
            found.event(event)


def phrases() -> Iterator[Phrase]:
    """The phrases of every registered game, of a small and of the largest table."""
    for name in games.NAMES:
        game = games.load(name)
        found = Collection(game)
        for seed, seats in enumerate((game.meta.min_seats, game.meta.max_seats, game.meta.min_seats), start=7):
            _play(game, seats, seed, found)
        yield from found.phrases


def text() -> str:
    """The file: one phrase a line."""
    lines = (msgspec.json.encode(phrase).decode() for phrase in phrases())
    return '{"names":' + msgspec.json.encode(NAMES).decode() + ',"phrases":[\n' + ",\n".join(lines) + "\n]}\n"


def main() -> None:
    """Writes the file, or says that it is out of date."""
    new = text()
    if OUT.is_file() and OUT.read_text(encoding="utf-8") == new:
        return
    if "--check" in sys.argv:
        sys.exit(f"{OUT.name} is out of date: run scripts/write_phrases.py")
    OUT.parent.mkdir(parents=True, exist_ok=True)
    OUT.write_text(new, encoding="utf-8")
    print(f"wrote {OUT.name}")


if __name__ == "__main__":
    main()
