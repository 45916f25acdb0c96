"""Short input for Malta!, turned into the text of a record: `shove bruno up`, `c4`, `row 3`, `up`, `negate`, Enter."""

from typing import Final

from auberge.cli.boards import Scene
from auberge.cli.boards.malta.aims import AIMS, ASKED, PLAYER, SPACE
from auberge.cli.boards.malta.naming import Namer, simple
from auberge.cli.boards.malta.signs import fields_of, step_from
from auberge.cli.boards.malta_view import CARDS, DIRECTIONS, MaltaView, explain

_CARD_QUESTIONS: Final = ("discard", "give", "pass_on", "racket")


def read_short(view: MaltaView, text: str, scene: Scene) -> str | None:
    """The record text this input stands for at the open question; None if it is no short input."""
    typed = simple(text)
    if view.question == "respond":
        return Reader(view, scene, typed).answer()
    if not typed or (typed.isdigit() and view.question not in ("target", "racket_to")):
        return None
    reader = Reader(view, scene, typed)
    match view.question:
        case "place":
            return reader.place()
        case "play":
            return reader.announcement()
        case "target":
            return reader.target()
        case "move":
            return reader.step()
        case "racket_to":
            return reader.receiver()
        case question if question in _CARD_QUESTIONS:
            return reader.card()
    return None


class Reader:
    """Reads the words of one line."""

    def __init__(self, view: MaltaView, scene: Scene, typed: str) -> None:
        self.view: Final = view
        self.words: Final = typed.split()
        self.typed: Final = typed
        self.scene: Final = scene
        self.namer: Final = Namer(scene, view)

    def place(self) -> str | None:
        """A cell, or the letter of a column: the pawns begin in the bottom row."""
        cell = self.namer.cell(self.typed if len(self.typed) > 1 else f"{self.typed}1")
        return f"place {cell}" if cell else None

    def announcement(self) -> str | None:
        """A card alone, or with all its targets; `play` may stand before it."""
        verbs = ("play", simple(self.scene.words.say("cli-malta-word-play")))
        has_verb = len(self.words) > 1 and self.words[0] in verbs
        words = self.words[1:] if has_verb else self.words
        as_record = self.words[0] == "play" and words[0] in CARDS
        card, used = self.namer.card_before(words, self._held())
        if card is None:
            return None
        if used == len(words):
            return f"play {card}"
        targets = self._targets(words[used:], card, "play", as_record=as_record)
        return " ".join(("play", card, *targets)) if targets is not None else None

    def answer(self) -> str | None:
        """Enter or `pass`; the title of an answer card; Boomerang with the new targets."""
        passing = {"", "pass", simple(self.scene.words.say("cli-malta-word-pass"))}
        if self.typed in passing:
            return "pass"
        card, used = self.namer.card_before(self.words, ("negate", "boomerang"))
        if card not in ("negate", "boomerang"):
            return None
        if used == len(self.words):
            return card
        if card == "negate" or self.view.card is None:
            return None
        targets = self._targets(self.words[used:], self.view.card, "boomerang", as_record=False)
        return " ".join(("boomerang", *targets)) if targets is not None else None

    def target(self) -> str | None:
        """The target that is asked for."""
        found, used = self.namer.target(ASKED[self.view.target], self.words, as_record=False)
        if found is None or used < len(self.words):
            return None
        words = {"player": "player", "space": "space", "direction": "direction", "quarters": "turn", "line": "line"}
        return f"{words[ASKED[self.view.target]]} {found}"

    def step(self) -> str | None:
        """A direction, or the cell it leads to."""
        direction, used = self.namer.direction(self.words)
        if direction is not None and used == len(self.words):
            return f"move {direction}"
        cell, pawn = self.namer.cell(self.typed), self.view.players[self.view.turn].pawn
        for way in DIRECTIONS if cell and pawn else ():
            if pawn is not None and "({},{})".format(*step_from(pawn, way)) == cell:
                return f"move {way}"
        return None

    def receiver(self) -> str | None:
        """Who is paid next, with or without the card."""
        player, used = self.namer.player(self.words)
        if player is None:
            return None
        if used == len(self.words):
            return f"player {player}"
        card, more = self.namer.card_before(self.words[used:], self._held())
        return f"racket {player} {card}" if card and used + more == len(self.words) else None

    def card(self) -> str | None:
        """A card of the hand."""
        card, used = self.namer.card_before(self.words, self._held())
        return f"card {card}" if card and used == len(self.words) else None

    def _held(self) -> tuple[str, ...]:
        seat = self.view.you if self.view.you is not None else self.view.turn
        return tuple(str(card) for card in self.view.players[seat].hand or ())

    def _targets(self, words: list[str], card: str, kind: str, *, as_record: bool) -> list[str] | None:
        """All targets of a card that is played or taken over; one with a single possibility need not be named."""
        found: list[str] = []
        for aim in AIMS.get(card, ()):
            target, used = self.namer.target(aim, words, as_record=as_record)
            if target is None:
                target = self._only(card, aim, kind)
            if target is None:
                return None
            found.append(target)
            words = words[used:]
        return None if words else found

    def _only(self, card: str, aim: str, kind: str) -> str | None:
        """The only target of this sort, as the rules find it for the move that plays the card or takes it over."""
        for move, outcome in zip(self.view.moves, explain(self.view, self.scene.rules_version).outcomes, strict=False):
            fields = fields_of(move)
            if fields["kind"] == kind and fields.get("card", card) == card:
                if aim == PLAYER and outcome.player is not None:
                    return str(outcome.player + 1)
                if aim == SPACE and outcome.space is not None:
                    return "({},{})".format(*outcome.space)
        return None
