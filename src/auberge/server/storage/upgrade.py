"""Brings a database to the newest schema, whatever it was before: empty, older, newer, or somebody else's.

Alembic, which is large, is only there for databases with an older schema: a new one is made as it is to be.
"""

from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, select

from auberge.server.storage.schema import METADATA
from auberge.table.rows import StorageFailed

_SCRIPTS: Final = Path(__file__).parent / "migrations"
REVISIONS: Final = ("0001", "0002", "0003", "0004", "0005")  # all there were, as the migrations name them
NEWEST: Final = REVISIONS[-1]
_REVISION: Final = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def bring_up_to_date(connection: Connection, place: str) -> None:
    """Makes the schema, or runs the missing migrations, in the connection's transaction. StorageFailed if the schema is
    not one of ours.

    `place` is what the storage is called in such an error."""
    revision = _revision(connection, place)
    if revision is None:
        METADATA.create_all(connection)
        _REVISION.create(connection)
        connection.execute(insert(_REVISION).values(version_num=NEWEST))
    elif revision != NEWEST:
        migrate(connection)


def migrate(connection: Connection) -> None:
    """Runs the missing migrations in the connection's transaction."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def is_older(connection: Connection, place: str) -> bool:
    """Whether something of ours is there, with an older schema."""
    return _revision(connection, place) not in (None, NEWEST)


def check_up_to_date(connection: Connection, place: str) -> None:
    """StorageFailed if the schema is not the newest one of ours."""
    revision = _revision(connection, place)
    if revision is None:
        raise StorageFailed("server-storage-missing", place=place)
    if revision != NEWEST:
        raise StorageFailed("server-storage-older", place=place)


def _revision(connection: Connection, place: str) -> str | None:
    """The schema that is there, None if there is nothing. StorageFailed if it is none of ours, or one of tomorrow."""
    tables = inspect(connection).get_table_names()
    revision = None
    if _REVISION.name in tables:
        revision = connection.execute(select(_REVISION.c.version_num)).scalar_one_or_none()
    if revision is None and tables:
        raise StorageFailed("server-storage-foreign", place=place)
    if revision is not None and revision not in REVISIONS:
        raise StorageFailed("server-storage-newer", place=place, version=revision)
    return revision
