"""What makes the files in `assets/`; none of it ships with the game."""
