"""Brings a database to the newest schema, whatever it was before: empty, older, newer, or somebody else's."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from auberge.server.storage import StorageFailed

_SCRIPTS: Final = Path(__file__).parent / "migrations"


def bring_up_to_date(connection: Connection, place: str) -> None:
    """Runs the missing migrations in the connection's transaction. StorageFailed if the schema is not one of ours.

    `place` is what the storage is called in such an error."""
    config = _config()
    config.attributes["connection"] = connection
    if _revision(connection, place) != ScriptDirectory.from_config(config).get_current_head():
        command.upgrade(config, "head")


def is_older(connection: Connection, place: str) -> bool:
    """Whether something of ours is there, with an older schema."""
    revision = _revision(connection, place)
    return revision is not None and revision != ScriptDirectory.from_config(_config()).get_current_head()


def check_up_to_date(connection: Connection, place: str) -> None:
    """StorageFailed if the schema is not the newest one of ours."""
    revision = _revision(connection, place)
    if revision is None:
        raise StorageFailed("server-storage-missing", place=place)
    if revision != ScriptDirectory.from_config(_config()).get_current_head():
        raise StorageFailed("server-storage-older", place=place)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    return config


def _revision(connection: Connection, place: str) -> str | None:
    """The schema that is there, None if there is nothing. StorageFailed if it is none of ours, or one of tomorrow."""
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None and inspect(connection).get_table_names():
        raise StorageFailed("server-storage-foreign", place=place)
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise StorageFailed("server-storage-newer", place=place, version=revision)
    return revision
