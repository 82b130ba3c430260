"""What every game is made of: no pygame, no pymunk, no clock, no files."""
