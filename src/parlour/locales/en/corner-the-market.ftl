### Corner the Market (1938)

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
board-broker-seats = { $number ->
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

name-marker-winter = Winter
name-marker-spring = Spring
name-marker-summer = Summer
name-marker-autumn = Autumn
name-marker-january = January
name-marker-february = February
name-marker-march = March
name-marker-april = April
name-marker-may = May
name-marker-june = June
name-marker-july = July
name-marker-august = August
name-marker-september = September
name-marker-october = October
name-marker-november = November
name-marker-december = December

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
