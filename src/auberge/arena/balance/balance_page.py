"""The report of the lab as a page: seats and traits as charts, everything as tables."""

from typing import Final

from auberge.arena import charts
from auberge.arena.balance import wording
from auberge.arena.balance.report import BalanceReport
from auberge.arena.charts import Bar
from auberge.arena.page import document, figure, grid, heading, paragraph
from auberge.words import Words

MOST_BARS: Final = 40


def balance_page(report: BalanceReport, words: Words) -> str:
    """The whole report."""
    say = words.say
    title = say("balance-title", game=say(f"{report.game}-title"))
    sections = [
        paragraph(wording.summary(report, words)),
        paragraph(say("balance-method-text"), quiet=True),
        heading(say("balance-seats")),
        *(figure(_seat_chart(report, number, words)) for number in range(len(report.tables))),
        grid(*wording.seat_rows(report, words)),
        heading(say("balance-lengths")),
        grid(*wording.length_rows(report, words)),
        heading(say("balance-ends")),
        grid(*wording.end_rows(report, words)),
    ]
    for sort in wording.sorts_of(report):
        columns, rows = wording.trait_rows(report, sort, words)
        sections += [heading(columns[0]), figure(_trait_chart(report, sort, words)), grid(["", *columns[1:]], rows)]
    return document(words.language, title, sections)


def _seat_chart(report: BalanceReport, number: int, words: Words) -> str:
    table = report.tables[number]
    rows = [Bar(words.say("arena-seat", seat=seat + 1), figures.wins) for seat, figures in enumerate(table.by_seat)]
    title = words.say("bench-seats", seats=table.seats)
    return charts.bars(title, rows, lambda value: f"{100 * value:.0f} %", mark=1 / table.seats)


def _trait_chart(report: BalanceReport, sort: str, words: Words) -> str:
    traits = [trait for trait in report.together.traits if trait.sort == sort][:MOST_BARS]
    rows = [
        Bar(wording.trait_name(report.game, trait, words), trait.lift, 1 if trait.stands_out else 0) for trait in traits
    ]
    title = f"{words.say('balance-sort', sort=sort)}: {words.say('balance-column-lift')}"
    return charts.bars(title, rows, lambda value: f"{100 * value:+.1f}", low=None, mark=0.0, from_mark=True)
