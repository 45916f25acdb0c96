"""What is written down: for people or for programs, with ids to look things up by, and without what is hidden."""

import logging
import sqlite3
from pathlib import Path

import msgspec
import pytest

from auberge import wire as m
from auberge.server.logs import JsonLines, TextLines
from tests.server.wire import HERE, LINK, encode, serving


def record(what: str, problem: Exception | None = None, **beside: object) -> logging.LogRecord:
    trouble = None if problem is None else (type(problem), problem, None)
    found = logging.LogRecord("auberge.table", logging.ERROR, "", 0, what, None, trouble)
    vars(found).update(beside)
    return found


def test_people_read_a_line() -> None:
    line = TextLines().format(record("table stopped", table="abcd2345efgh", intent="i 1", bot=""))
    day, time, said = line.split(" ", 2)
    assert (len(day), len(time)) == (10, 8)
    assert said == 'ERROR auberge.table: table stopped table=abcd2345efgh intent="i 1" bot=""'


def test_programs_read_an_object() -> None:
    line = JsonLines().format(record("table stopped", ValueError("no"), table="abcd2345efgh"))
    told = msgspec.json.decode(line, type=dict[str, str])
    assert (told["level"], told["from"], told["what"]) == ("error", "auberge.table", "table stopped")
    assert (told["table"], told["trace"]) == ("abcd2345efgh", "ValueError: no")


def test_a_stranger_writes_no_line_of_their_own() -> None:
    forged = "x\n2026-01-01 00:00:00 ERROR auberge.app: all is lost\x1b[2J"
    lines = TextLines().format(record(forged, ValueError(forged), table=forged)).split("\n")
    assert all(line.startswith("    ") for line in lines[1:])
    assert "\x1b" not in "".join(lines)


@pytest.mark.sqlite
def test_a_table_that_cannot_be_stored_leaves_no_seed_in_the_logs(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as server:
        with sqlite3.connect(tmp_path / "auberge.db") as database:
            database.execute("CREATE TRIGGER no BEFORE INSERT ON tables BEGIN DELETE FROM nowhere; END")
        database.close()
        wish = encode(m.OpenTable("saint_malo", (HERE, LINK)))
        assert server.http.post("/api/tables", content=wish).status_code == 503
    (complaint,) = [each for each in caplog.records if each.name == "auberge.app"]
    trace = JsonLines().format(complaint)
    assert "nowhere" in trace
    assert "parameters hidden" in trace
    assert "saint_malo" not in trace
