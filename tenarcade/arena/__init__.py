"""The table of the real-time game as a thing of mass and friction; the only importer of pymunk."""
