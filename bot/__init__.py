"""Elbow Room on Discord: tables kept in SQLite, panels, posts and commands."""
