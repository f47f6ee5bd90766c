### Weigh Anchor

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
board-decks = { $count ->
    [one] 1 deck
   *[other] { $count } decks
}
board-tankers = { $count ->
    [one] 1 tanker
   *[other] { $count } tankers
}
board-tugs = { $count ->
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
