"""Commands for whoever works on the bot or checks a game: ``python -m tools``."""
