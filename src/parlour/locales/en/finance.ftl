### Finance (1932)

## The board on the page

board-label = Finance: forty squares with the Bank in the middle
deeds-rent = Rent
deeds-rent-note = rent { MONEY($sum) }
deeds-price = Value
deeds-price-note = value { MONEY($sum) }
deeds-mine = My leases
deeds-worth = can raise { MONEY($sum) }
deeds-held = in Jail
board-houses = { $count ->
    [one] 1 house
   *[other] { $count } houses
}
board-railroads = { $count ->
    [one] 1 railroad
   *[other] { $count } railroads
}
board-utilities = { $count ->
    [one] 1 utility
   *[other] { $count } utilities
}
# A rent: so many times the number rolled.
board-times-throw = { $times } × roll
board-house-cost = a house { MONEY($sum) }
# A group of leases, named after its first one.
board-series = { $first } group
board-lease-number = No. { $number }
# In the middle of the board, below the number of leases that are not sold.
board-leases-left = { $count ->
    [one] lease
   *[other] leases
}
board-auctioneer = not sold yet
board-all-sold = all leases are sold

# Groups of leases, as a heading and inside a sentence.
name-group-railroads = Railroads
name-group-utilities = Utilities
name-series-railroads = railroads
name-series-utilities = utilities

## Proposals to several players

plan-share = { $maker_is ->
    [you] You propose to share the income of the { $series }
   *[other] { $maker } proposes to share the income of the { $series }
}
plan-pool = { $maker_is ->
    [you] { $holder_is ->
        [you] You propose to pool the { $series }; you hold them
       *[other] You propose to pool the { $series }; { $holder } holds them
    }
   *[other] { $holder_is ->
        [you] { $maker } proposes to pool the { $series }; you hold them
       *[other] { $maker } proposes to pool the { $series }; { $holder } holds them
    }
}
plan-stop = { $maker_is ->
    [you] You propose to stop now and count
   *[other] { $maker } proposes to stop now and count
}
plan-number = proposal { $number }
plan-gets = { $seat_is ->
    [you] You get
   *[other] { $seat } gets
}
plan-pays = { $seat_is ->
    [you] You pay
   *[other] { $seat } pays
}
plan-agreed = Agreed so far: { $names }.
plan-agree = Agree
plan-refuse = Refuse
plan-withdraw = Withdraw

## Buttons. ‘.with’ is the same button for one thing: $what is its name.

action-end = End turn
action-leave = Drop out of this auction
action-build = Build a house
    .with = Build a house on { $what }
action-tear-down = Sell a house
    .with = Sell a house on { $what }
action-mortgage = Mortgage a lease
    .with = Mortgage { $what }
action-redeem = Pay off a mortgage
    .with = Pay off { $what }
action-share = Share income
action-end-sharing = End a partnership
action-propose-to-stop = Propose to stop and count
action-sell-early = Sell the next lease early
action-pay = Pay
action-ride = Use a free ride
action-insure-the-corner = Insure against the Jail corner
action-insure-the-card = Insure against the Jail card
action-cut = Draw a card
action-keep = Keep the roll
action-collect = Collect your income
action-claim = Claim the rent
action-claim-single = Claim the rent, not doubled
action-strike = Cross off a free ride
action-take = Collect the rent
action-take-single = Collect the rent, not doubled
action-waive = Let them off the rent
action-give-up = Give up: I can’t pay
