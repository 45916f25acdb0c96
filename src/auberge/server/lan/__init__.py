"""How devices in the same network reach the server."""
