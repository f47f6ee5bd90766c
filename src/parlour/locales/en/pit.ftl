### Pit (1904)

## The board on the page

board-floor = Trading floor
board-hand = Your hand
board-sheet = Score sheet
board-total = Total
board-on-floor = In this hand
board-wild = wild
# A hand that nobody won, on the score sheet.
board-void = no winner
board-goal = Hand { $hand }. First to { $target } wins.
board-fan = { $count } { $name }
board-pick-fan = Pick cards to swap, then how many
board-chosen = { $names }: how many?
# The number buttons, for screen readers.
board-number = Call { $n }
board-least = Swap at least
# The large button. With $n cards picked it says the number.
board-shout = SHOUT
board-show = SHOW
board-shout-number = { $n ->
    [1] SHOUT ONE
    [2] SHOUT TWO
    [3] SHOUT THREE
    [4] SHOUT FOUR
   *[other] SHOUT { $n }
}
board-show-number = { $n ->
    [1] SHOW ONE
    [2] SHOW TWO
    [3] SHOW THREE
    [4] SHOW FOUR
   *[other] SHOW { $n }
}
board-calling = { $n ->
    [1] CALLING ONE
    [2] CALLING TWO
    [3] CALLING THREE
    [4] CALLING FOUR
   *[other] CALLING { $n }
}
board-showing = { $n ->
    [1] SHOWING ONE
    [2] SHOWING TWO
    [3] SHOWING THREE
    [4] SHOWING FOUR
   *[other] SHOWING { $n }
}
board-you-call = You are calling { $n }
board-you-show = You are showing { $n }
board-calls-as-well = { $names_count ->
    [one] { $names } calls it too
   *[other] { $names } call it too
}
board-shows-as-well = { $names_count ->
    [one] { $names } shows it too
   *[other] { $names } show it too
}
board-nobody-else = Nobody else calls it yet
board-you-hold = You have { $what }.
board-blind = Others hear the number, never the suit.
board-blind-silent = Others see the number, never the suit.
board-withdraw = Withdraw
board-pass = Pass
board-ready = Ready
board-open = Open the Exchange
board-hold = Not yet
board-sort = Ready?
board-sort-more = { $ready } of { $of } are ready
board-wait-open = { $dealer_is ->
    [you] You open the Exchange
   *[other] { $dealer } opens the Exchange
}
board-round = Round { $n }
board-last = Last chance to ring the bell
board-between = Between hands
# $names is a list of two: 'You and Bo'.
board-swapped = { $names } swap { $n }
board-gave-got = Your { $gave } for { $got }
board-held-up = offered
board-given = given to { $name }
board-received = { $n } received
board-to = { $n } to { $name }
board-to-you = { $n } to you
board-trade = Swap { $n }
board-offer = Offer { $n }
board-lower = Lower to { $n }
board-accept = Accept { $n }
board-offers-you = offers { $n }
board-offered = { $n } offered
board-silent = { $name } is silent
board-calls = { $name } calls { $n }
# A trader for screen readers: what they say, and what a tap does.
board-trader-label = { $said }. { $label }
board-pick-first = Pick your own cards first: tap a suit, then a number.
# $words is the call, such as 'corner' or 'bull corner'.
board-corner-in = { $words } in { $commodity }!
board-cornered = { $seat_is ->
    [you] You cornered { $commodity }
   *[other] { $seat } cornered { $commodity }
}
# $cards is a list of cards, such as 'Bull and Bear'.
board-still-held = { $seat_is ->
    [you] You still had { $cards }
   *[other] { $seat } still had { $cards }
}
board-next-hand = Next hand in { $seconds }
board-seen = Go on
board-bell = CORNER
# The bell for screen readers. $state says what the reader has.
board-bell-label = Corner. { $state }
board-bell-no = Not a corner yet: you have { $count } of { $of } { $name }.
board-bell-yes = Ring for { $name }: { $points }
board-have = { $count } { $name }
board-have-bull = { $count } { $name } + { $bull }
board-none = no cards yet
board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-deals = deals
board-hand-moment = hand { $hand }
board-hand-round = hand { $hand } · round { $round }

name-corner-corner = Corner
name-corner-bull-corner = Bull corner
name-corner-double-bull-corner = Double bull corner

# Stages of a hand.
stage-sorting = Ready?
stage-opening = The Exchange opens
stage-closed = The Exchange is closed

## Buttons

action-ready = Ready
action-open = Open the Exchange
action-hold = Not yet
action-call = Call
action-match = Swap with
action-lower-to = Lower your call
action-accept = Accept
action-offer = Offer cards
action-withdraw = Withdraw
action-withdraw-from = Take back your offer
action-void = Vote on this hand
action-void-no = Keep playing
action-void-yes = Cancel this hand
action-words-commodity = Ring the bell
action-dealer = Vote for the dealer
action-suits-by-lot = Pick suits at random
action-suits = Pick the suits
