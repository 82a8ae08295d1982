"""Decisions out of turn: withdrawals, standing orders and the policies of a game."""
