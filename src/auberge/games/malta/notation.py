"""Moves of Malta! as short texts, for records, logs and scenarios; and the outcomes of chance.

Whole decisions: `place (0,3)` · `play shove 3 up` · `play swap_two_spaces (1,1) (4,4)` · `play turn_a_space (3,0) 1` ·
`play shift_a_line row 2 right` · `pass` · `negate` · `boomerang left` · `discard shove` · `give shove` ·
`pass_on shove` · `move up` · `racket 2 shove` · `concede`. Their parts: `play shove`, `player 3`, `direction up`,
`space (1,1)`, `turn 1`, `line row 2`, `boomerang`, `card shove`. Players count from 1.
Chance: `board star_1 ...`, `deck shove ...`, `fresh_shuffle shove ...`, `take_one shove`.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from auberge.core.chance import Lot, Source, source_of
from auberge.core.errors import BadMove
from auberge.core.protocol import Move, Seat
from auberge.games.malta import moves as m
from auberge.games.malta import phases
from auberge.games.malta import tables as t
from auberge.games.malta.engine import Engine
from auberge.games.malta.rules import announcement, piles
from auberge.games.malta.sheet import Sheet

_SPACE: Final = re.compile(r"\(([0-6]),([0-6])\)")
_BARE: Final[dict[str, Move]] = {
    "pass": m.Pass(),
    "negate": m.Negate(),
    "boomerang": m.Boomerang(),
    "concede": m.Concede(),
}
_CARD_WORDS: Final = ("card", "discard", "give", "pass_on")
_QUESTIONS: Final = {
    phases.PLACE: "place",
    phases.MOVE: "move",
    phases.DISCARD: "discard",
    phases.GIVE: "give",
    phases.PASS_ON: "pass_on",
}
_OUTCOME_WORDS: Final = {
    phases.BOARD: "board",
    phases.DECK: "deck",
    phases.FRESH: "fresh_shuffle",
    phases.TAKE: "take_one",
}


@lru_cache(maxsize=1024)  # moves come again and again
def write(move: Move, word: str = "") -> str:
    """The move as a short text; `word` names the question where that reads better."""
    match move:
        case m.Space(row, col):
            return f"{word or 'space'} ({row},{col})"
        case m.Play(card):
            return f"play {card}"
        case m.Player(seat):
            return f"player {seat + 1}"
        case m.Direction(direction):
            return f"{word or 'direction'} {direction}"
        case m.Turn(quarters):
            return f"turn {quarters}"
        case m.Line(axis, index):
            return f"line {axis} {index}"
        case m.Card(card):
            return f"{word or 'card'} {card}"
        case m.Announce(card, targets):
            return " ".join(("play", card, *targets))
        case m.TakeOver(targets):
            return " ".join(("boomerang", *targets))
        case m.PayRacket(seat, card):
            return f"racket {seat + 1} {card}"
    for text, bare in _BARE.items():
        if move == bare:
            return text
    raise BadMove("bad-move-unknown", move=type(move).__name__)


def question_word(p: Engine) -> str:
    """The word of the question that is open."""
    return _QUESTIONS.get(int(p.phase), "")


def targets_of(p: Engine) -> tuple[str, ...]:
    """The targets named so far, as texts, in the order in which the card asks for them."""
    texts: list[str] = []
    if p.player >= 0:
        texts.append(str(int(p.player) + 1))
    for place in (int(p.space), int(p.second_space)):
        if place >= 0:
            texts.append("({},{})".format(*divmod(place, t.WIDTH)))
    if p.line >= 0:
        texts.append(f"{'column' if p.line >= t.WIDTH else 'row'} {int(p.line) % t.WIDTH}")
    if p.direction >= 0:
        texts.append(t.DIRECTION_NAMES[p.direction])
    if p.quarters > 0:
        texts.append(str(int(p.quarters)))
    return tuple(texts)


def read_target(kind: int, text: str) -> int:
    """The number of a target of this kind. BadMove if the text is none."""
    found = _SPACE.fullmatch(text)
    words = text.split()
    if kind in (t.SPACE, t.SECOND_SPACE) and found:
        return t.location(int(found[1]), int(found[2]))
    if kind == t.PLAYER and text in ("1", "2", "3", "4", "5", "6"):
        return int(text) - 1
    if kind == t.QUARTERS and text in ("1", "2", "3"):
        return int(text)
    if kind == t.DIRECTION and text in t.DIRECTION_NAMES:
        return t.DIRECTION_NAMES.index(text)
    if kind == t.LINE and len(words) == 2 and words[0] in ("row", "column") and words[1] in "0123456":
        return int(words[1]) + (t.WIDTH if words[0] == "column" else 0)
    raise BadMove("bad-move-target", text=text)


def read(text: str) -> Move:
    """The move a short text stands for. BadMove names what cannot be read."""
    words = text.split()
    if len(words) == 1 and words[0] in _BARE:
        return _BARE[words[0]]
    if len(words) < 2:
        raise BadMove("bad-move-text", text=text.strip())
    word, rest = words[0], words[1:]
    match word, len(rest):
        case "play", 1:
            return m.Play(_card(rest[0]))
        case "play", _:
            return m.Announce(_card(rest[0]), _targets(rest[1:]))
        case "boomerang", _:
            return m.TakeOver(_targets(rest))
        case "racket", 2:
            return m.PayRacket(_seat(rest[0]), _card(rest[1]))
        case "line", 2:
            number = read_target(t.LINE, " ".join(rest))
            return m.Line("column" if number >= t.WIDTH else "row", number % t.WIDTH)
        case "player", 1:
            return m.Player(_seat(rest[0]))
        case "turn", 1:
            return m.Turn(read_target(t.QUARTERS, rest[0]))
        case (("direction" | "move"), 1):
            return m.Direction(t.DIRECTION_NAMES[read_target(t.DIRECTION, rest[0])])
        case (("space" | "place"), 1):
            return m.Space(*divmod(read_target(t.SPACE, rest[0]), t.WIDTH))
    if word in _CARD_WORDS and len(rest) == 1:
        return m.Card(_card(rest[0]))
    raise BadMove("bad-move-text", text=text.strip())


def _card(word: str) -> t.CardName:
    if word not in t.CARD_NAMES:
        raise BadMove("bad-move-no-such-card", card=word)
    return word


def _seat(word: str) -> Seat:
    return Seat(read_target(t.PLAYER, word))


def _targets(words: list[str]) -> tuple[str, ...]:
    """Targets as texts: `row 2` is one."""
    texts: list[str] = []
    for word in words:
        if texts and texts[-1] in ("row", "column"):
            texts[-1] += f" {word}"
        else:
            texts.append(word)
    return tuple(texts)


def entry(p: Engine, move: Move) -> str:
    """The entry a move makes in the record: an announcement or an answer once it is complete (M-LOG-01)."""
    if type(move) in m.WHOLE:
        return write(move)
    if p.phase == phases.TARGET:
        q = p.clone()
        announcement.name_target(q, m.action_of(move) - q.first_action())
        return _completed(q)
    match move:
        case m.Play(card):
            return _whole(p, t.CARD_NAMES.index(card), -1)
        case m.Boomerang() if p.phase == phases.RESPOND:
            return _whole(p, int(p.card), int(p.asked))
        case m.Player() if p.phase == phases.RACKET_TO:
            return ""
        case m.Card(card) if p.phase == phases.RACKET:
            return write(m.PayRacket(Seat(p.receiver), card))
    return write(move, question_word(p))


def _whole(p: Engine, card: int, taker: int) -> str:
    q = p.clone()
    q.card = card
    q.taker = taker
    announcement.clear(q)
    return _completed(q)


def _completed(q: Engine) -> str:
    """The whole announcement or answer, if nothing is left to be named."""
    if not announcement.ask_for_targets(q):
        return ""
    targets = targets_of(q)
    return write(m.TakeOver(targets) if q.taker >= 0 else m.Announce(t.CARD_NAMES[q.card], targets))


def _names(p: Engine, word: str) -> tuple[str, ...]:
    return p.sheet.space_names if word == "board" else t.CARD_NAMES


def write_outcome(p: Engine, outcome: list[int]) -> str:
    """An outcome of chance as it stands in records; nothing for a mere draw."""
    if p.phase == phases.DRAW:
        return ""
    word = _OUTCOME_WORDS[int(p.phase)]
    names = _names(p, word)
    return " ".join((word, *(names[index] for index in outcome)))


def read_outcome(p: Engine, text: str) -> list[int] | None:
    """The outcome a text stands for, or None if the text is no chance entry."""
    word, *rest = text.split()
    if word not in _OUTCOME_WORDS.values():
        return None
    names = _names(p, word)
    for name in rest:
        if name not in names:
            raise BadMove("bad-move-text", text=text)
    if word != _OUTCOME_WORDS.get(int(p.phase)):
        raise BadMove("bad-move-text", text=text)
    return [names.index(name) for name in rest]


def lot(p: Engine) -> Lot | None:
    """What is shuffled now, or the hand from which a card is taken (M-CHANCE-02 to -05); nothing at a mere draw."""
    if p.phase == phases.DRAW:
        return None
    word = _OUTCOME_WORDS[int(p.phase)]
    names = _names(p, word)
    found = tuple(names[index] for index in piles.to_shuffle(p))
    return Lot(word, found, 1 if p.phase == phases.TAKE else len(found))


def sources(sheet: Sheet) -> Mapping[str, Source]:
    """The spaces but the start spaces, and the cards; of these, a part is shuffled again or in a hand."""
    spaces = [sheet.space_names[kind] for kind in sheet.kind_of[t.STARTS :]]
    cards = [t.CARD_NAMES[card] for card in sheet.card_order for _ in range(sheet.card_copies[card])]
    return {
        "board": source_of(spaces),
        "deck": source_of(cards),
        "fresh_shuffle": source_of(cards, whole=False),
        "take_one": source_of(cards, whole=False, most=1),
    }
