"""What the lab found, in words and rows: read by the terminal and by the page alike."""

from collections.abc import Sequence
from typing import Final

from auberge.lab.arena.figures import Estimate
from auberge.lab.balance import watchlist_of
from auberge.lab.balance.report import RARE, BalanceReport, TraitFigures
from auberge.words import Words

Rows = list[list[str]]
MARK: Final = " !"


def trait_name(game: str, trait: TraitFigures, words: Words) -> str:
    """The trait as players call it, with a mark where it stands out."""
    key, argument = watchlist_of(game).words[trait.sort]
    name = words.say(key, **{argument: trait.name})
    return f"{name}{MARK}" if trait.stands_out else name


def _between(share: Estimate, words: Words) -> str:
    return words.percents(share.low, share.high)


def _signed(estimate: Estimate, words: Words, factor: float = 1.0) -> str:
    half = (estimate.high - estimate.low) / 2
    return f"{words.decimal(factor * estimate.value, signed=True)} ± {words.decimal(factor * half)}"


def seat_rows(report: BalanceReport, words: Words) -> tuple[list[str], Rows]:
    """Victories and points of every seat, by size of the table."""
    keys = ("table", "games", "seat", "wins", "interval", *(("score",) if report.has_points else ()))
    rows: Rows = []
    for table in report.tables:
        for number, seat in enumerate(table.by_seat):
            first = number == 0
            rows.append(
                [
                    words.say("bench-seats", seats=table.seats) if first else "",
                    str(table.games) if first else "",
                    str(number + 1),
                    words.percent(seat.wins.value),
                    _between(seat.wins, words),
                    *([words.decimal(seat.score.value)] if report.has_points else []),
                ]
            )
    return _columns(keys, words), rows


def length_rows(report: BalanceReport, words: Words) -> tuple[list[str], Rows]:
    """How long games are."""
    rows = [
        [
            words.say("bench-seats", seats=table.seats),
            words.decimal(table.length.mean),
            f"{table.length.low}–{table.length.high}",
            words.decimal(table.decisions.mean, 0),
            f"{table.decisions.low}–{table.decisions.high}",
        ]
        for table in report.tables
        if table.length is not None and table.decisions is not None
    ]
    return _columns(("table", watchlist_of(report.game).unit, "range", "decisions", "range"), words), rows


def end_rows(report: BalanceReport, words: Words) -> tuple[list[str], Rows]:
    """Which ends happen."""
    key, argument = watchlist_of(report.game).ends
    rows: Rows = []
    for table in report.tables:
        for number, end in enumerate(table.ends):
            size = words.say("bench-seats", seats=table.seats) if number == 0 else ""
            name = words.say(key, **{argument: end.name})
            share = words.percent(end.games.value)
            rows.append([size, name, share, _between(end.games, words), words.decimal(end.per_game, 2)])
    return _columns(("table", "end", "share", "interval", "per-game"), words), rows


def told_traits(report: BalanceReport) -> list[TraitFigures]:
    """All traits but those that hardly any seat had, by sort in the order of the watchlist, the most helpful first."""
    seats = sum(table.games * table.seats for table in report.tables)
    order = list(watchlist_of(report.game).words)
    often = [trait for trait in report.together.traits if trait.seats >= RARE * seats]
    return sorted(often, key=lambda trait: order.index(trait.sort))


def sorts_of(report: BalanceReport) -> list[str]:
    """The sorts of traits there were, in the order of the watchlist."""
    return list(dict.fromkeys(trait.sort for trait in told_traits(report)))


def standing_out_rows(report: BalanceReport, words: Words) -> tuple[list[str], Rows]:
    """All traits with a mark."""
    points = report.has_points
    rows = [
        [
            trait_name(report.game, trait, words).removesuffix(MARK),
            words.say("balance-sort", sort=trait.sort),
            _signed(trait.lift, words, 100),
            *([_signed(trait.score_lift, words)] if points else []),
        ]
        for trait in told_traits(report)
        if trait.stands_out
    ]
    return _columns(("name", "sort", "lift", *(("score-lift",) if points else ())), words), rows


def lift_key(report: BalanceReport, sort: str) -> str:
    """The column of the victories that things of this sort bring: by being there at all, or each of many."""
    return "lift-of-each" if sort in watchlist_of(report.game).counted else "lift"


def trait_rows(report: BalanceReport, sort: str, words: Words, *, whole: bool = False) -> tuple[list[str], Rows]:
    """All traits of a sort, the most helpful first; `whole` with what a narrow terminal has no room for."""
    traits = [trait for trait in told_traits(report) if trait.sort == sort]
    has_offers = any(trait.taken is not None for trait in traits)
    points = report.has_points
    rows = [
        [
            trait_name(report.game, trait, words),
            str(trait.seats),
            words.decimal(trait.pieces_per_game, 2),
            *([words.percent(trait.taken or 0, 0)] if has_offers else []),
            words.percent(trait.wins.value),
            *([_between(trait.wins, words)] if whole else []),
            *([words.decimal(trait.score.value)] if whole and points else []),
            _signed(trait.lift, words, 100),
            *([_signed(trait.score_lift, words)] if points else []),
        ]
        for trait in traits
    ]
    offers, scores = (("taken",) if has_offers else ()), (("score-lift",) if points else ())
    more = ("interval", *(("score",) if points else ())) if whole else ()
    columns = _columns(("seats", "per-game", *offers, "wins", *more, lift_key(report, sort), *scores), words)
    return [words.say("balance-sort", sort=sort), *columns], rows


def summary(report: BalanceReport, words: Words) -> str:
    """How many games, by whom."""
    bots = words.together(report.bots)
    return words.say("balance-summary", games=report.together.games, bots=bots, seed=str(report.seed))


def _columns(keys: Sequence[str], words: Words) -> list[str]:
    return [words.say(f"balance-column-{key}") for key in keys]
