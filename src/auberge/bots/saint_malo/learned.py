"""The net of Saint Malo, unpacked from the text in `values.py`."""

from base64 import b85decode
from struct import iter_unpack
from typing import Final

from auberge.bots.saint_malo.compiled_net import BLOCK, Net
from auberge.bots.saint_malo.values import HIDDEN, INPUTS, PACKED, STEP


def unpack() -> Net:
    """The net: weights neuron by neuron, their biases, their own weights, and what is added at the end."""
    numbers = [STEP * float(number) for (number,) in iter_unpack("<h", b85decode("".join(PACKED)))]
    end = INPUTS * HIDDEN
    rows = [
        [[numbers[neuron * INPUTS + place] for neuron in range(first, first + BLOCK)] for place in range(INPUTS)]
        for first in range(0, HIDDEN, BLOCK)
    ]
    return Net(rows, numbers[end : end + HIDDEN], numbers[end + HIDDEN : end + 2 * HIDDEN], numbers[end + 2 * HIDDEN])


NET: Final = unpack()
