### Corner the Market: questions, buttons, events, endings, refusals and names.

goal = Own the most when the year ends.
    .standing = Own the most when the year ends: you have { MONEY($have) }

# Goods of a trade. "seat" is a Broker Seat, a card.
counted-goods = { $name ->
    [seat] { $count ->
        [one] { $count } Broker Seat
       *[other] { $count } Broker Seats
    }
   *[other] { $count } { NAME($name, of: "commodity") }
}

## Questions

question-CTM-007 = Roll to see who starts.
# $call is the number to roll on a Telephone, 0 elsewhere; $doubles counts the doubles of this turn.
question-CTM-023 = { $call ->
    [0] { $doubles ->
        [0] Your turn: roll the dice.
       *[other] Doubles: roll again.
    }
   *[other] Roll { $call }, on one die or in all, to finish your call.
}
question-CTM-027 = Third doubles in a row: take a card. From which pile?
# $kind is "more" (some are bought already), "partner" (from the player in the same pit), "cashier" or "players".
question-CTM-042 = { $kind ->
    [more] You have bought { $number } { NAME($commodity, of: "commodity") }. Buy more?
    [partner] Buy 1 { NAME($commodity, of: "commodity") } from { SEAT($partner) } for { MONEY($price) }, or pay { MONEY($forfeit) }?
    [cashier] Buy { NAME($commodity, of: "commodity") } at { MONEY($price) } each, or skip and pay { MONEY($forfeit) }?
   *[players] Buy { NAME($commodity, of: "commodity") } from a player, or skip and pay { MONEY($forfeit) }?
}
# $kind is as above; with "corner" the player need not sell, with "bid" somebody has bid.
question-CTM-053 = { $kind ->
    [more] You have sold { $number } { NAME($commodity, of: "commodity") }. Sell more?
    [partner] Sell { SEAT($partner) } 1 { NAME($commodity, of: "commodity") } for { MONEY($price) }, or pay { MONEY($forfeit) }?
    [bid] { SEAT($bidder) } bids { MONEY($bid) } for 1 { NAME($commodity, of: "commodity") }. The Cashier pays { MONEY($price) }.
    [corner] Break your { NAME($commodity, of: "commodity") } corner? The Cashier pays { MONEY($price) } each.
   *[cashier] Sell { NAME($commodity, of: "commodity") } at { MONEY($price) } each, or skip and pay { MONEY($forfeit) }?
}
# $kind is "players" if somebody offers one, otherwise "cashier".
question-CTM-057 = { $kind ->
    [players] You have no { NAME($commodity, of: "commodity") } to sell. Take an offer, or pay { MONEY($forfeit) }?
   *[cashier] You have no { NAME($commodity, of: "commodity") } to sell. Buy 1 for { MONEY($price) }, or pay { MONEY($forfeit) }?
}
question-CTM-058 = Sell 1 { NAME($commodity, of: "commodity") } for { MONEY($price) }, or skip and pay { MONEY($forfeit) }?
# $kind is "first" (the reader begins the swap), "contract" or "money" (what $seat gives in it).
question-CTM-062 = { $kind ->
    [contract] { SEAT($seat) } swaps 1 { NAME($commodity, of: "commodity") } with you. What do you give?
    [money] { SEAT($seat) } pays you { MONEY($amount) } in a swap. What do you give?
   *[first] Swap with { SEAT($seat) }: what do you give?
}
question-CTM-068 = { $offers ->
    [0] Open trading: make an offer, or end the trading.
    [one] Answer the offer to you, make your own, or end the trading.
   *[other] Answer the { $offers } offers to you, make your own, or end the trading.
}
question-CTM-069 = No deal was made. Buy 1 contract, or skip and pay { MONEY($forfeit) }?
question-CTM-071 = { $offers ->
    [0] { SEAT($seat) } is trading. Make an offer?
    [one] { SEAT($seat) } makes you an offer. Accept it?
   *[other] { SEAT($seat) } makes you { $offers } offers. Accept one?
}
question-CTM-078 = Your call is done. Which pit do you enter? It pays { MONEY($amount) }.
question-CTM-106 = Buy 1 { NAME($commodity, of: "commodity") } for { MONEY($price) }, or skip and pay { MONEY($forfeit) }?
# $commodity is "any" if the player names it.
question-CTM-111 = { $is_sale ->
    [true] { $commodity ->
        [any] Sell up to { $number } of one commodity?
       *[other] Sell up to { $number } { NAME($commodity, of: "commodity") } at { MONEY($price) } each?
    }
   *[false] { $commodity ->
        [any] Buy up to { $number } of one commodity?
       *[other] Buy up to { $number } { NAME($commodity, of: "commodity") } at { MONEY($price) } each?
    }
}
# $kind is what the reader has to do: "sell" to $seat, or "buy".
question-CTM-R13 = { $kind ->
    [sell] Sell { SEAT($seat) } 1 { NAME($commodity, of: "commodity") } for { MONEY($price) }, or pay { MONEY($forfeit) }?
   *[buy] Buy 1 { NAME($commodity, of: "commodity") } from { SEAT($seat) } for { MONEY($price) }, or pay { MONEY($forfeit) }?
}
question-CTM-R15 = { $kind ->
    [sell] Sell { SEAT($seat) } up to { $number } more { NAME($commodity, of: "commodity") } at { MONEY($price) } each?
   *[buy] Buy up to { $number } more { NAME($commodity, of: "commodity") } from { SEAT($seat) } at { MONEY($price) } each?
}
question-CTM-R30 = Enter { NAME($pit, of: "pit") }? It pays { MONEY($amount) }.
# $creditor is a player, "cashier", or "several" players.
question-CTM-R39 = { $creditor ->
    [cashier] You owe the Cashier { MONEY($owed) }. Raise { MONEY($missing) } more.
    [several] You owe { MONEY($owed) } in all. Raise { MONEY($missing) } more.
   *[other] You owe { SEAT($creditor) } { MONEY($owed) }. Raise { MONEY($missing) } more.
}
# $kind is "bid" ($seat sells) or "quote" ($seat wants to buy).
question-CTM-R64 = { $kind ->
    [bid] { SEAT($seat) } sells 1 { NAME($commodity, of: "commodity") }. Bid { MONEY($least) } or more?
   *[quote] { SEAT($seat) } wants to buy { NAME($commodity, of: "commodity") }. Name your price?
}

## Buttons

action-throw = Roll the dice
action-take-card = { $pile ->
    [Flyer] Take a Flyer
   *[Exchange] Take an Exchange card
}
    .verb = Take a card …
action-enter = Enter { NAME($pit, of: "pit") }
    .verb = Enter a pit …
action-go-on = Move on round the board
action-pass-by = Stay outside
action-buy-from = Buy { $number } { NAME($commodity, of: "commodity") } from { SEAT($seller) }
    .verb = Buy from a player …
action-buy = Buy { $number } { NAME($commodity, of: "commodity") }
    .verb = Buy …
action-sell-to = Sell { SEAT($buyer) } { $number } { NAME($commodity, of: "commodity") }
    .verb = Sell to a player …
action-sell = Sell { $number } { NAME($commodity, of: "commodity") }
    .verb = Sell …
action-buy-in = Buy one
action-call = Ask the others
action-quote = Offer { $number } at { MONEY($price) } each
    .verb = Offer some …
action-take = Buy { $number } from { SEAT($seller) }
    .verb = Take an offer …
action-bid = Bid { MONEY($amount) }
    .verb = Bid …
action-accept-bid = Accept the bid
action-more = Ask for { $number } more
    .verb = Ask for more …
action-agree = Agree to { $number } more
    .verb = Agree …
action-comply = Make the deal
action-forfeit = Skip and pay
action-pass = Pass
action-decline = No, thanks
action-done = Done
action-give = Give 1 { NAME($commodity, of: "commodity") }
    .verb = Give a contract …
action-pay-instead = Pay instead
action-offer = Offer { SEAT($to) } { GOODS($give) } for { GOODS($get) }
    .verb = Make an offer …
action-counter = Ask for { GOODS($get) } for { GOODS($give) } instead
    .verb = Make a counter-offer …
action-end-trading = End the trading
action-redeem-seat = Sell a Broker Seat
action-redeem = Sell 1 { NAME($commodity, of: "commodity") }
    .verb = Sell a contract …

## What an answer does: the second line of its button

effect-contract_received = you get 1 { NAME($commodity, of: "commodity") }
effect-contracts_passed = { WHO($seat) ->
    [you] you hand over { $number } { NAME($commodity, of: "commodity") }
   *[other] { WHO($to) ->
        [you] you get { $number } { NAME($commodity, of: "commodity") }
       *[other] { SEAT($to) } gets { $number } { NAME($commodity, of: "commodity") }
    }
}
effect-corner_made = { WHO($seat) ->
    [you] you corner { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } corners { NAME($commodity, of: "commodity") }
}
effect-corner_broken = { WHO($seat) ->
    [you] breaks your corner in { NAME($commodity, of: "commodity") }
   *[other] breaks { SEAT($seat) }'s corner in { NAME($commodity, of: "commodity") }
}
effect-control_gained = { WHO($seat) ->
    [you] you own all { NAME($commodity, of: "commodity") }
   *[other] { SEAT($seat) } owns all { NAME($commodity, of: "commodity") }
}
effect-went_bankrupt = { WHO($seat) ->
    [you] you go bankrupt
   *[other] { SEAT($seat) } goes bankrupt
}
effect-held = you hold { $number } { NAME($commodity, of: "commodity") }
effect-short_of_corner = { $missing ->
    [one] one short of a Corner in { NAME($commodity, of: "commodity") }
   *[other] { $missing } short of a Corner in { NAME($commodity, of: "commodity") }
}
effect-price_changed = { NAME($commodity, of: "commodity") } goes from { MONEY($before) } to { MONEY($now) }

## Events

event-spun_for_lead = { WHO($seat) ->
    [you] You roll for the start: { LIST($numbers) }.
   *[other] { SEAT($seat) } rolls for the start: { LIST($numbers) }.
}
event-tied_for_lead = There is a tie: { SEATS($seats) } roll again.
event-paid_bank = { WHO($payer) ->
    [you] You pay the Cashier { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payer) } pays the Cashier { MONEY($amount) } ({ NAME($purpose, of: "purpose") }).
}
event-bank_paid = { WHO($payee) ->
    [you] You get { MONEY($amount) } from the Cashier ({ NAME($purpose, of: "purpose") }).
   *[other] { SEAT($payee) } gets { MONEY($amount) } from the Cashier ({ NAME($purpose, of: "purpose") }).
}
event-thrown = { WHO($seat) ->
    [you] You roll { $first } and { $second }.
   *[other] { SEAT($seat) } rolls { $first } and { $second }.
}
event-marker_moved = { NAME($marker, of: "marker") } begins.
event-crash_began = The market crashes!
event-crash_went_on = The crash goes on.
event-crash_ended = The crash is over.
event-moved = { WHO($seat) ->
    [you] You move { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } to { NAME($place, of: "place") }.
   *[other] { SEAT($seat) } moves { $steps ->
        [one] { $steps } space
       *[other] { $steps } spaces
    } to { NAME($place, of: "place") }.
}
event-sent = { WHO($seat) ->
    [you] You go to { NAME($place, of: "place") }.
   *[other] { SEAT($seat) } goes to { NAME($place, of: "place") }.
}
event-entered = { WHO($seat) ->
    [you] You enter { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } enters { NAME($pit, of: "pit") }.
}
event-passed_by = { WHO($seat) ->
    [you] You stay outside { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } stays outside { NAME($pit, of: "pit") }.
}
event-put_out = { WHO($seat) ->
    [you] You have to leave { NAME($pit, of: "pit") }.
   *[other] { SEAT($seat) } has to leave { NAME($pit, of: "pit") }.
}
event-call_completed = { WHO($seat) ->
    [you] You roll the { $number } you need: your call is done.
   *[other] { SEAT($seat) } rolls the { $number } needed: the call is done.
}
event-call_missed = { WHO($seat) ->
    [you] You need { $number } and stay on the telephone.
   *[other] { SEAT($seat) } needs { $number } and stays on the telephone.
}
event-call_kept = { WHO($seat) ->
    [you] Your call is done: you move on with your next roll.
   *[other] { SEAT($seat) }'s call is done: { SEAT($seat) } moves on with the next roll.
}
event-card_taken = { WHO($seat) ->
    [you] You take a card: { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } takes a card: { NAME($card, of: "card") }.
}
event-card_put_back = The card { NAME($card, of: "card") } goes back under its pile.
event-card_had_no_effect = { WHO($seat) ->
    [you] You are on the telephone already, so { NAME($card, of: "card") } changes nothing.
   *[other] { SEAT($seat) } is on the telephone already, so { NAME($card, of: "card") } changes nothing.
}
event-seat_kept = { WHO($seat) ->
    [you] You are a broker now and keep the { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } is a broker now and keeps the { NAME($card, of: "card") }.
}
event-seat_returned = { WHO($seat) ->
    [you] You give back a { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } gives back a { NAME($card, of: "card") }.
}
event-went_bankrupt = { WHO($seat) ->
    [you] You are bankrupt and out of the game.
   *[other] { SEAT($seat) } is bankrupt and out of the game.
}
event-year_ended = Double { $first }: the year is over.
event-counted = { WHO($seat) ->
    [you] You own { MONEY($assets) } in all.
   *[other] { SEAT($seat) } owns { MONEY($assets) } in all.
}
event-last_left = { WHO($seat) ->
    [you] You are the last player left, and win!
   *[other] { SEAT($seat) } is the last player left, and wins!
}
event-contracts_bought = { WHO($seat) ->
    [you] You buy { $number } { NAME($commodity, of: "commodity") } for { MONEY($amount) }.
   *[other] { SEAT($seat) } buys { $number } { NAME($commodity, of: "commodity") } for { MONEY($amount) }.
}
event-contracts_redeemed = { WHO($seat) ->
    [you] You sell { $number } { NAME($commodity, of: "commodity") } for { MONEY($amount) }.
   *[other] { SEAT($seat) } sells { $number } { NAME($commodity, of: "commodity") } for { MONEY($amount) }.
}
event-contracts_passed = { WHO($seat) ->
    [you] You hand { SEAT($to) } { $number } { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } hands { SEAT($to) } { $number } { NAME($commodity, of: "commodity") }.
}
event-contract_received = { WHO($seat) ->
    [you] You get 1 { NAME($commodity, of: "commodity") } for free.
   *[other] { SEAT($seat) } gets 1 { NAME($commodity, of: "commodity") } for free.
}
event-seat_passed = { WHO($seat) ->
    [you] You hand { SEAT($to) } a { NAME($card, of: "card") }.
   *[other] { SEAT($seat) } hands { SEAT($to) } a { NAME($card, of: "card") }.
}
event-corner_made = { WHO($seat) ->
    [you] You have a corner in { NAME($commodity, of: "commodity") }, with { $number } contracts!
   *[other] { SEAT($seat) } has a corner in { NAME($commodity, of: "commodity") }, with { $number } contracts!
}
event-corner_broken = { WHO($seat) ->
    [you] Your corner in { NAME($commodity, of: "commodity") } is broken.
   *[other] { SEAT($seat) }'s corner in { NAME($commodity, of: "commodity") } is broken.
}
event-control_gained = { WHO($seat) ->
    [you] You own all { NAME($commodity, of: "commodity") } and control its market!
   *[other] { SEAT($seat) } owns all { NAME($commodity, of: "commodity") } and controls its market!
}
event-control_lost = { WHO($seat) ->
    [you] You no longer control { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } no longer controls { NAME($commodity, of: "commodity") }.
}
event-pit_closed = { NAME($pit, of: "pit") } closes.
event-pit_opened = { NAME($pit, of: "pit") } opens again.
event-offers_called = { WHO($seat) ->
    [you] You ask the others to sell you { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } asks the others to sell { NAME($commodity, of: "commodity") }.
}
event-bids_called = { WHO($seat) ->
    [you] You ask for bids on 1 { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } asks for bids on 1 { NAME($commodity, of: "commodity") }.
}
event-quoted = { WHO($seat) ->
    [you] You offer { $number } { NAME($commodity, of: "commodity") } at { MONEY($price) } each.
   *[other] { SEAT($seat) } offers { $number } { NAME($commodity, of: "commodity") } at { MONEY($price) } each.
}
event-bid_placed = { WHO($seat) ->
    [you] You bid { MONEY($amount) }.
   *[other] { SEAT($seat) } bids { MONEY($amount) }.
}
event-bid_passed = { WHO($seat) ->
    [you] You drop out of the bidding.
   *[other] { SEAT($seat) } drops out of the bidding.
}
event-more_asked = { WHO($seat) ->
    [you] You ask { SEAT($to) } for { $number } more.
   *[other] { SEAT($seat) } asks { SEAT($to) } for { $number } more.
}
event-agreed = { WHO($seat) ->
    [you] You agree to { $number } more.
   *[other] { SEAT($seat) } agrees to { $number } more.
}
event-declined = { WHO($seat) ->
    [you] You decline.
   *[other] { SEAT($seat) } declines.
}
event-swap_named = { WHO($seat) ->
    [you] You give { SEAT($to) } 1 { NAME($commodity, of: "commodity") } in the swap.
   *[other] { SEAT($seat) } gives { SEAT($to) } 1 { NAME($commodity, of: "commodity") } in the swap.
}
event-swap_paid = { WHO($seat) ->
    [you] You pay { SEAT($to) } money in the swap.
   *[other] { SEAT($seat) } pays { SEAT($to) } money in the swap.
}
event-offered = { WHO($seat) ->
    [you] Offer { $number }: you offer { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
   *[other] Offer { $number }: { SEAT($seat) } offers { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
}
event-offer_refused = { WHO($seat) ->
    [you] You decline { SEAT($maker) }'s offer of { GOODS($give) } for { GOODS($get) }.
   *[other] { WHO($maker) ->
        [you] { SEAT($seat) } declines your offer of { GOODS($give) } for { GOODS($get) }.
       *[other] { SEAT($seat) } declines { SEAT($maker) }'s offer of { GOODS($give) } for { GOODS($get) }.
    }
}
event-offer_lapsed = { WHO($seat) ->
    [you] Your offer to { SEAT($to) } is off: { GOODS($give) } for { GOODS($get) }.
   *[other] { SEAT($seat) }'s offer to { SEAT($to) } is off: { GOODS($give) } for { GOODS($get) }.
}
event-deal_made = { WHO($seat) ->
    [you] You and { SEAT($with_seat) } agree on offer { $number }.
   *[other] { SEAT($seat) } and { SEAT($with_seat) } agree on offer { $number }.
}
event-trading_passed = { WHO($seat) ->
    [you] You have nothing to offer.
   *[other] { SEAT($seat) } has nothing to offer.
}
event-trading_ended = { WHO($seat) ->
    [you] You end the trading.
   *[other] { SEAT($seat) } ends the trading.
}

## Endings

ending-year-end = { WHO($winners) ->
    [you] The year is over, and you own the most.
   *[other] The year is over, and { SEATS($winners) } owns the most.
}
ending-year-end-tie = The year is over, and { SEATS($winners) } own equally much.
ending-last-left = { WHO($winners) ->
    [you] All the others are bankrupt: you win.
   *[other] All the others are bankrupt: { SEATS($winners) } wins.
}

## Refusals

refusal-turn-not_yours = { COUNT($waiting) ->
    [one] Please wait: { SEATS($waiting) } is deciding.
   *[other] Please wait: { SEATS($waiting) } are deciding.
}
refusal-throw-for_lead = Roll first, to see who starts.
refusal-throw-first = Roll the dice first.
refusal-offer-not_now = You can make each other offers only while somebody is on an Open Trading space.
refusal-card-choose_pile = Take a card from one of the two piles first.
refusal-call-choose_pit = Your call is done: enter an open pit, or move on round the board.
refusal-pit-full = Choose another pit: two players are in { NAME($commodity, of: "pit") } already.
refusal-pit-closed = Choose another pit: { NAME($commodity, of: "pit") } is closed.
refusal-pit-enter_or_pass = Enter the pit or stay outside first.
refusal-option-choose = Use the option, or say no to it.
refusal-buy-choose = Buy { NAME($commodity_here, of: "commodity") } here, or skip and pay { MONEY($forfeit) }.
refusal-sell-choose = Sell { NAME($commodity_here, of: "commodity") } here, or skip and pay { MONEY($forfeit) }.
refusal-deal-other_commodity = You can deal only in { NAME($commodity_here, of: "commodity") } here.
# $kind is "partner" for a purchase from the player in the same pit, otherwise "cashier".
refusal-buy-too_many = { $kind ->
    [partner] You can buy 1 { NAME($commodity, of: "commodity") } at a time from { SEAT($partner) }, for { MONEY($price) }.
   *[cashier] { $most ->
        [0] You cannot buy { NAME($commodity, of: "commodity") }: you have { MONEY($cash) }, and the Cashier has { $stock } at { MONEY($price) } each.
       *[other] You can buy { $most } { NAME($commodity, of: "commodity") } at most: you have { MONEY($cash) }, and the Cashier has { $stock } at { MONEY($price) } each.
    }
}
refusal-buy-limit = You can buy { $limit } contracts at most at one stop.
refusal-buy-partner_first = { SEAT($partner) } is in the same pit: buy from { SEAT($partner) } first.
refusal-sell-not_owned = { $most ->
    [0] You have no { NAME($commodity, of: "commodity") } to sell.
   *[other] You can sell { $most } { NAME($commodity, of: "commodity") } at most.
}
refusal-sell-from_corner = You cannot sell { NAME($commodity, of: "commodity") } here, because it is a corner; sell something else.
refusal-sell-to_partner = { SEAT($partner) } is in the same pit: sell to { SEAT($partner) }.
refusal-card-buy_or_forfeit = The card says: buy 1 contract, or skip and pay { MONEY($forfeit) }.
refusal-card-sell_or_forfeit = The card says: sell 1 contract, or skip and pay { MONEY($forfeit) }.
refusal-short-choose = You have no { NAME($commodity_here, of: "commodity") } to sell: buy one, or skip and pay { MONEY($forfeit) }.
refusal-quote-choose = Offer 1 to { $number } at { MONEY($least) } to { MONEY($highest) } each, in steps of { MONEY($step) }, or pass.
refusal-quote-below_corner_price = From your corner you can sell at { MONEY($least) } or more; ask that, or pass.
refusal-take-no_offer = Nobody offers you that many; take an offer as it is, or fewer.
refusal-bid-choose = Bid { MONEY($least) } to { MONEY($cash) }, in steps of { MONEY($step) }, or pass.
refusal-more-choose = Agree to a number from 1 to { $wanted }, or say no.
refusal-partner-choose = Make the deal, or skip and pay { MONEY($forfeit) }.
refusal-swap-choose = Choose what you give in the swap first.
refusal-swap-not_owned = You have no { NAME($commodity, of: "commodity") } to give; choose something you have.
refusal-swap-control = You control { NAME($commodity, of: "commodity") } and cannot give it away in a swap; choose something else.
refusal-swap-no_payment = You cannot pay here: give a contract.
refusal-trade-choose = Make an offer, answer one, or finish trading.
refusal-offer-with_mover = { WHO($mover) ->
    [you] Make your offer to another player who is still in the game.
   *[other] Make your offer to { SEAT($mover) }: all deals now are with { SEAT($mover) }.
}
refusal-offer-limit = You have made this player { $limit } offers already, and no more are allowed at this stop.
refusal-offer-no_gifts = Both sides give something, one of them contracts or Broker Seats; only one side pays, in steps of { MONEY($step) }.
refusal-offer-not_there = Offer only what you have, and ask only for what the other player has.
refusal-offer-control = Whoever controls a market sells its contracts only for money, and only with less than { MONEY($near) } in cash.
refusal-offer-below_corner_price = Contracts from a corner cost { MONEY($floor) } or more here; raise the price, or swap contracts.
refusal-offer-unknown = This offer is no longer open to you; choose one that is.
refusal-trade-no_deal = No deal was made: buy 1 contract from the Cashier, or skip and pay { MONEY($forfeit) }.
refusal-debt-raise_funds = You owe { MONEY($owed) } and have { MONEY($cash) }: sell something to the Cashier first.
refusal-debt-not_owned = You have no { NAME($commodity, of: "commodity") }; sell something you have.
refusal-debt-no_seat = You have no Broker Seat; sell a contract.
refusal-debt-corner_is_last = You can pay without breaking a corner: sell other contracts or a Broker Seat first.

## Commodities

commodity-coffee = Coffee
commodity-sugar = Sugar
commodity-cotton = Cotton
commodity-copper = Copper
commodity-hides = Hides
commodity-rubber = Rubber

## Pits, also at the beginning of a sentence

pit-coffee = the Coffee pit
pit-sugar = the Sugar pit
pit-cotton = the Cotton pit
pit-copper = the Copper pit
pit-hides = the Hides pit
pit-rubber = the Rubber pit

## Seasons and months, at the beginning of a sentence

marker-winter = Winter
    .short = Winter
marker-spring = Spring
    .short = Spring
marker-summer = Summer
    .short = Summer
marker-autumn = Autumn
    .short = Autumn
marker-january = January
    .short = Jan
marker-february = February
    .short = Feb
marker-march = March
    .short = Mar
marker-april = April
    .short = Apr
marker-may = May
    .short = May
marker-june = June
    .short = Jun
marker-july = July
    .short = Jul
marker-august = August
    .short = Aug
marker-september = September
    .short = Sep
marker-october = October
    .short = Oct
marker-november = November
    .short = Nov
marker-december = December
    .short = Dec

## What a payment is for, in brackets

purpose-coffee = Coffee
purpose-sugar = Sugar
purpose-cotton = Cotton
purpose-copper = Copper
purpose-hides = Hides
purpose-rubber = Rubber
purpose-cashier = for passing
purpose-advancing-to-cashier = for going there
purpose-entering-the-pit = entering the pit
purpose-dividend = dividend
purpose-fine = fine
purpose-commission = commission
# Paid to a player who has corners.
purpose-corner-penalty = for the corners
# Paid to everybody by a player without a corner, if nobody has one.
purpose-no-corner = for having no corner
purpose-forfeit = deal skipped
purpose-a-broker-seat = Broker Seat
purpose-the-swap = swap
purpose-the-deal = deal
purpose-what-is-left = all the rest
purpose-lucky-flyer = Lucky Flyer
purpose-storage-charges = Storage Charges
purpose-coffee-delivered = Coffee Delivered
purpose-hides-delivered = Hides Delivered

## Titles of cards

card-broker-seat = Broker Seat
card-coffee-delivered = Coffee Delivered
card-hides-delivered = Hides Delivered
card-buying-option = Buying Option
card-selling-option = Selling Option
card-seat-recalled = Seat Recalled
card-commission-day = Commission Day
card-long-distance = Long Distance
card-inside-tip-on-copper = Inside Tip on Copper
card-inside-tip-on-sugar = Inside Tip on Sugar
card-cotton-called-in = Cotton Called In
card-sugar-called-in = Sugar Called In
card-rubber-scare = Rubber Scare
card-urgent-call = Urgent Call
card-lucky-flyer = Lucky Flyer
card-false-report = False Report
card-storage-charges = Storage Charges
card-squeeze = Squeeze

## Spaces of the board: "You move 5 spaces to …", "You go to …"

place-cashier = the Cashier
place-pit-entrance-passing-square-coffee = the Coffee pit
place-pit-entrance-passing-square-sugar = the Sugar pit
place-pit-entrance-passing-square-cotton = the Cotton pit
place-pit-entrance-passing-square-copper = the Copper pit
place-pit-entrance-passing-square-hides = the Hides pit
place-pit-entrance-passing-square-rubber = the Rubber pit
place-buying-option-coffee = the Coffee option
place-buying-option-sugar = the Sugar option
place-buying-option-cotton = the Cotton option
place-buying-option-copper = the Copper option
place-buying-option-hides = the Hides option
place-buying-option-rubber = the Rubber option
place-selling-option = a selling option
place-telephone = a Telephone
place-flyer = a Flyer space
place-exchange = an Exchange space
place-corner = a Corner space
place-commission = a Commission space
place-fine = a Fine space
place-dividend = the Dividend
place-advance-to-cashier = Advance to Cashier
place-ticker-tape = the Ticker Tape
place-entrance = the entrance
place-buy = a Buy space
place-sell = a Sell space
place-swap = a Swap space
place-open-trading = an Open Trading space
place-exit = the exit

## The page

## The board on the page

board-label = The board: forty-four squares round six pits and the season dial
# In capitals in the middle of the season dial.
board-year = YEAR
board-crash = MARKET CRASH
board-crash-prices = crash prices in every pit
board-closed = PIT CLOSED
board-closed-short = closed
board-enter = Enter the { $pit } pit
board-take-card = Take the top { $pile } card
board-whole = Show the whole board
board-near = Show where the game is
board-contracts = My contracts
board-line = the line marks a Corner
board-held = { $number } of { $of }
board-secret = kept secret
board-corner-in = Corner in { $name }
board-controls = controls { $name }
board-broker-seats =
    { $number ->
        [one] 1 Broker Seat
       *[other] { $number } Broker Seats
    }
board-out = out of the game
board-counter = Buying and selling
board-price-now = { MONEY($price) } now
board-from = from { $seat }
board-quote = Make an offer
board-number = How many
board-price = Price each
board-quote-send = Offer { $number } at { MONEY($price) }
board-offers = Open offers
board-gives = { $give } for { $get }
board-less = less
board-more = more
board-pit = { $name } pit
board-pit-closed = { $name } pit: closed
board-pit-price = { $name } pit: { MONEY($price) } now
board-pit-stock = { $name } pit: { MONEY($price) } now, { $number } left at the Exchange
board-pile = The { $name } cards

## Printed on squares and piles

goods-seat = Broker Seat
square-cashier = Cashier
square-pit-entrance-passing-square = Pit entrance / passing square
square-telephone = Telephone
square-buying-option = Buying option
square-selling-option = Selling option
square-flyer = Flyer
square-exchange = Exchange
square-corner = Corner
square-commission = Commission
square-fine = Fine
square-dividend = Dividend
square-advance-to-cashier = Advance to Cashier
square-ticker-tape = Ticker tape
square-entrance = Entrance
square-buy = Buy
square-sell = Sell
square-swap = Swap
square-open-trading = Open Trading
square-exit = Exit
pile-exchange = Exchange
pile-flyer = Flyer
board-print-pass = { MONEY($sum) } as you pass
board-print-enter = ENTER
board-print-any = ANY ONE
board-print-may-buy = MAY BUY
board-print-may-sell = MAY SELL
board-print-up-to = up to { $most }
board-print-penalties = penalties

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-paid_bank =
    .payer = paid the Cashier { MONEY($amount) }
    .payer-many = paid the Cashier { MONEY(SUM($amount)) }
turn-moved = reached { NAME($place, of: "place") }
turn-sent = went to { NAME($place, of: "place") }
turn-entered = entered { NAME($pit, of: "pit") }
turn-call_completed = finished the call
turn-call_missed = stayed on the telephone
turn-card_taken = took the card “{ NAME($card, of: "card") }”
turn-seat_kept = became a broker
turn-went_bankrupt = went bankrupt
turn-last_left = won as the last one left
turn-contracts_bought = bought { $number } { NAME($commodity, of: "commodity") } for { MONEY($amount) }
turn-contracts_redeemed = sold { $number } { NAME($commodity, of: "commodity") } for { MONEY($amount) }
turn-contracts_passed = { $amount ->
    [0] handed { SEAT($to) } { $number } { NAME($commodity, of: "commodity") }
   *[other] sold { SEAT($to) } { $number } { NAME($commodity, of: "commodity") } for { MONEY($amount) }
}
    .to = { $amount ->
        [0] got { $number } { NAME($commodity, of: "commodity") } from { SEAT($seat) }
       *[other] bought { $number } { NAME($commodity, of: "commodity") } from { SEAT($seat) } for { MONEY($amount) }
    }
turn-contract_received = got 1 { NAME($commodity, of: "commodity") } for free
turn-corner_made = made a corner in { NAME($commodity, of: "commodity") }
turn-corner_broken = lost the corner in { NAME($commodity, of: "commodity") }
turn-control_gained = took control of { NAME($commodity, of: "commodity") }
turn-offers_called = asked for { NAME($commodity, of: "commodity") }
turn-bids_called = put 1 { NAME($commodity, of: "commodity") } up for bids
turn-offered = offered { SEAT($to) } { GOODS($give) } for { GOODS($get) }
turn-deal_made = made a deal with { SEAT($with_seat) }
    .with_seat = made a deal with { SEAT($seat) }
turn-year_ended = Double { $first }: the year is over

## Valuation at the end: what is counted, and how

value-cash = Cash
value-seats = Broker Seats
    .note = { $count }
value-control = { NAME($commodity, of: "commodity") }
    .note = Control
value-corner = { NAME($commodity, of: "commodity") }
    .note = corner of { $count } at { MONEY($price) }
value-loose = { NAME($commodity, of: "commodity") }
    .note = { $count } loose at { MONEY($price) }
## What cards say

card-keep-this-card-until-you-sell-it-or-must-return-it = Keep this card until you sell it or must return it.
card-receive-1-coffee-contract-free-if-the-cashier-has-none-collect-1-000 = Receive 1 Coffee contract free; if the Cashier has none, collect $1,000.
card-receive-1-hides-contract-free-if-the-cashier-has-none-collect-2-000 = Receive 1 Hides contract free; if the Cashier has none, collect $2,000.
card-you-may-buy-up-to-3-contracts-of-any-one-commodity-from-the-cashier = You may buy up to 3 contracts of any one commodity from the Cashier.
card-you-may-sell-up-to-3-contracts-of-any-one-commodity-to-the-cashier = You may sell up to 3 contracts of any one commodity to the Cashier.
card-return-one-broker-seat-if-you-hold-any-to-the-bottom-of-the-exchange-pile = Give back one Broker Seat, if you have any; it goes under the Exchange pile.
card-settle-commissions-as-if-you-had-stopped-on-a-commission-square = Settle commissions as if you had stopped on a Commission square.
card-go-forward-to-the-next-telephone-collect-at-cashier-if-you-pass-it = Go forward to the next Telephone; collect at Cashier if you pass it.
card-you-may-buy-up-to-2-contracts-of-any-one-commodity-from-the-cashier = You may buy up to 2 contracts of any one commodity from the Cashier.
card-you-may-buy-up-to-3-copper-contracts-from-the-cashier = You may buy up to 3 Copper contracts from the Cashier.
card-you-may-buy-up-to-3-sugar-contracts-from-the-cashier = You may buy up to 3 Sugar contracts from the Cashier.
card-you-may-sell-up-to-2-contracts-of-any-one-commodity-to-the-cashier = You may sell up to 2 contracts of any one commodity to the Cashier.
card-sell-1-cotton-contract-to-the-cashier-if-you-own-none-you-are-caught-short = Sell 1 Cotton contract to the Cashier; if you own none you are caught short.
card-sell-1-sugar-contract-to-the-cashier-if-you-own-none-you-are-caught-short = Sell 1 Sugar contract to the Cashier; if you own none you are caught short.
card-buy-1-rubber-contract-from-the-cashier-or-forfeit-500 = Buy 1 Rubber contract from the Cashier, or pay $500.
card-collect-1-500-from-the-cashier = Collect $1,500 from the Cashier.
card-pay-a-fine-of-1-000-brokers-are-exempt = Pay a fine of $1,000; Brokers are exempt.
card-pay-the-cashier-100-for-each-contract-you-own = Pay the Cashier $100 for each contract you own.
card-pay-corner-penalties-as-if-you-had-stopped-on-a-corner-square = Pay Corner Penalties as if you had stopped on a Corner square.

## What a bot weighs

term-contracts = { $count } { NAME($commodity, of: "commodity") } more may count { MONEY($amount) }
term-corners = makes a Corner in { NAME($commodity, of: "commodity") }, for { MONEY($amount) } or more
term-blocks = leaves the others less { NAME($commodity, of: "commodity") }, a loss of { MONEY($amount) } to them
term-gives_contracts = gives up { $count } { NAME($commodity, of: "commodity") }, which may count { MONEY($amount) }
