"""Where a server would be reached: its port or path, the web server before it, and whose word on visitors is taken."""

import errno
import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Final

from auberge.cli.tools.findings import Finding, found, nearest_folder
from auberge.core.errors import BadSetup
from auberge.server.lan.lan_access import bind, url_of
from auberge.server.settings import LOOPBACK, Settings
from auberge.server.unix_socket import check_free

_NEAR: Final = ("", LOOPBACK, "::1", "localhost")
_EVERYWHERE: Final = ("", "0.0.0.0", "::")
_SECONDS: Final = 5.0  # for a web server to answer
_WIDE: Final = {4: 16, 6: 48}  # networks larger than that are more than the machines of one host
_OPENER: Final = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy on the way is no concern here
_ALIVE: Final = {"status": "ok"}  # what a server of ours says at /healthz


def places(settings: Settings, *, port_chosen: bool) -> Iterator[Finding]:
    """Everything that is looked at."""
    yield _path(Path(settings.socket)) if settings.socket else _port(settings, chosen=port_chosen)
    yield _front(settings)
    yield from _trust(settings)


def _port(settings: Settings, *, chosen: bool) -> Finding:
    host, port = settings.host or LOOPBACK, str(settings.port)
    try:
        bind(host, settings.port).close()
    except BadSetup as problem:
        near = LOOPBACK if settings.host in _EVERYWHERE else settings.host
        if _answer(f"{url_of(near, settings.port)}{settings.base_path}") is None:
            return found("good", "port", "running", port=port, place=host)
        case = "taken" if chosen else "next"
        return found("bad" if chosen else "note", "port", case, port=port, place=problem.values["place"])
    return found("good", "port", "free", port=port, place=host)


def _path(path: Path) -> Finding:
    folder, writable = nearest_folder(path.parent)
    if folder != path.parent or not writable:
        return found("bad", "socket", "locked", place=str(path), folder=str(path.parent))
    try:
        check_free(path)
    except OSError as problem:
        running = problem.errno == errno.EADDRINUSE
        return found("note" if running else "bad", "socket", "running" if running else "taken", place=str(path))
    return found("good", "socket", "free", place=str(path))


def _front(settings: Settings) -> Finding:
    """The web server before ours, asked as a browser would."""
    if not settings.public_url:
        return found("good", "proxy", "none")
    problem = _answer(settings.public_page)
    if problem is None:
        return found("good", "proxy", "there", url=settings.public_url)
    case = "other" if isinstance(problem, int) else "silent"
    return found("note", "proxy", case, url=settings.public_url, problem=str(problem))


def _answer(page: str) -> int | str | None:
    """None if one of our servers answers there; else the status of what does, or why nothing does."""
    try:
        with _OPENER.open(f"{page}/healthz", timeout=_SECONDS) as answer:
            return None if json.load(answer) == _ALIVE else int(answer.status)
    except urllib.error.HTTPError as problem:
        problem.close()
        return problem.code
    except ValueError:  # it is no JSON
        return 200
    except OSError as problem:
        return str(getattr(problem, "reason", None) or problem)


def _trust(settings: Settings) -> Iterator[Finding]:
    networks = [ip_network(text, strict=False) for text in settings.trusted_proxies]
    wide = [str(network) for network in networks if network.prefixlen < _WIDE[network.version]]
    if any(network.prefixlen == 0 for network in networks):
        yield found("bad", "trust", "all")
    elif wide:
        yield found("note", "trust", "wide", list=", ".join(wide))
    elif (
        settings.public_url
        and not settings.socket
        and settings.host not in _NEAR
        and all(network.is_loopback for network in networks)
    ):
        yield found("note", "trust", "near")
