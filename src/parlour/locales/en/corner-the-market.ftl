### corner-the-market: events, questions, endings and refusals.

## Questions

question-CTM-007 = Throw for the lead
question-CTM-023 = Throw the dice
question-CTM-027 = Which card do you take?
question-CTM-042 = What do you buy?
question-CTM-053 = What do you sell?
question-CTM-057 = Caught short: what now?
question-CTM-058 = A card orders a sale
question-CTM-062 = What do you give in the swap?
question-CTM-068 = Open Trading
question-CTM-069 = No deal: buy from the Cashier?
question-CTM-071 = What do you say to the mover?
question-CTM-078 = Which pit do you enter?
question-CTM-106 = A card orders a purchase
question-CTM-111 = Do you use the option?
question-CTM-R13 = Do you deal?
question-CTM-R15 = How many do you agree to?
question-CTM-R30 = Enter the pit?
question-CTM-R39 = Sell what covers your debt
question-CTM-R64 = What is your price?

## Events

event-spun_for_lead = { WHO($seat) ->
    [you] You throw for the lead: { LIST($numbers) }.
   *[other] { SEAT($seat) } throws for the lead: { LIST($numbers) }.
}
event-tied_for_lead = { SEATS($seats) } tie for the lead and throw again.
event-paid_bank = { WHO($payer) ->
    [you] You pay the Cashier { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payer) } pays the Cashier { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
}
event-bank_paid = { WHO($payee) ->
    [you] You receive { MONEY($amount) } from the Cashier: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($payee) } receives { MONEY($amount) } from the Cashier: { NAME($purpose, of: "purpose") }.
}
event-thrown = { WHO($seat) ->
    [you] You throw { $first } and { $second }.
   *[other] { SEAT($seat) } throws { $first } and { $second }.
}
event-marker_moved = The marker moves to { NAME($marker, of: "marker") }.
event-crash_began = The market crashes!
event-crash_went_on = The Crash goes on.
event-crash_ended = The Crash is over.
event-moved = { WHO($seat) ->
    [you] You move { $steps ->
            [one] { $steps } space
           *[other] { $steps } spaces
        }, to { $place }.
   *[other] { SEAT($seat) } moves { $steps ->
            [one] { $steps } space
           *[other] { $steps } spaces
        }, to { $place }.
}
event-sent = { WHO($seat) ->
    [you] You go to { $place }.
   *[other] { SEAT($seat) } goes to { $place }.
}
event-entered = { WHO($seat) ->
    [you] You enter the { $pit } pit.
   *[other] { SEAT($seat) } enters the { $pit } pit.
}
event-passed_by = { WHO($seat) ->
    [you] You stand on the Passing Square of the { $pit } pit.
   *[other] { SEAT($seat) } stands on the Passing Square of the { $pit } pit.
}
event-put_out = { WHO($seat) ->
    [you] You are put out of the { $pit } pit, to its Exit.
   *[other] { SEAT($seat) } is put out of the { $pit } pit, to its Exit.
}
event-call_completed = { WHO($seat) ->
    [you] You throw the { $number }: the call is done.
   *[other] { SEAT($seat) } throws the { $number }: the call is done.
}
event-call_missed = { WHO($seat) ->
    [you] You do not throw the { $number } and stay on the Telephone.
   *[other] { SEAT($seat) } does not throw the { $number } and stays on the Telephone.
}
event-call_kept = { WHO($seat) ->
    [you] You wait on the Telephone with the call done.
   *[other] { SEAT($seat) } waits on the Telephone with the call done.
}
event-card_taken = { WHO($seat) ->
    [you] You take a card: { $card }.
   *[other] { SEAT($seat) } takes a card: { $card }.
}
event-card_put_back = { $card } goes to the bottom of its pile.
event-card_had_no_effect = { WHO($seat) ->
    [you] You stay on the Telephone: { $card } changes nothing.
   *[other] { SEAT($seat) } stays on the Telephone: { $card } changes nothing.
}
event-seat_kept = { WHO($seat) ->
    [you] You are a Broker and keep { $card }.
   *[other] { SEAT($seat) } is a Broker and keeps { $card }.
}
event-seat_returned = { WHO($seat) ->
    [you] You return { $card }.
   *[other] { SEAT($seat) } returns { $card }.
}
event-went_bankrupt = { WHO($seat) ->
    [you] You are bankrupt.
   *[other] { SEAT($seat) } is bankrupt.
}
event-year_ended = { $first } and { $second } end the year.
event-counted = { WHO($seat) ->
    [you] You have { MONEY($assets) } in assets.
   *[other] { SEAT($seat) } has { MONEY($assets) } in assets.
}
event-last_left = { WHO($seat) ->
    [you] You are the last player left and win!
   *[other] { SEAT($seat) } is the last player left and wins!
}
event-contracts_bought = { WHO($seat) ->
    [you] You buy { $number } { $commodity } from the Cashier.
   *[other] { SEAT($seat) } buys { $number } { $commodity } from the Cashier.
}
event-contracts_redeemed = { WHO($seat) ->
    [you] You hand the Cashier { $number } { $commodity }.
   *[other] { SEAT($seat) } hands the Cashier { $number } { $commodity }.
}
event-contracts_passed = { WHO($seat) ->
    [you] You hand { SEAT($to) } { $number } { $commodity }.
   *[other] { SEAT($seat) } hands { SEAT($to) } { $number } { $commodity }.
}
event-contract_received = { WHO($seat) ->
    [you] You receive 1 { $commodity }, free.
   *[other] { SEAT($seat) } receives 1 { $commodity }, free.
}
event-seat_passed = { WHO($seat) ->
    [you] You hand { SEAT($to) } { $card }.
   *[other] { SEAT($seat) } hands { SEAT($to) } { $card }.
}
event-corner_made = { WHO($seat) ->
    [you] You have a Corner in { $commodity }, with { $number } contracts.
   *[other] { SEAT($seat) } has a Corner in { $commodity }, with { $number } contracts.
}
event-corner_broken = { WHO($seat) ->
    [you] You have no Corner in { $commodity } any more.
   *[other] { SEAT($seat) } has no Corner in { $commodity } any more.
}
event-control_gained = { WHO($seat) ->
    [you] You control the market in { $commodity }!
   *[other] { SEAT($seat) } controls the market in { $commodity }!
}
event-control_lost = { WHO($seat) ->
    [you] You control { $commodity } no longer.
   *[other] { SEAT($seat) } controls { $commodity } no longer.
}
event-pit_closed = The { $pit } pit is closed.
event-pit_opened = The { $pit } pit is open again.
event-offers_called = { WHO($seat) ->
    [you] You call for offers of { $commodity }.
   *[other] { SEAT($seat) } calls for offers of { $commodity }.
}
event-bids_called = { WHO($seat) ->
    [you] You call for bids on 1 { $commodity }.
   *[other] { SEAT($seat) } calls for bids on 1 { $commodity }.
}
event-quoted = { WHO($seat) ->
    [you] You offer { $number } { $commodity } at { MONEY($price) } each.
   *[other] { SEAT($seat) } offers { $number } { $commodity } at { MONEY($price) } each.
}
event-bid_placed = { WHO($seat) ->
    [you] You bid { MONEY($amount) }.
   *[other] { SEAT($seat) } bids { MONEY($amount) }.
}
event-bid_passed = { WHO($seat) ->
    [you] You pass and stay out of the bidding.
   *[other] { SEAT($seat) } passes and stays out of the bidding.
}
event-more_asked = { WHO($seat) ->
    [you] You ask { SEAT($to) } to deal in { $number } more.
   *[other] { SEAT($seat) } asks { SEAT($to) } to deal in { $number } more.
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
    [you] You will give { SEAT($to) } 1 { $commodity } in the swap.
   *[other] { SEAT($seat) } will give { SEAT($to) } 1 { $commodity } in the swap.
}
event-swap_paid = { WHO($seat) ->
    [you] You will pay { SEAT($to) } instead of giving a contract.
   *[other] { SEAT($seat) } will pay { SEAT($to) } instead of giving a contract.
}
event-offered = { WHO($seat) ->
    [you] You offer { SEAT($to) } { GOODS($give) } for { GOODS($get) } (number { $number }).
   *[other] { SEAT($seat) } offers { SEAT($to) } { GOODS($give) } for { GOODS($get) } (number { $number }).
}
event-offer_refused = { WHO($seat) ->
    [you] You refuse offer { $number }.
   *[other] { SEAT($seat) } refuses offer { $number }.
}
event-offer_lapsed = { WHO($seat) ->
    [you] Offer { $number } of you lapses: since this deal it can no longer be carried out.
   *[other] Offer { $number } of { SEAT($seat) } lapses: since this deal it can no longer be carried out.
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

ending-year-end = The year is over; { SEATS($winners) } had the most assets.
ending-year-end-tie = The year is over; { SEATS($winners) } had equally many assets.
ending-last-left = All others were bankrupt; { SEATS($winners) } was left.

## Refusals

refusal-turn-not_yours = { SEATS($waiting) } is asked now; please wait for your turn.
refusal-throw-for_lead = The lead is thrown for now: choose 'throw'.
refusal-throw-first = It is time to throw the dice: choose 'throw'.
refusal-offer-not_now = Players make each other offers in Open Trading only; now try '{ $example }'.
refusal-card-choose_pile = Take a card: choose 'take Flyer' or 'take Exchange'.
refusal-call-choose_pit = Your call is done: enter a pit that is open, or choose 'go on'; try '{ $example }'.
refusal-pit-full = Two players are in the { $commodity } pit already, and no third may enter; try '{ $example }'.
refusal-pit-closed = The { $commodity } pit is closed; try '{ $example }'.
refusal-pit-enter_or_pass = Enter the pit, or choose 'pass by'; try '{ $example }'.
refusal-option-choose = You may use this option or choose 'decline'; it is not for anything else.
refusal-buy-choose = You are to buy { $commodity_here }, or to forfeit; try '{ $example }'.
refusal-sell-choose = You are to sell { $commodity_here }, or to forfeit; try '{ $example }'.
refusal-deal-other_commodity = This stop is for { $commodity_here } alone; try '{ $example }'.
refusal-buy-too_many = You have ${ $cash } and the Cashier { $stock } { $commodity } at ${ $price } each: you can buy { $most }; try '{ $example }'.
refusal-buy-limit = At one stop { $limit } contracts are the most, from whomever; try '{ $example }'.
refusal-buy-partner_first = You share the pit with { $partner }, and buy from { $partner } first; try '{ $example }'.
refusal-sell-not_owned = You have { $owned } { $commodity } to sell here; try '{ $example }'.
refusal-sell-from_corner = Your { $commodity } is a Corner, and not sold from here; try '{ $example }'.
refusal-sell-to_partner = You share the pit with { $partner }, and sell to { $partner }; try '{ $example }'.
refusal-card-buy_or_forfeit = The card orders a purchase: buy, or choose 'forfeit'; try '{ $example }'.
refusal-card-sell_or_forfeit = The card orders a sale: sell, or choose 'forfeit'; try '{ $example }'.
refusal-short-choose = You are caught short: get a contract, or forfeit; try '{ $example }'.
refusal-quote-choose = Offer contracts at a price in steps of ${ $step }, such as '{ $quote }', or choose 'pass'.
refusal-quote-below_corner_price = From a Corner you sell at ${ $floor } or more: offer that, such as '{ $quote }', or choose 'pass'.
refusal-take-no_offer = That was not offered, or is too much; try '{ $example }'.
refusal-bid-choose = Bid ${ $least } to ${ $most }, in steps of ${ $step }, or choose 'pass'.
refusal-more-choose = Agree to a number, 1 to { $most }, such as 'agree to 1', or choose 'decline'.
refusal-partner-choose = You are to deal with your partner: choose 'deal' or 'forfeit'; try '{ $example }'.
refusal-swap-choose = Name what you give in the swap; try '{ $example }'.
refusal-swap-not_owned = You own no { $commodity } to give in a swap; try '{ $example }'.
refusal-swap-control = Your { $commodity } is under Market Control and never moves; try '{ $example }'.
refusal-swap-no_payment = You cannot pay instead of giving a contract here; try '{ $example }'.
refusal-trade-choose = This is Open Trading: offer something, answer an offer, or try '{ $example }'.
refusal-offer-with_mover = Every deal has the mover as one party, and another player in the game.
refusal-offer-limit = You have made that player { $limit } offers at this stop; try '{ $example }'.
refusal-offer-no_gifts = A deal gives something each way, contracts or seats among it, and cash on one side only in steps of ${ $step }.
refusal-offer-not_there = One of you does not have that; try '{ $example }'.
refusal-offer-control = Contracts under Market Control are sold for money only, and only by a player with less than ${ $near }.
refusal-offer-below_corner_price = From a Corner contracts go for ${ $floor } or more, or in a swap; a player with less than ${ $near } may take less.
refusal-offer-unknown = There is no open offer of that number to you; try '{ $example }'.
refusal-trade-no_deal = No deal was made: buy 1 contract from the Cashier, or forfeit; try '{ $example }'.
refusal-debt-raise_funds = You owe ${ $owed } and have ${ $cash }: sell to the Cashier; try '{ $example }'.
refusal-debt-not_owned = You own no { $commodity }; try '{ $example }'.
refusal-debt-no_seat = You hold no Broker Seat; try '{ $example }'.
refusal-debt-corner_is_last = Your seats and loose contracts cover what you owe; until then your Corners stay whole: try '{ $example }'.

## Page

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

## Names

marker-winter = Winter
marker-spring = Spring
marker-summer = Summer
marker-autumn = Autumn
marker-january = January
marker-february = February
marker-march = March
marker-april = April
marker-may = May
marker-june = June
marker-july = July
marker-august = August
marker-september = September
marker-october = October
marker-november = November
marker-december = December

## Buttons. ‘.with’ is the same button for one thing: $what is its name.

action-take = Take
action-enter = Enter the pit
    .with = Enter the { $what } pit
action-go-on = Go on
action-pass-by = Pass the pit
action-buy = Buy
action-sell = Sell
action-buy-in = Buy what you must deliver
action-call = Ask for offers or bids
action-accept-bid = Accept the bid
action-ask-for = Ask for more
action-agree-to = Agree
action-deal = Make the deal
action-forfeit = Skip and pay
action-decline = Decline
action-done = Done
action-give = Give
    .with = Give { $what }
action-pay-instead = Pay instead
action-accept = Accept
action-refuse = Refuse
action-end-trading = End trading
action-redeem = Sell back
    .with = Sell back { $what }
action-redeem-seat = Sell back a Broker Seat
