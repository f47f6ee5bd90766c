### Words that several games share.

# The reader, in the middle of a sentence: "Bo pays you $5".
you = you
nothing = nothing
# $amount is a formatted number, $sign is "plus" or "minus".
money = { $sign ->
    [minus] -{ $currency }{ $amount }
   *[plus] { $currency }{ $amount }
}
# Some of a kind: "3 Rubber".
counted-goods = { $count } { $name }
# One player's part of a shared income, in per cent.
share = { SEAT($seat) } { $amount } %
# What one player gets or pays in a deal.
payment = { $sign ->
    [minus] { WHO($seat) ->
        [you] you pay { MONEY($amount) }
       *[other] { SEAT($seat) } pays { MONEY($amount) }
    }
   *[plus] { WHO($seat) ->
        [you] you get { MONEY($amount) }
       *[other] { SEAT($seat) } gets { MONEY($amount) }
    }
}

## Events

event-spun_for_lead = { WHO($seat) ->
    [you] You spin for the lead: { LIST($numbers) }.
   *[other] { SEAT($seat) } spins for the lead: { LIST($numbers) }.
}
event-tied_for_lead = { SEATS($seats) } tie for the lead and spin again.
event-got_lead = { WHO($seat) ->
    [you] You have the lead.
   *[other] { SEAT($seat) } has the lead.
}
event-paid = { WHO($payer) ->
    [you] You pay { SEAT($payee) } { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payer) } pays { SEAT($payee) } { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
}
event-paid_bank = { WHO($payer) ->
    [you] You pay the Bank { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payer) } pays the Bank { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
}
event-bank_paid = { WHO($payee) ->
    [you] You receive { MONEY($amount) } from the Bank: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payee) } receives { MONEY($amount) } from the Bank: { NAME($purpose, of: "purpose") }.
}
event-paid_pot = { WHO($payer) ->
    [you] You pay { MONEY($amount) } into the pot: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payer) } pays { MONEY($amount) } into the pot: { NAME($purpose, of: "purpose") }.
}
event-pot_paid = { WHO($payee) ->
    [you] You take the pot of { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payee) } takes the pot of { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
}
event-pot_filled = The Bank puts { MONEY($amount) } into the pot: { NAME($purpose, of: "purpose") }.
event-offer_made = { WHO($seat) ->
    [you] Offer { $number }: you would give { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
   *[other] Offer { $number }: { SEAT($seat) } would give { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
}
event-offer_declined = { WHO($seat) ->
    [you] You decline offer { $number }.
   *[other] { SEAT($seat) } declines offer { $number }.
}
event-offer_withdrawn = { WHO($seat) ->
    [you] You take offer { $number } back.
   *[other] { SEAT($seat) } takes offer { $number } back.
}
event-offer_lapsed = { WHO($seat) ->
    [you] Offer { $number } of you lapses.
   *[other] Offer { $number } of { SEAT($seat) } lapses.
}
event-offer_voided = { WHO($seat) ->
    [you] Offer { $number } of you lapses, because something in it has changed ({ GOODS($what) }: { NAME($change, of: "word") }).
   *[other] Offer { $number } of { SEAT($seat) } lapses, because something in it has changed ({ GOODS($what) }: { NAME($change, of: "word") }).
}
event-timed_out = { WHO($seat) ->
    [you] Your time ran out.
   *[other] { SEAT($seat) }'s time ran out.
}

## Refusals

refusal-table-over = The game is over.
refusal-table-waits_for_chance = The table waits for chance: the { $draw }.

## Page

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
deeds-whose =
    { $seat_is ->
        [you] { $deed }: you own it.
       *[other] { $deed }: { $seat } owns it.
    }
deeds-owned-by =
    { $seat_is ->
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
deeds-keeps =
    { $cards ->
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

offer-heading =
    { $to_is ->
        [you] { $maker } offers you a trade
       *[other]
            { $maker_is ->
                [you] Your offer to { $to }
               *[other] { $maker } offers { $to } a trade
            }
    }
offer-number = offer { $number }
offer-gives =
    { $seat_is ->
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
