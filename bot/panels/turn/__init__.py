"""A player's turn on the screen: the panel's pages, what is open to him, the board in words."""
