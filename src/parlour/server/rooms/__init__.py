"""Rooms without sockets, HTTP or files: a room, its commands, its entries, and the manager of live rooms."""
