"""How TEN's cards look: art for the face, type for the numerals."""

from typing import Unpack

import pygame

from tenarcade.client.canvas import Canvas
from tenarcade.client.geometry import Spot
from tenarcade.client.palette import BLUE, CREAM, GOLD, GREEN, INK, ORANGE, PINK, Colour
from tenarcade.core.game import HIDDEN, Card
from tenarcade.rules.ten.deck import COLOUR_WILDS, MONEY, NUMBER_WILDS, NUMBERS
from tenarcade.scenes.playing_card import Pose, draw_numeral, draw_playing_card, side_up, width_of

SUIT_COLOURS: dict[str, Colour] = {"b": BLUE, "g": GREEN, "o": ORANGE, "p": PINK}


def draw_card(canvas: Canvas, card: Card, centre: Spot, height: float, **pose: Unpack[Pose]) -> None:
    shown = side_up(card, pose)
    draw_playing_card(canvas, ("ten", shown), lambda full: _face(canvas, shown, full), centre, height, **pose)


def _face(canvas: Canvas, card: Card, height: float) -> pygame.Surface:
    face = canvas.art(_art_name(card), width_of(height), height).copy()
    if card in NUMBERS:
        draw_numeral(face, str(NUMBERS[card]), 0.5, 0.51, 0.56, (255, 255, 255), INK)
        _corners(face, str(NUMBERS[card]), (255, 255, 255))
    elif card in MONEY:
        _money(canvas, face, MONEY[card], height)
    elif card in NUMBER_WILDS:
        draw_numeral(face, str(NUMBER_WILDS[card]), 0.5, 0.5, 0.36, INK)
    elif card == HIDDEN:
        draw_numeral(face, "10", 0.5, 0.5, 0.26, GOLD)
    else:
        draw_numeral(face, "#" if card in COLOUR_WILDS else "10", 0.5, 0.5, 0.34 if card in COLOUR_WILDS else 0.28, INK)
    return face


def _art_name(card: Card) -> str:
    if card in NUMBERS:
        return f"card-{card[0]}"
    if card in MONEY:
        return "card-money"
    if card in NUMBER_WILDS:
        return "card-any"
    if card in COLOUR_WILDS:
        return f"card-{COLOUR_WILDS[card]}-wild"
    return "card-back" if card == HIDDEN else "card-super"


def _corners(face: pygame.Surface, text: str, colour: Colour) -> None:
    corner = pygame.Surface(face.get_size(), pygame.SRCALPHA)
    draw_numeral(corner, text, 0.175, 0.145, 0.15, colour)
    face.blit(corner, (0, 0))
    face.blit(pygame.transform.rotate(corner, 180), (0, 0))


def _money(canvas: Canvas, face: pygame.Surface, coins: int, height: float) -> None:
    draw_numeral(face, f"-{coins}", 0.24, 0.13, 0.15, GOLD)
    size = height * (0.25 if coins <= 3 else 0.21)
    coin = canvas.art("coin", size, size).copy()
    draw_numeral(coin, "1", 0.5, 0.5, 0.5, GOLD)
    for x, y in COIN_SPOTS[coins]:
        corner = (face.get_width() * x - coin.get_width() / 2, face.get_height() * y - coin.get_height() / 2)
        face.blit(coin, corner)


COIN_SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.5, 0.56),),
    2: ((0.36, 0.42), (0.64, 0.7)),
    3: ((0.28, 0.36), (0.5, 0.57), (0.72, 0.78)),
    4: ((0.3, 0.4), (0.7, 0.4), (0.3, 0.74), (0.7, 0.74)),
    5: ((0.27, 0.37), (0.73, 0.37), (0.5, 0.57), (0.27, 0.77), (0.73, 0.77)),
}


def draw_coin(canvas: Canvas, centre: Spot, size: float, alpha: int = 255) -> None:
    canvas.sprite(_small(canvas, "coin", "1", GOLD, size), centre, alpha)


def draw_token(canvas: Canvas, centre: Spot, size: float, alpha: int = 255) -> None:
    canvas.sprite(_small(canvas, "token", "3", (196, 52, 60), size), centre, alpha)


def _small(canvas: Canvas, art: str, text: str, colour: Colour, size: float) -> pygame.Surface:
    def make() -> pygame.Surface:
        picture = canvas.art(art, size, size).copy()
        draw_numeral(picture, text, 0.5, 0.5, 0.52, colour)
        return picture

    return canvas.sprites.get(("ten-piece", art, canvas.pixels(size)), make)


def draw_suit(canvas: Canvas, colour: str, centre: Spot, size: float) -> None:
    canvas.sprite(canvas.art(f"suit-{colour}", size, size), centre)


def draw_wild_chip(canvas: Canvas, wild: Card, centre: Spot, size: float) -> None:
    """A wild where there is no room for a card: its sign on a disc, in its suit's shape if it has one."""
    colour = COLOUR_WILDS.get(wild)
    if colour is not None:
        draw_suit(canvas, colour, centre, size)
        canvas.text("#", centre, size * 0.6 / canvas.text_scale, INK, face="title", align="centre")
        return
    canvas.shape("circle", centre, size * 1.06, INK)
    canvas.shape("circle", centre, size, CREAM)
    if wild not in NUMBER_WILDS:
        canvas.shape("star", centre, size * 0.7, ORANGE)
    else:
        sign = str(NUMBER_WILDS[wild])
        canvas.text(sign, centre, size * 0.68 / canvas.text_scale, INK, face="title", align="centre")
