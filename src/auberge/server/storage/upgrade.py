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
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None and inspect(connection).get_table_names():
        raise StorageFailed("server-storage-foreign", place=place)
    known = {script.revision for script in scripts.walk_revisions()}
    if revision is not None and revision not in known:
        raise StorageFailed("server-storage-newer", place=place, version=revision)
    if revision != scripts.get_current_head():
        command.upgrade(config, "head")
