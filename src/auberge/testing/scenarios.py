"""Worked examples of a rules canon as data: the format of scenarios/<game>/*.toml and its reader.

A scenario gives a position in the game's own words (`given`, see `Game.arrange`) and one or more cases. A case plays
entries as they stand in records (`1 use wall 2`, `1 roll log wall head`) and says what must hold after each step.
What is played and compared lives in `scenario_runner`; everything a person reads here counts seats from 1.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from auberge.core.errors import BadData
from auberge.core.protocol import OptionValue
from auberge.testing.tables import read_as


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Entries to play, then what must hold. With `refused` each entry is refused and changes nothing."""

    play: str | tuple[str, ...] = ()
    refused: bool | str = False  # the rule that is named, or true for any
    decides: int | None = None  # the seat to decide
    chance: int | None = None  # the seat for which chance is due
    over: bool = False
    offered: tuple[str, ...] | None = None  # exactly these moves
    offers: tuple[str, ...] = ()  # these among others
    not_offered: tuple[str, ...] = ()
    possible: tuple[tuple[str, ...], ...] = ()  # entries that can all be played from here, in some order
    never: tuple[tuple[str, ...], ...] = ()  # entries that cannot, in whatever order
    then: dict[str, object] = {}  # parts of what everybody sees (see `expectations`)
    explained: dict[str, object] = {}  # parts of what the game explains of that view
    sees: dict[str, dict[str, object]] = {}  # by seat, parts of what that seat sees
    unchanged: tuple[str, ...] = ()  # parts of it, by their path, that are as before this step
    events: tuple[str | dict[str, object], ...] = ()  # in this order, others may come between
    no_events: tuple[str, ...] = ()  # kinds that must not happen
    log: tuple[str | dict[str, object], ...] | None = None  # exactly the events that everybody is told of
    told: dict[str, tuple[str | dict[str, object], ...]] = {}  # by seat, exactly the events it is told of
    record: tuple[str, ...] | None = None  # exactly the entries of the record so far
    drawn: str | None = None  # what chance would give now, drawn from the generator
    pauses: bool = False  # stops at a pause at which nothing is drawn, instead of passing over it
    sheet: dict[str, tuple[int, ...]] = {}  # lines of the score sheet, by source
    totals: tuple[int, ...] = ()  # sums of the score sheet
    places: tuple[int, ...] = ()  # of a finished game


class Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way the scenario goes on; what it says is added to, or stands in place of, what the scenario says."""

    name: str
    players: int | None = None
    start: int | None = None
    options: dict[str, OptionValue] = {}
    given: dict[str, object] = {}
    setup_refused: str | None = None  # the game cannot be set up like this: the key of the sentence that says why
    step: tuple[Step, ...] = ()


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One example of the canon. Steps of its own come first in every case; without cases they are the only one."""

    id: str
    title: str
    covers: tuple[str, ...]
    players: int = 2
    start: int = 1  # the start seat
    options: dict[str, OptionValue] = {}
    data: str | None = None  # house data (TOML text) in place of the printed values
    breaks: tuple[str, ...] = ()  # invariants a position breaks that cannot arise and is given all the same
    given: dict[str, object] = {}
    step: tuple[Step, ...] = ()
    case: tuple[Case, ...] = ()

    @property
    def file(self) -> str:
        """The name of the file it stands in."""
        return f"{self.id}.toml"

    def whole_cases(self) -> list[Case]:
        """Every case with all that the scenario says about it."""
        return [
            Case(
                name=case.name,
                players=case.players or self.players,
                start=case.start or self.start,
                options={**self.options, **case.options},
                given=_merged(self.given, case.given),
                setup_refused=case.setup_refused,
                step=(*self.step, *case.step),
            )
            for case in self.case or (Case(name=self.title),)
        ]


def entries_of(step: Step) -> tuple[str, ...]:
    """What the step plays, one entry after another."""
    return (step.play,) if isinstance(step.play, str) else step.play


def _merged(base: Mapping[str, object], more: Mapping[str, object]) -> dict[str, object]:
    merged = dict(base)
    for key, value in more.items():
        old = merged.get(key)
        merged[key] = _merged(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
    return merged


def read(file: str, text: str) -> Scenario:
    """The scenario in a file. BadData names file, entry and field of what is wrong."""
    scenario = read_as(Scenario, file, text)
    for entry, field in _blunders(file, scenario):
        raise BadData("scenario", file=file, entry=entry, field=field)
    return scenario


def load(path: Path) -> Scenario:
    """The scenario stored here."""
    return read(path.name, path.read_text(encoding="utf-8"))


def load_all(folder: Path) -> list[Scenario]:
    """Every scenario of a folder, by name."""
    return [load(path) for path in sorted(folder.glob("*.toml"))]


def _blunders(file: str, scenario: Scenario) -> Iterator[tuple[str, str]]:
    """What fits the format and still makes no sense, as entry and field."""
    if scenario.file != file:
        yield "-", "id"
    for field in ("title", "covers"):
        if not getattr(scenario, field):
            yield "-", field
    names = [case.name for case in scenario.case]
    for number, case in enumerate(scenario.case):
        if not case.name or names.count(case.name) > 1:
            yield f"case[{number}]", "name"
        if bool((*scenario.step, *case.step)) == (case.setup_refused is not None):
            yield f"case[{number}]", "step"
        for place, step in enumerate(case.step):
            yield from ((f"case[{number}].step[{place}]", field) for field in _blunders_of(step))
    if not scenario.case and not scenario.step:
        yield "-", "step"
    for place, step in enumerate(scenario.step):
        yield from ((f"step[{place}]", field) for field in _blunders_of(step))


def _blunders_of(step: Step) -> Iterator[str]:
    if step == Step():
        yield "play"
    if step.refused is not False and not step.play:
        yield "refused"
    if step.refused is not False and (step.events or step.unchanged):
        yield "events" if step.events else "unchanged"
    if step.refused is not False and (step.log is not None or step.told):
        yield "told" if step.told else "log"
    if (step.decides is not None) + (step.chance is not None) + step.over > 1:
        yield "decides"
