"""Where games are kept: the folder, writing without ever leaving half a file, reading, finding the latest."""

import os
import shlex
import sys
import tempfile
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from auberge import games
from auberge.cli.usage import BadUsage, SaveFailed
from auberge.core import record as records
from auberge.core.errors import AubergeError
from auberge.core.match import Match, resume
from auberge.folders import at_home, data_folder


def games_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Path:
    """The folder of saved games."""
    return data_folder(environ, platform) / "games"


def new_file(game_name: str) -> Path:
    """A file name nobody has used yet, made of the game and the time."""
    folder = games_folder()
    stem = f"{game_name}-{datetime.now():%Y%m%d-%H%M%S}"
    names = [stem, *(f"{stem}-{number}" for number in range(2, 1000))]
    return next(folder / f"{name}.json" for name in names if not (folder / f"{name}.json").exists())


def save(match: Match, file: Path) -> None:
    """Writes the match down. SaveFailed if it cannot be."""
    write_whole(file, records.dumps(match.record()))


def write_whole(file: Path, data: bytes) -> None:
    """Writes a file: it is either the old one or the new one, whatever happens meanwhile. SaveFailed says why not."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _write(file, data)
    except OSError as problem:
        raise SaveFailed("cli-cannot-write", file=str(file), problem=problem.strerror or str(problem)) from problem


def _write(file: Path, data: bytes) -> None:
    """Writes a draft beside the file, makes sure it is on the disk, and only then puts it in the file's place."""
    with tempfile.NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", delete=False) as draft:
        try:
            draft.write(data)
            draft.flush()
            os.fsync(draft.fileno())
            draft.close()
            Path(draft.name).replace(file)
        except BaseException:
            draft.close()
            Path(draft.name).unlink(missing_ok=True)
            raise


def check_target(file: Path) -> None:
    """BadUsage if a file that is no saved game would be overwritten, or nothing can be kept there."""
    try:
        is_there = file.exists()
    except OSError as problem:
        raise BadUsage("cli-cannot-write", file=str(file), problem=problem.strerror or str(problem)) from problem
    if is_there:
        try:
            records.loads(read_bytes(file))
        except AubergeError as problem:
            raise BadUsage("cli-not-ours", file=str(file)) from problem


def resume_command(file: Path) -> str:
    """What to type to go on with the game in this file."""
    where = "" if file.parent == games_folder() else f" {shlex.quote(str(file))}"
    return f"auberge play --resume{where}"


def verify_command(file: Path) -> str:
    """What to type to have the chance of the game in this file checked."""
    return f"auberge verify {shlex.quote(str(file))}"


def named_file(text: str) -> Path:
    """The file a player names; `~` is the home folder."""
    return at_home(Path(text))


def read_bytes(file: Path) -> bytes:
    """The content of a file the player named. BadUsage if it cannot be read."""
    try:
        with file.open("rb") as stream:
            return stream.read(records.MAX_BYTES + 1)
    except FileNotFoundError as problem:
        raise BadUsage("cli-no-such-file", file=str(file)) from problem
    except OSError as problem:
        raise BadUsage("cli-cannot-read", file=str(file), problem=problem.strerror or str(problem)) from problem


def read_match(file: Path) -> Match:
    """The match a file tells of, every entry checked. BadRecord or BadUsage says what is wrong."""
    record = records.loads(read_bytes(file))
    return resume(games.load(record.game, record.rules_version), record)


def latest_unfinished(game_name: str | None = None) -> tuple[Path, Match]:
    """The game played last, of all or of this one, that is not over. BadUsage if there is none."""
    folder = games_folder()
    files = sorted(folder.glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        try:
            match = read_match(file)
        except AubergeError:
            continue  # a file that is no game of ours is not the one to go on with
        if not match.is_over and match.can_draw and game_name in (None, match.game.meta.name):
            return file, match
    raise BadUsage("cli-nothing-to-resume", folder=str(folder))
