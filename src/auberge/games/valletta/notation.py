"""Moves of Valletta as short texts, for records, logs and scenarios; and the outcomes of shuffles.

`draft gold` · `play maid` · `maid stone` · `seamstress gold wood` · `build building_g01` · `upgrade building_b03` ·
`payment 2 1 1 1` · `dismiss maid` · `hire builder` · `give wood` · `bonus gold` · `use` · `decline`. In front of a good
the word of the question is decoration: any of them reads the same. Chance: `barrels gold stone ...`,
`green building_g01 ...`, `hand maid ...`, `reshuffle maid ...`.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, cast

from auberge.core.bits import lowest, single
from auberge.core.chance import Lot, Source, source_of
from auberge.core.errors import BadMove
from auberge.core.protocol import Move
from auberge.games.valletta import goods as g
from auberge.games.valletta import moves as m
from auberge.games.valletta import phases
from auberge.games.valletta import tables as t
from auberge.games.valletta.engine import Engine
from auberge.games.valletta.meta import META
from auberge.games.valletta.rules import costs, piles
from auberge.games.valletta.sheet import Sheet

_GOOD_WORDS: Final = ("choose", "draft", "maid", "foreman", "nun", "trader", "architect", "give", "bonus")
_BARE: Final[dict[str, Move]] = {"use": m.Use(), "decline": m.Decline(), "pay proposed": m.PayProposed()}
_GOOD_QUESTIONS: Final = {
    phases.DRAFT: "draft",
    phases.MAID: "maid",
    phases.SEAMSTRESS: "seamstress",
    phases.FOREMAN: "foreman",
    phases.NUN: "nun",
    phases.TRADER: "trader",
    phases.ARCHITECT: "architect",
    phases.GIVE: "give",
    phases.BONUS: "bonus",
}


@lru_cache(maxsize=1024)  # moves come again and again
def write(move: Move, word: str = "choose") -> str:
    """The move as a short text; `word` is the word in front of a good."""
    match move:
        case m.Choose(good):
            return f"{word} {good}"
        case m.ChoosePair(first, second):
            return f"seamstress {first} {second}"
        case m.Play(character):
            return f"play {character}"
        case m.Build(building):
            return f"build {building}"
        case m.Upgrade(building):
            return f"upgrade {building}"
        case m.PayAmount(amount):
            return f"pay {amount}"
        case m.Payment(gold, wood, stone, brick):
            return f"payment {gold} {wood} {stone} {brick}"
        case m.Dismiss(character):
            return f"dismiss {character}"
        case m.Hire(character):
            return f"hire {character}"
    for text, bare in _BARE.items():
        if move == bare:
            return text
    raise BadMove("bad-move-unknown", move=type(move).__name__)


def question_word(p: Engine) -> str:
    """The word for a good in the question that is open."""
    return _GOOD_QUESTIONS.get(int(p.phase), "choose")


def read(text: str) -> Move:
    """The move a short text stands for. BadMove names what cannot be read."""
    text = " ".join(text.split())
    if text in _BARE:
        return _BARE[text]
    word, _, rest = text.partition(" ")
    if word in ("play", "dismiss", "hire"):
        if rest not in t.CHARACTER_NAMES:
            raise BadMove("bad-move-no-such-character", character=rest)
        of_character: dict[str, Move] = {"play": m.Play(rest), "dismiss": m.Dismiss(rest), "hire": m.Hire(rest)}
        return of_character[word]
    if word in ("build", "upgrade"):
        if rest not in t.BUILDING_NAMES:
            raise BadMove("bad-move-no-such-building", building=rest)
        return m.Build(rest) if word == "build" else m.Upgrade(rest)
    if word in ("payment", "pay"):
        return _payment(text, rest.split())
    return _goods(text, word, rest.split())


def _payment(text: str, amounts: list[str]) -> Move:
    if all(amount.isascii() and amount.isdigit() and len(amount) < 4 for amount in amounts):
        numbers = [int(amount) for amount in amounts]
        if len(numbers) == 4:
            return m.Payment(*numbers)
        if len(numbers) == 1:
            return m.PayAmount(numbers[0])
    raise BadMove("bad-move-text", text=text)


def _goods(text: str, word: str, goods: list[str]) -> Move:
    if word not in (*_GOOD_WORDS, "seamstress") or len(goods) not in (1, 2):
        raise BadMove("bad-move-text", text=text)
    for good in goods:
        if good not in g.GOOD_NAMES:
            raise BadMove("bad-move-no-such-good", good=good)
    named = cast(list[g.Good], sorted(goods, key=g.GOOD_NAMES.index))
    return m.Choose(named[0]) if len(named) == 1 else m.ChoosePair(named[0], named[1])


def entry(p: Engine, move: Move) -> str:
    """The entry a move makes in the record: with the word of its question; a payment once it is complete."""
    if p.phase != phases.PAYMENT:
        return write(move, question_word(p))
    match move:
        case m.PayProposed():
            paid = int(costs.proposed_payment(p.player.goods, p.cost))
        case m.PayAmount(amount):
            paid = _completed(p, amount)
        case _:
            return write(move)
    return write(m.Payment(*(int(g.amount(paid, kind)) for kind in range(g.KINDS)))) if paid >= 0 else ""


def _completed(p: Engine, amount: int) -> int:
    """The whole payment if this amount settles it, else -1."""
    q = p.clone()
    q.payment += g.of(q.paying_kind, amount)
    q.paying_kind += 1
    while q.paying_kind < g.KINDS:
        left = costs.amounts_for(q)
        if not single(left):
            return -1
        q.payment += g.of(q.paying_kind, lowest(left))
        q.paying_kind += 1
    return int(q.payment)


def _words(shuffling: int) -> tuple[str, ...]:
    """The names of the things in a shuffled pile."""
    if shuffling == phases.BARRELS:
        return g.GOOD_NAMES
    return t.BUILDING_NAMES if shuffling <= phases.STACK else t.CHARACTER_NAMES


def write_outcome(p: Engine, outcome: list[int]) -> str:
    """An order as it stands in records; nothing for a mere refill."""
    if p.phase == phases.REFILL:
        return ""
    shuffling = int(p.shuffling)
    names = _words(shuffling)
    return " ".join((phases.SHUFFLE_NAMES[shuffling], *(names[index] for index in outcome)))


def read_outcome(p: Engine, text: str) -> list[int] | None:
    """The order a text stands for, or None if the text is no shuffle."""
    word, *rest = text.split()
    if word not in phases.SHUFFLE_NAMES or (p.phase != phases.SHUFFLE and word not in ("merge", "reshuffle")):
        return None
    names = _words(phases.SHUFFLE_NAMES.index(word))
    for name in rest:
        if name not in names:
            raise BadMove("bad-move-text", text=text)
    if p.phase == phases.SHUFFLE and word != phases.SHUFFLE_NAMES[p.shuffling]:
        raise BadMove("bad-move-text", text=text)
    return [names.index(name) for name in rest]


def lot(p: Engine) -> Lot | None:
    """What is shuffled now; nothing at a mere refill."""
    if p.phase == phases.REFILL:
        return None
    shuffling = int(p.shuffling)
    names = _words(shuffling)
    found = tuple(names[index] for index in piles.to_shuffle(p))
    return Lot(phases.SHUFFLE_NAMES[shuffling], found, len(found))


def sources(sheet: Sheet) -> Mapping[str, Source]:
    """The barrels, the buildings of each colour and the starting cards; a player's pile is a part of all characters,
    since Jean can hire what any player dismissed (V-CHAR-JEAN-5, -7)."""
    starting = [t.CHARACTER_NAMES[character] for character in t.STARTING_CARDS]
    others = [t.BUILDER] * t.NEUTRAL_BUILDERS + list(sheet.building_character)
    characters = sorted(list(t.STARTING_CARDS) * META.max_seats + others)
    pile = source_of((t.CHARACTER_NAMES[character] for character in characters), whole=False)
    barrels = [good for good, number in zip(g.GOOD_NAMES, sheet.barrels, strict=True) for _ in range(number)]
    found = {"barrels": source_of(barrels), "hand": source_of(starting), "reshuffle": pile, "merge": pile}
    tops: dict[str, dict[int, int]] = {}
    for shuffling in (phases.GREEN, phases.BLUE, phases.YELLOW):
        colour = shuffling - phases.GREEN
        buildings = [t.BUILDING_NAMES[b] for b in piles.of_colour(sheet, t.GREEN + colour)]
        found[phases.SHUFFLE_NAMES[shuffling]] = source_of(buildings)
        tops[phases.SHUFFLE_NAMES[shuffling]] = dict(enumerate(sheet.display[colour], start=META.min_seats))
    return found | {"stack": Source(dict.fromkeys(t.BUILDING_NAMES, 1), whole=False, tops=tops)}
