"""The scenes of the arcade: menus here, one scene a game in `games/`."""
