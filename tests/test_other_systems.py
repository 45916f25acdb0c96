"""On Windows and macOS some names of Python are missing. Every module is imported without them."""

import json
import subprocess
import sys

import pytest

PROGRAM = """
import importlib, json, os, pkgutil, signal, socket, sys, types
import auberge

def import_all():
    failed = {}
    for module in pkgutil.walk_packages(auberge.__path__, "auberge."):
        if module.name.endswith("__main__"):
            continue
        try:
            importlib.import_module(module.name)
        except Exception as problem:
            failed[module.name] = f"{type(problem).__name__}: {problem}"
    return failed

def forget():
    for name in [name for name in sys.modules if name.split(".")[0] == "auberge"]:
        del sys.modules[name]
    for collector in list(REGISTRY._collector_to_names):
        REGISTRY.unregister(collector)

def take_away(owner, *names):
    for name in names:
        if hasattr(owner, name):
            delattr(owner, name)

here = import_all()  # fails where an extra is not installed; brings in the packages of others as they are here
found = {}
from prometheus_client import REGISTRY
for system in ("darwin", "win32"):
    forget()
    sys.platform = system
    take_away(os, "sched_getaffinity")
    if system == "win32":
        take_away(os, "nice", "killpg", "getuid", "geteuid", "fork", "statvfs", "uname", "setsid", "fchmod", "openpty")
        take_away(os, "wait4", "getloadavg", "O_NOFOLLOW", "O_CLOEXEC")
        take_away(signal, "SIGHUP", "SIGKILL", "SIGTTIN", "SIGUSR1", "SIGALRM", "setitimer", "pthread_sigmask")
        take_away(socket, "AF_UNIX", "if_nameindex")
        sys.modules["msvcrt"] = types.ModuleType("msvcrt")
        for name in ("fcntl", "resource", "termios", "tty", "pty", "pwd", "grp", "readline", "uvloop", "syslog"):
            sys.modules[name] = None
    found[system] = {name: said for name, said in import_all().items() if name not in here}
print(json.dumps(found), flush=True)
os._exit(0)  # packages of others need not end well on a system that is not there
"""


@pytest.mark.plain
def test_every_module_can_be_imported() -> None:
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", PROGRAM],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout.splitlines()[-1]) == {"darwin": {}, "win32": {}}
