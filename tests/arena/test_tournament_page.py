"""The report on a tournament: complete in every language, and it needs nothing from anywhere."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from auberge.lab.arena.charts import as_file, ticks_between
from auberge.lab.arena.figures import Estimate
from auberge.lab.arena.page import document
from auberge.lab.arena.results import Tournament
from auberge.lab.arena.standings import Standings, standings
from auberge.lab.arena.tournament import Outcome
from auberge.lab.arena.tournament_page import budget_charts, tournament_page
from auberge.words import LANGUAGES, Words
from tests.arena.synthetic import rounds_for

LABELS = ("knight@10ms", "knight@100ms", "squire", "knight@50it", "knight@500it")


def made_up(labels: tuple[str, ...] = LABELS, seats: int = 3) -> Standings:
    task = Tournament("malta", labels, seats, 1, {}, 1, "0")
    rounds = rounds_for([3.0, 5.0, 1.0, 2.0, 4.0][: len(labels)], 12, seats, seed=2)
    better = {(0, 1): 1} if len(labels) > 1 else {}
    return standings(Outcome(task, tuple(map(tuple, rounds)), "told-apart", 0.95, better))


class Outside(HTMLParser):
    """Notes whatever a page would fetch, and tags that are left open."""

    VOID = ("meta", "rect", "line", "circle", "polygon", "polyline")

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [
            f"{tag} {name}" for name, _ in attrs if name in ("src", "href", "xlink:href", "srcset", "data")
        ]
        self.fetched += [tag] if tag in ("script", "link", "iframe", "object", "img") else []
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def assert_self_contained(page: str) -> None:
    """No address, nothing to fetch, nothing left open."""
    reader = Outside()
    reader.feed(page)
    assert not reader.fetched
    assert not reader.open
    assert not re.search(r"https?:|//|url\(|@import", page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_is_complete_and_needs_nothing_from_anywhere(language: str) -> None:
    words = Words(language, strict=True)
    page = tournament_page(made_up(), words)
    assert_self_contained(page)
    assert f'<html lang="{language}">' in page
    for key in ("ratings", "duels", "by-seat", "times", "budgets", "method"):
        assert f"<h2>{words.say(f'arena-{key}')}</h2>" in page
    assert page.count("<svg") == 5  # ratings, seats, times, and budgets of two kinds
    assert all(label in page for label in LABELS)


def test_a_chart_may_stand_in_a_file_of_its_own() -> None:
    (seconds, _iterations) = budget_charts(made_up(), Words())
    chart = ElementTree.fromstring(as_file(seconds))
    texts = [str(text.text) for text in chart.iter() if text.tag.endswith("text")]
    assert {"10ms", "100ms", "knight", "squire"} <= set(texts)  # the squire is a level to compare with


def test_without_several_budgets_there_is_no_chart_of_them() -> None:
    page = tournament_page(made_up(("knight@10ms", "squire"), 2), Words())
    assert "Strength against budget" not in page


def test_one_bot_alone_has_no_pairs() -> None:
    page = tournament_page(made_up(("squire",), 2), Words())
    assert "Pair by pair" not in page


def test_a_tournament_without_a_whole_round_can_be_told() -> None:
    task = Tournament("malta", ("squire", "random"), 2, 1, {}, 1, "0")
    found = standings(Outcome(task, (), "interrupted", None, {}))
    assert found.games == 0
    assert found.bots[0].share == Estimate(0.0, 0.0, 1.0)
    assert_self_contained(tournament_page(found, Words(strict=True)))


def test_what_is_written_cannot_break_the_page() -> None:
    assert "<b>" not in document("en", "<b>bold</b>", [])


@pytest.mark.parametrize(("low", "high"), [(0, 1), (1333, 1790), (0, 0.004), (5, 5)])
def test_ticks_are_few_and_within(low: float, high: float) -> None:
    ticks = ticks_between(low, high)
    assert len(ticks) <= 8
    assert all(low - 1e-6 <= tick <= high + 1e-6 for tick in ticks)
