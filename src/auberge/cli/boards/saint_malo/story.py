"""What happened in Saint Malo, told short: about a line for every turn, with cells and gains."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.saint_malo.choices import fields_of
from auberge.cli.boards.saint_malo.signs import signs_of
from auberge.core.protocol import Event
from auberge.words import cell_name

Fields = dict[str, object]
_PLACED: Final = {
    "crate_placed": "crate",
    "wall_placed": "wall",
    "church_built": "church",
    "house_built": "house",
    "character_placed": "character",
}
_TOTALS: Final = (  # kind of event, its field, the message for the sum of a turn
    ("points_scored", "points", "cli-sm-brings-points"),
    ("coins_gained", "coins", "cli-sm-brings-coins"),
    ("used", "price", "cli-sm-story-paid"),
    ("sections_lapsed", "sections", "cli-sm-story-lapsed"),
    ("boxes_ticked", "boxes", "cli-sm-story-ticks"),
)
_WHOLE_SENTENCES: Final = ("pirates_attacked", "city_filled", "game_ended", "seat_absent")


def tell(events: Sequence[Event], scene: Scene) -> list[Text]:
    """The events as short lines: one for each player's doing, one for each pirate attack, the end as a sentence."""
    lines: list[Text] = []
    for seat, chunk in _turns(events):
        if seat is None:
            lines += [Text(line) for line in _common(chunk, scene)]
            continue
        parts = [part for part in _parts([fields_of(event) for event in chunk], scene) if part]
        if parts:
            dot = f" {signs_of(scene).dot} "
            label = scene.words.say("cli-sm-label", label=scene.names[seat])
            lines.append(Text().append(f"{label} ", "bold").append(dot.join(parts)))
    return lines


def _turns(events: Sequence[Event]) -> Iterator[tuple[int | None, list[Event]]]:
    """Runs of events of one seat; what concerns everybody (attacks, the end) comes as runs without a seat."""
    run: list[Event] = []
    owner: int | None = None
    for event in events:
        fields = fields_of(event)
        kind = str(fields["kind"])
        if kind == "turn_began":
            continue
        common = kind in _WHOLE_SENTENCES or kind in ("city_defended", "cannon_lost")
        seat = None if common else int(str(fields["seat"]))
        if run and (seat != owner or kind == "pirates_attacked"):
            yield owner, run
            run = []
        owner = seat
        run.append(event)
    if run:
        yield owner, run


def _common(events: list[Event], scene: Scene) -> Iterator[str]:
    """An attack in one line: who holds and who loses a cannon; anything else as the game's own sentence."""
    say = scene.words.say
    fields = [fields_of(event) for event in events]
    if fields[0]["kind"] == "pirates_attacked":
        losers = [scene.names[int(str(f["seat"]))] for f in fields if f["kind"] == "cannon_lost"]
        strength = int(str(fields[0]["strength"]))
        if losers:
            yield say("cli-sm-story-attack-lost", strength=strength, losers=scene.words.together(losers))
        else:
            yield say("cli-sm-story-attack-held", strength=strength)
        events = events[1:]
    for event in events:
        if fields_of(event)["kind"] in _WHOLE_SENTENCES:
            yield scene.words.event("saint_malo", event, scene.names)


def _parts(chunk: list[Fields], scene: Scene) -> Iterator[str]:
    """The doings of one turn: what was placed where, what became of sides, what was gained, paid and ticked."""
    say = scene.words.say
    yield from _placements(chunk, scene)
    for fields in chunk:
        kind = str(fields["kind"])
        if kind == "logs_delivered":
            yield say("cli-sm-story-logs", number=_int(fields["logs"]))
        elif kind in ("side_completed", "side_destroyed"):
            yield say(f"cli-sm-brings-{kind[5:]}", side=str(fields["side"]))
        elif kind in ("passed", "bonus_lapsed", "bonus_declined"):
            yield say(f"cli-sm-story-{kind.replace('_', '-')}")
    for kind, field, key in _TOTALS:
        total = sum(_int(fields[field]) for fields in chunk if fields["kind"] == kind)
        if total:
            yield say(key, number=total)


def _placements(chunk: list[Fields], scene: Scene) -> Iterator[str]:
    """Each kind of thing with its cells; characters and churches one by one."""
    groups: dict[str, list[str]] = {}
    for fields in chunk:
        kind = str(fields["kind"])
        if kind in _PLACED:
            name = f"{kind} {fields.get('size', '')} {fields.get('character', '')}"
            groups.setdefault(name, []).append(cell_name(_int(fields["row"]), _int(fields["col"])))
    for name, cells in groups.items():
        kind, size, character = name.split(" ")
        yield scene.words.say(
            f"cli-sm-story-{_PLACED[kind]}", cells=" ".join(cells), number=len(cells), size=size, character=character
        )


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0
