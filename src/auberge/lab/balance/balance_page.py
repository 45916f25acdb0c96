"""The report of the lab as a page: seats and traits as charts, everything as tables."""

from typing import Final

from auberge.lab.arena import charts
from auberge.lab.arena.charts import Bar
from auberge.lab.arena.page import document, figure, grid, heading, paragraph
from auberge.lab.balance import wording
from auberge.lab.balance.report import BalanceReport, TableFigures
from auberge.words import Words

MOST_BARS: Final = 40


def balance_page(report: BalanceReport, words: Words) -> str:
    """The whole report."""
    say = words.say
    title = say("balance-title", game=say(f"{report.game}-title"))
    columns, rows = wording.standing_out_rows(report, words)
    sections = [
        paragraph(wording.summary(report, words)),
        paragraph(say("balance-method-text"), quiet=True),
        heading(say("balance-standing-out")),
        grid(columns, rows, names=2) if rows else paragraph(say("balance-nothing-stands-out")),
        heading(say("balance-seats")),
        *(_seat_chart(table, words) for table in report.tables),
        grid(*wording.seat_rows(report, words)),
        heading(say("balance-lengths")),
        grid(*wording.length_rows(report, words)),
        heading(say("balance-ends")),
        grid(*wording.end_rows(report, words), names=2),
    ]
    for sort in wording.sorts_of(report):
        columns, rows = wording.trait_rows(report, sort, words, whole=True)
        sections += [heading(columns[0]), _trait_chart(report, sort, words), grid(["", *columns[1:]], rows)]
    return document(words.language, title, sections)


def _seat_chart(table: TableFigures, words: Words) -> str:
    rows = [Bar(words.say("arena-seat", seat=seat + 1), figures.wins) for seat, figures in enumerate(table.by_seat)]
    title = words.say("bench-seats", seats=table.seats)
    chart = charts.bars(title, rows, lambda value: words.percent(value, 0), mark=1 / table.seats)
    return figure(chart, title)


def _trait_chart(report: BalanceReport, sort: str, words: Words) -> str:
    traits = [trait for trait in wording.told_traits(report) if trait.sort == sort][:MOST_BARS]
    rows = [
        Bar(wording.trait_name(report.game, trait, words), trait.lift, 1 if trait.stands_out else 0) for trait in traits
    ]
    brings = words.say(f"balance-column-{wording.lift_key(report, sort)}")
    title = f"{words.say('balance-sort', sort=sort)}: {brings}"

    def wins(value: float) -> str:
        return words.decimal(100 * value, signed=True)

    chart = charts.bars(title, rows, wins, low=None, mark=0.0, from_mark=True)
    return figure(chart, brings)
