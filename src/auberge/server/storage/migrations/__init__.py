"""The way from every earlier schema to the newest: Alembic's scripts, run whenever the storage is opened."""
