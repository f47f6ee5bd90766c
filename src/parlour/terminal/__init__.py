"""The terminal client: the table for people who live there. It draws views and asks, and knows no rule."""
