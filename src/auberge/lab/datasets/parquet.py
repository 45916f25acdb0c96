"""Rows as Parquet files and back. PyArrow is an extra (`auberge[data]`) and loaded late; what we use of it is listed.

Numbers of moves are stored byte by byte apart (BYTE_STREAM_SPLIT) before Zstandard packs them: the smallest of what
every reader of Parquet understands.
"""

import importlib
import io
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, Protocol, cast

import msgspec

from auberge.core.errors import BadRecord, BadSetup
from auberge.lab.datasets.rows import GameRow

LEVEL: Final = 19  # of Zstandard: playing takes far longer than packing
AT_ONCE: Final = 500  # rows read at a time
_SPLIT: Final = {"actions.list.element": "BYTE_STREAM_SPLIT"}
_DICTIONARIES: Final = ["rules_version", "start_seat", "options", "data", "players.list.element"]

Kind = object  # a type of Arrow


class Array(Protocol):
    """A column of lists, of which we take the numbers without looking at each."""

    def flatten(self) -> "Array": ...

    def value_lengths(self) -> "Array": ...

    def to_numpy(self, *, zero_copy_only: bool) -> object: ...


class Batch(Protocol):
    """Some rows."""

    def to_pylist(self) -> list[dict[str, object]]: ...

    def column(self, name: str) -> Array: ...


class Footer(Protocol):
    """What a file says about itself."""

    @property
    def num_rows(self) -> int: ...


class ParquetFile(Protocol):
    """A file to be read."""

    @property
    def metadata(self) -> Footer: ...

    def iter_batches(self, batch_size: int) -> Iterator[Batch]: ...


class Table(Protocol):
    """Rows to be written."""


class Tables(Protocol):
    """The class of tables."""

    def from_pylist(self, rows: Sequence[Mapping[str, object]], schema: object) -> Table: ...


class Arrow(Protocol):
    """What we use of the module `pyarrow`."""

    @property
    def Table(self) -> Tables: ...  # noqa: N802 - PyArrow's own name

    def schema(self, fields: Sequence[tuple[str, Kind]]) -> object: ...

    def list_(self, kind: Kind) -> Kind: ...

    def uint8(self) -> Kind: ...

    def uint16(self) -> Kind: ...

    def int16(self) -> Kind: ...

    def int64(self) -> Kind: ...

    def string(self) -> Kind: ...


class Parquet(Protocol):
    """What we use of the module `pyarrow.parquet`."""

    def ParquetFile(self, source: str) -> ParquetFile: ...  # noqa: N802 - PyArrow's own name

    def write_table(
        self,
        table: Table,
        where: io.BytesIO,
        *,
        compression: str,
        compression_level: int,
        use_dictionary: list[str],
        column_encoding: Mapping[str, str],
    ) -> None: ...


def _find(module: str) -> object:
    try:
        return importlib.import_module(module)
    except ImportError as missing:
        raise BadSetup("data-no-arrow") from missing


def find_parquet() -> Parquet:
    """The module. BadSetup if it is not installed."""
    return cast("Parquet", _find("pyarrow.parquet"))


def _columns(pa: Arrow) -> list[tuple[str, Kind]]:
    return [
        ("rules_version", pa.uint16()),
        ("seed", pa.int64()),
        ("start_seat", pa.uint8()),
        ("options", pa.string()),
        ("data", pa.string()),
        ("players", pa.list_(pa.string())),
        ("actions", pa.list_(pa.uint16())),
        ("entries", pa.list_(pa.string())),
        ("places", pa.list_(pa.uint8())),
        ("points", pa.list_(pa.int16())),
    ]


def written(rows: Sequence[GameRow]) -> bytes:
    """The file of these rows."""
    pa, parquet = cast("Arrow", _find("pyarrow")), find_parquet()
    table = pa.Table.from_pylist([msgspec.structs.asdict(row) for row in rows], schema=pa.schema(_columns(pa)))
    into = io.BytesIO()
    parquet.write_table(
        table,
        into,
        compression="zstd",
        compression_level=LEVEL,
        use_dictionary=_DICTIONARIES,
        column_encoding=_SPLIT,
    )
    return into.getvalue()


def _opened(file: Path) -> ParquetFile:
    parquet = find_parquet()
    try:
        return parquet.ParquetFile(str(file))
    except (OSError, ValueError) as problem:
        raise BadRecord("data-bad-file", file=file.name, problem=str(problem)) from problem


def rows_in(file: Path) -> int:
    """How many rows a file holds. BadRecord if it is none."""
    return _opened(file).metadata.num_rows


def batches(file: Path) -> Iterator[Batch]:
    """The rows of a file, some at a time. BadRecord if it is none of ours."""
    try:
        yield from _opened(file).iter_batches(batch_size=AT_ONCE)
    except (OSError, ValueError) as problem:
        raise BadRecord("data-bad-file", file=file.name, problem=str(problem)) from problem


def read(file: Path) -> Iterator[GameRow]:
    """The rows of a file. BadRecord says which row is none of ours."""
    number = 0
    for batch in batches(file):
        for plain in batch.to_pylist():
            number += 1
            try:
                yield msgspec.convert(plain, GameRow)
            except msgspec.ValidationError as problem:
                raise BadRecord("data-bad-columns", file=file.name, row=number, problem=str(problem)) from problem
