"""Run by Alembic: carries out the migrations in the transaction of the connection it is handed."""

from alembic import context

from auberge.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
context.run_migrations()
