### Texts that the boards of several games share.

## Boards with deeds: Finance and Weigh Anchor. Each of them adds deeds-rent, deeds-price, deeds-mine and others.

# $name is a player.
deeds-owner = owned by { $name }
deeds-bank = not sold yet
deeds-mortgaged = mortgaged
# One letter on the square of a mortgaged deed.
deeds-mortgage-mark = M
deeds-costs-now = Landing here costs { MONEY($sum) } now.
deeds-costs-nothing = Landing here costs nothing now.
deeds-unowned = Nobody owns it.
deeds-free = { $deed }: nobody owns it. It costs { MONEY($sum) }.
deeds-whose = { $seat_is ->
    [you] { $deed }: you own it.
   *[other] { $deed }: { $seat } owns it.
}
deeds-owned-by = { $seat_is ->
    [you] You own it.
   *[other] { $seat } owns it.
}
deeds-is-mortgaged = It is mortgaged.
# Who stands on a square. $names is a list of players.
deeds-standing = Here: { $names }.
deeds-here = here: { $names }
deeds-now = { MONEY($sum) } now
deeds-chip-now = if someone lands there now
deeds-close = Close
deeds-squares = Squares of the board
# For screen readers. $deals are labels of buttons.
deeds-open = { $name }: open its deed
deeds-open-to-act = { $name }: open its deed ({ $deals })
deeds-whole = Show the whole board
deeds-part = Show where the game is
deeds-out = out of the game
deeds-keeps = { $cards ->
    [one] keeps 1 card
   *[other] keeps { $cards } cards
}
deeds-deeds = Who owns what
deeds-deeds-short = Deeds
deeds-nothing = nothing yet
deeds-the-bank = the Bank
deeds-owe = You owe { $to } { MONEY($due) }. Raise { MONEY($missing) } more.
deeds-owe-all = You owe { $to } { MONEY($due) }.
deeds-turn = turn { $turn }
deeds-round = round { $round }

## Auction

auction-heading = { $name } is for sale
auction-standing = highest bid
auction-none = No bid yet
auction-yours = You have the highest bid.
# What a player is doing in an auction, beside the name.
auction-may-bid = can bid
auction-high = bids { MONEY($sum) }
auction-held = passes
auction-left = dropped out
auction-thinks = is deciding
auction-cash = Your cash
auction-other = Other amount
auction-bid = Bid
auction-not-you = You can’t bid right now.
auction-calls = The calls

## Offers

offer-heading = { $to_is ->
    [you] { $maker } offers you a trade
   *[other] { $maker_is ->
        [you] Your offer to { $to }
       *[other] { $maker } offers { $to } a trade
    }
}
offer-number = offer { $number }
offer-gives = { $seat_is ->
    [you] You give
   *[other] { $seat } gives
}
offer-cash = cash
offer-nothing = nothing
offer-accept = Accept
offer-counter = Counter
offer-decline = Decline
offer-withdraw = Withdraw

## Boards of 1878: The Monopolist, Ten-Up and Mariner's Compass

print-whole = Show the whole board
print-part = Show the part in play
print-choices = Choices on the board
print-list = The board as a list
# A place and the players on it, in the list for screen readers.
print-place-men = { $place }: { $names } here
