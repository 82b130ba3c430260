"""TEN Arcade: four card games that turn on the number ten."""

__version__ = "0.1.0"
