"""Jean Parisot de Valette (canon 6.2): the walk, the barrel, then dismissing or hiring."""

from mypy_extensions import i64

from auberge.core.bits import bit_of
from auberge.games.valletta import cards, facts, phases
from auberge.games.valletta import goods as g
from auberge.games.valletta import tables as t
from auberge.games.valletta.position import VallettaPosition
from auberge.games.valletta.rules.points import trigger_end
from auberge.games.valletta.rules.supply import take


def walk(p: VallettaPosition) -> None:
    """One space forward and the barrel there, unless he is at the end; then dismiss or hire (V-CHAR-JEAN-1 to -4,
    -9)."""
    if p.jean < t.SPACES:
        p.jean += 1
        kind: i64 = p.barrels[p.jean - 1]
        p.revealed = True
        p.note(facts.JEAN_MOVED, p.seat, p.jean)
        p.note(facts.BARREL_TURNED, p.seat, kind)
        if p.limited_supply:
            p.supply += g.of(kind, 1)  # the barrel stands in for a piece (V-GOOD-04, V-AMB-17)
        take(p, p.seat, kind, 1)
        if p.jean == t.SPACES:
            trigger_end(p, facts.JEAN)  # V-END-01
    ask(p)


def ask(p: VallettaPosition) -> None:
    """Dismiss a card of the hand or hire one of the pool; with neither nothing is asked (V-CHAR-JEAN-10)."""
    to_dismiss = cards.characters_in(p.player.hand)
    to_hire: i64 = 0
    for character in range(t.CHARACTERS):
        if p.pool[character] > 0:
            to_hire |= bit_of(character)
    if to_dismiss != 0 or to_hire != 0:
        p.phase = phases.JEAN
        p.offer = to_dismiss | bit_of(t.DECLINE_BIT)
        p.hire_offer = to_hire


def dismiss(p: VallettaPosition, character: i64) -> None:
    """A card of the hand goes to the pool, its effect is not used (V-CHAR-JEAN-5, -6)."""
    player = p.player
    player.hand = cards.without_card(player.hand, character)
    player.known = cards.without_card(player.known, character)
    p.pool[character] += 1
    p.note(facts.DISMISSED, p.seat, character)


def hire(p: VallettaPosition, character: i64) -> None:
    """A card of the pool comes into the hand for all to see (V-CHAR-JEAN-7, -8, -13)."""
    player = p.player
    p.pool[character] -= 1
    player.hand = cards.with_card(player.hand, character)
    player.known = cards.with_card(player.known, character)
    p.note(facts.HIRED, p.seat, character)
