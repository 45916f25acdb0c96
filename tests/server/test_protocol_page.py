"""The page for people who write clients names everything there is, and its examples are what they say."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from auberge import wire as m
from auberge.core.record import Player, Record, loads
from auberge.wire import Said, Told, WaitingKind
from tests.server.wire import Server

PAGE = (Path(__file__).parents[2] / "docs" / "how-to" / "protocol.md").read_text()
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)


def kinds(messages: object) -> list[type[msgspec.Struct]]:
    return list(get_args(messages))


@pytest.mark.parametrize("message", kinds(Said) + kinds(Told), ids=lambda message: message.__name__)
def test_every_message_and_what_it_holds_is_named(message: type[msgspec.Struct]) -> None:
    (row,) = [line for line in PAGE.splitlines() if line.startswith(f"| `{message.__struct_config__.tag}` |")]
    shared = {"id", "version", "seat", "seats", "steps", "now"}
    for field in set(message.__struct_fields__) - shared:
        assert f"`{field}`" in row, f"{message.__name__}.{field}"


def test_every_route_is_named(server: Server) -> None:
    described = msgspec.json.decode(server.http.get("/api/docs/openapi.json").content, type=dict[str, object])
    paths = described["paths"]
    assert isinstance(paths, dict)
    for path, methods in paths.items():
        for method in methods:
            assert f"`{method.upper()} {path}" in PAGE
    assert "`/ws/tables/{table_id}`" in PAGE


@pytest.mark.parametrize("field", [*Record.__struct_fields__, *Player.__struct_fields__])
def test_every_field_of_a_record_is_named(field: str) -> None:
    record = PAGE.split("## The record")[1]
    assert f"`{field}`" in record


@pytest.mark.parametrize("kind", get_args(WaitingKind))
def test_everything_a_table_may_wait_for_is_named(kind: str) -> None:
    assert f"`{kind}`" in PAGE


def test_the_examples_are_what_they_say() -> None:
    wish, said, record = EXAMPLES
    assert msgspec.json.decode(wish, type=m.OpenTable).game == "saint_malo"
    for line in said.splitlines():
        msgspec.json.decode(line, type=Said)
    assert loads(record.encode()).seed is None
