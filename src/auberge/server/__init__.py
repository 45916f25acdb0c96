"""The table served to browsers: lobby over HTTP, live tables over WebSocket, every move durable before it is told."""
