"""What makes the files in `assets/`, and what makes a bundle; none of it ships with the game."""
