"""T10: where the two rulebooks disagree, the edition decides."""

from typing import Literal

Edition = Literal["pl", "de"]
