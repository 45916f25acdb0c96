"""What happened in Valletta, told short: a line for every player's doing, card by card with gains and costs."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.choices import gains
from auberge.cli.boards.valletta.signs import GOODS, building_name, character_name, fields_of, signs_of
from auberge.core.protocol import Event

_SENTENCES: Final = ("end_triggered", "end_phase_began", "dropped_out", "game_ended", "forfeited")
_LEFT_OUT: Final = ("shuffled", "turn_began", "turn_ended", "drawn", "card_drawn", "jean_moved", "barrel_turned")


def tell(events: Sequence[Event], scene: Scene) -> list[Text]:
    """The events as short lines: one for each player's doing, what concerns all as a sentence."""
    teller = Teller(scene)
    for event in events:
        teller.add(event)
    return teller.finish()


class Teller:
    """Gathers what a player does, card by card."""

    def __init__(self, scene: Scene) -> None:
        self._scene: Final = scene
        self._lines: list[Text] = []
        self._seat: int | None = None
        self._parts: list[str] = []
        self._goods = [0, 0, 0, 0]
        self._points = 0

    def add(self, event: Event) -> None:
        """One more event."""
        fields = fields_of(event)
        kind = str(fields["kind"])
        if kind in _SENTENCES:
            self._end_line()
            self._lines.append(Text(self._scene.words.event("valletta", event, self._scene.names)))
        elif kind not in _LEFT_OUT:
            seat = int(str(fields["seat"]))
            if seat != self._seat:
                self._end_line()
                self._seat = seat
            self._doing(kind, fields)

    def finish(self) -> list[Text]:
        """All lines."""
        self._end_line()
        return self._lines

    def _doing(self, kind: str, fields: dict[str, object]) -> None:
        scene, signs = self._scene, signs_of(self._scene)
        match kind:
            case "card_played":
                self._end_part()
                self._parts.append(character_name(scene, str(fields["character"])))
            case "copied":
                self._say(f"= {character_name(scene, str(fields['character']))}")
            case "built":
                self._say(f"{signs.house}{building_name(scene, str(fields['building']))}")
            case "upgraded":
                self._say(f"{signs.upgraded}{building_name(scene, str(fields['building']))}")
            case "dismissed" | "hired":
                name = character_name(scene, str(fields["character"]))
                self._say(scene.words.say(f"cli-v-story-{kind}", name=name))
            case "given":
                self._count(fields, -1)
                self._say(scene.words.say("cli-v-story-to", name=scene.names[int(str(fields["to"]))]))
            case "taken" | "drafted":
                self._count(fields, int(str(fields.get("number", 1))))
            case "paid":
                for index, good in enumerate(GOODS):
                    self._goods[index] -= int(str(fields[good]))
            case "points_scored":
                self._points += int(str(fields["points"]))

    def _count(self, fields: dict[str, object], number: int) -> None:
        self._goods[GOODS.index(str(fields["good"]))] += number

    def _say(self, text: str) -> None:
        """Adds to what the last card did."""
        if self._parts:
            self._parts[-1] += f" {text}"
        else:
            self._parts.append(text)

    def _end_part(self) -> None:
        gained = gains(self._goods, self._points, self._scene)
        if gained:
            self._say(gained)
        self._goods, self._points = [0, 0, 0, 0], 0

    def _end_line(self) -> None:
        self._end_part()
        if self._parts and self._seat is not None:
            dot = f" {signs_of(self._scene).dot} "
            label = self._scene.words.say("cli-v-label", label=self._scene.names[self._seat])
            self._lines.append(Text().append(f"{label} ", "bold").append(dot.join(self._parts)))
        self._parts, self._seat = [], None
