"""The terminal client. It draws views and asks, and knows no rule."""
