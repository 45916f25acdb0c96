"""What environments need is an extra: server, terminal, games and bots run without."""

import subprocess
import sys

WITHOUT = """
import sys
for name in ("librt", "librt.vecs", "numpy"):
    sys.modules[name] = None
import auberge.cli.app, auberge.cli.lab.bench, auberge.server.app
from auberge import bots, games
from auberge.core.errors import BadSetup
for name in games.NAMES:
    bots.load("squire")(games.load(name), 1)
try:
    auberge.cli.lab.bench.bench_the_environments(None)
except BadSetup as error:
    print(error)
"""


def test_the_house_needs_none_of_it() -> None:
    done = subprocess.run([sys.executable, "-P", "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "envs-missing: extra=envs\n"), done.stderr
