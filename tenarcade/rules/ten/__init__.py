"""TEN: push your luck, auctions, a market, four runs to build (docs/rules/ten.md)."""

from tenarcade.rules.ten.game import RULES

__all__ = ["RULES"]
