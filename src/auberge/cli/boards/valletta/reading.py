"""Short input for Valletta, turned into the text of a record: `maid`, `a2`, `gold wood`, `2 1 1 1`, `no`."""

import re
from collections.abc import Iterable
from typing import Final

from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.signs import GOODS, building_name, character_name, letter_of
from auberge.cli.boards.valletta_view import CHARACTERS, VallettaView
from auberge.core.protocol import Move

_VERBS: Final = ("play", "dismiss", "hire")
_PAYMENT: Final = re.compile(r"(?:pay|payment)?\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})")
_GOOD_QUESTIONS: Final = ("draft", "maid", "foreman", "nun", "trader", "architect", "give", "bonus", "seamstress")


def read_short(view: VallettaView, text: str, scene: Scene) -> str | None:
    """The record text this input stands for at the open question; None if it is no short input."""
    typed = " ".join(text.lower().split())
    if view.question == "payment" and not typed and view.proposing:
        return "pay proposed"
    if found := _PAYMENT.fullmatch(typed):
        return "payment " + " ".join(found.groups())
    bare = _bare(typed, scene)
    if bare is not None:
        return bare
    for reading in (_building, _goods, _character):
        record = reading(view, typed, scene)
        if record is not None:
            return record
    return None


def _bare(typed: str, scene: Scene) -> str | None:
    words = {"use": ("use", "yes"), "decline": ("decline", "no")}
    for record, names in words.items():
        if typed in names or typed in (scene.words.say(f"cli-v-word-{name}").lower() for name in names):
            return record
    if typed in ("proposed", scene.words.say("cli-v-word-proposed").lower()):
        return "pay proposed"
    return None


def find_building(view: VallettaView, typed: str, scene: Scene) -> str | None:
    """The laid-out building of this name or short name."""
    for building in view.layout:
        if typed in (building.name, building_name(scene, building.name).lower()):
            return building.name
    return None


def _building(view: VallettaView, typed: str, scene: Scene) -> str | None:
    """`a2`, `build a2`, `upgrade a2`: own buildings are upgraded, others built."""
    verb, _, rest = typed.rpartition(" ")
    known = {scene.words.say(f"cli-v-word-{word}").lower(): word for word in ("build", "upgrade")}
    verb = known.get(verb, verb)
    name = find_building(view, rest, scene)
    if name is None or verb not in ("", "build", "upgrade"):
        return None
    if not verb:
        owner = next(building.owner for building in view.layout if building.name == name)
        verb = "upgrade" if owner is not None and owner == view.you else "build"
    return f"{verb} {name}"


def _goods(view: VallettaView, typed: str, scene: Scene) -> str | None:
    """One good or two, by word, beginning or letter."""
    parts = typed.split()
    spoken = {good: scene.words.say("valletta-good", good=good).lower() for good in GOODS}
    found: list[str] = []
    for part in parts:
        letters = [good for good in GOODS if part == letter_of(scene, good).lower()]
        if letters and view.question not in _GOOD_QUESTIONS:
            return None
        good = letters or [good for good in GOODS if part in (good, spoken[good])]
        if not good:
            return None
        found += good[:1]
    if len(found) == 2:
        return f"seamstress {found[0]} {found[1]}"
    return f"choose {found[0]}" if len(found) == 1 else None


def _character(view: VallettaView, typed: str, scene: Scene) -> str | None:
    """`maid`, `play maid`, `dismiss maid`, `hire builder`; without a verb the only thing that can be done with it."""
    first, _, rest = typed.partition(" ")
    verbs = {scene.words.say(f"cli-v-word-{verb}").lower(): verb for verb in _VERBS} | {verb: verb for verb in _VERBS}
    verb = verbs.get(first)
    open_names = [_named(move) for move in view.moves if _named(move)]
    name = find_character(rest if verb else typed, scene, open_names)
    if name is None:
        return None
    if verb is None:
        fitting = [word for word in _VERBS if (word, name) in {(_kind(move), _named(move)) for move in view.moves}]
        if len(fitting) > 1:
            return None
        verb = fitting[0] if fitting else "play"
    return f"{verb} {name}"


def find_character(typed: str, scene: Scene, first: Iterable[str] = ()) -> str | None:
    """The only character that begins like this, in English or in the player's language; those in `first` go first."""
    if not typed:
        return None
    for names in (tuple(dict.fromkeys(first)), CHARACTERS):
        spoken = {name: (name, name.replace("_", " "), *_spoken(scene, name)) for name in names}
        exact = [name for name in names if typed in spoken[name]]
        begun = exact or [name for name in names if any(word.startswith(typed) for word in spoken[name])]
        if len(begun) == 1:
            return begun[0]
    return None


def _spoken(scene: Scene, name: str) -> tuple[str, str]:
    return character_name(scene, name).lower(), scene.words.say("valletta-character", character=name).lower()


def _named(move: Move) -> str:
    return str(getattr(move, "character", ""))


def _kind(move: Move) -> str:
    return str(move.__struct_config__.tag)
