"""Our own WebSocket transport: ordinary messages bypass the queues, tasks and generators of uvicorn and `websockets`.

It exists for speed: with `plain`, which does the same with a library, a move takes half as much CPU time again.
Nothing outside this folder imports it; a setting selects the transport. Decision record 053 has the figures.
"""
