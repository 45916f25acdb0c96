"""The players of Malta! in the order of their seats: cards, pawns, who is out and in which order; and the piles."""

from textwrap import wrap
from typing import Final

from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.malta.grid import place_name
from auberge.cli.boards.malta.signs import (
    card_name,
    card_text,
    label,
    short_space,
    signs_of,
    space_at,
    step_from,
)
from auberge.cli.boards.malta_view import MaltaView

_MOST_NAME: Final = 24


def order_lost(view: MaltaView, seat: int) -> int:
    """The place in the order of losing, from 1; 0 for somebody still in."""
    losers = [int(loser) for loser in view.losers]
    return losers.index(seat) + 1 if seat in losers else 0


def narrow_lines(view: MaltaView, scene: Scene, width: int) -> list[Text]:
    """A heading, a line a player and the piles, for a narrow column beside the board."""
    say = scene.words.say
    room = max(4, min(_MOST_NAME, width - 10))
    cards = say("cli-malta-cards-short")
    heading = f"   {say('cli-malta-players').ljust(room + 3 - len(cards))}{cards}"
    lines = [Text(heading[:width], palette.QUIET)]
    for seat in range(view.seats):
        player = view.players[seat]
        name = scene.names[seat][:room]
        line = _seat(view, seat, scene).append(name, _name_style(view, seat))
        line.append(f"{' ' * (room - len(name))} {player.hand_size:>2} ")
        lines.append(line.append(_place(view, seat, scene), "bold"))
    piles = say("cli-malta-piles", draw=view.draw_pile, discard=len(view.discard_pile))
    return [*lines, Text(piles[:width], palette.QUIET)]


def wide_lines(view: MaltaView, scene: Scene, pile: str = "") -> list[Text]:
    """A line a player with the space under the pawn, known cards below; then who has lost, and the piles.

    Of the discard pile the uppermost card is named, or all of it, if it is given."""
    say, lines = scene.words.say, list[Text]()
    for seat in range(view.seats):
        lines += player_lines(view, seat, scene)
    if view.losers and view.question != "over":
        lines.append(_labelled(scene, "malta-label-losers", losers_line(view, scene)))
    lines.append(_labelled(scene, "malta-label-draw-pile", say("malta-cards", number=view.draw_pile)))
    top = card_name(scene, view.discard_pile[-1]) if view.discard_pile else ""
    number = say("malta-cards", number=len(view.discard_pile))
    named = f" ({pile or top})" if view.discard_pile else ""
    return [*lines, _labelled(scene, "malta-label-discard-pile", number + named)]


def player_lines(view: MaltaView, seat: int, scene: Scene) -> list[Text]:
    """Seat, name, cards, pawn and what lies under it; below it the cards this viewer knows to be in that hand."""
    say, player = scene.words.say, view.players[seat]
    line = _seat(view, seat, scene).append(scene.names[seat], _name_style(view, seat))
    line.append(f"  {say('malta-cards', number=player.hand_size)}")
    space = space_at(view, player.pawn)
    if space is not None:
        line.append(f"  {place_name(player.pawn)} {short_space(scene, space)}", "bold")
    if not player.is_in:
        order = order_lost(view, seat)
        status = say("malta-status", status="conceded" if player.has_conceded else "out")
        line.append(f"  {_place(view, seat, scene).strip() if order else ''} {status}", palette.QUIET)
    if player.blind:
        line.append(f"  {say('malta-blind', number=player.blind)}", palette.BAD)
    known = [str(fact.card) for fact in view.known if tuple(fact.seats) == (seat,)]
    if not known:
        return [line]
    cards = scene.words.listing("malta", "hand", known)
    return [line, Text("   ").append_text(_labelled(scene, "cli-malta-known", cards))]


def losers_line(view: MaltaView, scene: Scene) -> str:
    """Who has lost, in this order."""
    return ", ".join(f"{order}. {scene.names[seat]}" for order, seat in enumerate(view.losers, start=1))


def own_line(view: MaltaView, scene: Scene) -> Text | None:
    """Where the viewer's pawn could go now, and how many cards are still to be played."""
    if view.you is None or view.players[view.you].pawn is None:
        return None
    pawn, signs = view.players[view.you].pawn, signs_of(scene)
    ways = [f"{signs.arrows[way]}{place_name(step_from(pawn, way))}" for way in view.exits] if pawn else []
    text = " ".join(ways) or scene.words.say("malta-arrows-none")
    line = _labelled(scene, "malta-label-exits", text, "bold" if ways else palette.BAD)
    if view.turn == view.you and view.due:
        line.append(f"   {scene.words.say('malta-due', number=view.due)}")
    if view.stays:
        line.append(f"   {scene.words.say('malta-label-stays')}", palette.QUIET)
    return line


def hand_line(view: MaltaView, scene: Scene) -> Text | None:
    """The own hand by titles, equal cards counted."""
    hand = _own_hand(view)
    if hand is None or (view.turns == 0 and not hand):
        return None
    cards = [card for card, number in hand.items() for _ in range(number)]
    return _labelled(scene, "malta-label-hand", scene.words.listing("malta", "hand", cards), "bold")


def hand_texts(view: MaltaView, scene: Scene, width: int) -> list[Text]:
    """The own hand with what each card does, for a column of this width."""
    lines: list[Text] = []
    for card, number in (_own_hand(view) or {}).items():
        title = card_name(scene, card) + (f" ({number})" if number > 1 else "")
        first, *more = wrap(f"{title}  {card_text(scene, card)}", width) or [title]
        lines.append(Text().append(first[: len(title)], "bold").append(first[len(title) :]))
        lines += [Text(line) for line in more]
    return [Text().append(label(scene, "malta-label-hand"), palette.QUIET), *lines] if lines else []


def _own_hand(view: MaltaView) -> dict[str, int] | None:
    hand = view.players[view.you].hand if view.you is not None else None
    return {str(card): number for card, number in hand.items()} if hand is not None else None


def _labelled(scene: Scene, key: str, text: str, style: str = "") -> Text:
    return Text().append(f"{label(scene, key)} ", palette.QUIET).append(text, style)


def _seat(view: MaltaView, seat: int, scene: Scene) -> Text:
    """The sign of the turn and the seat's number, which is also its pawn's."""
    mark = signs_of(scene).turn if seat == view.turn and view.question != "over" else " "
    return Text().append(f"{mark}{seat + 1} ", "bold")


def _name_style(view: MaltaView, seat: int) -> str:
    if not view.players[seat].is_in:
        return palette.QUIET
    return "bold underline" if seat == view.you else "bold" if seat == view.turn else ""


def _place(view: MaltaView, seat: int, scene: Scene) -> str:
    """Where the pawn stands, with the sign of Blind Faith; or that the player is out, and as the how many-th."""
    player, signs = view.players[seat], signs_of(scene)
    if not player.is_in:
        return f"{signs.conceded if player.has_conceded else signs.out}{order_lost(view, seat) or ''}"
    return place_name(player.pawn) + (f"{signs.blind}{player.blind}" if player.blind else "")
