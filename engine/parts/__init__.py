"""Reusable effects: each part says one sentence of a rulebook, no more."""
