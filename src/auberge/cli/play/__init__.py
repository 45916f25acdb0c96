"""Playing in the terminal: setting a table, the table itself, replay and review."""
