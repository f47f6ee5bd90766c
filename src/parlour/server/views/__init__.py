"""Views: what each viewer of a room may know, the messages that carry it, and the subscribers that receive them."""
