"""Keeping house: idle games and lobbies, people who want to be forgotten, what is old."""
