### Pit: questions, buttons, events, endings, refusals and names.

goal = Collect all nine cards of one kind. The first to reach the winning score wins.
    .standing = First to { $goal } points: you have { $have }

# Some cards of a kind. There is one Bull and one Bear.
counted-goods = { $name ->
    [Bull] the Bull
    [Bear] the Bear
   *[other] { $count } { NAME($name, of: "commodity") }
}

## Questions

question-PIT-10 = Pick { $number } commodities to play with.
question-PIT-14 = Everybody is ready. Start the trading!
question-PIT-17 = Pick cards to swap, or pass.
question-PIT-20 = Trade now!
question-PIT-21 = You have a corner in { NAME($commodity, of: "commodity") }, worth { $points } points. Ring the bell?
question-PIT-R01 = Who deals first?
question-PIT-R10 = The trading in this hand is over. Go on.
# $seats have rung the bell.
question-PIT-R16 = { COUNT($seats) ->
    [one] { SEATS($seats) } has rung the bell. Do you have a corner too?
   *[other] { SEATS($seats) } have rung the bell. Do you have a corner too?
}
question-PIT-R22 = Ready?

## Buttons

action-pass = Pass
# $floor is the smallest number of these cards that may be swapped.
action-offer = { $floor ->
    [1] Offer { CARDS($cards) }
   *[other] Offer { CARDS($cards) }, at least { $floor }
}
    .verb = Choose cards to offer …
action-hold = Go on without ringing
action-ready = Ready
action-open = Start trading
action-call-number = Call { $number }
    .verb = Call a number …
action-call = Offer { CARDS($cards) }
    .verb = Choose cards to offer …
action-match = Swap { CARDS($cards) } with { SEAT($player) }
    .verb = Swap with a player …
action-lower = Swap only { CARDS($cards) } with { SEAT($player) }
    .verb = Swap fewer cards …
action-accept = Swap { CARDS($cards) } with { SEAT($player) }
    .verb = Accept a swap …
action-withdraw = Take back your offers
action-take-back = Take back your offer to { SEAT($player) }
    .verb = Take back an offer …
action-vote-void = { $answer ->
    [yes] Cancel this hand
   *[no] Keep playing
}
    .verb = Cancel this hand …
action-corner = Ring the bell: { NAME($words, of: "word") } in { NAME($commodity, of: "commodity") }
    .verb = Ring the bell …
action-name-dealer = Vote for { SEAT($player) }
    .verb = Vote for a dealer …
action-leave-suits-to-lot = Pick at random
action-name-suits = Play with these commodities
    .verb = Pick commodities …

## What an answer does: the second line of its button

effect-corner_scored = { WHO($seat) ->
    [you] you score { $points }
   *[other] { SEAT($seat) } scores { $points }
}
effect-game_won = { WHO($seat) ->
    [you] you win
   *[other] { SEAT($seat) } wins
}
effect-keeps = leaves you { $count } of { $of } { NAME($commodity, of: "commodity") }
effect-called_too = { COUNT($seats) ->
    [one] { SEATS($seats) } calls { $number }
   *[other] { SEATS($seats) } call { $number }
}
effect-nobody_calls = nobody calls { $number } yet
effect-swaps_now = swaps { $number } with { SEAT($seat) } at once
effect-invites = asks { SEAT($seat) } to swap only { $number }
effect-bell_scores = rings the bell: you score { $points }
effect-bell_fails = not a corner yet: you have { $count } of { $of } { NAME($commodity, of: "commodity") }

## Events

event-dealer_named = { WHO($seat) ->
    [you] { WHO($player) ->
        [you] You vote for yourself as dealer.
       *[other] You vote for { SEAT($player) } as dealer.
    }
   *[other] { SEAT($seat) } votes for { SEAT($player) } as dealer.
}
event-dealer_chosen = { WHO($seat) ->
    [you] You deal first.
   *[other] { SEAT($seat) } deals first.
}
event-suits_chosen = This game is played with { LIST($suits, of: "commodity") }.
event-hand_dealt = { WHO($dealer) ->
    [you] You deal hand { $number }.
   *[other] { SEAT($dealer) } deals hand { $number }.
}
event-tenth_cards_dealt = { SEATS($seats) } get one extra card.
event-hand_taken = { WHO($seat) ->
    [you] You pick up { CARDS($cards) }.
   *[other] { SEAT($seat) } picks up { CARDS($cards) }.
}
event-misdealt = { WHO($dealer) ->
    [you] Somebody was dealt a corner, so you deal again.
   *[other] Somebody was dealt a corner, so { SEAT($dealer) } deals again.
}
# $floor is the smallest number of these cards that may be swapped.
event-offered = { WHO($seat) ->
    [you] { $floor ->
        [1] You offer { CARDS($cards) }.
       *[other] You offer { CARDS($cards) }, at least { $floor } of them.
    }
   *[other] { $floor ->
        [1] { SEAT($seat) } offers { CARDS($cards) }.
       *[other] { SEAT($seat) } offers { CARDS($cards) }, at least { $floor } of them.
    }
}
event-called = { WHO($seat) ->
    [you] You call { $number }.
   *[other] { SEAT($seat) } calls { $number }.
}
event-shown = { WHO($seat) ->
    [you] { $number ->
        [one] You show { $number } finger.
       *[other] You show { $number } fingers.
    }
   *[other] { $number ->
        [one] { SEAT($seat) } shows { $number } finger.
       *[other] { SEAT($seat) } shows { $number } fingers.
    }
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
    [you] You ring the bell: { NAME($words, of: "word") } in { NAME($commodity, of: "commodity") }!
   *[other] { SEAT($seat) } rings the bell: { NAME($words, of: "word") } in { NAME($commodity, of: "commodity") }!
}
event-corner_refused = { WHO($seat) ->
    [you] You ring the bell for a { NAME($words, of: "word") } in { NAME($commodity, of: "commodity") }, but it doesn't count.
   *[other] { SEAT($seat) } rings the bell for a { NAME($words, of: "word") } in { NAME($commodity, of: "commodity") }, but it doesn't count.
}
event-fined = { WHO($seat) ->
    [you] You lose { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the false alarm.
   *[other] { SEAT($seat) } loses { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for the false alarm.
}
event-tie_broken = { WHO($seat) ->
    [you] Several players have a corner: yours counts.
   *[other] Several players have a corner: { SEAT($seat) }'s counts.
}
event-corner_scored = { WHO($seat) ->
    [you] You score { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a { NAME($words, of: "word") } in { NAME($commodity, of: "commodity") }.
   *[other] { SEAT($seat) } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for a { NAME($words, of: "word") } in { NAME($commodity, of: "commodity") }.
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
event-hand_voided = Hand { $number } is cancelled.
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
event-voids_ran_out = { $hands ->
    [one] The hand was cancelled, so the game ends without a winner.
   *[other] { $hands } hands in a row were cancelled, so the game ends without a winner.
}
event-made_ready = { WHO($seat) ->
    [you] You are ready.
   *[other] { SEAT($seat) } is ready.
}
event-exchange_opened = { WHO($seat) ->
    [you] You start the trading.
   *[other] { SEAT($seat) } starts the trading.
}
event-held_up = { WHO($seat) ->
    [you] You hold up { CARDS($cards) }.
   *[other] { SEAT($seat) } holds up { CARDS($cards) }.
}
event-withdrawn = { WHO($seat) ->
    [you] You take your call back.
   *[other] { SEAT($seat) } takes the call back.
}
event-invited = { WHO($seat) ->
    [you] You offer { SEAT($other) } a swap of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
   *[other] { SEAT($seat) } offers { SEAT($other) } a swap of { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }.
}
event-matched = { WHO($seat) ->
    [you] You match { SEAT($other) }'s call of { $number }.
   *[other] { WHO($other) ->
        [you] { SEAT($seat) } matches your call of { $number }.
       *[other] { SEAT($seat) } matches { SEAT($other) }'s call of { $number }.
    }
}
event-bid_fell = { WHO($seat) ->
    [you] Your offer to { SEAT($other) } is off.
   *[other] { SEAT($seat) }'s offer to { SEAT($other) } is off.
}
event-voted = { WHO($seat) ->
    [you] { $answer ->
        [yes] You vote to cancel this hand.
       *[no] You vote to keep playing.
    }
   *[other] { $answer ->
        [yes] { SEAT($seat) } votes to cancel this hand.
       *[no] { SEAT($seat) } votes to keep playing.
    }
}

## Endings

ending-target = { WHO($winners) ->
    [you] You reach the winning score first.
   *[other] { SEATS($winners) } reaches the winning score first.
}
ending-void-hands = Too many hands in a row were cancelled: nobody wins.

## Refusals

refusal-turn-wait = Please wait for the others.
refusal-dealer-name = Vote for a player as the first dealer.
refusal-suits-name = { $number ->
    [one] Pick { $number } commodity, or leave it to chance.
   *[other] Pick { $number } different commodities, or leave it to chance.
}
refusal-round-answer = Offer cards of one kind, or pass.
refusal-board-answer = You have a corner: ring the bell, or don't, before you go on.
refusal-board-hold = The trading in this hand is over.
# $kind is "corner", "bull" or "double". $count is how many cards of the commodity the reader has.
refusal-board-no_corner = { $kind ->
    [bull] A bull corner needs { $needed } { NAME($commodity, of: "commodity") } and the Bull, and nothing else; you have { $has_bull ->
        [true] { $count } { NAME($commodity, of: "commodity") } and the Bull
       *[false] { $count } { NAME($commodity, of: "commodity") } and no Bull
    }.
    [double] A double bull corner needs { $alike } { NAME($commodity, of: "commodity") } and the Bull; you have { $has_bull ->
        [true] { $count } { NAME($commodity, of: "commodity") } and the Bull
       *[false] { $count } { NAME($commodity, of: "commodity") } and no Bull
    }.
   *[corner] Not a corner yet: you have { $count } of { $alike } { NAME($commodity, of: "commodity") }.
}
refusal-board-bear = You cannot ring the bell while you hold the Bear: swap it away first.
refusal-set-number = You can swap { $least } to { $most } cards at a time.
refusal-set-one_suit = Swap cards of one kind; only the Bull and the Bear may go with any.
refusal-set-special_missing = You can mix kinds only with the Bull or the Bear: add one of them, or offer cards of one kind.
refusal-set-not_held = You don't have those cards: you hold { CARDS($hand) }.
refusal-offer-floor = The smallest number you would swap is from 1 up to the cards you offer.
refusal-offer-lowered_set = If fewer of these cards were swapped, they could be of different kinds: raise the smallest number.
# $kind is "sorting" or, when all are ready, "opening".
refusal-exchange-closed = { $kind ->
    [sorting] Trading has not started: say that you are ready first.
   *[opening] Trading has not started: start it first.
}
refusal-exchange-answer = Trading is on: offer cards, swap, or ring the bell.
refusal-call-backed = Pick the cards that you offer, not only a number.
refusal-call-number_alone = At this table you call only a number, without cards.
refusal-withdraw-nothing = You have nothing to take back.
refusal-withdraw-no_offer = You have offered { SEAT($player) } nothing.
refusal-match-no_call = { WHO($player) ->
    [you] You cannot swap with yourself; choose another player.
   *[other] { SEAT($player) } offers nothing now; choose a player who does.
}
refusal-match-too_many = { $called ->
    [one] { SEAT($player) } wants to swap only { $called } card.
   *[other] { SEAT($player) } wants to swap only { $called } cards.
}
refusal-lower-no_invitation = { SEAT($player) } has not offered you a smaller swap.
refusal-accept-no_match = { SEAT($player) } has not matched your call.
refusal-trade-number = { $offered ->
    [one] { SEAT($player) } swaps { $offered } card: give { $offered } too.
   *[other] { SEAT($player) } swaps { $offered } cards: give { $offered } too.
}
refusal-lower-held_up = You can give only cards that you hold up.
refusal-board-not_in_play = { NAME($commodity, of: "commodity") } is not in this game; there are { LIST($suits, of: "commodity") }.
refusal-board-words = The Bull is not in this game: call a plain corner.
refusal-board-bell = Somebody has rung the bell: ring too if you have a corner, or don't.

## Names

word-corner = corner
word-bull-corner = bull corner
word-double-bull-corner = double bull corner
commodity-gas = Gas
commodity-silver = Silver
commodity-rice = Rice
commodity-oil = Oil
commodity-cattle = Cattle
commodity-gold = Gold
commodity-platinum = Platinum
commodity-cocoa = Cocoa
commodity-wheat = Wheat
commodity-barley = Barley
commodity-coffee = Coffee
commodity-corn = Corn
commodity-sugar = Sugar
commodity-oats = Oats
commodity-soybeans = Soybeans
commodity-oranges = Oranges
commodity-rye = Rye
commodity-hay = Hay
commodity-flax = Flax
commodity-bull = Bull
commodity-bear = Bear

## The page

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

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-dealer_chosen = became the first dealer
turn-hand_dealt = { WHO($dealer) ->
    [you] You
   *[other] { SEAT($dealer) }
} dealt hand { $number }
turn-swapped = { WHO($one) ->
    [you] You
   *[other] { SEAT($one) }
} swapped { $number ->
    [one] 1 card
   *[other] { $number } cards
} with { SEAT($other) }
turn-corner_called = rang the bell for a { NAME($words, of: "word") } in { NAME($commodity, of: "commodity") }
turn-corner_refused = rang the bell by mistake ({ NAME($commodity, of: "commodity") }, { NAME($words, of: "word") })
turn-fined = lost { $points ->
    [one] 1 point
   *[other] { $points } points
}
turn-corner_scored = scored { $points ->
    [one] 1 point
   *[other] { $points } points
}
turn-penalised = lost { $points ->
    [one] 1 point
   *[other] { $points } points
} for { CARDS($cards) }
turn-hand_voided = Hand { $number } was cancelled
turn-game_won = won with { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What a bot weighs

term-collects = collects { NAME($card, of: "commodity") }: { $count } of { $of } in hand
term-sheds = { $count ->
    [1] gets rid of a card that does not fit
   *[other] gets rid of { $count } cards that do not fit
}
term-gives_aim = gives away { $count } { NAME($card, of: "commodity") }, which are collected
term-contested = somebody else seems to collect { NAME($card, of: "commodity") } too ({ $percent } %)
term-scores = { NAME($card, of: "commodity") } scores { $points } points
