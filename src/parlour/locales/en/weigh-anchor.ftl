### Weigh Anchor: questions, buttons, events, endings and refusals.

# One line for the header of the table.
goal = Be the last one who is not bankrupt.
    .standing = { $end ->
        [short] Be the richest at the first bankruptcy: you are worth { MONEY($have) }
       *[full] Last one not bankrupt wins ({ $players } left): you are worth { MONEY($have) }
    }

## Questions

question-WA-005 = Pick your token
question-WA-016 = Roll to see who goes first
question-WA-028 = { $missing ->
    [0] Buy { $vessel } for { MONEY($price) }?
   *[other] { $vessel } costs { MONEY($price) }. Raise { MONEY($missing) } more to buy it?
}
# $bid is 0 while nobody has bid.
question-WA-032 = { $bid ->
    [0] Bid for { $vessel }? Bidding starts at { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] { $vessel }: you lead with { MONEY($bid) }.
       *[other] Bid for { $vessel }? { SEAT($leader) } leads with { MONEY($bid) }.
    }
}
question-WA-044 = Pay { MONEY($flat) }, or { $percent }% of everything you own?
# $piece is "deck" or "suite".
question-WA-074 = { $bid ->
    [0] Bid for a { NAME($piece, of: "piece") }? Bidding starts at { MONEY($least) }.
   *[other] { WHO($leader) ->
        [you] You lead with { MONEY($bid) } for a { NAME($piece, of: "piece") }.
       *[other] Bid for a { NAME($piece, of: "piece") }? { SEAT($leader) } leads with { MONEY($bid) }.
    }
}
question-WA-090 = { COUNT($vessels) ->
    [one] Pay off { LIST($vessels) } now, without interest?
   *[other] Pay off the mortgages you took over now, without interest?
}
question-WA-096 = { COUNT($vessels) ->
    [one] Pay off { LIST($vessels) } now, without interest?
   *[other] Pay off the mortgages you took over now, without interest?
}
# Between two rolls. $moment says what the reader is asked.
question-WA-R13 = { $moment ->
    [offer] { SEAT($maker) } has an offer for you. Accept it?
    [offers] { $count } offers are waiting for your answer
    [roll] Your turn: roll, or trade and build first
    [dock] Roll doubles to leave the Graving Dock
    [dock-fine] Roll doubles to leave the Graving Dock, or pay { MONEY($fine) }?
    [skip] You miss this turn. Trade or build first?
    [moving] { WHO($mover) ->
        [you] You are about to move. Trade or build first?
       *[other] { SEAT($mover) } is about to move. Trade or build first?
    }
    [last] The game is about to end. Any last trade?
   *[other] { WHO($mover) ->
        [you] You are about to roll. Trade or build first?
       *[other] { SEAT($mover) } is about to roll. Trade or build first?
    }
}
question-WA-R15 = You won with your bid and owe { MONEY($amount) }. Raise { MONEY($missing) } more.
question-WA-R20 = Roll: you pay { SEAT($owner) } { $times } times the roll for { $vessel }
question-WA-R24 = Take over the mortgaged { $vessel } for { MONEY($interest) } interest?
question-WA-R26 = Which ship gets the { NAME($piece, of: "piece") }?
question-WA-R27 = { $piece ->
    [deck] How many decks do you want? You can pay for { $most }.
   *[suite] How many suites do you want? You can pay for { $most }.
}
# $creditor is a seat, "bank" or "several" (players).
question-WA-R31 = { $creditor ->
    [bank] You owe the bank { MONEY($due) }. Raise { MONEY($missing) } more.
    [several] You owe the others { MONEY($due) }. Raise { MONEY($missing) } more.
   *[seat] You owe { SEAT($creditor) } { MONEY($due) }. Raise { MONEY($missing) } more.
}
question-WA-R32 = { $moment ->
    [offer] { SEAT($maker) } has an offer for you. Accept it?
    [offers] { $count } offers are waiting for your answer
   *[other] { SEAT($debtor) } owes { MONEY($due) } and needs cash. Make an offer?
}
question-WAS-01a = Choose a set of ships
question-WAS-01a-throw = Roll to see who chooses first
question-WAS-03a = No doubles. Pay { MONEY($fine) } or use your Get Out card?

## Actions

action-take-token = Take the { NAME($token, of: "token") }
    .verb = Take a token …
action-choose-set = Take { NAME($group, of: "group") }
    .verb = Choose a set …
action-buy = Buy it
action-decline = Auction it
action-build = { $count ->
    [one] Build a deck on { $vessel }
   *[other] Build { $count } decks, starting with { $vessel }
}
    .verb = Build …
action-build-suite = Fit a suite on { $vessel }
    .verb = Fit a suite …
action-sell = { $count ->
    [one] Sell a deck or suite of { $vessel }
   *[other] Sell { $count } decks, starting with { $vessel }
}
    .verb = Sell decks or suites …
action-mortgage = Mortgage { $vessel }
    .verb = Mortgage …
action-lift = Pay off { $vessel }
    .verb = Pay off a mortgage …
action-pay-fine = Pay { MONEY($amount) } and leave the Dock
    .verb = Pay the fine …
action-use-card = Use your Get Out card
    .verb = Use a Get Out card …
action-duty-flat = Pay { MONEY($amount) }
    .verb = Pay the fixed amount …
action-duty-share = Pay { $percent }% of what you own
    .verb = Pay a share …
action-ask-hire = Ask { SEAT($lander) } for the hire of { $vessel }
    .verb = Ask for hire …
action-waive = Let { SEAT($lander) } off the hire of { $vessel }
    .verb = Let somebody off …
action-want = { $count ->
    [0] I want none
   *[other] I want { $count }
}
    .verb = Say how many …
action-fit = Put it on { $vessel }
    .verb = Choose a ship …
action-take-over = Take over { $vessel }
    .verb = Take over …
action-refuse-vessel = Leave { $vessel } to the bank
    .verb = Leave to the bank …
action-go-bankrupt = Go bankrupt
    .confirm = Go bankrupt? You leave the game.

## Effects

effect-bought = { WHO($seat) ->
    [you] { $vessel } is yours
   *[other] { SEAT($seat) } gets { $vessel }
}
effect-lot_opened = { $vessel } is auctioned
effect-left_dock = { WHO($seat) ->
    [you] you leave the Graving Dock
   *[other] { SEAT($seat) } leaves the Graving Dock
}
effect-suite_fitted = { WHO($seat) ->
    [you] { $vessel } gets a suite
   *[other] { SEAT($seat) } gets a suite on { $vessel }
}
effect-mortgaged = { WHO($seat) ->
    [you] { $vessel } earns no hire
   *[other] { $vessel } earns { SEAT($seat) } no hire
}
effect-lifted = { WHO($seat) ->
    [you] { $vessel } earns hire again
   *[other] { $vessel } earns { SEAT($seat) } hire again
}
effect-traded = { WHO($seat) ->
    [you] you give { GOODS($give) } and get { GOODS($get) }
   *[other] you get { GOODS($give) } and give { GOODS($get) }
}
effect-went_bankrupt = { WHO($creditor) ->
    [you] you get everything { SEAT($seat) } has
   *[other] { SEAT($creditor) } gets everything
}
effect-went_bankrupt_to_bank = { WHO($seat) ->
    [you] the bank gets everything
   *[other] the bank gets everything { SEAT($seat) } has
}
effect-hire_waived = { WHO($lander) ->
    [you] you pay nothing
   *[other] { SEAT($lander) } pays nothing
}
effect-set_completed = { WHO($seat) ->
    [you] you complete { NAME($group, of: "group") }
   *[other] { SEAT($seat) } completes { NAME($group, of: "group") }
}
effect-set_broken = { WHO($seat) ->
    [you] you break up { NAME($group, of: "group") }
   *[other] breaks up { SEAT($seat) }'s { NAME($group, of: "group") }
}
effect-set_counted = you have { $have } of { $of } of { NAME($group, of: "group") }

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] You roll { LIST($numbers) } for the first turn.
   *[other] { SEAT($seat) } rolls { LIST($numbers) } for the first turn.
}
event-tied_for_first = { SEATS($seats) } tie and roll again.
event-plays_first = { WHO($seat) ->
    [you] You go first.
   *[other] { SEAT($seat) } goes first.
}
event-token_taken = { WHO($seat) ->
    [you] You take the { NAME($token, of: "token") }.
   *[other] { SEAT($seat) } takes the { NAME($token, of: "token") }.
}
event-thrown_for_sets = { WHO($seat) ->
    [you] You roll { $first } and { $second } to choose first.
   *[other] { SEAT($seat) } rolls { $first } and { $second } to choose first.
}
event-set_chosen = { WHO($seat) ->
    [you] You take { NAME($group, of: "group") }.
   *[other] { SEAT($seat) } takes { NAME($group, of: "group") }.
}
event-thrown = { WHO($seat) ->
    [you] You roll { $first } and { $second }.
   *[other] { SEAT($seat) } rolls { $first } and { $second }.
}
event-moved = { WHO($seat) ->
    [you] You move to { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } moves to { NAME($space, of: "space") }.
}
# $text is what the card says; it ends with a full stop.
event-card_drawn = { WHO($seat) ->
    [you] You draw a card: { NAME($text, of: "card") }
   *[other] { SEAT($seat) } draws a card: { NAME($text, of: "card") }
}
event-card_kept = { WHO($seat) ->
    [you] You keep the card.
   *[other] { SEAT($seat) } keeps the card.
}
event-card_used = { WHO($seat) ->
    [you] You use a Get Out card.
   *[other] { SEAT($seat) } uses a Get Out card.
}
event-sent_to_dock = { WHO($seat) ->
    [you] You go to the Graving Dock.
   *[other] { SEAT($seat) } goes to the Graving Dock.
}
event-left_dock = { WHO($seat) ->
    [you] You leave the Graving Dock.
   *[other] { SEAT($seat) } leaves the Graving Dock.
}
event-stayed_in_dock = { WHO($seat) ->
    [you] You stay in the Graving Dock.
   *[other] { SEAT($seat) } stays in the Graving Dock.
}
event-rested = { WHO($seat) ->
    [you] The game no longer waits for you between rolls.
   *[other] The game no longer waits for { SEAT($seat) } between rolls.
}
event-resumed = { WHO($seat) ->
    [you] The game now waits for you before every roll.
   *[other] The game now waits for { SEAT($seat) } before every roll.
}
event-declined = { WHO($seat) ->
    [you] You leave { $vessel } to the auction.
   *[other] { SEAT($seat) } leaves { $vessel } to the auction.
}
event-bought = { WHO($seat) ->
    [you] You buy { $vessel } for { MONEY($price) }.
   *[other] { SEAT($seat) } buys { $vessel } for { MONEY($price) }.
}
event-lot_opened = { $vessel } is up for auction.
event-bid_placed = { WHO($seat) ->
    [you] You bid { MONEY($amount) }.
   *[other] { SEAT($seat) } bids { MONEY($amount) }.
}
event-held = { WHO($seat) ->
    [you] You pass.
   *[other] { SEAT($seat) } passes.
}
event-unsold = Nobody bids: { $vessel } stays with the bank.
event-hire_due = { WHO($lander) ->
    [you] You owe { SEAT($owner) } { MONEY($amount) } for { $vessel }.
   *[other] { SEAT($lander) } owes { SEAT($owner) } { MONEY($amount) } for { $vessel }.
}
event-no_hire = { WHO($seat) ->
    [you] { $vessel } is mortgaged: you pay nothing.
   *[other] { $vessel } is mortgaged: { SEAT($seat) } pays nothing.
}
event-claim_opened = { WHO($owner) ->
    [you] You may ask { SEAT($lander) } for { MONEY($amount) } for { $vessel }.
   *[other] { SEAT($owner) } may ask { SEAT($lander) } for { MONEY($amount) } for { $vessel }.
}
event-hire_waived = { WHO($owner) ->
    [you] You let { SEAT($lander) } off the hire of { $vessel }.
   *[other] { SEAT($owner) } lets { SEAT($lander) } off the hire of { $vessel }.
}
event-claim_lapsed = { WHO($lander) ->
    [you] Nobody asked in time: you owe { SEAT($owner) } nothing for { $vessel }.
   *[other] Nobody asked in time: { SEAT($lander) } owes { SEAT($owner) } nothing for { $vessel }.
}
event-duty_chosen = { WHO($seat) ->
    [you] You choose to pay { MONEY($amount) }.
   *[other] { SEAT($seat) } chooses to pay { MONEY($amount) }.
}
event-share_chosen = { WHO($seat) ->
    [you] You choose to pay { $percent }% of the { MONEY($worth) } you own.
   *[other] { SEAT($seat) } chooses to pay { $percent }% of { MONEY($worth) }.
}
event-built = { WHO($seat) ->
    [you] You build on { $vessel }, which now has { $level ->
        [one] { $level } deck
       *[other] { $level } decks
    }.
   *[other] { SEAT($seat) } builds on { $vessel }, which now has { $level ->
        [one] { $level } deck
       *[other] { $level } decks
    }.
}
event-suite_fitted = { WHO($seat) ->
    [you] You fit a suite on { $vessel }.
   *[other] { SEAT($seat) } fits a suite on { $vessel }.
}
event-broken_down = { WHO($seat) ->
    [you] You sell back from { $vessel }, which now has { $level ->
        [0] no deck
        [one] { $level } deck
       *[other] { $level } decks
    }.
   *[other] { SEAT($seat) } sells back from { $vessel }, which now has { $level ->
        [0] no deck
        [one] { $level } deck
       *[other] { $level } decks
    }.
}
event-mortgaged = { WHO($seat) ->
    [you] You mortgage { $vessel }.
   *[other] { SEAT($seat) } mortgages { $vessel }.
}
event-lifted = { WHO($seat) ->
    [you] You pay off the mortgage on { $vessel }.
   *[other] { SEAT($seat) } pays off the mortgage on { $vessel }.
}
event-traded = { WHO($seat) ->
    [you] Deal: you give { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
   *[other] Deal: { SEAT($seat) } gives { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
}
event-pieces_scarce = { WHO($seat) ->
    [you] You want to build, but there is not enough left for everyone.
   *[other] { SEAT($seat) } wants to build, but there is not enough left for everyone.
}
event-pieces_wanted = { WHO($seat) ->
    [you] You want { $count }.
   *[other] { SEAT($seat) } wants { $count }.
}
event-piece_offered = { $left ->
    [one] The last one is up for auction.
   *[other] One of the last { $left } is up for auction.
}
event-piece_sold = { WHO($seat) ->
    [you] You win it for { MONEY($amount) }.
   *[other] { SEAT($seat) } wins it for { MONEY($amount) }.
}
event-in_debt = { WHO($seat) ->
    [you] You must raise { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($seat) } must raise { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-went_bankrupt = { WHO($seat) ->
    [you] You go bankrupt, and { SEAT($creditor) } gets everything.
   *[other] { WHO($creditor) ->
        [you] { SEAT($seat) } goes bankrupt, and you get everything.
       *[other] { SEAT($seat) } goes bankrupt, and { SEAT($creditor) } gets everything.
    }
}
event-went_bankrupt_to_bank = { WHO($seat) ->
    [you] You go bankrupt, and the bank gets everything.
   *[other] { SEAT($seat) } goes bankrupt, and the bank gets everything.
}
event-resigned = { WHO($seat) ->
    [you] You resign, and the bank gets everything.
   *[other] { SEAT($seat) } resigns, and the bank gets everything.
}
event-deed_passed = { WHO($seat) ->
    [you] { $vessel } is now yours.
   *[other] { $vessel } now belongs to { SEAT($seat) }.
}
event-deed_returned = { $vessel } goes back to the bank.
event-retired = { WHO($seat) ->
    [you] You are out of the game.
   *[other] { SEAT($seat) } is out of the game.
}
event-valued = { WHO($seat) ->
    [you] You own { MONEY($value) } in all.
   *[other] { SEAT($seat) } owns { MONEY($value) } in all.
}
event-turns_ran_out = The game ends after { $turns } turns.
event-game_won = { WHO($seats) ->
    [you] { COUNT($seats) ->
        [one] You win!
       *[other] { SEATS($seats) } win!
    }
   *[other] { COUNT($seats) ->
        [one] { SEATS($seats) } wins!
       *[other] { SEATS($seats) } win!
    }
}

## Endings

ending-last-left = { WHO($winners) ->
    [you] Everyone else is bankrupt: you win.
   *[other] Everyone else is bankrupt: { SEATS($winners) } wins.
}
ending-first-bankruptcy = { COUNT($winners) ->
    [one] The first bankruptcy ends the game. Richest: { SEATS($winners) }.
   *[other] The first bankruptcy ends the game. Equally rich: { SEATS($winners) }.
}
ending-turn-limit = { COUNT($winners) ->
    [one] The last turn is over. Richest: { SEATS($winners) }.
   *[other] The last turn is over. Equally rich: { SEATS($winners) }.
}

## Refusals

refusal-turn-not_yours = Please wait: { SEATS($waiting) } must answer first.
refusal-start-token = Pick a token that nobody has.
refusal-start-throw = Roll to see who goes first.
refusal-start-throw_for_sets = Roll to see who chooses first.
refusal-start-choose_set = Choose one of the sets that are left.
refusal-window-not_your_throw = It is not your turn to roll; you can still trade, build or pass.
refusal-window-throw_instead = Roll when you are done.
refusal-window-other_business = You can't do that between two rolls; trade, build, mortgage or pass.
refusal-window-pass_stands = The game already goes on without waiting for you.
refusal-window-no_pass_stands = The game already waits for you before every roll.
refusal-window-own_turn_only = At this table you trade and build only in your own turn.
refusal-dock-not_in = You can't leave the Graving Dock now: either you are not in it or it is not your turn.
refusal-dock-third_turn = On your third turn in the Graving Dock you can't pay first: roll, or use a card.
refusal-dock-fine = Leaving the Graving Dock costs { MONEY($fine) }, and you have { MONEY($cash) }.
refusal-dock-no_card = You don't have that card.
refusal-dock-card_or_fine = No doubles: use a Get Out card or pay { MONEY($fine) }.
refusal-buy-choose = Buy { $lot } for { MONEY($price) }, raise cash first, or leave it to the auction.
refusal-buy-cash = { $lot } costs { MONEY($price) } and you have { MONEY($cash) }; mortgage or sell something first.
refusal-bid-choose = { $lot } is up for auction: bid { MONEY($least) } or more, or pass.
refusal-bid-too_low = Bid { MONEY($least) } or more, or pass.
refusal-bid-cash = You can bid { MONEY($most) } at most; mortgage or sell something first, or pass.
refusal-duty-choose = Choose: pay { MONEY($flat) }, or { $percent }% of what you own.
refusal-throw-for_charge = Roll to see what you pay.
refusal-build-not_a_liner = Only liners carry decks and suites, not tankers or tugs.
refusal-build-group = To build there you need every ship of { NAME($group, of: "group") }; you lack { LIST($lacking) }.
refusal-build-too_early = { $when ->
    [salary] You can build once you have drawn your first salary.
   *[move] You can build after your first move.
}
refusal-build-mortgaged = A ship of { NAME($group, of: "group") } is mortgaged; pay that off before you build.
refusal-build-full = { $vessel } has all its decks; a suite may come next.
refusal-build-short_full = { $vessel } has all its decks; a suite may come next.
refusal-build-count = Build 1 to { $room } decks: { NAME($group, of: "group") } has no room for more.
refusal-build-uneven = Build evenly: start with { $lowest }, or buy { $rise } decks at once.
refusal-build-none_left = The bank has no decks left; wait until somebody sells some.
refusal-build-cash = That costs { MONEY($total) } and you have { MONEY($cash) }; build less, or raise cash first.
refusal-build-not_ready = A suite needs { $decks } decks on every ship of { NAME($group, of: "group") }.
refusal-suite-none_left = The bank has no suites left; wait until somebody sells one.
refusal-suite-one = { $vessel } already has its suite.
refusal-sell-not_yours = You can sell only from your own ships.
refusal-sell-nothing = { $vessel } has nothing on it to sell.
refusal-sell-count = Sell 1 to { $levels }: that is all there is on { NAME($group, of: "group") }.
refusal-sell-uneven = Sell evenly: start with { $highest }, or sell { $fall } at once.
refusal-sell-no_decks = The bank has only { $stock } decks to give back for a suite; sell more at once.
refusal-mortgage-not_yours = { $vessel } is not yours.
refusal-mortgage-twice = { $vessel } is already mortgaged; paying that off costs { MONEY($lift) }.
refusal-mortgage-improved = Sell everything on { NAME($group, of: "group") } before you mortgage { $vessel }.
refusal-lift-not_yours = { $vessel } is not yours.
refusal-lift-not_mortgaged = { $vessel } is not mortgaged.
refusal-lift-cash = Paying off { $vessel } costs { MONEY($lift) } and you have { MONEY($cash) }.
refusal-offer-no_partner = Make your offer to another player who is still in the game.
refusal-offer-not_yours = You can offer only what is yours: { GOODS($goods) }.
refusal-offer-not_theirs = { SEAT($partner) } does not have that; you can ask for { GOODS($theirs) }.
refusal-offer-improved = Sell all decks and suites of a line before one of its ships is traded.
refusal-offer-loan = You can't lend or give money: a ship or a card must change hands.
refusal-offer-cash = You can offer { MONEY($cash) } at most.
refusal-offer-their_cash = { SEAT($partner) } has only { MONEY($their_cash) }.
refusal-offer-both_cash = Put money on one side only.
refusal-offer-cash_only = At this table things are sold only for money.
refusal-offer-none = That offer is no longer open.
refusal-offer-not_made = You have no such offer to take back.
refusal-trade-changed = { $change ->
    [hands] The offer no longer stands: something in it has changed hands.
    [money] The offer no longer stands: the money for it is gone.
    [built] The offer no longer stands: a line in it has been built on.
   *[left] The offer no longer stands: one of you has left the game.
}
refusal-trade-interest = The new owner could not pay the interest on a mortgaged ship; suggest other terms, or decline.
refusal-takeover-choose = Pay off a ship you have just taken over, or pass.
refusal-takeover-cash = Paying off { $vessel } costs { MONEY($loan) } and you have { MONEY($cash) }; or pass.
refusal-takeover-or_refuse = Take over { $lot } and pay the interest, or leave it to the bank.
refusal-hire-no_claim = There is no hire for you to ask for here.
refusal-hire-automatic = Hire is collected automatically at this table.
refusal-debt-settle = You owe { MONEY($debt) } and have { MONEY($cash) }: mortgage, sell or trade first.
refusal-debt-not_yours = { SEAT($debtor) } must raise { MONEY($debt) } first; you can trade with { SEAT($debtor) } or pass.
refusal-debt-covered = You can still raise { MONEY($debt) }: mortgage or sell something.
refusal-debt-offer_to_debtor = Only { SEAT($debtor) } trades now, to raise { MONEY($debt) }: make { SEAT($debtor) } an offer.
refusal-shortage-want = Say how many you want, from 0 to { $most }.
refusal-shortage-fit = Choose a ship that has room for it.
refusal-bid-raise = You won the auction and must raise { MONEY($debt) }: mortgage or sell something.
refusal-shortage-bid = { $piece ->
    [deck] A deck is up for auction: bid { MONEY($least) } or more, or pass.
   *[suite] A suite is up for auction: bid { MONEY($least) } or more, or pass.
}

## Names

piece-deck = deck
piece-suite = suite
token-anchor = anchor
token-ship-s-wheel = ship's wheel
token-lifebelt = lifebelt
token-bell = bell
token-sextant = sextant
token-lantern = lantern
token-capstan = capstan
token-telescope = telescope
# The shipping lines keep their names; $group follows "ship of" and "take".
group-swedish-american-line = the Swedish American Line
group-canadian-pacific = Canadian Pacific
group-holland-america-line = the Holland America Line
group-italian-line = the Italian Line
group-french-line-cgt = the French Line
group-white-star-line = the White Star Line
group-united-states-lines = United States Lines
group-cunard-line = the Cunard Line
group-tankers = the tankers
group-tugs = the tugs
# The spaces of the board that are no ships.
space-weigh-anchor = Weigh Anchor
    .short = WEIGH ANCHOR
space-community-chest-1 = Community Chest
    .short = Community Chest
space-community-chest-2 = Community Chest
    .short = Community Chest
space-community-chest-3 = Community Chest
    .short = Community Chest
space-chance-1 = Chance
    .short = Chance
space-chance-2 = Chance
    .short = Chance
space-chance-3 = Chance
    .short = Chance
space-harbour-duties = Harbour Duties
    .short = Harbour Duties
space-light-dues = Light Dues
    .short = Light Dues
space-graving-dock-just-visiting = the Graving Dock, just visiting
    .short = Graving Dock / Just Visiting
space-free-mooring = Free Mooring
    .short = Free Mooring
space-go-to-graving-dock = Go to Graving Dock
    .short = Go to Graving Dock
# In a trade.
goods-card-ch-08 = Get Out card (Chance)
goods-card-cc-04 = Get Out card (Community Chest)
# What a payment is for, in brackets after it.
purpose-a-vessel = a ship
purpose-an-auction = auction
purpose-hire = hire
purpose-salary = salary
purpose-a-card = card
purpose-repairs = repairs
purpose-harbour-duties = Harbour Duties
purpose-light-dues = Light Dues
purpose-free-mooring = Free Mooring
purpose-the-fine-of-the-dock = dock fine
purpose-decks = decks
purpose-a-suite = a suite
purpose-a-scarce-piece = building
purpose-pieces-sold-back = decks sold back
purpose-the-loan-on-a-mortgage = mortgage
purpose-a-mortgage-lifted = mortgage paid off
purpose-interest-on-a-mortgage-taken-over = interest on a mortgage
purpose-interest-on-mortgages-taken-over = interest on mortgages
purpose-a-private-sale = trade
purpose-a-bankrupt-s-cash = cash of a bankrupt player
purpose-a-share-of-a-bankrupt-s-cash = share of a bankrupt player's cash
# What the cards say. The id is made from the edition's text.
card-fair-wind-for-the-start-line-advance-to-weigh-anchor-and-draw-your-salary = Fair wind! Go to Weigh Anchor and draw your salary.
card-charter-party-waiting-in-le-havre-advance-to-normandie-salary-if-you-pass-weigh-anchor = A charter party is waiting in Le Havre. Go to Normandie; draw your salary if you pass Weigh Anchor.
card-mails-for-rotterdam-advance-to-statendam-salary-if-you-pass-weigh-anchor = Mail for Rotterdam. Go to Statendam; draw your salary if you pass Weigh Anchor.
card-engine-trouble-signal-for-a-tow-advance-to-the-next-tug-if-it-has-no-owner-you-may-buy-it-if-it-has-throw-the-dice-and-pay-ten-times-the-throw = Engine trouble: call a tug. Go to the next tug. You may buy it if nobody owns it; otherwise roll and pay ten times the roll.
card-bunkers-low-advance-to-the-next-tanker-if-it-has-no-owner-you-may-buy-it-if-it-has-pay-double-hire = Fuel is low. Go to the next tanker. You may buy it if nobody owns it; otherwise pay double hire.
card-oil-wanted-at-any-price-advance-to-the-next-tanker-if-it-has-no-owner-you-may-buy-it-if-it-has-pay-double-hire = Oil at any price! Go to the next tanker. You may buy it if nobody owns it; otherwise pay double hire.
card-shipping-shares-pay-a-dividend-receive-50 = Shipping shares pay a dividend. You get $50.
card-get-out-of-graving-dock-free-keep-until-used-or-sold = Get out of the Graving Dock free. Keep this card until you use or sell it.
card-foul-tide-drift-back-three-spaces = The tide is against you. Go back three spaces.
card-hull-plates-sprung-go-to-the-graving-dock-straight-there-and-without-salary = The hull is leaking. Go straight to the Graving Dock, without salary.
card-fleet-survey-refit-everything-you-have-built-25-for-each-deck-100-for-each-suite = Fleet inspection: pay $25 for each deck and $100 for each suite.
card-seamen-s-mission-collection-pay-15 = A collection for the seamen's mission. Pay $15.
card-first-oil-out-of-the-tyne-advance-to-gluckauf-salary-if-you-pass-weigh-anchor = First oil out of the Tyne. Go to Glückauf; draw your salary if you pass Weigh Anchor.
card-invited-to-the-captain-s-table-advance-to-queen-mary = You are invited to the captain's table. Go to Queen Mary.
card-you-are-voted-commodore-of-the-conference-lines-and-stand-treat-pay-each-player-50 = You are elected commodore and buy a round. Pay each player $50.
card-a-hull-insurance-policy-falls-due-to-you-receive-150 = Your hull insurance pays out. You get $150.
card-blue-peter-hoisted-advance-to-weigh-anchor-and-draw-your-salary = All aboard! Go to Weigh Anchor and draw your salary.
card-the-purser-finds-an-error-in-your-favour-receive-200 = The purser finds an error in your favour. You get $200.
card-ship-s-surgeon-sends-his-account-pay-50 = The ship's doctor sends a bill. Pay $50.
card-rudder-condemned-by-the-surveyor-go-to-the-graving-dock-straight-there-and-without-salary = Your rudder fails the inspection. Go straight to the Graving Dock, without salary.
card-gala-night-in-the-grand-saloon-is-yours-to-host-every-player-pays-you-50-for-a-seat = You host the gala night. Every player pays you $50 for a seat.
card-crew-savings-fund-pays-out-receive-100 = The crew savings fund pays out. You get $100.
card-customs-return-an-overpayment-receive-20 = Customs pay back what you overpaid. You get $20.
card-marine-policy-matures-receive-100 = Your marine policy pays out. You get $100.
card-port-hospital-bill-pay-100 = A bill from the port hospital. Pay $100.
card-navigation-school-levy-pay-150 = Fees for the navigation school. Pay $150.
card-fee-for-piloting-a-stranger-into-port-receive-25 = You pilot a stranger into port. You get $25.
card-new-safety-rules-for-passenger-ships-pay-40-for-each-deck-115-for-each-suite = New safety rules for passenger ships. Pay $40 for each deck and $115 for each suite.
card-runner-up-in-the-fancy-dress-parade-on-the-promenade-deck-receive-10 = Second prize in the fancy-dress parade. You get $10.
card-a-great-aunt-leaves-you-her-cabin-trunk-receive-100 = A great-aunt leaves you her cabin trunk. You get $100.
card-shares-in-a-coaling-station-sold-receive-45 = You sell shares in a coaling station. You get $45.

## The page

## The board on the page

board-label = Weigh Anchor: forty spaces round a chart of the Atlantic
deeds-rent = Hire
deeds-rent-note = hire { MONEY($sum) }
deeds-price = Price
deeds-price-note = price { MONEY($sum) }
deeds-mine = My deeds
deeds-worth = worth { MONEY($sum) }
deeds-held = in the Dock
board-suite = a suite
board-decks =
    { $count ->
        [one] 1 deck
       *[other] { $count } decks
    }
board-tankers =
    { $count ->
        [one] 1 tanker
       *[other] { $count } tankers
    }
board-tugs =
    { $count ->
        [one] 1 tug
       *[other] { $count } tugs
    }
board-kind-tanker = Tankers
board-kind-tug = Tugs
# A hire: so many times the number rolled.
# Printed on a square of the board, where there is room for about 14 letters.
board-print-pay = Pay { MONEY($sum) }
board-print-duties = { MONEY($sum) } or { $percent }%
board-print-salary = Salary { MONEY($sum) }
board-times-throw = { $times } × roll
board-deck-cost = a deck { MONEY($sum) }
board-in-bank = Bank: { $decks } decks, { $suites } suites

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-plays_first = got the first turn
turn-token_taken = took the { NAME($token, of: "token") }
turn-set_chosen = took { NAME($group, of: "group") }
turn-moved = reached { NAME($space, of: "space") }
turn-card_drawn = drew a card
turn-sent_to_dock = went to the Graving Dock
turn-left_dock = left the Graving Dock
turn-stayed_in_dock = stayed in the Graving Dock
turn-declined = left { $vessel } to the auction
turn-bought = bought { $vessel } for { MONEY($price) }
turn-built = built on { $vessel }
    .many = built on { LIST($vessel) }
turn-suite_fitted = fitted a suite on { $vessel }
    .many = fitted suites on { LIST($vessel) }
turn-broken_down = sold back from { $vessel }
    .many = sold back from { LIST($vessel) }
turn-mortgaged = mortgaged { $vessel }
    .many = mortgaged { LIST($vessel) }
turn-lifted = paid off the mortgage on { $vessel }
    .many = paid off the mortgages on { LIST($vessel) }
turn-traded = gave { SEAT($to) } { GOODS($give) } for { GOODS($get) }
    .to = gave { SEAT($seat) } { GOODS($get) } for { GOODS($give) }
turn-piece_sold = won the bidding at { MONEY($amount) }
turn-went_bankrupt = went bankrupt
turn-went_bankrupt_to_bank = went bankrupt
turn-resigned = resigned
turn-game_won = { SEATS($seats) } won

## Valuation at the end: what is counted, and how

value-cash = Cash
value-vessels = { $group }
    .note = { $count ->
        [one] 1 ship at its price
       *[other] { $count } ships at their price
    }
value-mortgaged = { $group }
    .note = { $count ->
        [one] 1 mortgaged ship at half price
       *[other] { $count } mortgaged ships at half price
    }
value-pieces = { $group }
    .note = { $suites ->
        [0] decks at cost: { $decks }
       *[other] at cost: { $decks } decks, { $suites } suites
    }

## What a bot weighs

term-completes = completes { NAME($group, of: "group") }; with { $count } decks a stop brings up to { MONEY($amount) }
term-nears = leaves only { $deed } missing of { NAME($group, of: "group") }
