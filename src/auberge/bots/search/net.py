"""A small network, one hidden layer: a number from many, such as what a city will still earn."""

from typing import Final

from mypy_extensions import i64

BLOCK: Final = 8  # neurons worked out side by side


class Eight:
    """The weights of one feature for eight neurons, as fields: they are read several times as fast as a list."""

    def __init__(self, row: list[float]) -> None:
        self.a: float = row[0]
        self.b: float = row[1]
        self.c: float = row[2]
        self.d: float = row[3]
        self.e: float = row[4]
        self.f: float = row[5]
        self.g: float = row[6]
        self.h: float = row[7]


class Net:
    """The weights, learned by the scripts `train_saint_malo.py` and `train_valletta.py`, in blocks of eight neurons."""

    def __init__(self, rows: list[list[list[float]]], bias: list[float], out: list[float], last: float) -> None:
        self.rows: list[list[Eight]] = [[Eight(row) for row in block] for block in rows]  # by block, then by feature
        self.bias: list[float] = bias
        self.out: list[float] = out
        self.last: float = last

    def judge(self, features: list[float]) -> float:
        """What the net says."""
        places: list[int] = []
        for place in range(len(features)):
            if features[place] != 0.0:
                places.append(place)
        total = self.last
        for block in range(len(self.rows)):
            total += self.signal(block, features, places)
        return total

    def signal(self, block: i64, features: list[float], places: list[int]) -> float:
        """What a block of neurons adds; written out, as eight in one pass took half the time of one by one."""
        first = block * BLOCK
        bias, rows = self.bias, self.rows[block]
        a, b, c, d = bias[first], bias[first + 1], bias[first + 2], bias[first + 3]
        e, f, g, h = bias[first + 4], bias[first + 5], bias[first + 6], bias[first + 7]
        for place in places:
            value = features[place]
            row = rows[place]
            a += value * row.a
            b += value * row.b
            c += value * row.c
            d += value * row.d
            e += value * row.e
            f += value * row.f
            g += value * row.g
            h += value * row.h
        out = self.out
        total = 0.0
        if a > 0.0:
            total += a * out[first]
        if b > 0.0:
            total += b * out[first + 1]
        if c > 0.0:
            total += c * out[first + 2]
        if d > 0.0:
            total += d * out[first + 3]
        if e > 0.0:
            total += e * out[first + 4]
        if f > 0.0:
            total += f * out[first + 5]
        if g > 0.0:
            total += g * out[first + 6]
        if h > 0.0:
            total += h * out[first + 7]
        return total
