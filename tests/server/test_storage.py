"""What every storage keeps to, on SQLite and on PostgreSQL: it keeps what it is given, in order, durably, once."""

import asyncio
import signal
import subprocess
import sys

import pytest

from auberge.core.errors import BadSetup, EngineBug
from auberge.server.storage import storage_at
from auberge.table.rows import AlreadyStored, Row
from auberge.table.storage_contract import Storage
from tests.server.stored import a_row, a_table, with_storage_at


# --- tables -----------------------------------------------------------------------------------------------------
def test_a_table_comes_back_as_it_was_opened(database: str) -> None:
    async def story(storage: Storage) -> None:
        await storage.add_table(a_table())
        assert await storage.table("t") == a_table()
        assert await storage.table("another") is None
        assert await storage.table("no\0letter") is None

    with_storage_at(database, story)


def test_a_table_is_stored_once(database: str) -> None:
    async def story(storage: Storage) -> None:
        await storage.add_table(a_table())
        with pytest.raises(AlreadyStored):
            await storage.add_table(a_table())

    with_storage_at(database, story)


def test_one_table_at_most_follows_another(database: str) -> None:
    async def story(storage: Storage) -> None:
        await storage.add_table(a_table())
        assert await storage.following("t") is None
        await storage.add_table(a_table("next", earlier="t"))
        with pytest.raises(AlreadyStored):
            await storage.add_table(a_table("other", earlier="t"))
        assert await storage.following("t") == "next"

    with_storage_at(database, story)


def test_tables_are_counted_since_a_time(database: str) -> None:
    async def story(storage: Storage) -> None:
        for number in range(5):
            await storage.add_table(a_table(f"t{number}", opened=100.0 + number))
        assert await storage.tables_since(0) == 5
        assert await storage.tables_since(103.0) == 2
        assert await storage.tables_since(200) == 0

    with_storage_at(database, story)


# --- rows -------------------------------------------------------------------------------------------------------
def test_rows_come_back_in_order_and_after_closing(database: str) -> None:
    rows = [a_row(version=version) for version in range(1, 12)]

    async def write(storage: Storage) -> None:
        assert await storage.append([*rows[5:], a_row("other"), *rows[:5]]) == {
            row.key for row in [*rows, a_row("other")]
        }

    async def read(storage: Storage) -> None:
        assert await storage.rows("t") == rows
        assert await storage.rows("other") == [a_row("other")]
        assert await storage.rows("none") == []

    with_storage_at(database, write)
    with_storage_at(database, read)


@pytest.mark.parametrize("text", ["", "é 😀 \u2028 \x01\x7f", "\"'\\\n\t", "a" * 100_000, "null", "1.5", "[1]"])
def test_texts_come_back_to_the_letter(database: str, text: str) -> None:
    row = Row("t", 1, "name", 0, text, text, 0.1)

    async def story(storage: Storage) -> None:
        await storage.append([row, Row("t", 2, "chance", 1, text, None, 5.0)])
        assert await storage.rows("t") == [row, Row("t", 2, "chance", 1, text, None, 5.0)]

    with_storage_at(database, story)


def test_what_a_database_cannot_keep_never_becomes_a_row() -> None:
    for text, intent in (("a\0b", None), ("", "\0")):
        with pytest.raises(EngineBug) as caught:
            Row("t", 1, "name", 0, text, intent, 0)
        assert caught.value.key == "bug-row-text"


def test_a_key_that_is_there_is_not_stored_again(database: str) -> None:
    async def story(storage: Storage) -> None:
        assert await storage.append([a_row(version=1, text="first")]) == {("t", 1)}
        assert await storage.append([a_row(version=1, text="second"), a_row("other")]) == {("other", 1)}
        assert [row.text for row in await storage.rows("t")] == ["first"]

    with_storage_at(database, story)


def test_a_row_that_stands_on_a_lost_one_is_lost_with_it(database: str) -> None:
    async def story(storage: Storage) -> None:
        await storage.append([a_row(version=1), a_row(version=2, text="somebody else’s")])
        batch = [a_row(version=2), a_row(version=3), a_row(version=4), a_row("other", 3), a_row("other", 4)]
        assert await storage.append(batch) == {("other", 3), ("other", 4)}
        assert [row.number for row in await storage.rows("t")] == [1, 2]
        assert await storage.append([a_row(version=3)]) == {("t", 3)}

    with_storage_at(database, story)


def test_many_writers_at_once(database: str) -> None:
    async def story(storage: Storage) -> None:
        async def write(number: int) -> None:
            for version in range(1, 6):
                assert await storage.append([a_row(f"t{number}", version)]) == {(f"t{number}", version)}

        await asyncio.gather(*map(write, range(40)))
        for number in range(40):
            assert [row.number for row in await storage.rows(f"t{number}")] == [1, 2, 3, 4, 5]

    with_storage_at(database, story)


def test_two_servers_racing_for_the_same_versions_never_both_win(database: str) -> None:
    async def story(storage: Storage) -> None:
        rival = storage_at(database)
        await rival.open()
        won: list[list[int]] = [[], []]

        async def race(number: int, runner: Storage) -> None:
            for version in range(1, 41):
                won[number] += [v for _, v in await runner.append([a_row(version=version, text=str(number))])]

        await asyncio.gather(race(0, storage), race(1, rival))
        await rival.close()
        assert sorted(won[0] + won[1]) == list(range(1, 41))
        for row in await storage.rows("t"):
            assert row.number in won[int(row.text)]

    with_storage_at(database, story)


def test_five_hundred_rows_load_at_once(database: str) -> None:
    """They take nothing like five hundred times as long as one row."""

    async def story(storage: Storage) -> None:
        await storage.append([a_row("one"), *(a_row(version=version) for version in range(1, 501))])
        took: dict[str, list[float]] = {"one": [], "t": []}
        for _ in range(5):
            for table, times in took.items():
                began = asyncio.get_running_loop().time()
                assert len(await storage.rows(table)) == (500 if table == "t" else 1)
                times.append(asyncio.get_running_loop().time() - began)
        assert min(took["t"]) < 100 * min(took["one"])

    with_storage_at(database, story)


# --- durable ----------------------------------------------------------------------------------------------------
_ENDLESS_WRITER = """
import asyncio, sys
from auberge.table.rows import Row
from auberge.server.storage import storage_at

async def main():
    storage = storage_at(sys.argv[1])
    await storage.open()
    version = 0
    while True:
        version += 1
        await storage.append([Row(table, version, "move", 0, "x", None, 0.0) for table in "abc"])
        print(version, flush=True)

asyncio.run(main())
"""


def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _ENDLESS_WRITER, database], stdout=subprocess.PIPE, text=True
    ) as writer:
        assert writer.stdout is not None
        for _ in range(50):
            writer.stdout.readline()
        writer.send_signal(signal.SIGKILL)
        acknowledged = max([50, *(int(line) for line in writer.stdout.read().split("\n")[:-1] if line)])

    async def story(storage: Storage) -> None:
        for table in "abc":
            versions = [row.number for row in await storage.rows(table)]
            assert versions == list(range(1, len(versions) + 1))
            assert len(versions) >= acknowledged

    with_storage_at(database, story)


# --- where it is ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "url",
    [
        "",
        "auberge.db",
        "mysql://u:word@h/x",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite+x:///a",
        "postgresql://u:word@h:x/y",
    ],
)
def test_an_unknown_url_is_refused_without_telling_its_password(url: str) -> None:
    with pytest.raises(BadSetup) as caught:
        storage_at(url)
    assert caught.value.key == "setup-storage-url"
    assert "word" not in str(caught.value)
