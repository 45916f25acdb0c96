"""Commands for an installation and its files: serve, doctor, backup, export."""
