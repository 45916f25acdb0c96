"""Every bot: loaded by name, legal in whole games of every variant, and moved by nothing but its view and its seed."""

import pytest

from auberge import bots, games
from auberge.bots.budget import Budget, read_budget, write_budget
from auberge.bots.protocol import Bot
from auberge.core.errors import BadSetup
from auberge.core.protocol import Game, Meta, Move, Position, Seat
from auberge.core.rng import scramble
from auberge.core.setup import settle_setup
from tests.conformance.scripts import Variant, variants

EVERY_VARIANT = [variant for name in games.NAMES for variant in variants(name)]
SAINT_MALO = variants("saint_malo")[0]


def start(variant: Variant, seed: int) -> Position:
    setup = settle_setup(variant.game.meta, seats=variant.seats, seed=seed, options=dict(variant.options))
    return variant.game.start(setup)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot that thinks for a moment only."""
    return bots.load(name)(game, seed, Budget(iterations=2))


def choose(game: Game, position: Position, bot: Bot) -> Move:
    return bot.choose(game.view(position, Seat(int(position.actor()))))


@pytest.mark.parametrize("variant", EVERY_VARIANT, ids=str)
def test_bots_play_whole_games_by_the_rules(variant: Variant) -> None:
    game, position = variant.game, start(variant, seed=11)
    names = bots.bots_of(game.meta.name)[1:]
    players = [make(names[(seat + variant.seats) % len(names)], game, seat) for seat in range(variant.seats)]
    while position.actor() >= 0:
        actor = Seat(int(position.actor()))
        game.play(position, actor, choose(game, position, players[actor]))
    assert position.result() is not None


@pytest.mark.parametrize("name", bots.NAMES)
def test_a_choice_depends_on_the_view_and_the_seed_only(name: str) -> None:
    variant = SAINT_MALO
    game, position = variant.game, start(variant, seed=5)
    used = make(name, game, 3)
    choices = 0
    for decision in range(120):
        if position.actor() < 0:
            break
        other = position.clone()
        other.generator = scramble(decision)  # other dice to come, same view
        actor = Seat(int(position.actor()))
        assert game.view(other, actor) == game.view(position, actor)
        assert choose(game, other, make(name, game, 9)) == choose(game, position, make(name, game, 9))
        position.apply(game.action(choose(game, position, used)))
        choices += 1
    assert choices > 50


def test_a_squire_forgets_the_turns_before() -> None:
    """Its plan of a turn is only a cache: a player just made chooses the same."""
    variant = SAINT_MALO
    game, position = variant.game, start(variant, seed=8)
    seasoned = bots.load("squire")(game, 0)  # plays all seats
    while position.actor() >= 0:
        move = choose(game, position, seasoned)
        assert move == choose(game, position, bots.load("squire")(game, 1))
        position.apply(game.action(move))


def test_choosing_changes_nothing_at_the_table() -> None:
    variant = SAINT_MALO
    game, position = variant.game, start(variant, seed=2)
    before = position.fields()
    for name in bots.NAMES:
        choose(game, position, make(name, game, 1))
    assert position.fields() == before


def test_random_players_differ_by_seed_and_repeat_themselves() -> None:
    variant = SAINT_MALO
    game, position = variant.game, start(variant, seed=2)
    many = [choose(game, position, bots.load("random")(game, seed)) for seed in range(40)]
    assert many == [choose(game, position, bots.load("random")(game, seed)) for seed in range(40)]
    assert len(set(many)) > 5


def test_random_players_draw_every_move_alike() -> None:
    variant = SAINT_MALO
    game, position = variant.game, start(variant, seed=2)
    view = game.view(position, Seat(int(position.actor())))
    bot = bots.load("random")(game, 1)
    draws = 400 * len(view.moves)
    counts = dict.fromkeys(view.moves, 0)
    for _ in range(draws):
        counts[bot.choose(view)] += 1
    chi_squared = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi_squared < 3 * len(counts)  # far beyond any reasonable level


def test_the_random_player_knows_games_nobody_knows() -> None:
    assert bots.bots_of("chess") == ("random",)


@pytest.mark.parametrize("name", games.NAMES)
def test_all_levels_know_every_game(name: str) -> None:
    assert bots.bots_of(name) == bots.NAMES


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadSetup) as refused:
        bots.load("oracle")
    assert refused.value.key == "unknown-bot"
    assert refused.value.values == {"name": "oracle", "known": ", ".join(bots.NAMES)}


class UnknownGame:
    """As much of a game as a bot looks at when it is made."""

    meta = Meta(name="chess", min_seats=2, max_seats=2, options=(), rules_version=1, canon="CH")


@pytest.mark.parametrize("name", bots.NAMES[1:])
def test_a_bot_says_which_game_it_does_not_know(name: str) -> None:
    with pytest.raises(BadSetup) as refused:
        bots.load(name)(UnknownGame(), 1)  # type: ignore[arg-type]
    assert refused.value.key == "bot-cannot-play"
    assert refused.value.values == {"bot": name, "game": "chess"}
    assert bots.chance_policy("chess") is None


def test_the_squire_answers_to_his_old_name() -> None:
    assert bots.load("greedy") is bots.load("squire")
    assert "greedy" not in bots.NAMES
    assert bots.DEFAULT in bots.NAMES


# --- budgets ------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "budget"),
    [("100ms", Budget(0.1)), ("1.5s", Budget(1.5)), ("2 S", Budget(2.0)), ("2000it", Budget(iterations=2000))],
)
def test_budgets_are_read(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget
    assert read_budget(write_budget(budget)) == budget


@pytest.mark.parametrize("text", ["", "fast", "0ms", "0it", "-1s", "100", "1e9s", "99999s", "1.5", "²s"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        read_budget(text)
    assert refused.value.key == "bad-budget"
    assert refused.value.values == {"value": text}
