"""Charts as SVG text that stands in a page by itself: bars with intervals, and curves with bands; no own words."""

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final

import msgspec

from auberge.lab.arena.figures import Estimate

COLOURS: Final = ("#1d5b83", "#b45309", "#2e7d43", "#8a5bb5", "#a6392d", "#4f4d49")  # each dark enough for limestone
INK: Final = "#2b2118"
QUIET: Final = "#6d5a3c"
_WIDTH: Final = 720
_ROW: Final = 30
_LABEL: Final = 190
_RIGHT: Final = 120
_TOP: Final = 8
_FOOT: Final = 24
_HEIGHT: Final = 300

Wording = Callable[[float], str]


class Bar(msgspec.Struct, frozen=True):
    """One row of a chart."""

    label: str
    estimate: Estimate
    colour: int = 0


class Curve(msgspec.Struct, frozen=True):
    """A named row of points."""

    name: str
    points: tuple[tuple[float, Estimate], ...]


def ticks_between(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers that part this range, few enough to be read."""
    span = max(high - low, 1e-9)
    rough = span / most
    power = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * power for unit in (1, 2, 5, 10) if unit * power >= rough)
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def _text(x: float, y: float, text: str, anchor: str = "start", colour: str = INK) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(text)}</text>'


def _line(ends: tuple[float, float, float, float], colour: str, width: float = 1, dash: str = "") -> str:
    x1, y1, x2, y2 = ends
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    place = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {place} stroke="{colour}" stroke-width="{width}"{dashes}/>'


def _bar(x: float, y: float, width: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="16" fill="{colour}" opacity="0.75"/>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {_WIDTH} {height:.0f}" role="img" aria-label="{escape(title, quote=True)}">'
    return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def bars(
    title: str,
    rows: Sequence[Bar],
    word: Wording,
    *,
    low: float | None = 0.0,
    mark: float | None = None,
    from_mark: bool = False,
) -> str:
    """Bars with their intervals and values, from the left edge or from the `mark`, a dashed line to compare with.

    The scale begins at `low`, or a little below the least value."""
    ends = [end for row in rows for end in (row.estimate.low, row.estimate.high)] + ([] if mark is None else [mark])
    most, least = max(ends, default=1.0), min(ends, default=0.0)
    left = low if low is not None else least - 0.1 * (most - least or 1)
    right = most + 0.02 * ((most - left) or 1)
    bottom = _TOP + _ROW * len(rows)

    def at(value: float) -> float:
        return _LABEL + (value - left) / (right - left) * (_WIDTH - _LABEL - _RIGHT)

    parts = []
    for tick in ticks_between(left, right):
        parts += [
            _line((at(tick), _TOP, at(tick), bottom), "#d9c08c"),
            _text(at(tick), bottom + 16, word(tick), "middle", QUIET),
        ]
    for number, row in enumerate(rows):
        middle, estimate, colour = _TOP + _ROW * (number + 0.5), row.estimate, COLOURS[row.colour % len(COLOURS)]
        base = at(mark) if from_mark and mark is not None else float(_LABEL)
        first, width = min(base, at(estimate.value)), max(abs(at(estimate.value) - base), 1)
        parts += [
            _text(_LABEL - 10, middle + 5, row.label, "end"),
            _bar(first, middle - 8, width, colour),
            _line((at(estimate.low), middle, at(estimate.high), middle), INK, 2),
            _line((at(estimate.low), middle - 5, at(estimate.low), middle + 5), INK, 2),
            _line((at(estimate.high), middle - 5, at(estimate.high), middle + 5), INK, 2),
            _text(_WIDTH - _RIGHT + 10, middle + 5, word(estimate.value)),
        ]
    if mark is not None:
        parts.append(_line((at(mark), _TOP, at(mark), bottom), INK, 1.5, "4 3"))
    return _svg(title, bottom + _FOOT, parts)


def curves(
    title: str, rows: Sequence[Curve], word_x: Wording, word_y: Wording, marks: Sequence[tuple[str, float]] = ()
) -> str:
    """Curves over a logarithmic scale, each with the band of its intervals and its name at the end.

    `marks` are named levels to compare with, as dashed lines."""
    points = [point for row in rows for point in row.points]
    levels = [level for _, level in marks]
    low, high = min([e.low for _, e in points] + levels), max([e.high for _, e in points] + levels)
    first, last = math.log(min(x for x, _ in points)), math.log(max(x for x, _ in points))

    def x_at(value: float) -> float:
        return 60 + (math.log(value) - first) / (last - first or 1) * (_WIDTH - 60 - _RIGHT)

    def y_at(value: float) -> float:
        return _TOP + 10 + (high - value) / (high - low or 1) * (_HEIGHT - 50)

    parts = []
    for tick in ticks_between(low, high):
        parts += [
            _line((60, y_at(tick), _WIDTH - _RIGHT, y_at(tick)), "#d9c08c"),
            _text(52, y_at(tick) + 5, word_y(tick), "end", QUIET),
        ]
    parts += [
        _text(x_at(value), _HEIGHT - 8, word_x(value), "middle", QUIET) for value in sorted({x for x, _ in points})
    ]
    for name, level in marks:
        parts += [
            _line((60, y_at(level), _WIDTH - _RIGHT, y_at(level)), INK, 1.5, "4 3"),
            _text(_WIDTH - _RIGHT + 9, y_at(level) + 5, name),
        ]
    for number, row in enumerate(rows):
        parts += _curve(row, COLOURS[number % len(COLOURS)], x_at, y_at)
    return _svg(title, _HEIGHT, parts)


def _curve(row: Curve, colour: str, x_at: Callable[[float], float], y_at: Callable[[float], float]) -> list[str]:
    upper = [f"{x_at(x):.1f},{y_at(e.high):.1f}" for x, e in row.points]
    lower = [f"{x_at(x):.1f},{y_at(e.low):.1f}" for x, e in reversed(row.points)]
    middle = [f"{x_at(x):.1f},{y_at(e.value):.1f}" for x, e in row.points]
    end = row.points[-1]
    return [
        f'<polygon points="{" ".join(upper + lower)}" fill="{colour}" opacity="0.18"/>',
        f'<polyline points="{" ".join(middle)}" fill="none" stroke="{colour}" stroke-width="2.5"/>',
        *(f'<circle cx="{x_at(x):.1f}" cy="{y_at(e.value):.1f}" r="4" fill="{colour}"/>' for x, e in row.points),
        _text(x_at(end[0]) + 9, y_at(end[1].value) + 5, row.name, colour=colour),
    ]


def as_file(svg: str) -> str:
    """A chart as a file of its own, on limestone."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" font-family="Gill Sans, Trebuchet MS, sans-serif" font-size="14" '
    start, title, rest = svg.replace("<svg ", head, 1).partition("</title>")
    return f'{start}{title}\n<rect width="100%" height="100%" fill="#fbf3dd"/>{rest}\n'
