from collections.abc import Mapping
from typing import Any, Generic, SupportsIndex, TypeVar

import numpy as np
from numpy.typing import DTypeLike, NDArray

T = TypeVar("T")

class Space(Generic[T]):
    def contains(self, x: object) -> bool: ...
    def sample(self, mask: NDArray[np.int8] | None = None) -> T: ...
    def seed(self, seed: int | None = None) -> object: ...

class Box(Space[NDArray[Any]]):
    low: NDArray[Any]
    high: NDArray[Any]
    shape: tuple[int, ...]
    def __init__(
        self,
        low: float | NDArray[Any],
        high: float | NDArray[Any],
        shape: tuple[int, ...] | None = None,
        dtype: DTypeLike = ...,
    ) -> None: ...

class Discrete(Space[SupportsIndex]):
    n: int
    def __init__(self, n: int) -> None: ...

class Dict(Space[Any]):
    def __init__(self, spaces: Mapping[str, Space[Any]]) -> None: ...
