"""Tells a network that is missing from other causes, for scripts that run before anything is installed."""

import os
import socket
from urllib.parse import urlsplit

PYPI = os.environ.get("PIP_INDEX_URL") or "https://pypi.org"
NPM = os.environ.get("npm_config_registry") or "https://registry.npmjs.org"  # noqa: SIM112 (npm's own name)
_SECONDS = 5.0
_PORTS = {"http": 80, "https": 443}
_PROXIES = ("HTTPS_PROXY", "https_proxy", "HTTP_PROXY", "http_proxy", "ALL_PROXY", "all_proxy")


def give_up_soon() -> None:
    """Has pip and npm try twice: by default a machine without a network waits 45 silent seconds and more."""
    os.environ.setdefault("PIP_RETRIES", "1")
    os.environ.setdefault("npm_config_fetch_retries", "1")
    os.environ.setdefault("npm_config_fetch_retry_mintimeout", "1000")


def missing(source: str) -> str:
    """A sentence that says that packages cannot be fetched from there; "" if the network is not to blame."""
    parts = urlsplit(source)
    if any(map(os.environ.get, _PROXIES)) or not parts.hostname:
        return ""
    try:
        socket.create_connection((parts.hostname, parts.port or _PORTS.get(parts.scheme, 443)), _SECONDS).close()
    except OSError:
        return (
            f"no network: {parts.netloc} cannot be reached. The first start fetches packages from there; "
            "connect and try again. Later starts need no network."
        )
    return ""
