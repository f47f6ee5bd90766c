### Words that several games share.

# The reader, in the middle of a sentence: "Bo pays you $5".
you = you
nothing = nothing
# $amount is a formatted number, $sign is "plus" or "minus".
money = { $sign ->
    [minus] −{ $currency }{ $amount }
   *[plus] { $currency }{ $amount }
}
# Some of a kind: "3 Rubber".
counted-goods = { $count } { $name }
# One player's part of a shared income, in per cent.
share = { SEAT($seat) } { $amount }%
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

## What has happened to something in an offer, in brackets after its name: "(Rex: changed hands)"

word-mortgaged = now mortgaged
word-mortgage-lifted = mortgage paid off
word-changed-hands = changed hands
word-built-on-or-torn-down = built on or cleared
word-income-shared-or-no-longer-shared = income shared differently
word-free-rides-granted = free rides given

## Events. What a payment is for stands in brackets: "Bo pays you $24 (rent)."

event-spun_for_lead = { WHO($seat) ->
    [you] You spin { LIST($numbers) } to see who starts.
   *[other] { SEAT($seat) } spins { LIST($numbers) } to see who starts.
}
event-tied_for_lead = { SEATS($seats) } tie and spin again.
event-got_lead = { WHO($seat) ->
    [you] You start.
   *[other] { SEAT($seat) } starts.
}
event-paid = { WHO($payer) ->
    [you] You pay { SEAT($payee) } { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } pays { SEAT($payee) } { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-paid_bank = { WHO($payer) ->
    [you] You pay the bank { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } pays the bank { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-bank_paid = { WHO($payee) ->
    [you] You get { MONEY($amount) } from the bank ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } gets { MONEY($amount) } from the bank ({ NAME($purpose, of: "purpose") }).
}
event-paid_pot = { WHO($payer) ->
    [you] You pay { MONEY($amount) } into the pot ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } pays { MONEY($amount) } into the pot ({ NAME($purpose, of: "purpose") }).
}
event-pot_paid = { WHO($payee) ->
    [you] You win the pot of { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } wins the pot of { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-pot_filled = The bank puts { MONEY($amount) } into the pot ({ NAME($purpose, of: "purpose") }).
event-offer_made = { WHO($seat) ->
    [you] You offer { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
   *[other] { SEAT($seat) } offers { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
}
event-offer_declined = { WHO($seat) ->
    [you] You decline { SEAT($maker) }'s offer of { GOODS($give) } for { GOODS($get) }.
   *[other] { WHO($maker) ->
        [you] { SEAT($seat) } declines your offer of { GOODS($give) } for { GOODS($get) }.
       *[other] { SEAT($seat) } declines { SEAT($maker) }'s offer of { GOODS($give) } for { GOODS($get) }.
    }
}
event-offer_withdrawn = { WHO($seat) ->
    [you] You take back your offer to { SEAT($to) }: { GOODS($give) } for { GOODS($get) }.
   *[other] { SEAT($seat) } takes back the offer to { SEAT($to) }: { GOODS($give) } for { GOODS($get) }.
}
event-offer_lapsed = { WHO($to) ->
    [you] You let { SEAT($seat) }'s offer go: { GOODS($give) } for { GOODS($get) }.
   *[other] { WHO($seat) ->
        [you] { SEAT($to) } lets your offer go: { GOODS($give) } for { GOODS($get) }.
       *[other] { SEAT($to) } lets { SEAT($seat) }'s offer go: { GOODS($give) } for { GOODS($get) }.
    }
}
event-offer_voided = { WHO($seat) ->
    [you] Your offer no longer stands ({ GOODS($what) }: { NAME($change, of: "word") }).
   *[other] { SEAT($seat) }'s offer no longer stands ({ GOODS($what) }: { NAME($change, of: "word") }).
}
event-timed_out = { WHO($seat) ->
    [you] Your time ran out.
   *[other] { SEAT($seat) }'s time ran out.
}

## Actions: the labels of buttons. `.verb` is for a button that still asks for the rest, `.confirm` is asked first.

action-throw = Roll
action-spin = Spin
action-pass = Pass
action-rest = Don't wait for me
action-resume = Wait for me before each roll
action-resign = Resign
    .confirm = Resign? You leave the game.
action-bid = Bid { MONEY($amount) }
    .verb = Bid …
action-hold = Pass
action-offer = Offer { SEAT($to) } { GOODS($give) } for { GOODS($get) }
    .verb = Offer a trade …
action-counter = Offer { GOODS($give) } for { GOODS($get) } instead
    .verb = Make a counter-offer …
# $maker is who makes the offer, or "none" where nobody knows it any more.
action-accept = { $maker ->
    [none] Accept the offer
   *[other] Accept { SEAT($maker) }'s offer
}
    .verb = Accept …
action-decline-offer = { $maker ->
    [none] Decline the offer
   *[other] Decline { SEAT($maker) }'s offer
}
    .verb = Decline …
action-withdraw = Take back your offer
    .verb = Take back …

## Effects: what an answer of the reader's would do, in a few words under its button

effect-offer_lapsed = { WHO($to) ->
    [you] declines { SEAT($seat) }'s offer of { GOODS($give) } for { GOODS($get) }
   *[other] { WHO($seat) ->
        [you] ends your offer to { SEAT($to) }
       *[other] ends { SEAT($seat) }'s offer to { SEAT($to) }
    }
}
effect-offer_voided = { WHO($seat) ->
    [you] your offer ends
   *[other] ends { SEAT($seat) }'s offer
}
effect-charge_changed = a stop on { $deed } costs { MONEY($now) }, not { MONEY($before) }
effect-bid_leaves = leaves you { MONEY($left) } if you win
effect-bid_above_price = { MONEY($more) } above its printed price
effect-debt_left = still { MONEY($missing) } short
effect-debt_covered = enough to pay what you owe

## Characters of bots. The names are the same in every language.

character-augusta = Pays more at auction than anyone else, and counts on it coming back.
character-silas = Hardly ever parts with anything he owns.
character-clara = Builds early and high, even when the till is almost empty.
character-rosa = Asks for the lion’s share of every deal, then comes down a little.
character-edmund = Keeps his money together and fears bad luck.
character-felix = Hopes for luck and leaves almost nothing in reserve.

## What bots say to an offer. $amount is money.

remark-needs_cash = I need to keep some money in hand.
remark-helps_you = That would help you more than me.
remark-no_cards = I don't trade in cards.
remark-keeps_whole = I own all of { $group } and keep it together.
remark-wants_more = I'd want about { MONEY($amount) } more.
remark-wants_money = I'd want about { MONEY($amount) } on top.
remark-would_pay = I'd pay about { MONEY($amount) }.
remark-would_swap = I'd do it without any money.

## What a bot weighs for an answer, as parts of a sentence: “costs $60, 12 % of the cash”. Hints and the end page join them.

# What somebody would pay for it.
term-value = { $deed } is worth about { MONEY($amount) }
term-too_dear = { $deed } is worth about { MONEY($worth) }, less than { MONEY($price) }
term-worth_more = { $deed } is worth about { MONEY($worth) }, more than { MONEY($price) }
term-denies = keeps { $deed } from { SEAT($seat) }
term-costs = costs { MONEY($amount) }, { $percent } % of the cash
term-thin_reserve = leaves { MONEY($left) }, less than the { MONEY($needed) } that bad luck may cost
term-saves = saves { MONEY($amount) }, with { MONEY($needed) } needed for bad luck
term-earns = a stop on { $deed } brings { MONEY($now) }, not { MONEY($before) }
term-leads_to = { $count } buildings bring { MONEY($amount) } a stop
term-raises = brings { MONEY($amount) } for { $deed }
term-idle = { $deed } brings no rent from then on
term-redeems = { $deed } brings rent again
term-gets_deed = brings { $deed }, worth about { MONEY($amount) }
term-gives_deed = gives away { $deed }, worth about { MONEY($amount) }
term-receives = brings { MONEY($amount) } in money
term-helps = helps { SEAT($seat) } as well, by about { MONEY($amount) }
# Against the best other answer.
term-points = { $count ->
    [1] a point more than any other answer
   *[other] { $count } points more than any other answer
}
term-no_points = { $count ->
    [1] a point less than the best other answer
   *[other] { $count } points less than the best other answer
}
term-decides = decides the game, in one’s favour
term-no_decides = would decide the game for somebody else
term-prospects = better prospects, by { $percent } % of a point
term-no_prospects = worse prospects, by { $percent } % of a point

## Refusals

refusal-notation-unknown = { notation-problem } { notation-next }
# $typed is what somebody wrote, $values what could stand there.
notation-problem = { $kind ->
    [action] “{ $typed }” is no action of this game.
    [field] “{ $typed }” has only these fields: { LIST($values) }.
    [form] “{ $typed }” cannot be read.
    [long] An answer has at most { $most } characters.
    [name] Nothing here is called “{ $typed }”.
    [number] “{ $typed }”: you can name 1 to { $most } cards.
    [players] “{ $typed }” can be more than one player: { LIST($values) }.
    [seat] There is no player “{ $typed }”, but { LIST($values) }.
    [too_large] { $typed } is too large a number.
    [word] “{ $typed }” is none of these: { LIST($values) }.
   *[other] “{ $typed }” does not work here.
}
# $near, $example and $open are typed answers: they are the same in every language.
notation-next = { $next ->
    [near] Did you mean “{ $near }”?
    [example] Write it like “{ $example }”.
   *[open] What you can answer now: { LIST($open) }.
}
refusal-table-over = The game is over.
refusal-table-waits_for_chance = One moment: the roll or draw is not finished yet.

## The page

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

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

# Each text follows the name of the player in the field `seat`, or of the one that its attribute names. `many` tells several
# such events at once: a field whose values differ is a list then. A text about no single player is a whole sentence.

turn-got_lead = got the first turn
turn-thrown = rolled { SUM($first, $second) }
turn-paid =
    .payer = paid { SEAT($payee) } { MONEY($amount) }
    .payer-many = paid { SEATS($payee) } { MONEY(SUM($amount)) }
    .payee = got { MONEY($amount) } from { SEAT($payer) }
    .payee-many = got { MONEY(SUM($amount)) } from { SEATS($payer) }
turn-paid_bank =
    .payer = paid the bank { MONEY($amount) }
    .payer-many = paid the bank { MONEY(SUM($amount)) }
turn-bank_paid =
    .payee = collected { MONEY($amount) }
    .payee-many = collected { MONEY(SUM($amount)) }
turn-paid_pot =
    .payer = put { MONEY($amount) } into the pot
turn-pot_paid =
    .payee = won the pot of { MONEY($amount) }
turn-offer_made = offered { SEAT($to) } { GOODS($give) } for { GOODS($get) }
turn-timed_out = ran out of time

# The game in short: its headings. What stands below them is in <game>.learn.ftl.
in-short-title = { $title } in a minute
in-short-heading-goal = The goal
in-short-heading-turn = Your turn
in-short-heading-know = Three things to know
in-short-heading-end = How it ends
