"""What the arcade remembers between two starts: one SQLite file in the player's data folder."""
