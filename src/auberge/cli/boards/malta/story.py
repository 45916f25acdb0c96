"""What happened in Malta!, told by the catalogue's sentences: a line for every turn and for every card played."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.signs import fields_of
from auberge.core.protocol import Event

_NEW_LINE: Final = ("turn_began", "card_played", "conceded", "game_won")
_LEFT_OUT: Final = ("plays_due", "board_laid", "deck_shuffled")
_DRAWN: Final = "card_drawn"


def tell(events: Sequence[Event], scene: Scene) -> list[Text]:
    """The events as lines; a card just announced is left out, since it lies open on the screen."""
    teller = Teller(scene)
    kinds = [str(fields_of(event)["kind"]) for event in events]
    if kinds and kinds[-1] == "card_played":
        events = events[:-1]
    for event in events:
        teller.add(event)
    return teller.lines


class Teller:
    """Puts sentences together; who sees which cards are drawn or given need not be told how many."""

    def __init__(self, scene: Scene) -> None:
        self._scene: Final = scene
        self._drawn: list[str] = []
        self._seen_gift = False
        self.lines: list[Text] = []

    def add(self, event: Event) -> None:
        """One more event."""
        fields = fields_of(event)
        kind = str(fields["kind"])
        if kind == _DRAWN:
            self._drawn.append(str(fields["card"]))
        elif kind == "drawn" and self._drawn:
            cards = self._scene.words.listing("malta", "hand", self._drawn)
            name = self._scene.names[int(str(fields["seat"]))]
            self._say(self._scene.words.say("cli-malta-draws", name=name, cards=cards), kind)
            self._drawn = []
        elif kind not in _LEFT_OUT and not (kind == "given" and self._seen_gift):
            self._say(self._scene.words.event("malta", event, self._scene.names), kind)
        self._seen_gift = kind == "card_given"

    def _say(self, sentence: str, kind: str) -> None:
        if kind in _NEW_LINE or not self.lines:
            self.lines.append(Text(sentence))
        else:
            self.lines[-1].append(f" {sentence}")
