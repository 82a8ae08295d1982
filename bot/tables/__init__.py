"""Games as the bot keeps them: lobbies, moves, take-backs and what each asks to be posted."""
