"""Tables online: rooms whose log is stored before anybody hears of it, and sockets through which seats play."""
