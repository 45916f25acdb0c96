"""An option added to a released game changes nothing as long as it is at its default."""

import msgspec
import pytest

from auberge import games
from auberge.core.errors import BadSetup
from auberge.core.match import Match, resume
from auberge.core.protocol import Game, Meta, Option, Seat
from auberge.core.record import Player, dumps, loads
from auberge.core.setup import named_options, settle_setup
from tests.envs.test_observation import test_a_change_of_meaning_is_a_new_version as observe_as_before
from tests.finished_games.collecting import finish, read, ways_module
from tests.finished_games.test_finished_games import FILES
from tests.playthroughs import test_playthroughs as golden
from tests.released import test_released as released
from tests.released.freezing import read_records

NEW = "brand_new"


def with_option(meta: Meta) -> Meta:
    """What the game would say of itself with one option more."""
    rule = meta.options[0].rule
    option = Option(name=NEW, default=False, choices=(False, True), rule=rule, since=newest(meta) + 1)
    return msgspec.structs.replace(meta, options=(*meta.options, option))


def newest(meta: Meta) -> int:
    """The newest version of a game's rules."""
    return games.load(meta.name).meta.rules_version


@pytest.fixture(params=games.NAMES)
def game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game that has one option more, in every version of its rules."""
    name: str = request.param
    meta = games.load(name).meta
    monkeypatch.setattr(f"auberge.games.{name}.options.META", with_option(meta))
    for version in range(1, meta.rules_version + 1):
        known = games.load(name, version)
        monkeypatch.setattr(known, "meta", with_option(known.meta))
    return games.load(name)


def test_released_games_and_tables_stay_as_they_were(game: Game, tmp_path_factory: pytest.TempPathFactory) -> None:
    name = game.meta.name
    for version in range(1, game.meta.rules_version + 1):
        released.test_its_records_show_every_seat_count_and_every_value_of_every_option(name, version)
        for kept in read_records(name, version)[:6]:
            assert resume(games.load(name, version), kept.record).record() == kept.record
        released.test_its_tables_open_under_their_rules_and_go_on(name, version, tmp_path_factory.mktemp("tables"))


def test_finished_games_stay_as_they_were(game: Game) -> None:
    for file in FILES:
        kept = read(file)
        if kept.record.game == game.meta.name:
            match = resume(games.load(game.meta.name, kept.record.rules_version), kept.record)
            assert finish(match, ways_module(game.meta.name)) == kept


def test_golden_games_stay_as_they_were(game: Game, request: pytest.FixtureRequest) -> None:
    plans = golden.plans(game.meta.name)
    assert plans == [plan for plan in golden.PLANS if plan.game == game.meta.name]
    golden.test_a_golden_game_comes_out_the_same(plans[0], request)


def test_the_digest_of_observations_stays_as_it_was(game: Game) -> None:
    observe_as_before(game.meta.name)


def test_it_is_named_only_where_it_is_not_at_its_default(game: Game) -> None:
    meta = game.meta
    for given, expected in (({}, False), ({NEW: False}, False), ({NEW: True}, True)):
        setup = settle_setup(meta, seats=meta.min_seats, seed=1, start_seat=0, options=given)
        match = Match(game, setup, [Player("A", "human") for _ in range(setup.seats)])
        record = loads(dumps(match.record()))
        assert (NEW in record.options) is expected
        assert resume(game, record).setup == match.setup
        view = game.view(match.position, Seat(0))
        assert game.view(game.imagine(view, 1), Seat(0)) == view


def test_the_next_version_of_the_rules_names_it_always(game: Game) -> None:
    later = msgspec.structs.replace(game.meta, rules_version=game.meta.rules_version + 1)
    values = {option.name: option.default for option in later.options}
    assert named_options(later, values) == values
    assert NEW not in named_options(game.meta, values)


def test_an_auberge_without_it_says_so() -> None:
    with pytest.raises(BadSetup) as caught:
        settle_setup(games.load("saint_malo").meta, seats=2, seed=1, options={NEW: True})
    assert caught.value.key == "setup-unknown-option"


@pytest.mark.parametrize("name", games.NAMES)
def test_no_option_is_from_beyond_the_next_version(name: str) -> None:
    meta = games.load(name).meta
    assert all(1 <= option.since <= meta.rules_version + 1 for option in meta.options)
