"""How messages reach a client: WebSocket connections and the limits of HTTP connections."""
