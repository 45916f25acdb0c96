"""The report on a tournament: ratings, pairs, seats, thinking times and, where budgets differ, what time buys."""

from collections import defaultdict

from auberge.bots.budget import Budget, write_budget
from auberge.lab.arena import charts
from auberge.lab.arena.charts import Bar, Curve
from auberge.lab.arena.entrants import read_entrant
from auberge.lab.arena.figures import Estimate
from auberge.lab.arena.page import document, figure, grid, heading, paragraph
from auberge.lab.arena.report import Report
from auberge.lab.arena.standings import Standings
from auberge.words import Words


def interval(estimate: Estimate, words: Words, digits: int = 1) -> str:
    """The interval of a figure, in brackets' stead."""
    return f"{words.decimal(estimate.low, digits)}–{words.decimal(estimate.high, digits)}"


def tournament_page(found: Standings, words: Words) -> str:
    """The whole report."""
    say = words.say
    title = say("arena-title", game=say(f"{found.game}-title"), seats=found.seats)
    sections = [
        paragraph(summary(found, words)),
        *map(paragraph, faults_told(found, words)),
        *_ratings(found, words),
        *_duels(found, words),
        *_seats(found, words),
        *_times(found, words),
        *_budgets(found, words),
        heading(say("arena-method")),
        paragraph(say("arena-method-text"), quiet=True),
    ]
    return document(words.language, title, sections)


def summary(found: Standings, words: Words) -> str:
    """How many games there were, and why no more."""
    wanted = found.confidence
    confidence = "-" if wanted is None else words.percent(wanted, _decimals(100 * wanted))
    played = words.say("arena-played", games=found.games, rounds=found.rounds, seats=found.seats, seed=str(found.seed))
    return f"{played} {words.say('arena-end', end=found.end, confidence=confidence)}"


def faults_told(found: Standings | Report, words: Words) -> list[str]:
    """A sentence for every program that failed."""
    return [words.say("program-faults", program=bot.bot, faults=bot.faults) for bot in found.bots if bot.faults]


def _decimals(value: float) -> int:
    """How many decimals a number has, as it was given."""
    return len(f"{value:g}".partition(".")[2])


def _ratings(found: Standings, words: Words) -> list[str]:
    say = words.say
    title = say("arena-ratings")
    rows = [Bar(bot.bot, bot.rating, number) for number, bot in enumerate(found.bots)]
    scored = any(bot.mean_score for bot in found.bots)  # there are games without points
    table = [
        [
            bot.bot,
            words.decimal(bot.rating.value, 0),
            interval(bot.rating, words, 0),
            words.percent(bot.share.value),
            words.percents(bot.share.low, bot.share.high),
            words.decimal(bot.share.value / bot.fair_share, 2) if bot.fair_share else "-",
            words.decimal(bot.mean_place, 2),
            *([words.decimal(bot.mean_score)] if scored else []),
        ]
        for bot in found.bots
    ]
    keys = ("bot", "rating", "interval", "share", "interval", "fair", "place", *(("score",) if scored else ()))
    return [
        heading(title),
        figure(charts.bars(title, rows, lambda value: words.decimal(value, 0), low=None)),
        grid([say(f"arena-column-{key}") for key in keys], table),
    ]


def _duels(found: Standings, words: Words) -> list[str]:
    if not found.duels:
        return []
    say = words.say
    rows = [
        [
            say("arena-duel", bot=duel.bot, other=duel.other),
            str(duel.meetings),
            words.percent(duel.ahead.value),
            words.percents(duel.ahead.low, duel.ahead.high),
            duel.better or say("arena-not-yet"),
        ]
        for duel in found.duels
    ]
    keys = ("duel", "meetings", "ahead", "interval", "better")
    return [heading(say("arena-duels")), grid([say(f"arena-column-{key}") for key in keys], rows)]


def _seats(found: Standings, words: Words) -> list[str]:
    say = words.say
    title = say("arena-by-seat")
    rows = [Bar(say("arena-seat", seat=seat + 1), share) for seat, share in enumerate(found.seat_shares)]
    columns = [say("arena-column-bot"), *(say("arena-seat", seat=seat + 1) for seat in range(found.seats))]
    table = [
        [bot.bot, *(f"{words.percent(one.value)} ({words.percents(one.low, one.high, 0)})" for one in bot.by_seat)]
        for bot in found.bots
    ]
    chart = charts.bars(title, rows, lambda value: words.percent(value, 0), mark=1 / found.seats)
    return [heading(title), figure(chart), grid(columns, table)]


def _times(found: Standings, words: Words) -> list[str]:
    title = words.say("arena-times")
    rows = [
        Bar(bot.bot, Estimate(bot.ms_per_decision, bot.ms_per_decision, bot.ms_per_decision), number)
        for number, bot in enumerate(found.bots)
    ]
    chart = charts.bars(title, rows, lambda value: f"{words.decimal(value, 0 if value >= 10 else 2)} ms")
    return [heading(title), figure(chart)]


def _budgets(found: Standings, words: Words) -> list[str]:
    return [
        part for chart in budget_charts(found, words) for part in (heading(words.say("arena-budgets")), figure(chart))
    ]


def budget_charts(found: Standings, words: Words) -> list[str]:
    """Strength against budget, one chart for seconds and one for iterations, of bots that came with several budgets.

    Bots without a budget are levels to compare with."""
    entrants = [(read_entrant(bot.bot), bot.rating) for bot in found.bots]
    marks = [(entrant.label, rating.value) for entrant, rating in entrants if entrant.budget is None]
    found_charts: list[str] = []
    for kind, word in (("seconds", _seconds), ("iterations", _iterations)):
        points: defaultdict[str, list[tuple[float, Estimate]]] = defaultdict(list)
        for entrant, rating in entrants:
            spent = None if entrant.budget is None else getattr(entrant.budget, kind)
            if spent:
                points[entrant.bot].append((float(spent), rating))
        rows = [
            Curve(name, tuple(sorted(more, key=lambda at: at[0]))) for name, more in points.items() if len(more) > 1
        ]
        if rows:
            found_charts.append(
                charts.curves(words.say("arena-budgets"), rows, word, lambda y: words.decimal(y, 0), marks)
            )
    return found_charts


def _seconds(value: float) -> str:
    return write_budget(Budget(seconds=value))


def _iterations(value: float) -> str:
    return write_budget(Budget(iterations=round(value)))
