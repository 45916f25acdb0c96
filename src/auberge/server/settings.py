"""What whoever runs the server may set, each with a sensible default: by environment (AUBERGE_…) or command line."""

import math
import os
import re
from collections.abc import Iterator, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal
from urllib.parse import urlsplit

import msgspec

from auberge import bots
from auberge.core.datafile import MOST_BYTES
from auberge.core.errors import BadSetup
from auberge.server.access.base_path import is_base_path
from auberge.server.logs import LogFormat, LogLevel
from auberge.thinking.priority import USUALLY

if TYPE_CHECKING:
    from auberge.bots.programs.command import Command

ForwardedHeaders = Literal["x-forwarded", "forwarded"]
LOOPBACK: Final = "127.0.0.1"
_TOKEN: Final = re.compile(r"[A-Za-z0-9._~+/=-]{16,500}")
_MODE: Final = re.compile(r"0?[0-7]{3}")
_LISTS: Final = frozenset({"origins", "hosts", "trusted_proxies"})
_NO_SETTINGS: Final = frozenset(  # variables that other parts of Auberge, its build or its tests read
    f"AUBERGE_{name}"
    for name in (
        "CHROMIUM", "COMPILE", "COMPLETE", "DATA_DIR", "DEBUG", "ENVS", "EXAMPLES", "EXPECT", "FAULTS", "KILLS", "LANG",
        "LOCKSTEP_GAMES", "MESSAGES", "NEEDS_BROWSER", "NEEDS_ENVS", "NEEDS_POSTGRESQL", "PICTURES", "PURE",
        "TESTS_ON", "TWINS", "UPGRADES", "WITHOUT_PAGE",
    )
)  # fmt: skip


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set."""

    host: str = ""  # empty: this machine, and the house once somebody here opens it
    port: int = 8566
    socket: str = ""  # a path to listen at instead, for a web server of this machine
    socket_mode: str = "660"  # who may come in there, as chmod writes it
    database: str = ""  # empty: the embedded one in the data folder
    origins: tuple[str, ...] = ()  # further origins a page may come from, such as https://games.example.org
    hosts: tuple[str, ...] = ()  # further names this server is called by, such as games.example.org
    public_url: str = ""  # where people open the page if a web server stands before us: https://games.example.org
    base_path: str = ""  # below which the page lies there, such as /games; empty: at the top
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose forwarded headers are taken: addresses, networks
    forwarded_headers: ForwardedHeaders = "x-forwarded"  # those they write; "forwarded": the one of RFC 7239
    metrics_token: str = ""  # who sends it may read the figures of this server; empty: nobody
    metrics_port: int = 0  # of this machine's own; 0: none
    log_format: LogFormat = "text"  # for people; "json": an object a line
    log_level: LogLevel = "info"
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
    bot_nice: int = USUALLY  # how far bots stand back behind the server where they share its cores
    bot_seconds: float = 5.0  # for one decision, whatever the bot; beyond that it is given up
    grand_master_seconds: float = 1.0  # how long this level thinks about a decision
    hint_seconds: float = 1.5  # how long "What would you do?" is thought about
    coach_seconds: float = 1.0  # how long the coach thinks about a choice, and about a move that leaves it in doubt
    review_seconds: float = 40.0  # how long a finished game is looked over, about; one at a time
    stand_in_seconds: float = 180.0  # somebody is away so long before others may let a bot play for them
    programs: tuple[str, ...] = ()  # that may be chosen as players: NAME=COMMAND, one a line
    answer_stretch: float = 1.0  # by which all waits for secret answers are stretched; 0: none, for tests

    @property
    def public_origin(self) -> str:
        """The origin of the page where people open it behind a web server; empty if there is none."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if self.public_url else ""

    @property
    def public_page(self) -> str:
        """Where the page lies there, without a slash at its end; empty if there is no such place."""
        return self.public_origin and self.public_origin + (_path_of(self.public_url) or self.base_path)

    @property
    def data_bytes(self) -> int:
        """The longest house data: as JSON it is still one HTTP request."""
        return min(self.body_bytes // 2, MOST_BYTES)

    @property
    def workers(self) -> int:
        """How many bots think at once."""
        return self.bot_workers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def commands(self) -> "Mapping[str, Command]":
        """The programs by name. BadSetup if one is no program, or has the name of another."""
        from auberge.bots.programs.command import read_program

        found: dict[str, Command] = {}
        for text in self.programs:
            name, command = read_program(text)
            if name in found or name in bots.NAMES:
                raise BadSetup("program-name-taken", name=name)
            found[name] = command
        return found

    @property
    def thinking(self) -> Mapping[str, float]:
        """How many seconds the bots that search long take for a decision: never more than half of what any bot may."""
        seconds = min(self.grand_master_seconds, self.bot_seconds / 2)
        return {name: seconds for name, level in bots.LEVELS.items() if level.search == "long"}


def settings_from(environ: Mapping[str, str], **given: object) -> Settings:
    """The settings of an environment, overruled by what is given. BadSetup names the setting that is wrong."""
    if environ.get("AUBERGE_PROCESSES", "1") not in ("", "1"):
        raise BadSetup("server-processes-gone")
    values: dict[str, object] = {}
    for name in Settings.__struct_fields__:
        text = environ.get(f"AUBERGE_{name.upper()}")
        if text is not None:
            values[name] = _read(name, text)
    values |= {name: value for name, value in given.items() if value is not None}
    for name, value in values.items():
        try:
            msgspec.convert({name: value}, Settings, strict=False)
        except msgspec.ValidationError as problem:
            raise _bad(name, value) from problem
    settings = msgspec.convert(values, Settings, strict=False)
    if settings.base_path == "/":
        settings = msgspec.structs.replace(settings, base_path="")
    _check(settings)
    return settings


def unknown_settings(environ: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """The variables AUBERGE_… that set nothing, each with the nearest name that does, or "" if none is near."""
    from difflib import get_close_matches  # the page that plays without a server has no such module

    known = sorted(_NO_SETTINGS | {f"AUBERGE_{name.upper()}" for name in Settings.__struct_fields__})
    for name in sorted(environ):
        if name.startswith("AUBERGE_") and name not in known:
            yield name, next(iter(get_close_matches(name, known, 1, 0.8)), "")


def _check(settings: Settings) -> None:
    """BadSetup names what is of the right type and still cannot be."""
    for name in Settings.__struct_fields__:
        value = getattr(settings, name)
        most = 65_535 if name in ("port", "metrics_port") else math.inf
        if isinstance(value, int | float) and not (math.isfinite(value) and 0 <= value <= most):
            raise _bad(name, value)
    if not _MODE.fullmatch(settings.socket_mode):
        raise _bad("socket_mode", settings.socket_mode)
    if settings.base_path and not is_base_path(settings.base_path):
        raise BadSetup("running-bad-base-path", value=settings.base_path)
    if settings.public_url and not _is_page(settings.public_url, settings.base_path):
        raise BadSetup("running-bad-public-url", value=settings.public_url)
    if settings.metrics_token and not _TOKEN.fullmatch(settings.metrics_token):
        raise BadSetup("running-bad-token")
    for text in settings.trusted_proxies:
        try:
            ip_network(text, strict=False)
        except ValueError as problem:
            raise BadSetup("running-bad-proxy", value=text) from problem


def _read(name: str, text: str) -> str | tuple[str, ...]:
    """A setting of the environment: names are told apart by spaces, commands by lines."""
    if name == "programs":
        return tuple(line.strip() for line in text.splitlines() if line.strip())
    return tuple(text.split()) if name in _LISTS else text


def _bad(name: str, value: object) -> BadSetup:
    return BadSetup("server-bad-setting", name=f"AUBERGE_{name.upper()}", value=str(value))


def _is_page(url: str, base_path: str) -> bool:
    """Whether it is a scheme, a place and perhaps a path (this one, if there is one), and nothing more."""
    try:
        parts = urlsplit(url)
        path = _path_of(url)
    except ValueError:
        return False
    bare = f"{parts.scheme}://{parts.netloc}{path}"
    is_web = parts.scheme in ("http", "https") and bool(parts.hostname)
    fits = path in ("", base_path) if base_path else not path or is_base_path(path)
    return is_web and fits and url in (bare, f"{bare}/")


def _path_of(url: str) -> str:
    return urlsplit(url).path.rstrip("/")


def database_url(settings: Settings, folder: Path) -> str:
    """Where the tables are stored: what is set, else one file in the data folder."""
    return settings.database or f"sqlite:///{folder / 'auberge.db'}"
