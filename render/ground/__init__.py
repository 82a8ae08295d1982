"""What never changes during a game: the shapes of the regions, and the land painted upon them."""
