"""Real web servers before ours, with the configuration of `docs/how-to/examples`: only where and how they listen is
changed, since the examples have certificates and listen to the world."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

EXAMPLES = Path(__file__).parents[2] / "docs" / "how-to" / "examples"
PATH = Path("/run/auberge/auberge.sock")
SECONDS = 15.0
NGINX = """daemon off; worker_processes 1; pid {folder}/pid; error_log stderr;
worker_rlimit_nofile 20000; events {{ worker_connections 10000; }}
http {{
access_log off;
client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
{sites}
}}
"""
_CADDY = """{{
    admin off
    auto_https off
    default_bind 127.0.0.1
}}
{sites}
"""


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def tool(name: str) -> str:
    """A program of this machine; the test is left out where it is not installed."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"no {name} on this machine")
    return found


def check(*command: str | Path, said: str = "") -> str:
    """Runs a program that must find nothing wrong; what it prints."""
    done = subprocess.run(command, input=said, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def nginx_config(folder: Path, port: int = 8080, ours: int | Path = PATH) -> Path:
    """The example for nginx, listening to this machine alone; ours listens at a port or a path."""
    place = f"unix:{ours}" if isinstance(ours, Path) else f"127.0.0.1:{ours}"
    sites = nginx_sites(port).replace(f"server unix:{PATH}", f"server {place}")
    written = folder / "nginx.conf"
    written.write_text(NGINX.format(folder=folder, sites=sites))
    return written


def nginx_sites(port: int) -> str:
    """The example for nginx, listening to this machine alone and without certificates."""
    sites = (EXAMPLES / "nginx.conf").read_text().replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    return re.sub(r"\n *ssl_certificate[^\n]*", "", sites)


def caddy_config(folder: Path, port: int = 8080, ours: int | Path = PATH) -> Path:
    """The example for Caddy, listening to this machine alone; ours listens at a port or a path."""
    place = f"unix/{ours}" if isinstance(ours, Path) else f"127.0.0.1:{ours}"
    sites = (EXAMPLES / "Caddyfile").read_text().replace(f"unix/{PATH}", place)
    sites = re.sub(r"^(\w+\.example\.org) \{", rf"http://\1:{port} {{", sites, flags=re.MULTILINE)
    written = folder / "Caddyfile"
    written.write_text(_CADDY.format(sites=sites))
    return written


@contextmanager
def web_server(name: str, folder: Path, ours: int | Path) -> Iterator[int]:
    """nginx or Caddy before our server; the port it listens at."""
    port = free_port()
    if name == "nginx":
        command = [tool("nginx"), "-e", "stderr", "-p", str(folder), "-c", str(nginx_config(folder, port, ours))]
    else:
        config = caddy_config(folder, port, ours)
        command = [tool("caddy"), "run", "--adapter", "caddyfile", "--config", str(config)]
    with running(command, port, folder / "web-server.log"):
        yield port


@contextmanager
def running(command: Sequence[str], port: int, log: Path) -> Iterator[None]:
    """A web server that answers at the port."""
    places = {"XDG_CONFIG_HOME": str(log.parent), "XDG_DATA_HOME": str(log.parent)}  # where Caddy keeps things
    environ = {**os.environ, **places}
    with log.open("wb") as errors, subprocess.Popen(command, stdout=errors, stderr=errors, env=environ) as started:
        try:
            _wait_for(port, started, log)
            yield
        finally:
            started.terminate()
            started.wait(SECONDS)


def _wait_for(port: int, started: subprocess.Popen[bytes], log: Path) -> None:
    limit = time.monotonic() + SECONDS
    while started.poll() is None and time.monotonic() < limit:
        try:
            httpx.get(f"http://127.0.0.1:{port}/", headers={"Host": "www.example.org"})
        except httpx.TransportError:
            time.sleep(0.02)
        else:
            return
    raise AssertionError(log.read_text())
