"""Seats that nobody plays or that change hands: computers, the autopilot, substitutes."""
