"""A house's tables moved to another database, backed up into one file while people play, and restored from it."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from sqlalchemy import make_url

from auberge.server.storage import storage_at
from auberge.server.storage.checksum import add_checksum, is_intact
from auberge.server.storage.copying import Copied, Tell, copy_all
from auberge.table.rows import StorageFailed
from auberge.table.storage_contract import Storage


async def move_tables(source: str, target: str, tell: Tell) -> Copied:
    """Copies the tables of one storage into another one, both by their URL. StorageFailed if a server uses either, the
    source is not up to date, or the target holds something. The source stays as it is."""
    place = storage_at(source).place
    if make_url(source) == make_url(target):
        raise StorageFailed("server-storage-same", place=place)
    async with _used(source) as old:
        await old.look()
        await old.claim()
        return await _fill(target, old, tell)


async def back_up(source: str, file: Path, tell: Tell) -> Copied:
    """Writes all that is stored now into a new file, which this user alone may read; a server may go on meanwhile."""
    if file.exists():
        raise StorageFailed("server-backup-exists", file=str(file))
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=f".{file.name}-", dir=file.parent) as folder:
        part = Path(folder) / file.name
        async with _used(source) as old, _used(_url(part)) as new:
            await old.look()
            await new.open()
            copied = await copy_all(old, new, tell)
        await asyncio.to_thread(_finish, part, file)
    return copied


async def restore(file: Path, target: str, tell: Tell) -> Copied:
    """Fills an empty storage from a backup, of an older Auberge too. The backup stays as it is. StorageFailed if it is
    not as it was made."""
    if not file.is_file():
        raise StorageFailed("server-backup-missing", file=str(file))
    with tempfile.TemporaryDirectory(prefix="auberge-") as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(shutil.copyfile, file, copy)
        if not await asyncio.to_thread(is_intact, copy):
            raise StorageFailed("server-backup-altered", file=str(file))
        async with _used(_url(copy)) as backup:
            with _named(file, instead_of=copy):
                await _open(backup)
            return await _fill(target, backup, tell)


async def _open(backup: Storage) -> None:
    """Opens a backup that may be older, but has to be one: an empty file would be taken for a new storage."""
    try:
        await backup.look()
    except StorageFailed as problem:
        if problem.key != "server-storage-older":
            raise
    await backup.open()


@contextlib.contextmanager
def _named(file: Path, *, instead_of: Path) -> Iterator[None]:
    """What is wrong with a copy is told of the file that it was made from."""
    try:
        yield
    except StorageFailed as problem:
        told = problem.values.items()
        problem.values = {name: str(file) if value == str(instead_of) else value for name, value in told}
        raise


async def _fill(target: str, source: Storage, tell: Tell) -> Copied:
    async with _used(target) as new:
        await new.claim()
        await new.open()
        return await copy_all(source, new, tell)


@contextlib.asynccontextmanager
async def _used(url: str) -> AsyncIterator[Storage]:
    storage = storage_at(url)
    try:
        yield storage
    finally:
        await storage.close()


def _url(file: Path) -> str:
    return f"sqlite:///{file.absolute()}"


def _finish(part: Path, file: Path) -> None:
    """Makes one file of it, with a checksum and nothing beside it, and puts it where it belongs once it is on the
    disk; its name is there too when this returns."""
    add_checksum(part)
    with contextlib.closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE").close()
    _write_to_disk(part)
    part.rename(file)
    if sys.platform != "win32":  # where a folder cannot be opened
        _write_to_disk(file.parent)


def _write_to_disk(place: Path) -> None:
    """What a file holds, or which files a folder has, survives a power cut from now on."""
    handle = os.open(place, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
