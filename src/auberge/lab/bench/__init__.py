"""How fast games, bots and server are. Speed is measured and held beside its aim, never tested."""
