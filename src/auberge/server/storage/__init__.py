"""The databases behind the one small interface the server knows (`contract`): SQLite and PostgreSQL.

Nothing outside this package knows which one is in use.
"""

from importlib.util import find_spec

from auberge.core.errors import BadSetup
from auberge.table.storage_contract import Storage


def storage_at(url: str) -> Storage:
    """The storage a URL names: `sqlite:///relative/file.db`, `sqlite:////absolute/file.db`, `postgresql://…`.

    BadSetup if it names none, or if what PostgreSQL needs is not installed."""
    from sqlalchemy import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as problem:  # ValueError: a port that is no number
        raise BadSetup("setup-storage-url", url=url.rpartition("@")[2]) from problem
    if parsed.drivername in ("postgresql", "postgres"):
        if find_spec("asyncpg") is None or find_spec("greenlet") is None:
            raise BadSetup("setup-storage-driver", command="pip install 'auberge[postgresql]'")
        from auberge.server.storage.postgresql import PostgresStorage

        return PostgresStorage(url)
    from auberge.server.storage.sqlite import SqliteStorage

    if parsed.drivername != "sqlite" or not parsed.database or parsed.database == ":memory:":
        raise BadSetup("setup-storage-url", url=url.rpartition("@")[2])
    return SqliteStorage(parsed.database)
