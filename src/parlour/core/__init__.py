"""The protocol that every game implements: rules, asks, actions, draws, domains, frames, events, views."""
