"""The colours of the arcade: a night-indigo table, cream text, gold for focus and money."""

Colour = tuple[int, int, int]

NIGHT: Colour = (14, 10, 38)
INDIGO: Colour = (58, 42, 110)
PANEL: Colour = (18, 13, 42)
CELL: Colour = (33, 27, 58)
FAINT: Colour = (70, 62, 104)
CREAM: Colour = (255, 246, 230)
LILAC: Colour = (190, 178, 232)
INK: Colour = (20, 14, 44)
GOLD: Colour = (255, 206, 92)
SKY: Colour = (126, 208, 255)
MINT: Colour = (160, 228, 158)
VIOLET: Colour = (190, 172, 255)
CORAL: Colour = (255, 118, 108)
ROSE: Colour = (255, 128, 170)

BLUE: Colour = (62, 136, 255)
GREEN: Colour = (36, 190, 128)
ORANGE: Colour = (255, 150, 44)
PINK: Colour = (255, 84, 150)

# Seats are told apart by shape as well: one of each a seat.
SEAT_COLOURS: dict[str, Colour] = {
    "gold": (255, 206, 92),
    "sky": (126, 208, 255),
    "mint": (150, 232, 150),
    "salmon": (255, 160, 122),
    "violet": (200, 170, 255),
    "rose": (255, 140, 190),
    "lime": (214, 236, 110),
    "aqua": (110, 232, 222),
}
SEAT_SHAPES: tuple[str, ...] = ("circle", "square", "triangle", "diamond", "hexagon", "star", "drop", "cross")


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """So much of the other colour in the one."""
    return (
        round(one[0] + (other[0] - one[0]) * share),
        round(one[1] + (other[1] - one[1]) * share),
        round(one[2] + (other[2] - one[2]) * share),
    )


def hexed(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
