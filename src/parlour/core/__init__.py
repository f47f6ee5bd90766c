"""The protocol every game speaks: asks and draws, actions and fates, domains, frames, events, text and data."""
