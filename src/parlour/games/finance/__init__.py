"""Finance (Knapp Electric 1932): every lease is sold by auction, and the last player left wins."""

from parlour.games.finance.meta import GAME

__all__ = ["GAME"]
