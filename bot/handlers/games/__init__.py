"""What people do to a game by command or button, beside the moves themselves."""
