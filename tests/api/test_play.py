"""Playing by program: bots of the house and one's own, seeds, errors that say what is wrong, records that go on."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import auberge
from tests.api.own_bots import Dreamer, Last, confused, hasty

ROOT = Path(__file__).parent.parent.parent
DREAMER = auberge.Guest("dreamer", Dreamer)


@pytest.mark.parametrize("game", auberge.GAMES)
def test_own_bots_play_every_game_and_the_same_seed_gives_the_same_game(game: str) -> None:
    players: list[auberge.PlayerLike] = ["random", hasty, Last(), DREAMER]
    played = auberge.play(game, players, seed=11)
    assert played.players == ("random", "hasty", "last of all", "dreamer")
    assert set(played.winners) == {who for who, place in zip(played.players, played.places, strict=True) if place == 1}
    again = auberge.play(game, [*players[:2], Last(), players[3]], seed=11)
    assert again == played
    assert auberge.play(game, players, seed=12).record != played.record


def test_the_record_gives_the_game_again(tmp_path: Path) -> None:
    played = auberge.play("malta", ["random", hasty], options={}, start_seat=1)
    auberge.write_record(played.record, tmp_path / "game.json")
    record = auberge.read_record(tmp_path / "game.json")
    session = auberge.resume(record)
    result = session.match.position.result()
    assert result is not None
    assert (result.places, record.start_seat) == (played.places, 2)
    assert [player.name for player in record.players] == ["random", "hasty"]
    part = auberge.resume(record, entries=5)
    assert part.match.record().entries == record.entries[:5]


def test_one_may_look_on() -> None:
    seen: list[int] = []
    played = auberge.play("malta", ["random", "random"], seed=4, on_step=lambda at: seen.append(len(at.match.steps)))
    assert seen == list(range(1, len(seen) + 1))
    assert sum(played.decisions) < len(seen)


@pytest.mark.parametrize(
    ("call", "kind", "key", "named"),
    [
        (lambda: auberge.play("chess", [hasty]), auberge.BadSetup, "unknown-game", "chess"),
        (lambda: auberge.play("malta", "squire"), auberge.BadSetup, "guest-list", "squire"),
        (lambda: auberge.play("malta", [hasty]), auberge.BadSetup, "setup-seats", "1"),
        (lambda: auberge.play("malta", ["bishop", hasty]), auberge.BadSetup, "unknown-bot", "bishop"),
        (lambda: auberge.play("malta", [hasty, hasty], seed=-1), auberge.BadSetup, "setup-seed", "-1"),
        (lambda: auberge.play("malta", [hasty, hasty], budget="long"), auberge.BadSetup, "bad-budget", "long"),
        (
            lambda: auberge.play("malta", [hasty, hasty], options={"x": 1}),
            auberge.BadSetup,
            "setup-unknown-option",
            "x",
        ),
        (lambda: auberge.play("malta", [confused, hasty], seed=1), auberge.BadMove, "guest-move", "confused"),
        (lambda: auberge.play("malta", [Last(), Last()]), auberge.BadSetup, "guest-name-taken", "last of all"),
        (
            lambda: auberge.play("malta", [auberge.Guest("page", Dreamer), hasty]),
            auberge.BadSetup,
            "guest-name-taken",
            "page",
        ),
        (
            lambda: auberge.tournament("malta", [lambda view: view.moves[0], "squire"], jobs=2),
            auberge.BadSetup,
            "guest-stays-here",
            "<lambda>",
        ),
        (lambda: auberge.tournament("malta", [hasty, "squire"], jobs=0), auberge.BadSetup, "arena-numbers", "0"),
    ],
)
def test_an_error_says_what_is_wrong(
    call: Callable[[], object], kind: type[auberge.AubergeError], key: str, named: str
) -> None:
    with pytest.raises(kind) as refused:
        call()
    assert refused.value.key == key
    assert named in [str(value) for value in refused.value.values.values()]
    sentences = {auberge.explain_error(refused.value, language) for language in ("en", "de")}
    assert len(sentences) == 2
    assert all(named in sentence for sentence in sentences)


def test_what_is_no_bot_is_told_so() -> None:
    with pytest.raises(auberge.BadSetup, match="guest-no-bot"):
        auberge.play("malta", ["random", cast("auberge.Guest", 7)])


def test_own_bots_meet_those_of_the_house_in_other_processes_too(tmp_path: Path) -> None:
    alone = auberge.tournament("malta", [hasty, DREAMER, "random"], games=6, seats=2, results=tmp_path / "alone.jsonl")
    together = auberge.tournament("malta", [hasty, DREAMER, "random"], games=6, seats=2, jobs=2)
    assert {bot.bot for bot in alone.bots} == {"hasty", "dreamer", "random"}
    assert [(bot.bot, bot.wins, bot.decisions) for bot in alone.bots] == [
        (bot.bot, bot.wins, bot.decisions) for bot in together.bots
    ]
    more = auberge.tournament("malta", [hasty, DREAMER, "random"], games=6, seats=2, results=tmp_path / "alone.jsonl")
    assert more == alone


def test_a_scenario_is_read_and_played() -> None:
    scenario = auberge.read_scenario(ROOT / "scenarios" / "saint_malo" / "SM-EX-01.toml")
    auberge.run_scenario("saint_malo", scenario)
    wrong = auberge.read_scenario(ROOT / "scenarios" / "malta" / "M-EX-01.toml")
    with pytest.raises(auberge.AubergeError):
        auberge.run_scenario("saint_malo", wrong)


def test_a_game_is_looked_over() -> None:
    record = auberge.play("malta", ["random", "random"], seed=2).record
    shares: list[float] = []
    found = auberge.review(record, tries=1, glance=1, closer=1, on_progress=shares.append)
    assert found.seats == 2
    assert shares[-1] == 1.0
