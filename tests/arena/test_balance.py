"""The balance lab: reproducible, complete in every language, and not fooled by those who have more of everything."""

import random
from collections.abc import Callable
from functools import cache

import msgspec
import pytest

from auberge import games
from auberge.core.errors import BadSetup, EngineBug
from auberge.lab import balance
from auberge.lab.arena.entrants import read_entrants
from auberge.lab.balance import lab, wording
from auberge.lab.balance.balance_page import balance_page
from auberge.lab.balance.counts import Counts, group_of
from auberge.lab.balance.lab import chunks_of, study_balance
from auberge.lab.balance.report import BalanceReport, TraitFigures, spread_of, trait_figures
from auberge.lab.balance.watcher import Watcher
from auberge.words import LANGUAGES, Words
from tests.arena.test_tournament_page import assert_self_contained


@cache
def study(game: str) -> BalanceReport:
    return study_balance(game, read_entrants(["random"]), games=3, seed=1, seats=[2, 3])


@pytest.mark.parametrize("game", games.NAMES)
def test_a_study_follows_from_its_seed_whatever_the_number_of_processes(game: str) -> None:
    again = study_balance(game, read_entrants(["random"]), games=3, seed=1, seats=[3, 2], jobs=2)
    assert again == study(game)
    assert msgspec.json.decode(msgspec.json.encode(again), type=BalanceReport) == again
    assert study_balance(game, read_entrants(["random"]), games=3, seed=2, seats=[2, 3]) != again


@pytest.mark.parametrize("game", games.NAMES)
def test_every_game_has_one_victory_and_one_end(game: str) -> None:
    for table in study(game).tables:
        assert sum(seat.wins.value for seat in table.by_seat) == pytest.approx(1)
        assert sum(end.per_game for end in table.ends) >= 1
        assert table.length is not None
        assert 0 < table.length.least <= table.length.low <= table.length.middle <= table.length.high
        assert table.traits
    assert study(game).together.games == 6


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.NAMES)
def test_all_that_is_seen_has_a_name_and_a_page(game: str, language: str) -> None:
    words, report = Words(language, strict=True), study(game)
    assert_self_contained(balance_page(report, words))
    for sort in wording.sorts_of(report):
        columns, rows = wording.trait_rows(report, sort, words)
        assert all(len(row) == len(columns) for row in rows)
        assert len({row[0] for row in rows}) == len(rows)


def test_what_a_game_offers_is_known_where_it_is_not_all() -> None:
    traits = {(trait.sort, trait.name): trait for trait in study("valletta").together.traits}
    buildings = [trait for (sort, _), trait in traits.items() if sort == "building"]
    assert buildings
    assert all(trait.taken is not None and 0 < trait.taken <= 1 for trait in buildings)
    assert all(trait.taken is None for trait in study("malta").together.traits)


def test_points_are_told_only_where_there_are_any() -> None:
    assert study("valletta").has_points
    assert not study("malta").has_points
    assert ">More points<" in balance_page(study("valletta"), Words())
    assert ">More points<" not in balance_page(study("malta"), Words())


def made_up(rounds: int, seed: int) -> dict[str, TraitFigures]:
    """Two seats; who has more pieces wins more, `good` brings victories by itself, `plain` comes with many pieces."""
    chance, counts = random.Random(seed), Counts(2)
    for _ in range(rounds):
        watcher, worth = Watcher(), [0.0, 0.0]
        for seat in range(2):
            pieces = chance.randint(1, 6)
            worth[seat] = pieces + chance.gauss(0, 2)
            watcher.note(seat, "card", "filler", pieces)
            if chance.random() < 0.3:
                watcher.note(seat, "card", "good")
                worth[seat] += 3
            if chance.random() < pieces / 8:
                watcher.note(seat, "card", "plain")
        best = worth.index(max(worth))
        counts.add_game(watcher, (), [1 if seat == best else 2 for seat in range(2)], [round(w) for w in worth], 1)
    return {trait.name: trait for trait in trait_figures([counts])}


def test_a_trait_that_helps_stands_out_and_one_that_only_comes_along_does_not() -> None:
    found = made_up(3000, seed=1)
    assert found["good"].stands_out
    assert found["good"].lift.low > 0.05
    assert found["good"].score_lift.low > 1
    assert found["plain"].wins.low > 0.5  # it looks good
    assert found["plain"].lift.value < 0.5 * (found["plain"].wins.value - 0.5)
    assert found["filler"].lift.value == pytest.approx(0, abs=1e-9)  # everybody has it
    assert not found["filler"].stands_out


def test_of_what_everybody_has_each_further_one_is_weighed() -> None:
    chance, counts = random.Random(2), Counts(2)
    for _ in range(2000):
        watcher, worth = Watcher(), [0.0, 0.0]
        for seat in range(2):
            good = chance.randint(1, 5)  # of six pieces, and each is worth a point
            watcher.note(seat, "card", "good", good)
            watcher.note(seat, "card", "idle", 6 - good)
            worth[seat] = good + chance.gauss(0, 2)
        best = worth.index(max(worth))
        counts.add_game(watcher, (), [1 if seat == best else 2 for seat in range(2)], [round(w) for w in worth], 1)
    counted = {trait.name: trait for trait in trait_figures([counts], counted=["card"])}
    assert counted["good"].score_lift.low < 1 < counted["good"].score_lift.high
    assert counted["good"].lift.low > 0.05
    assert counted["good"].stands_out
    assert counted["idle"].lift.value == pytest.approx(-counted["good"].lift.value)
    assert all(trait.lift.value == 0 for trait in trait_figures([counts]))  # having some says nothing: all have


def test_things_that_are_few_are_compared_with_all_seats() -> None:
    chance, grouped, ungrouped = random.Random(3), Counts(2), Counts(2, ["side"])
    for _ in range(500):
        watcher, has = Watcher(), chance.random() < 0.5
        watcher.note(0 if has else 1, "side", "north")
        for counts in (grouped, ungrouped):
            counts.add_game(watcher, (), (1, 2) if has == (chance.random() < 0.7) else (2, 1), (0, 0), 1)
    assert trait_figures([grouped])[0].lift.value == 0  # who has one has this one
    assert trait_figures([ungrouped])[0].lift.low > 0.1


def test_what_stands_out_is_told_first_and_what_hardly_anybody_had_is_not() -> None:
    whole = study("valletta")
    first, second = whole.together.traits[:2]
    few = msgspec.structs.replace(first, seats=0)
    marked = msgspec.structs.replace(second, stands_out=True)
    together = msgspec.structs.replace(whole.together, traits=(few, marked))
    report = msgspec.structs.replace(whole, together=together)
    words = Words()
    assert wording.standing_out_rows(whole, words)[1] == []
    (row,) = wording.standing_out_rows(report, words)[1]
    assert wording.trait_name(report.game, marked, words) == f"{row[0]}{wording.MARK}"
    assert [told[0] for told in wording.trait_rows(report, marked.sort, words)[1]] == [f"{row[0]}{wording.MARK}"]
    page = balance_page(report, words)
    assert page.index(row[0]) < page.index(words.say("balance-seats"))
    assert words.say("balance-nothing-stands-out") in balance_page(whole, words)


def test_parts_add_up_to_the_whole() -> None:
    parts, whole = [Counts(2), Counts(2)], Counts(2)
    for number in range(10):
        watcher = Watcher()
        watcher.note(number % 2, "card", "ace")
        watcher.ends["end"] += 1
        for counts in (parts[number % 2], whole):
            counts.add_game(watcher, [("card", "ace")], (1, 2), (number, 0), number)
    parts[0].add(parts[1])
    assert trait_figures([parts[0]]) == trait_figures([whole])
    assert (parts[0].games, parts[0].lengths, parts[0].ends) == (whole.games, whole.lengths, whole.ends)


def test_a_spread_names_its_quantiles() -> None:
    spread = spread_of(dict.fromkeys(range(1, 101), 1))
    assert (spread.least, spread.low, spread.middle, spread.high, spread.most) == (1, 5, 50, 95, 100)
    assert spread.mean == 50.5
    assert spread_of({7: 3}).deviation == 0


def test_chunks_hold_every_game_once_and_groups_are_ordered() -> None:
    chunks = list(chunks_of(25, [2, 4]))
    assert [number for chunk in chunks if chunk.seats == 4 for number in range(chunk.first, chunk.last)] == list(
        range(25)
    )
    assert [group_of(total) for total in (0, 10, 11, 15, 16)] == [0, 10, 11, 11, 12]


def interrupt_after(games_played: int) -> Callable[[int, int], None]:
    def look(done: int, _total: int) -> None:
        if done >= games_played:
            raise KeyboardInterrupt

    return look


def test_an_interrupted_study_tells_of_the_games_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "CHUNK", 1)
    torn = study_balance(
        "malta", read_entrants(["random"]), games=5, seed=1, seats=[2, 3], on_progress=interrupt_after(6)
    )
    assert not torn.is_whole
    assert torn == msgspec.structs.replace(study("malta"), is_whole=False)
    short = study_balance(
        "malta", read_entrants(["random"]), games=5, seed=1, seats=[2, 3], on_progress=interrupt_after(1)
    )
    assert [table.seats for table in short.tables] == [2]
    monkeypatch.setattr(lab, "play_watched", lambda *_: interrupt_after(0)(0, 0))
    with pytest.raises(KeyboardInterrupt):
        study_balance("malta", read_entrants(["random"]), games=5, seed=1)


def test_what_cannot_be_studied_is_refused() -> None:
    for call, key in (
        (lambda: study_balance("saint_malo", [], games=1, seed=1), "arena-no-bots"),
        (lambda: study_balance("saint_malo", read_entrants(["squire"]), games=0, seed=1), "arena-numbers"),
        (lambda: study_balance("saint_malo", read_entrants(["squire"]), games=1, seed=1, seats=[9]), "setup-seats"),
        (lambda: balance.watchlist_of("chess"), "balance-no-room"),
    ):
        with pytest.raises(BadSetup) as refused:
            call()
        assert refused.value.key == key


def test_a_game_that_breaks_off_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_self: Watcher, _event: object) -> None:
        raise RuntimeError("seen too much")

    monkeypatch.setattr(balance.watchlist_of("malta").watcher, "see", fail)
    with pytest.raises(EngineBug) as bug:
        study_balance("malta", read_entrants(["random"]), games=1, seed=1, seats=[2])
    assert "seen too much" in str(bug.value.values["problem"])
