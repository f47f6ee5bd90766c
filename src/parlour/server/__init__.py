"""Online tables: rooms whose entries are stored before they are published, and WebSockets through which seats play."""
