### weigh-anchor: events, questions, endings and refusals.

## Questions

question-WA-005 = Which token do you take?
question-WA-016 = Throw for the first turn
question-WA-028 = Do you buy her?
question-WA-032 = What do you bid?
question-WA-044 = Which duty do you pay?
question-WA-074 = What do you bid for a piece?
question-WA-090 = Lift the mortgage at once?
question-WA-096 = Lift the mortgage at once?
question-WA-R13 = Business is open
question-WA-R15 = Raise the cash for your bid
question-WA-R20 = Throw for the charge
question-WA-R24 = Do you take her over?
question-WA-R26 = Where is the piece fitted?
question-WA-R27 = How many do you want?
question-WA-R31 = Raise what you owe
question-WA-R32 = A debtor sells
question-WAS-01a = Choose a set of deeds
question-WAS-01a-throw = Throw for the first choice of deeds
question-WAS-03a = Card or fine?

## Events

event-thrown_for_first = { WHO($seat) ->
    [you] You throw { LIST($numbers) } for the first turn.
   *[other] { SEAT($seat) } throws { LIST($numbers) } for the first turn.
}
event-tied_for_first = { SEATS($seats) } tie and throw again.
event-plays_first = { WHO($seat) ->
    [you] You play first.
   *[other] { SEAT($seat) } plays first.
}
event-token_taken = { WHO($seat) ->
    [you] You take the { NAME($token, of: "token") }.
   *[other] { SEAT($seat) } takes the { NAME($token, of: "token") }.
}
event-thrown_for_sets = { WHO($seat) ->
    [you] You throw { $first } and { $second } for the sets.
   *[other] { SEAT($seat) } throws { $first } and { $second } for the sets.
}
event-set_chosen = { WHO($seat) ->
    [you] You choose { NAME($group, of: "group") }.
   *[other] { SEAT($seat) } chooses { NAME($group, of: "group") }.
}
event-thrown = { WHO($seat) ->
    [you] You throw { $first } and { $second }.
   *[other] { SEAT($seat) } throws { $first } and { $second }.
}
event-moved = { WHO($seat) ->
    [you] You move to { $space }.
   *[other] { SEAT($seat) } moves to { $space }.
}
event-card_drawn = { WHO($seat) ->
    [you] You draw { $card }: { $text }
   *[other] { SEAT($seat) } draws { $card }: { $text }
}
event-card_kept = { WHO($seat) ->
    [you] You keep { $card }.
   *[other] { SEAT($seat) } keeps { $card }.
}
event-card_used = { WHO($seat) ->
    [you] You use { $card }, which goes under its pack.
   *[other] { SEAT($seat) } uses { $card }, which goes under its pack.
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
    [you] You are no longer waited for between throws.
   *[other] { SEAT($seat) } is no longer waited for between throws.
}
event-resumed = { WHO($seat) ->
    [you] You are waited for between all throws from now on.
   *[other] { SEAT($seat) } is waited for between all throws from now on.
}
event-declined = { WHO($seat) ->
    [you] You leave { $vessel } to the auction.
   *[other] { SEAT($seat) } leaves { $vessel } to the auction.
}
event-bought = { WHO($seat) ->
    [you] You buy { $vessel } for { MONEY($price) }.
   *[other] { SEAT($seat) } buys { $vessel } for { MONEY($price) }.
}
event-lot_opened = { $vessel } is put up for auction.
event-bid_placed = { WHO($seat) ->
    [you] You bid { MONEY($amount) }.
   *[other] { SEAT($seat) } bids { MONEY($amount) }.
}
event-held = { WHO($seat) ->
    [you] You hold.
   *[other] { SEAT($seat) } holds.
}
event-unsold = Nobody bids: { $vessel } stays with the Bank.
event-hire_due = { WHO($lander) ->
    [you] You owe { SEAT($owner) } { MONEY($amount) } for the hire of { $vessel }.
   *[other] { SEAT($lander) } owes { SEAT($owner) } { MONEY($amount) } for the hire of { $vessel }.
}
event-no_hire = { WHO($seat) ->
    [you] { $vessel } is mortgaged: you pay no hire.
   *[other] { $vessel } is mortgaged: { SEAT($seat) } pays no hire.
}
event-claim_opened = { WHO($owner) ->
    [you] You may ask { SEAT($lander) } for { MONEY($amount) }, the hire of { $vessel }.
   *[other] { SEAT($owner) } may ask { SEAT($lander) } for { MONEY($amount) }, the hire of { $vessel }.
}
event-hire_waived = { WHO($owner) ->
    [you] You let { SEAT($lander) } off the hire of { $vessel }.
   *[other] { SEAT($owner) } lets { SEAT($lander) } off the hire of { $vessel }.
}
event-claim_lapsed = { WHO($lander) ->
    [you] The hire of { $vessel } was not asked for in time: you owe { SEAT($owner) } nothing.
   *[other] The hire of { $vessel } was not asked for in time: { SEAT($lander) } owes { SEAT($owner) } nothing.
}
event-duty_chosen = { WHO($seat) ->
    [you] You choose the fixed duty of { MONEY($amount) }.
   *[other] { SEAT($seat) } chooses the fixed duty of { MONEY($amount) }.
}
event-share_chosen = { WHO($seat) ->
    [you] You choose { $percent }% of a worth of { MONEY($worth) }.
   *[other] { SEAT($seat) } chooses { $percent }% of a worth of { MONEY($worth) }.
}
event-built = { WHO($seat) ->
    [you] You build on { $vessel }; decks on it now: { $level }.
   *[other] { SEAT($seat) } builds on { $vessel }; decks on it now: { $level }.
}
event-suite_fitted = { WHO($seat) ->
    [you] You fit { $vessel } with a suite.
   *[other] { SEAT($seat) } fits { $vessel } with a suite.
}
event-broken_down = { WHO($seat) ->
    [you] You sell pieces of { $vessel } back; decks on it now: { $level }.
   *[other] { SEAT($seat) } sells pieces of { $vessel } back; decks on it now: { $level }.
}
event-mortgaged = { WHO($seat) ->
    [you] You mortgage { $vessel }; its deed is turned face down.
   *[other] { SEAT($seat) } mortgages { $vessel }; its deed is turned face down.
}
event-lifted = { WHO($seat) ->
    [you] You lift the mortgage of { $vessel }.
   *[other] { SEAT($seat) } lifts the mortgage of { $vessel }.
}
event-traded = { WHO($seat) ->
    [you] Offer { $number } is taken: you give { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
   *[other] Offer { $number } is taken: { SEAT($seat) } gives { SEAT($to) } { GOODS($give) } for { GOODS($get) }.
}
event-pieces_scarce = { WHO($seat) ->
    [you] You want to build, and there are too few pieces for all who could.
   *[other] { SEAT($seat) } wants to build, and there are too few pieces for all who could.
}
event-pieces_wanted = { WHO($seat) ->
    [you] You want { $count }.
   *[other] { SEAT($seat) } wants { $count }.
}
event-piece_offered = A piece is put up for auction; the Bank has { $left }.
event-piece_sold = { WHO($seat) ->
    [you] You have the piece for { MONEY($amount) }.
   *[other] { SEAT($seat) } has the piece for { MONEY($amount) }.
}
event-in_debt = { WHO($seat) ->
    [you] You must raise { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
   *[other] { SEAT($seat) } must raise { MONEY($amount) }: { NAME($purpose, of: "purpose") }.
}
event-went_bankrupt = { WHO($seat) ->
    [you] You go bankrupt and hand everything to { SEAT($creditor) }.
   *[other] { SEAT($seat) } goes bankrupt and hands everything to { SEAT($creditor) }.
}
event-went_bankrupt_to_bank = { WHO($seat) ->
    [you] You go bankrupt and hand everything to the Bank.
   *[other] { SEAT($seat) } goes bankrupt and hands everything to the Bank.
}
event-resigned = { WHO($seat) ->
    [you] You resign; everything goes to the Bank.
   *[other] { SEAT($seat) } resigns; everything goes to the Bank.
}
event-deed_passed = { WHO($seat) ->
    [you] { $vessel } passes to you.
   *[other] { $vessel } passes to { SEAT($seat) }.
}
event-deed_returned = { $vessel } goes back to the Bank.
event-retired = { WHO($seat) ->
    [you] You retire from the game.
   *[other] { SEAT($seat) } retires from the game.
}
event-valued = { WHO($seat) ->
    [you] You are worth { MONEY($value) }.
   *[other] { SEAT($seat) } is worth { MONEY($value) }.
}
event-turns_ran_out = After { $turns } turns the game is ended.
event-game_won = The game is won by { SEATS($seats) }.

## Endings

ending-last-left = Last player left: { SEATS($winners) }.
ending-first-bankruptcy = The first bankruptcy has ended the short game. Richest: { SEATS($winners) }.
ending-turn-limit = The turns have run out. Richest: { SEATS($winners) }.

## Refusals

refusal-turn-not_yours = The table waits for { SEATS($waiting) }; please wait for your turn.
refusal-start-token = Choose a token that nobody has: for example '{ $example }'.
refusal-start-throw = The first turn is thrown for now: choose 'throw'.
refusal-start-throw_for_sets = The sets are thrown for now: choose 'throw'.
refusal-start-choose_set = Choose a set of deeds that is left, such as '{ $example }'.
refusal-window-not_your_throw = The dice are not yours now; you may do business, or '{ $example }'.
refusal-window-throw_instead = Whoever is to throw passes by throwing: choose '{ $example }'.
refusal-window-other_business = That has no place between two throws; you may '{ $example }'.
refusal-window-pass_stands = Your pass stands already; 'resume' lifts it.
refusal-window-no_pass_stands = No pass of yours stands; 'rest' lets it stand.
refusal-window-own_turn_only = Business is done in one's own turn only, by these house rules; you may '{ $example }'.
refusal-dock-not_in = You are not in the Graving Dock, or it is not your turn to leave it; you may '{ $example }'.
refusal-dock-third_turn = On the third turn nothing is paid in advance: use a card, or throw.
refusal-dock-fine = Leaving the Dock costs { $fine }, and you have { $cash }: '{ $example }' will do.
refusal-dock-no_card = You hold no such Get Out card; '{ $example }' will do.
refusal-dock-card_or_fine = No doubles: leave by a Get Out card or pay { $fine }, such as '{ $example }'.
refusal-buy-choose = Buy { $lot } for { $price }, raise cash first, or decline it.
refusal-buy-cash = { $lot } costs { $price } and you have { $cash }; mortgage, sell pieces or decline.
refusal-bid-choose = { $lot } is under the hammer: bid { $least } or more, or hold.
refusal-bid-too_low = The least you can bid is { $least }; or hold.
refusal-bid-cash = You can bid { $most } at most; mortgage or sell pieces first, or hold.
refusal-duty-choose = Choose at Harbour Duties: 'duty { $flat }' or 'duty { $percent }%'.
refusal-throw-for_charge = The charge is thrown for: choose 'throw'.
refusal-build-not_a_liner = Decks and suites go on liners only.
refusal-build-group = You need every vessel of { $group } to build there; you lack { $lacking }.
refusal-build-too_early = In the short game you may build { $when }, not before.
refusal-build-mortgaged = A vessel of { $group } is mortgaged; lift the mortgage before you build there.
refusal-build-full = { $vessel } has all the decks it can carry; a suite may follow.
refusal-build-short_full = { $vessel } has all the decks of the short game; a suite may follow.
refusal-build-count = Name a number of decks from 1 to { $room }, which is all { $group } has room for.
refusal-build-uneven = Decks go on evenly: 'build { $lowest }' first, or { $rise } at once, 'build { $vessel } { $rise }'.
refusal-build-none_left = The Bank has no decks; wait until some come back.
refusal-build-cash = That costs { $total }, { $cost } a piece, and you have { $cash }; build less, or raise cash first.
refusal-build-not_ready = A suite needs { $decks } decks on each vessel of { $group }.
refusal-suite-none_left = The Bank has no suites; wait until one comes back.
refusal-suite-one = { $vessel } has its suite; there is no more than one.
refusal-sell-not_yours = You can sell only what stands on vessels of your own.
refusal-sell-nothing = You have no piece on { $vessel } to sell.
refusal-sell-count = Name a number of levels from 1 to { $levels }, which is all there is on { $group }.
refusal-sell-uneven = They come off evenly: 'sell { $highest }' first, or { $fall } at once, 'sell { $vessel } { $fall }'.
refusal-sell-no_decks = The Bank has { $stock } decks, too few for that state; sell { $group } further down.
refusal-mortgage-not_yours = { $vessel } is not yours to mortgage; you have { $goods }.
refusal-mortgage-twice = { $vessel } is mortgaged already; lifting that costs { $lift }.
refusal-mortgage-improved = { $group } has pieces on it; sell them back before you mortgage { $vessel }.
refusal-lift-not_yours = { $vessel } is not yours; only its owner can lift a mortgage.
refusal-lift-not_mortgaged = { $vessel } is not mortgaged.
refusal-lift-cash = Lifting { $vessel } costs { $lift } and you have { $cash }.
refusal-offer-no_partner = Offers go to another player who is in the game.
refusal-offer-not_yours = You can offer only what is yours; you have { $goods }.
refusal-offer-not_theirs = You can ask only for what is theirs; they have { $theirs }.
refusal-offer-improved = A group with pieces on it is not for sale; they go back to the Bank first.
refusal-offer-loan = Money alone would be a loan or a present: a vessel or card must move.
refusal-offer-cash = You can offer { $cash } at most.
refusal-offer-their_cash = You can ask for { $their_cash } at most, all they have.
refusal-offer-both_cash = Cash goes one way: put the difference on one side.
refusal-offer-cash_only = By these house rules goods are sold for cash only.
refusal-offer-none = No offer of that number is open to you (an offer lapses when something in it changes); '{ $example }' will do.
refusal-offer-not_made = You have made no open offer of that number; '{ $example }' will do.
refusal-trade-changed = Offer { $number } no longer stands: { $change }. Nothing has moved.
refusal-trade-interest = The interest on a mortgaged vessel could not be paid after the exchange; counter with other terms, or decline.
refusal-takeover-choose = Lift the mortgage of a vessel you have taken over, or hold.
refusal-takeover-cash = The loan on { $vessel } is { $loan } and you have { $cash }; or hold.
refusal-takeover-or_refuse = Take the mortgaged vessel over with its interest, or refuse it: '{ $example }'.
refusal-hire-no_claim = You have no open claim for hire on that landing.
refusal-hire-automatic = Hire is asked for by itself at this table.
refusal-debt-settle = You owe { $debt } and have { $cash }: mortgage, sell or trade to raise it; you may '{ $example }'.
refusal-debt-not_yours = { $debtor } is raising { $debt }; you may trade with that seat meanwhile, or '{ $example }'.
refusal-debt-covered = You can raise { $debt } by yourself, so you must: for example '{ $example }'.
refusal-debt-offer_to_debtor = Only { $debtor } trades now, to raise { $debt }: make your offer to that seat.
refusal-shortage-want = Pieces are scarce: say how many you want, 0 to { $most }.
refusal-shortage-fit = Fit the piece on a vessel that may carry it, such as '{ $example }'.
refusal-bid-raise = You have won with { $debt } and must raise it: for example '{ $example }'.
refusal-shortage-bid = A scarce piece is under the hammer: bid { $least } or more, or hold.

## Page

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
board-times-throw = { $times } × roll
board-deck-cost = a deck { MONEY($sum) }
board-in-bank = Bank: { $decks } decks, { $suites } suites

## Buttons. ‘.with’ is the same button for one thing: $what is its name.

action-take-the = Pick a token
    .with = Take the { $what }
action-choose = Choose a set of deeds
    .with = Choose { $what }
action-buy = Buy it
action-decline = Decline
action-build = Build decks
action-suite = Fit a suite
    .with = Fit a suite on { $what }
action-sell = Sell decks
action-mortgage = Mortgage a vessel
    .with = Mortgage { $what }
action-lift = Pay off a mortgage
    .with = Pay off { $what }
action-pay = Pay to leave the Dock
action-use = Use a card to leave the Dock
action-duty = Pay Harbour Duties
action-ask = Ask for the hire
action-waive = Let them off the hire
action-want = Ask for pieces
action-fit = Fit it
    .with = Fit it on { $what }
action-take-over = Take over with its mortgage
    .with = Take over { $what } with its mortgage
action-refuse = Leave it to the Bank
    .with = Leave { $what } to the Bank
action-go-bankrupt = Go bankrupt
