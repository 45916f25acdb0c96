"""Nets unpacked from the modules they are kept in."""

from base64 import b85decode
from collections.abc import Sequence
from struct import iter_unpack

from auberge.bots.search.net import BLOCK, Net


def unpack(packed: Sequence[str], inputs: int, hidden: int, step: float) -> Net:
    """The net: weights neuron by neuron, their biases, their own weights, and what is added at the end."""
    numbers = [step * float(number) for (number,) in iter_unpack("<h", b85decode("".join(packed)))]
    end = inputs * hidden
    rows = [
        [[numbers[neuron * inputs + place] for neuron in range(first, first + BLOCK)] for place in range(inputs)]
        for first in range(0, hidden, BLOCK)
    ]
    return Net(rows, numbers[end : end + hidden], numbers[end + hidden : end + 2 * hidden], numbers[end + 2 * hidden])
