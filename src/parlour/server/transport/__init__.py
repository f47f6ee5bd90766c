"""How messages reach a client: WebSocket connections, fast or plain, and the limits of HTTP connections."""
