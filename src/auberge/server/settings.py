"""What whoever runs the server may set, each with a sensible default: by environment (AUBERGE_…) or command line."""

import math
import os
from collections.abc import Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec

from auberge.core.datafile import MOST_BYTES
from auberge.core.errors import BadSetup

LOOPBACK: Final = "127.0.0.1"
_LISTS: Final = frozenset({"origins", "hosts", "trusted_proxies"})


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set."""

    host: str = ""  # empty: this machine, and the house once somebody here opens it
    port: int = 8566
    database: str = ""  # empty: the embedded one in the data folder
    origins: tuple[str, ...] = ()  # further origins a page may come from, such as https://games.example.org
    hosts: tuple[str, ...] = ()  # further names this server is called by, such as games.example.org
    public_url: str = ""  # where people open the page if a web server stands before us: https://games.example.org
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose X-Forwarded-For is taken: addresses, networks
    line_bytes: int = 8_192  # of a request's first line
    header_bytes: int = 32_768  # of all its headers together
    headers: int = 100
    header_seconds: float = 10.0  # until a request's headers are there, silence before them included
    body_seconds: float = 30.0  # until its body is there
    keep_alive_seconds: int = 5  # a connection waits so long for the next request
    body_bytes: int = 300_000  # of one HTTP request (house data included)
    message_bytes: int = 8_192  # of one message on a table's connection
    messages_per_second: float = 20.0
    message_burst: int = 60
    messages_per_second_per_spectator: float = 2.0
    messages_per_second_per_address: float = 60.0
    message_burst_per_address: int = 300
    requests_per_minute: int = 600  # of one address
    tables_per_hour: int = 500  # opened on this server
    tables_per_hour_per_address: int = 60
    tables_in_memory: int = 2_000
    connections: int = 2_000
    connections_per_address: int = 200
    connections_per_table: int = 60
    connections_per_seat: int = 8
    outbox_frames: int = 256  # a browser this far behind is sent away and comes back
    outbox_bytes: int = 4_000_000  # likewise
    idle_seconds: float = 600.0  # a table nobody looks at leaves the memory
    hello_seconds: float = 10.0
    bot_workers: int = 0  # 0: one less than there are cores, at least one
    bot_seconds: float = 5.0  # for one decision, whatever the bot; beyond that it is given up
    grand_master_seconds: float = 1.0  # how long this level thinks about a decision
    hint_seconds: float = 1.5  # how long "What would you do?" is thought about
    coach_seconds: float = 1.0  # how long the coach thinks about a move
    coach_wait_seconds: float = 2.0  # the longest a move waits for the coach
    review_seconds: float = 40.0  # how long a finished game is looked over, about; one at a time
    stand_in_seconds: float = 180.0  # somebody is away so long before others may let a bot play for them
    answer_stretch: float = 1.0  # by which all waits for secret answers are stretched; 0: none, for tests

    @property
    def data_bytes(self) -> int:
        """The longest house data: as JSON it is still one HTTP request."""
        return min(self.body_bytes // 2, MOST_BYTES)

    @property
    def workers(self) -> int:
        """How many bots think at once."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def thinking(self) -> Mapping[str, float]:
        """How many seconds the strongest bot takes for a decision: never more than half of what any bot may."""
        return {"grand_master": min(self.grand_master_seconds, self.bot_seconds / 2)}


def settings_from(environ: Mapping[str, str], **given: object) -> Settings:
    """The settings of an environment, overruled by what is given. BadSetup names the setting that is wrong."""
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        text = environ.get(f"AUBERGE_{name.upper()}")
        if text is not None:
            values[name] = tuple(text.split()) if name in _LISTS else text
    values |= {name: value for name, value in given.items() if value is not None}
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as problem:
            raise BadSetup("server-bad-setting", name=f"AUBERGE_{name.upper()}", value=str(value)) from problem
    settings = msgspec.convert(values, Settings, strict=False)
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        most = 65_535 if name == "port" else math.inf
        if isinstance(value, int | float) and not (math.isfinite(value) and 0 <= value <= most):
            raise BadSetup("server-bad-setting", name=f"AUBERGE_{name.upper()}", value=str(value))
    if settings.public_url and not _is_origin(settings.public_url):
        raise BadSetup("server-bad-setting", name="AUBERGE_PUBLIC_URL", value=settings.public_url)
    for text in settings.trusted_proxies:
        try:
            ip_network(text, strict=False)
        except ValueError as problem:
            raise BadSetup("server-bad-setting", name="AUBERGE_TRUSTED_PROXIES", value=text) from problem
    return settings


def _is_origin(url: str) -> bool:
    """Whether it is a scheme and a place, and nothing more; the page lies at the top."""
    try:
        parts = urlsplit(url)
    except ValueError:
        return False
    bare = f"{parts.scheme}://{parts.netloc}"
    return parts.scheme in ("http", "https") and bool(parts.hostname) and url in (bare, f"{bare}/")


def database_url(settings: Settings, folder: Path) -> str:
    """Where the tables are stored: what is set, else one file in the data folder."""
    return settings.database or f"sqlite:///{folder / 'auberge.db'}"
