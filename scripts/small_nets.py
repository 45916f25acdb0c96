"""Nets with one hidden layer, as the training scripts need them: their sums, Adam, and the modules they are kept in."""

from base64 import b85encode
from pathlib import Path

import numpy as np

from auberge.bots.search.net import BLOCK, Net

HIDDEN = 32
STEP = 0.002  # weights are kept as multiples of it
Layers = list[np.ndarray]  # the hidden layer, its biases, the weights of its neurons, what is added at the end


def new_layers(inputs: int, chance: np.random.Generator, last: float, spread: float) -> Layers:
    """A net that has learned nothing."""
    return [
        (chance.standard_normal((inputs, HIDDEN)) * np.sqrt(spread)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        (chance.standard_normal(HIDDEN) * 0.3).astype(np.float32),
        np.array([last], np.float32),
    ]


def judged(layers: Layers, x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the hidden layer and the net say."""
    signals = np.maximum(x @ layers[0] + layers[1], 0)
    return signals, signals @ layers[2] + layers[3][0]


def slopes(layers: Layers, x: np.ndarray, signals: np.ndarray, error: np.ndarray) -> Layers:
    """How the error changes with every weight; large weights are held down a little."""
    back = np.outer(error, layers[2]) * (signals > 0)
    return [x.T @ back + 1e-5 * layers[0], back.sum(0), signals.T @ error, error.sum(keepdims=True)]


class Adam:
    """Learns step by step, each weight at its own pace."""

    def __init__(self, layers: Layers) -> None:
        self._layers = layers
        self._means = [np.zeros_like(layer) for layer in layers]
        self._squares = [np.zeros_like(layer) for layer in layers]
        self._steps = 0

    def step(self, downhill: Layers, pace: float) -> None:
        """Goes against these slopes."""
        self._steps += 1
        for part, slope in enumerate(downhill):
            self._means[part] += 0.1 * (slope - self._means[part])
            self._squares[part] += 0.001 * (slope**2 - self._squares[part])
            spread = np.sqrt(self._squares[part] / (1 - 0.999**self._steps)) + 1e-8
            self._layers[part] -= (pace * (self._means[part] / (1 - 0.9**self._steps)) / spread).astype(np.float32)


def net_of(layers: Layers) -> Net:
    """The net as players use it."""
    hidden, bias, out, last = layers
    rows = [
        [[float(weight) for weight in row[first : first + BLOCK]] for row in hidden]
        for first in range(0, hidden.shape[1], BLOCK)
    ]
    return Net(rows, [float(weight) for weight in bias], [float(weight) for weight in out], float(last[0]))


def packed_of(layers: Layers) -> bytes:
    """The weights as they are written: neuron by neuron, in steps."""
    hidden, bias, out, last = layers
    numbers = np.concatenate([hidden.T.reshape(-1), bias, out, last])
    return np.clip(np.round(numbers / STEP), -32768, 32767).astype("<i2").tobytes()


def layers_of(packed: bytes) -> Layers:
    """The weights from what was written."""
    numbers = np.frombuffer(packed, dtype="<i2").astype(np.float32) * np.float32(STEP)
    inputs = inputs_in(packed)
    end = inputs * HIDDEN
    hidden = numbers[:end].reshape(HIDDEN, inputs).T.copy()
    return [hidden, numbers[end : end + HIDDEN], numbers[end + HIDDEN : end + 2 * HIDDEN], numbers[-1:]]


def inputs_in(packed: bytes) -> int:
    """How many inputs the net has."""
    return (len(packed) // 2 - 2 * HIDDEN - 1) // HIDDEN


def write(file: Path, packed: bytes, title: str, origin: str) -> None:
    """Writes the module that `auberge.bots.search.nets` unpacks."""
    text = b85encode(packed).decode()
    lines = "\n".join(f'    "{text[at : at + 110]}",' for at in range(0, len(text), 110))
    file.write_text(
        f'"""{title}\n\n{origin}\n"""\n\n'
        f"from typing import Final\n\nINPUTS: Final = {inputs_in(packed)}\nHIDDEN: Final = {HIDDEN}\n"
        f"STEP: Final = {STEP}\nPACKED: Final = (\n{lines}\n)  # fmt: skip\n",
        encoding="utf-8",
    )
