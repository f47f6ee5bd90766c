### pit: events, questions, endings and refusals.

## Questions

question-PIT-10 = Which suits are in play?
question-PIT-14 = Open the Exchange
question-PIT-17 = What do you offer?
question-PIT-20 = The Exchange is open
question-PIT-21 = A corner: hit the board?
question-PIT-R01 = Who deals first?
question-PIT-R10 = Hold on
question-PIT-R16 = Another corner?
question-PIT-R22 = Sort your hand

## Events

event-dealer_named = { WHO($seat) ->
    [you] You vote for { SEAT($player) } as dealer.
   *[other] { SEAT($seat) } votes for { SEAT($player) } as dealer.
}
event-dealer_chosen = { WHO($seat) ->
    [you] You are the first dealer.
   *[other] { SEAT($seat) } is the first dealer.
}
event-suits_chosen = In play for the whole game: { LIST($suits) }.
event-hand_dealt = { WHO($dealer) ->
    [you] You deal hand { $number }.
   *[other] { SEAT($dealer) } deals hand { $number }.
}
event-tenth_cards_dealt = One card more has been dealt to { SEATS($seats) }.
event-hand_taken = { WHO($seat) ->
    [you] You take up { CARDS($cards) }.
   *[other] { SEAT($seat) } takes up { CARDS($cards) }.
}
event-misdealt = { WHO($dealer) ->
    [you] A corner has been dealt: you deal again.
   *[other] A corner has been dealt: { SEAT($dealer) } deals again.
}
event-offered = { WHO($seat) ->
    [you] You offer { CARDS($cards) }, { $floor } at the least.
   *[other] { SEAT($seat) } offers { CARDS($cards) }, { $floor } at the least.
}
event-called = { WHO($seat) ->
    [you] You call { $number }.
   *[other] { SEAT($seat) } calls { $number }.
}
event-shown = { WHO($seat) ->
    [you] You show { $number }, palm away.
   *[other] { SEAT($seat) } shows { $number }, palm away.
}
event-passed = { WHO($seat) ->
    [you] You pass.
   *[other] { SEAT($seat) } passes.
}
event-swapped = { WHO($one) ->
    [you] You and { SEAT($other) } swap { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
   *[other] { SEAT($one) } and { SEAT($other) } swap { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
}
event-traded = { WHO($seat) ->
    [you] You give { SEAT($other) } { CARDS($gave) } and get { CARDS($got) }.
   *[other] { SEAT($seat) } gives { SEAT($other) } { CARDS($gave) } and gets { CARDS($got) }.
}
event-corner_called = { WHO($seat) ->
    [you] You hit the board: { NAME($words, of: "word") } in { $commodity }!
   *[other] { SEAT($seat) } hits the board: { NAME($words, of: "word") } in { $commodity }!
}
event-corner_refused = { WHO($seat) ->
    [you] You call a { NAME($words, of: "word") } in { $commodity }, and it is none.
   *[other] { SEAT($seat) } calls a { NAME($words, of: "word") } in { $commodity }, and it is none.
}
event-fined = { WHO($seat) ->
    [you] You lose { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for the false call.
   *[other] { SEAT($seat) } loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for the false call.
}
event-tie_broken = { WHO($seat) ->
    [you] Several have called: the corner goes to you.
   *[other] Several have called: the corner goes to { SEAT($seat) }.
}
event-corner_scored = { WHO($seat) ->
    [you] You score { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for a { NAME($words, of: "word") } in { $commodity }.
   *[other] { SEAT($seat) } scores { $points ->
            [one] { $points } point
           *[other] { $points } points
        } for a { NAME($words, of: "word") } in { $commodity }.
}
event-penalised = { WHO($seat) ->
    [you] You hold { CARDS($cards) } and lose { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
   *[other] { SEAT($seat) } holds { CARDS($cards) } and loses { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
}
event-hand_voided = Hand { $number } is void.
event-game_won = { WHO($seat) ->
    [you] You have { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and win!
   *[other] { SEAT($seat) } has { $points ->
            [one] { $points } point
           *[other] { $points } points
        } and wins!
}
event-voids_ran_out = After { $hands } void hands running the game ends without a winner.
event-made_ready = { WHO($seat) ->
    [you] You are ready.
   *[other] { SEAT($seat) } is ready.
}
event-exchange_opened = { WHO($seat) ->
    [you] You declare the Exchange open.
   *[other] { SEAT($seat) } declares the Exchange open.
}
event-held_up = { WHO($seat) ->
    [you] You hold up { CARDS($cards) }.
   *[other] { SEAT($seat) } holds up { CARDS($cards) }.
}
event-withdrawn = { WHO($seat) ->
    [you] You withdraw the call.
   *[other] { SEAT($seat) } withdraws the call.
}
event-invited = { WHO($seat) ->
    [you] You invite { SEAT($other) } to trade { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
   *[other] { SEAT($seat) } invites { SEAT($other) } to trade { $number ->
            [one] { $number } card
           *[other] { $number } cards
        }.
}
event-matched = { WHO($seat) ->
    [you] You match { WHO($other) ->
            [you] your
           *[other] { SEAT($other) }'s
        } call of { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } and wait for the answer.
   *[other] { SEAT($seat) } matches { WHO($other) ->
            [you] your
           *[other] { SEAT($other) }'s
        } call of { $number ->
            [one] { $number } card
           *[other] { $number } cards
        } and waits for the answer.
}
event-bid_fell = { WHO($seat) ->
    [you] What you offered { SEAT($other) } is off.
   *[other] What { SEAT($seat) } offered { SEAT($other) } is off.
}
event-voted = { WHO($seat) ->
    [you] You vote { NAME($answer, of: "word") } on voiding the hand.
   *[other] { SEAT($seat) } votes { NAME($answer, of: "word") } on voiding the hand.
}

## Endings

ending-target = { SEATS($winners) } was the first to reach the winning total.
ending-void-hands = Too many hands running were void; nobody has won.

## Refusals

refusal-turn-wait = There is nothing for you to answer now; please wait for the others.
refusal-dealer-name = The first dealer is voted for: name a player, as in '{ $example }'.
refusal-suits-name = Name { $seats } commodities, one for each player, out of { $commodities }; or '{ $example }'.
refusal-round-answer = It is a round: 'pass', or offer cards as in 'offer CARDS floor NUMBER'.
refusal-board-answer = Your hand is a corner: '{ $example }', or 'hold' to go on.
refusal-board-hold = The trading of this hand is over: choose '{ $example }'.
refusal-board-no_corner = Your hand is no such corner; '{ $example }' is an answer here.
refusal-board-bear = While you hold the Bear you cannot lay down your hand.
refusal-set-number = A trade is of { $least } to { $most } cards, the Bull and the Bear counted.
refusal-set-one_suit = The cards of a trade are of one suit, the Bull and the Bear apart.
refusal-set-special_missing = At this table cards of several suits are a set only with a special card: add the Bull or the Bear, or offer cards of one suit.
refusal-set-not_held = You do not hold these cards; your hand is { $hand }.
refusal-offer-floor = The floor is a number from 1 to that of the cards offered.
refusal-offer-lowered_set = Lowered down to its floor, this offer would not always be a legal set.
refusal-exchange-closed = The Exchange is not open yet: choose '{ $example }'.
refusal-exchange-answer = The Exchange is open: call, match, withdraw, vote, or hit the board.
refusal-call-backed = A call is made with the cards for it, as in 'call CARDS'.
refusal-call-number_alone = At this table a call is a number alone, as in 'call 2'.
refusal-withdraw-nothing = No call and no offer of yours stands.
refusal-withdraw-no_offer = You have offered this player nothing.
refusal-match-no_call = This player is calling no number; choose one who does.
refusal-match-too_many = That is more than this player has called.
refusal-lower-no_invitation = This player has not invited you to lower your call.
refusal-accept-no_match = This player has not matched your call.
refusal-trade-number = An exchange moves as many cards both ways: as many as offered.
refusal-lower-held_up = Only cards that you hold up may go.
refusal-board-not_in_play = This commodity is not in play; { $suits } are.
refusal-board-words = The Bull is not in the deck: a corner is a corner, no more.
refusal-board-bell = The board has been hit: only a corner counts now, or 'hold'.

## Page

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
board-shout-number =
    { $n ->
        [1] SHOUT ONE
        [2] SHOUT TWO
        [3] SHOUT THREE
        [4] SHOUT FOUR
       *[other] SHOUT { $n }
    }
board-show-number =
    { $n ->
        [1] SHOW ONE
        [2] SHOW TWO
        [3] SHOW THREE
        [4] SHOW FOUR
       *[other] SHOW { $n }
    }
board-calling =
    { $n ->
        [1] CALLING ONE
        [2] CALLING TWO
        [3] CALLING THREE
        [4] CALLING FOUR
       *[other] CALLING { $n }
    }
board-showing =
    { $n ->
        [1] SHOWING ONE
        [2] SHOWING TWO
        [3] SHOWING THREE
        [4] SHOWING FOUR
       *[other] SHOWING { $n }
    }
board-you-call = You are calling { $n }
board-you-show = You are showing { $n }
board-calls-as-well =
    { $names_count ->
        [one] { $names } calls it too
       *[other] { $names } call it too
    }
board-shows-as-well =
    { $names_count ->
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
board-wait-open =
    { $dealer_is ->
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
board-cornered =
    { $seat_is ->
        [you] You cornered { $commodity }
       *[other] { $seat } cornered { $commodity }
    }
# $cards is a list of cards, such as 'Bull and Bear'.
board-still-held =
    { $seat_is ->
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
board-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-deals = deals
board-hand-moment = hand { $hand }
board-hand-round = hand { $hand } · round { $round }
corner-corner = Corner
corner-bull-corner = Bull corner
corner-double-bull-corner = Double bull corner
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
