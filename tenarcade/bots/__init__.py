"""Players that see only what their seat may see; one module a game, each exposing `BOTS`."""
