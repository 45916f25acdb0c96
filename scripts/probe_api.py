"""Tries the server's HTTP API against its own description: thousands of requests, made up from the schema.

    make probe-api            (or: python scripts/probe_api.py SCHEMATHESIS [EXAMPLES])

A server of its own is started on this machine, with a running and a finished table; nothing else is touched. Whether a
request that fits the schema is also accepted is not asked: the rules of the house say more than a schema can.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import httpx
import msgspec

from auberge import wire as m
from auberge.core.protocol import Seat

ROOT: Final = Path(__file__).parent.parent
NO_LIMITS: Final = {"AUBERGE_REQUESTS_PER_MINUTE": "1000000", "AUBERGE_TABLES_PER_HOUR": "1000000"}
AT_HOME: Final = {"AUBERGE_HOST": "127.0.0.1", "AUBERGE_PORT": "0", "AUBERGE_BOT_WORKERS": "1"}
PATIENCE: Final = 600.0


def main(schemathesis: str, examples: int) -> int:
    """Starts a server, has it tried, says how that went."""
    with tempfile.TemporaryDirectory() as folder:
        environ = os.environ | NO_LIMITS | AT_HOME | {"AUBERGE_DATA_DIR": folder}
        environ |= {"PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "auberge.server"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environ) as server:
            try:
                assert server.stdout is not None
                address = server.stdout.readline().strip().replace("localhost", "127.0.0.1")
                return probe(address, schemathesis, examples, Path(folder))
            finally:
                server.terminate()


def probe(address: str, schemathesis: str, examples: int, folder: Path) -> int:
    """Has Schemathesis try every address of the API, with tables that are there."""
    seats = (m.SeatOrder("here"), m.SeatOrder("bot", bot="random"))
    bots = (m.SeatOrder("bot", bot="random"), m.SeatOrder("bot", bot="random"))
    with httpx.Client(base_url=address, timeout=30) as http:
        opened = open_table(http, m.OpenTable("malta", seats, start_seat=Seat(0)))
        finished = open_table(http, m.OpenTable("valletta", bots))
    tried = [(opened.table.id, opened.secrets[0] or "", "malta"), (finished.table.id, "", "valletta")]
    return max(_try(address, schemathesis, examples, folder, each) for each in tried)


def _try(address: str, schemathesis: str, examples: int, folder: Path, with_table: tuple[str, str, str]) -> int:
    names = ("path.table_id", "header.X-Auberge-Seats", "path.name")
    lines = [f'"{name}" = "{value}"' for name, value in zip(names, with_table, strict=True)]
    config = folder / "schemathesis.toml"
    config.write_text("\n".join(["[parameters]", *lines]) + "\n")
    command = [schemathesis, "--config-file", str(config), "run", f"{address}api/docs/openapi.json", "--url", address]
    command += ["--checks", "all", "--exclude-checks", "positive_data_acceptance", "--max-examples", str(examples)]
    command += ["--generation-deterministic", "--workers", "1"]
    return subprocess.run(command, cwd=folder, timeout=PATIENCE, check=False).returncode


def open_table(http: httpx.Client, wish: m.OpenTable) -> m.TableOpened:
    """A new table."""
    answer = http.post("/api/tables", content=msgspec.json.encode(wish)).raise_for_status()
    return msgspec.json.decode(answer.content, type=m.TableOpened)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 100))
