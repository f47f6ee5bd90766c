"""Loading rooms from the store, and following what other server processes store."""
