"""Lattices in plain Python: a short basis for whole vectors, and the points near a place."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

_SHORTER = 0.99  # a row moves forward only where it makes the basis this much shorter


@dataclass(frozen=True)
class Basis:
    """A short basis, its rows made orthogonal one after the other, and by how much each row leans on those before."""

    rows: list[list[int]]
    upright: list[list[float]]
    lengths: list[float]  # of the upright rows, squared
    leans: list[list[float]]

    def near(self, place: list[float], reach: list[float]) -> Iterator[int]:
        """The first coordinates of the points near a place. `reach[n]` bounds the squared distance in the last n of the
        upright directions, so it must not shrink."""
        rows = len(self.rows)
        at = [_product(place, row) / length for row, length in zip(self.upright, self.lengths, strict=True)]
        to_do = [(rows - 1, at, 0.0, 0)]
        while to_do:
            level, at, gone, first = to_do.pop()
            middle, length, step = at[level], self.lengths[level], self.rows[level][0]
            far = math.sqrt((reach[rows - level] - gone) / length)
            for times in range(math.ceil(middle - far), math.floor(middle + far) + 1):
                if level == 0:
                    yield first + times * step
                    continue
                rest = [here - times * lean for here, lean in zip(at, self.leans[level], strict=False)]
                to_do.append((level - 1, rest, gone + (middle - times) ** 2 * length, first + times * step))


def _product(one: list[float] | list[int], other: list[float]) -> float:
    return sum(a * b for a, b in zip(one, other, strict=True))


def reduced(rows: list[list[int]]) -> Basis:
    """A short basis of the lattice that independent rows span (Lenstra, Lenstra and Lovász, with the deep insertions of
    Schnorr and Euchner). The rows stay exact; floats only say where to go."""
    size = len(rows)
    basis = Basis([list(row) for row in rows], [[] for _ in rows], [0.0] * size, [[] for _ in rows])
    at = 0
    while at < size:
        while _lean_less(basis, at):
            pass
        place = _place_for(basis, at)
        if place < at:
            basis.rows.insert(place, basis.rows.pop(at))
            at = place
        else:
            at += 1
    return basis


def _lean_less(basis: Basis, at: int) -> bool:
    """Measures a row against those before it and takes away what it holds of them; says whether there was any."""
    row = basis.rows[at]
    upright = [float(number) for number in row]
    leans: list[float] = []
    for other, length in zip(basis.upright[:at], basis.lengths[:at], strict=True):
        lean = _product(row, other) / length
        upright = [a - lean * b for a, b in zip(upright, other, strict=True)]
        leans.append(lean)
    basis.upright[at], basis.lengths[at], basis.leans[at] = upright, _product(upright, upright), leans
    left, found = list(leans), False
    for before in range(at - 1, -1, -1):
        if times := round(left[before]):
            found = True
            row = [a - times * b for a, b in zip(row, basis.rows[before], strict=True)]
            left[:before] = [a - times * b for a, b in zip(left, basis.leans[before], strict=False)]
    basis.rows[at] = row
    return found


def _place_for(basis: Basis, at: int) -> int:
    """The first place at which a row would be clearly shorter than the upright row there."""
    left = sum(float(number) ** 2 for number in basis.rows[at])
    for place, lean in enumerate(basis.leans[at]):
        if left < _SHORTER * basis.lengths[place]:
            return place
        left -= lean**2 * basis.lengths[place]
    return at
