"""WebSockets: how a browser at its table is connected, read, answered and bounded."""
