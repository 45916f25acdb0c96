"""What lies in front of the players of Valletta: points, goods, houses, piles, cards; and what all share."""

from collections import Counter
from collections.abc import Iterable

from rich.text import Text

from auberge.cli import palette
from auberge.cli.boards import Scene
from auberge.cli.boards.valletta.signs import (
    GOODS,
    SPACES,
    ZONES,
    building_name,
    character_name,
    figures_of,
    label,
    letter_of,
    signs_of,
)
from auberge.cli.boards.valletta_view import PlayerView, VallettaView


def listed(scene: Scene, characters: Iterable[str]) -> str:
    """Characters by their short names, equal ones counted."""
    counted = Counter(characters)
    times = "×" if not scene.plain else "x"
    return ", ".join(
        character_name(scene, name) + (f" {times}{number}" if number > 1 else "") for name, number in counted.items()
    )


def table_line(view: VallettaView, scene: Scene) -> Text:
    """Where Jean stands, how many barrels of each kind are left, and the pool."""
    say = scene.words.say
    zone = -(-view.jean // (SPACES // ZONES))
    line = Text(no_wrap=True, overflow="ellipsis").append(say("valletta-jean", space=view.jean), "bold")
    line.append(f" ({say('valletta-zone', zone=zone)})  ")
    line.append(f"{say('cli-v-barrels')} ", palette.QUIET)
    line.append(" ".join(f"{letter_of(scene, good)}{view.barrels_left.get(good, 0)}" for good in GOODS))
    line.append(f"  {say('cli-v-pool')} ", palette.QUIET)
    pool = [name for name, number in view.pool.items() for _ in range(number)]
    return line.append(listed(scene, pool) or signs_of(scene).dot)


def player_line(view: VallettaView, seat: int, scene: Scene) -> Text:
    """Figure, name, points, goods, houses left, piles and, of an opponent, the buildings: one line."""
    player, signs, say = view.players[seat], signs_of(scene), scene.words.say
    style = "bold" if seat == view.turn else ""
    line = Text(no_wrap=True, overflow="ellipsis").append(f"{figures_of(scene)[seat]} {scene.names[seat]} ", style)
    line.append(f"{player.points}{signs.point}", "bold")
    if player.token:
        line.append(f" ({say('valletta-track', space=player.space, token=player.token)})", palette.QUIET)
    goods = " ".join(f"{letter_of(scene, good)}{player.goods[kind]}" for kind, good in enumerate(GOODS))
    line.append(f"  {goods}  {signs.house}{player.houses_left}  ")
    if player.is_out:
        return line.append(say("valletta-label-out"), palette.QUIET)
    line.append(_piles(player, scene))
    if view.end_phase:
        line.append(f"  {say('cli-v-left', number=player.hand_size + player.draw_pile)}", palette.BAD)
    return line.append_text(_cards(view, seat, scene))


def _piles(player: PlayerView, scene: Scene) -> str:
    return scene.words.say("cli-v-piles", hand=player.hand_size, draw=player.draw_pile, discard=len(player.discards))


def _cards(view: VallettaView, seat: int, scene: Scene) -> Text:
    """The cards played this turn; of the others, their buildings."""
    player, text = view.players[seat], Text()
    if player.played:
        text.append(f"  {scene.words.say('cli-v-played')} ", palette.QUIET)
        text.append(", ".join(character_name(scene, name) for name in player.played))
    elif player.buildings and seat != view.you:
        upgraded = signs_of(scene).upgraded
        names = [
            building_name(scene, name) + (upgraded if name in player.upgraded else "") for name in player.buildings
        ]
        text.append(f"  {' '.join(names)}")
    return text


def hand_line(view: VallettaView, seat: int, scene: Scene) -> Text | None:
    """The own hand; of another seat only the cards everybody knows to be there."""
    player = view.players[seat]
    line = Text(no_wrap=True, overflow="ellipsis")
    if player.hand is not None:
        line.append(f"{label(scene, 'valletta-label-hand')} ", palette.QUIET)
        return line.append(listed(scene, player.hand) or signs_of(scene).dot, "bold")
    if not player.known:
        return None
    line.append(f"{label(scene, 'valletta-label-known')} ", palette.QUIET)
    return line.append(listed(scene, player.known))


def whole_board(view: VallettaView, seat: int, scene: Scene) -> list[Text]:
    """Everything a seat may know of a player, in several lines."""
    player = view.players[seat]
    lines = [player_line(view, seat, scene)]
    hand = hand_line(view, seat, scene)
    if hand is not None:
        lines.append(hand)
    upgraded = signs_of(scene).upgraded
    built = [building_name(scene, name) + (upgraded if name in player.upgraded else "") for name in player.buildings]
    told = [("valletta-label-buildings", " ".join(built))]
    if player.shows_discards:
        told.append(("valletta-label-discard-pile", listed(scene, player.discards)))
    told.append(("valletta-label-unseen", listed(scene, player.unseen)))
    lines += [Text().append(f"  {label(scene, key)} ", palette.QUIET).append(text) for key, text in told if text]
    return [*lines, Text()]
