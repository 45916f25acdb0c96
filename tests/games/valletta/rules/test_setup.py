"""Set-up (canon, chapter 2): the street, the stacks and the figures before the first turn. The draft: test_draft."""

from collections import Counter
from itertools import combinations

import pytest

from auberge.core.protocol import CHANCE, Seat
from auberge.core.setup import settle_setup
from auberge.games.valletta.events import Shuffled
from auberge.games.valletta.game import GAME
from tests.canon import rule
from tests.games.game_table import random_steps
from tests.games.valletta.street_table import CARDS, JEAN, STARTING, Table, drafted, new_game, seat, settled, table

DISPLAY = {2: (6, 8, 6), 3: (8, 10, 7), 4: (10, 12, 8)}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def until(t: Table, pile: str) -> Table:
    """Goes on to the shuffle of this pile."""
    while t.view.shuffling != pile:
        GAME.chance(t.p)
    return t


def neighbours(seats: int) -> dict[int, set[int]]:
    """The slots that cost less gold because of a house in this slot, as the table shows it."""
    every: dict[int, set[int]] = {}
    for slot in range(5 * seats + 10):
        name = table(seats=seats).view.layout[slot].name
        t = table(seat(buildings=[name]), seats=seats)
        every[slot] = {other for other, shown in enumerate(t.view.layout) if t.saved_gold(shown.name) == 1}
    return every


@rule("V-SETUP-02")
def test_the_barrels_lie_in_the_order_they_were_shuffled_unseen() -> None:
    t = Table(settled(2, 0, {}))
    order = ["wood"] * 6 + ["stone"] * 6 + ["gold"] * 7 + ["brick"] * 6
    outcome = GAME.read_outcome(t.p, "barrels " + " ".join(order))
    assert outcome is not None
    assert t.p.can_happen(outcome)
    GAME.chance(t.p, outcome)
    assert t.view.barrels_turned == ()
    t.go_on()
    t.play("gold", "wood")
    turned: list[str] = []
    for _, _, _ in random_steps(t, 3):
        turned = list(t.view.barrels_turned)
        assert turned == order[: t.view.jean]
    assert len(turned) > 5


@rule("V-SETUP-02")
def test_every_barrel_is_equally_likely_on_every_space() -> None:
    found = Counter(drafted(seed=seed).p.barrels[seed % 25] for seed in range(300))
    expected = dict(enumerate((84, 72, 72, 72)))
    assert all(abs(found[kind] - number) < 30 for kind, number in expected.items())


@rule("V-SETUP-03", "V-SETUP-24", "V-VP-02")
@SEATS
def test_every_figure_begins_before_the_gate_without_a_token(seats: int) -> None:
    for player in new_game(seats).view.players:
        assert (player.points, player.space, player.token) == (0, 0, 0)


@rule("V-SETUP-04", "V-SETUP-08")
@SEATS
def test_buildings_are_drawn_by_colour_then_shuffled_together(seats: int) -> None:
    t = Table(settled(seats, 0, {}))
    drawn: list[str] = []
    for colour, number in zip(("green", "blue", "yellow"), DISPLAY[seats], strict=True):
        until(t, colour)
        text = GAME.write_outcome(t.p, t.p.draw())
        drawn += text.split()[1 : 1 + number]
        t.chance(text)
    assert t.view.shuffling == "stack"
    assert t.view.chosen == tuple(drawn)
    t.chance("stack " + " ".join(reversed(drawn)))
    assert [building.name for building in t.view.layout] == drawn[::-1]


@rule("V-SETUP-08", "V-SETUP-14")
def test_only_cards_drawn_get_into_the_stack() -> None:
    t = until(Table(settled(2, 0, {})), "stack")
    drawn = list(t.view.chosen)
    left_out = next(f"building_g{number:02}" for number in range(1, 13) if f"building_g{number:02}" not in drawn)
    for wrong in ([left_out, *drawn[1:]], drawn[1:], [drawn[1], *drawn[1:]], [*drawn, left_out]):
        outcome = GAME.read_outcome(t.p, "stack " + " ".join(wrong))
        assert outcome is not None
        assert not t.p.can_happen(outcome)


@rule("V-SETUP-05", "V-SETUP-06", "V-SETUP-07", "V-SETUP-11")
@SEATS
def test_so_many_buildings_of_each_colour_are_laid_out(seats: int) -> None:
    for seed in range(5):
        view = new_game(seats, seed=seed).view
        colours = Counter(building.colour for building in view.layout)
        assert tuple(colours[colour] for colour in ("green", "blue", "yellow")) == DISPLAY[seats]
        assert len(view.layout) == {2: 4, 3: 5, 4: 6}[seats] * 5
        assert len({building.name for building in view.layout}) == len(view.layout)


@rule("V-SETUP-09")
@SEATS
def test_all_buildings_begin_with_their_front_up_and_no_house(seats: int) -> None:
    for building in new_game(seats).view.layout:
        assert (building.is_upgraded, building.owner) == (False, None)
        assert sum(building.cost) > 0


@rule("V-SETUP-10", "V-SETUP-12")
@pytest.mark.parametrize(("seats", "above", "below"), [(2, 2, 2), (3, 3, 2), (4, 3, 3)])
def test_rows_are_dealt_above_and_below_the_street_by_turns(seats: int, above: int, below: int) -> None:
    rows = range(seats + 2)
    touching = neighbours(seats)
    sides: list[set[int]] = []
    for slot in touching:  # what hangs together by neighbours lies on one side of the street
        group = {slot} | touching[slot]
        for side in [side for side in sides if side & group]:
            group |= side
            sides.remove(side)
        sides.append(group)
    expected = [{5 * row + column for row in rows[start::2] for column in range(5)} for start in (0, 1)]
    assert sorted(map(sorted, sides)) == sorted(map(sorted, expected))
    assert [len(side) // 5 for side in expected] == [above, below]


@rule("V-SETUP-13", "V-AMB-36")
@pytest.mark.parametrize("seats", [2, 4])
def test_further_rows_lie_outward_in_the_five_columns(seats: int) -> None:
    touching = neighbours(seats)
    for slot, other in combinations(range(5 * seats + 10), 2):
        row, column, row_2, column_2 = *divmod(slot, 5), *divmod(other, 5)
        beside = row == row_2 and abs(column - column_2) == 1
        outward = row_2 - row == 2 and column == column_2
        assert (other in touching[slot]) == (slot in touching[other]) == (beside or outward)


@rule("V-SETUP-14")
def test_a_building_not_drawn_cannot_be_built() -> None:
    t = table(seat("builder", 20, 20, 20, 20))
    t.play("builder")
    shown = {building.name for building in t.view.layout}
    for name in ("building_g12", "building_b15", "building_y10"):
        assert name not in shown
        t.refuse(f"build {name}", "V-SETUP-14", "V-BUILD-04", "V-BUILD-10")


@rule("V-SETUP-16", "V-SETUP-17", "V-SETUP-18")
@SEATS
def test_every_player_shuffles_the_same_eight_cards_and_draws_five(seats: int) -> None:
    t = Table(settled(seats, 0, {}))
    until(t, "hand")
    for player in range(seats):
        order = [*STARTING[player:], *STARTING[:player]]
        assert (t.view.shuffling, t.p.chance_seat()) == ("hand", player)
        assert Shuffled(player, "hand", 8) in t.chance("hand " + " ".join(order))
        assert t.hand(player) == sorted(order[:5])
        assert t.pile(player) == order[5:]
        assert (t.seen(player).hand_size, t.seen(player).draw_pile, t.seen(player).discards) == (5, 3, ())
    assert t.question == "draft"


@rule("V-SETUP-17")
def test_a_starting_stack_is_one_of_each_kind_and_nothing_else() -> None:
    t = until(Table(settled(2, 0, {})), "hand")
    for wrong in (["maid", "maid", *STARTING[2:]], ["nun", *STARTING[1:]], STARTING[1:], [*STARTING, "builder"]):
        outcome = GAME.read_outcome(t.p, "hand " + " ".join(wrong))
        assert outcome is not None
        assert not t.p.can_happen(outcome)


@rule("V-SETUP-19", "V-CHAR-JEAN-12")
@SEATS
def test_four_builders_lie_open_in_the_pool_whatever_the_number_of_players(seats: int) -> None:
    t = new_game(seats)
    for viewer in (Seat(0), Seat(seats - 1), None):
        assert GAME.view(t.p, viewer).pool == {"builder": 4}


@rule("V-SETUP-20", "V-SETUP-21", "V-SETUP-38")
def test_every_building_carries_the_character_of_its_letter_for_all_to_see() -> None:
    letters: dict[str, set[str]] = {}
    several = False
    for seed in range(6):
        t = new_game(4, seed=seed)
        views = [GAME.view(t.p, viewer).layout for viewer in (Seat(0), Seat(3), None)]
        assert views[0] == views[1] == views[2]
        for building in views[0]:
            letters.setdefault(building.letter, set()).add(building.character)
        characters = Counter(building.character for building in views[0])
        several = several or max(characters.values()) > 1
    assert all(len(characters) == 1 for characters in letters.values())
    assert len({next(iter(characters)) for characters in letters.values()}) == len(letters) == 23
    assert letters["A"] == {"banker"}
    assert several


@rule("V-SETUP-23")
@SEATS
def test_cards_of_absent_colours_and_buildings_stay_out_of_the_game(seats: int) -> None:
    t = new_game(seats)
    stacks = sum(t.stack(player).total() for player in range(seats))
    assert stacks == 8 * seats
    assert stacks + sum(t.view.pool.values()) + len(t.view.layout) == CARDS[seats]
    t = table(seat(f"{JEAN} maid"), seats=2)
    t.play(JEAN)
    for absent in ("tax_collector", "apprentice", "nun"):
        t.refuse(f"hire {absent}", "V-CHAR-JEAN-7", "V-CHAR-JEAN-8", "V-CHAR-JEAN-11")


@rule("V-SETUP-28")
@SEATS
def test_jean_begins_on_the_tower(seats: int) -> None:
    assert new_game(seats).view.jean == 0


@rule("V-SETUP-29", "V-OPT-08", "V-AMB-46")
@SEATS
def test_the_start_player_is_chosen_or_drawn_with_equal_chances(seats: int) -> None:
    for start in range(seats):
        assert new_game(seats, start=start).view.start_seat == start
        assert drafted(seats, start=start).view.turn == start
    drawn = Counter(settle_setup(GAME.meta, seats=seats, seed=seed).start_seat for seed in range(600))
    assert set(drawn) == set(range(seats))
    assert all(abs(number - 600 / seats) < 60 for number in drawn.values())
    assert (
        new_game(seats, start=None, seed=5).view.start_seat == settle_setup(GAME.meta, seats=seats, seed=5).start_seat
    )


@rule("V-SETUP-29", "V-TURN-01")
@SEATS
def test_play_runs_clockwise_from_the_start_player(seats: int) -> None:
    for start in range(seats):
        t = drafted(seats, start=start)
        turns = [
            before.turn for before, _, _ in random_steps(t, start) if before.question == "play" and not before.plays
        ]
        assert turns[:12] == [(start + number) % seats for number in range(12)]


@rule("V-LOG-01", "V-SETUP-36")
def test_chance_is_due_for_every_pile_before_anybody_decides() -> None:
    t = Table(settled(4, 2, {}))
    piles = []
    while t.actor == CHANCE:
        piles.append((t.view.shuffling, int(t.p.chance_seat()) if t.view.shuffling == "hand" else None))
        GAME.chance(t.p)
    table_piles = ["barrels", "green", "blue", "yellow", "stack"]
    assert piles == [(pile, None) for pile in table_piles] + [("hand", player) for player in range(4)]
