"""Corner the Market (Whitman, 1938): a year of trading in six commodities, and the Corners that can be made of them."""

from parlour.games.corner_the_market.meta import GAME

__all__ = ["GAME"]
