"""One scene a game, found by its name."""
