"""Angles of the arena as the canvas has them."""

import math


def degrees(radians: float) -> float:
    """Both clockwise; brought into one turn, so that a turned picture is made once."""
    return math.degrees(radians) % 360
