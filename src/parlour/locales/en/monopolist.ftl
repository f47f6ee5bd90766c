### monopolist: events, questions, endings and refusals.

## Questions

question-MON-12 = Which corner do you take?
question-MON-15 = Spin for the lead
question-MON-16 = Spin the spider
question-MON-17 = Spin again, or stop?
question-MON-27 = Advance into the span?
question-MON-31 = Where do you stand?
question-MON-33 = Whose loan do you take?
question-MON-34 = Do you lend?

## Events

event-corner_taken = { WHO($seat) ->
    [you] You take the { NAME($trade, of: "trade") }'s corner and the { NAME($colour, of: "colour") } man.
   *[other] { SEAT($seat) } takes the { NAME($trade, of: "trade") }'s corner and the { NAME($colour, of: "colour") } man.
}
event-restarted = { WHO($seat) ->
    [you] You start again from { $cell }.
   *[other] { SEAT($seat) } starts again from { $cell }.
}
event-spun = { WHO($seat) ->
    [you] You spin { $number }; the spider rests at { $rest }.
   *[other] { SEAT($seat) } spins { $number }; the spider rests at { $rest }.
}
event-drawn_in = { WHO($seat) ->
    [you] Your man is drawn in to { $cell }.
   *[other] { SEAT($seat) }'s man is drawn in to { $cell }.
}
event-placed = { WHO($seat) ->
    [you] You place the man on { $cell }.
   *[other] { SEAT($seat) } places the man on { $cell }.
}
event-advanced = { WHO($seat) ->
    [you] You advance { $number }, to { $cell }.
   *[other] { SEAT($seat) } advances { $number }, to { $cell }.
}
event-declined = { WHO($seat) ->
    [you] You will not advance into the span and lose the turn.
   *[other] { SEAT($seat) } will not advance into the span and loses the turn.
}
event-line_passed = { WHO($seat) ->
    [you] You have gone round on ring { $ring } and receive { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        } from the Monopolist.
   *[other] { SEAT($seat) } has gone round on ring { $ring } and receives { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        } from the Monopolist.
}
event-capital_taken = { WHO($seat) ->
    [you] You take { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        } from the Monopolist.
   *[other] { SEAT($seat) } takes { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        } from the Monopolist.
}
event-player_paid = { WHO($seat) ->
    [you] You pay { SEAT($to) } { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
   *[other] { SEAT($seat) } pays { SEAT($to) } { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
}
event-monopolist_paid = { WHO($seat) ->
    [you] You pay the Monopolist { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
   *[other] { SEAT($seat) } pays the Monopolist { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
}
event-rest_forgiven = { WHO($seat) ->
    [you] You have no more; the rest, { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }, is forgiven.
   *[other] { SEAT($seat) } has no more; the rest, { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }, is forgiven.
}
event-rest_owed = { WHO($seat) ->
    [you] You have no more and still owe { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
   *[other] { SEAT($seat) } has no more and still owes { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
}
event-spin_earned = { WHO($seat) ->
    [you] You have come upon the emblem of the trade and may spin again.
   *[other] { SEAT($seat) } has come upon the emblem of the trade and may spin again.
}
event-stopped = { WHO($seat) ->
    [you] You will not spin again.
   *[other] { SEAT($seat) } will not spin again.
}
event-went_bankrupt = { WHO($seat) ->
    [you] You have lost all counters.
   *[other] { SEAT($seat) } has lost all counters.
}
event-loan_offered = { WHO($seat) ->
    [you] You offer { SEAT($to) } a loan of { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
   *[other] { SEAT($seat) } offers { SEAT($to) } a loan of { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
}
event-nothing_offered = { WHO($seat) ->
    [you] You lend { SEAT($to) } nothing.
   *[other] { SEAT($seat) } lends { SEAT($to) } nothing.
}
event-loan_taken = { WHO($seat) ->
    [you] You borrow { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        } from { SEAT($lender) }.
   *[other] { SEAT($seat) } borrows { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        } from { SEAT($lender) }.
}
event-loan_repaid = { WHO($seat) ->
    [you] You repay { SEAT($lender) } { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
   *[other] { SEAT($seat) } repays { SEAT($lender) } { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
}
event-left_game = { WHO($seat) ->
    [you] You leave the game.
   *[other] { SEAT($seat) } leaves the game.
}
event-monopoly_broken = { WHO($seat) ->
    [you] You break the monopoly with { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        } and win!
   *[other] { SEAT($seat) } breaks the monopoly with { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        } and wins!
}
event-last_left = { WHO($seat) ->
    [you] You are the last with any counters and win!
   *[other] { SEAT($seat) } is the last with any counters and wins!
}
event-all_ruined = Nobody has a counter left: a draw.
event-spins_ran_out = After { $spins } spins the counters are counted.

## Endings

ending-capital = { SEATS($winners) } broke the monopoly.
ending-last = { SEATS($winners) } was the last with any counters.
ending-spin-cap = The spins ran out; { SEATS($winners) } was the richest.
ending-spin-cap-tie = The spins ran out; { SEATS($winners) } were equally rich.
ending-all-ruined = All were ruined together; nobody has won.

## Refusals

refusal-turn-not_yours = { SEATS($waiting) } is asked now; please wait for your turn.
refusal-corner-choose = Choose a corner and a man: for example '{ $example }'.
refusal-corner-taken = That corner is taken; choose another, such as '{ $example }'.
refusal-man-taken = That man is taken; choose another, such as '{ $example }'.
refusal-spin-for_lead = The lead is spun for now: choose 'spin'.
refusal-spin-first = Your turn begins with a spin: choose 'spin'.
refusal-repay-no_debt = You owe that player nothing: choose '{ $example }'.
refusal-repay-too_much = You have { $counters } and owe { $owed }: repay at least 1, at most what you owe, and keep at least 1; or choose '{ $example }'.
refusal-bonus-choose = You have earned a spin: choose 'spin' or 'stop'.
refusal-advance-or_decline = The { $number } leads you into the span: choose 'advance' or 'decline'.
refusal-advance-choose_cell = The { $number } leads you to { $space }: choose one of its cells, such as '{ $example }'.
refusal-advance-other_space = The { $number } leads you to { $space } and nowhere else: try '{ $example }'.
refusal-decline-cell_is_free = Not all of { $space } lies in the span, so you must advance: try '{ $example }'.
refusal-decline-drawn_in = You were drawn in by this spin, so you must advance: try '{ $example }'.
refusal-place-choose = You were drawn in to { $space }: choose one of its cells, such as '{ $example }'.
refusal-place-other_space = You were drawn in to { $space } and nowhere else: try '{ $example }'.
refusal-lend-choose = { $bankrupt } asks for a loan: lend 1 to { $most }, such as 'lend 1', or choose '{ $example }'.
refusal-lend-too_much = You can lend 1 to { $most }, for you must keep some; or choose '{ $example }'.
refusal-loan-choose = You are bankrupt: take a loan, such as '{ $example }', or 'withdraw' from the game.
refusal-loan-no_offer = That player offers you nothing: try '{ $example }' or 'withdraw'.

## Page

## The board on the page

board-label = Board of five rings
board-label-points = Board of five rings; the spider points to { $number }
board-moment = spin { $spins }
# Where a player's man is.
board-ring = ring { $ring }
board-out = out of the game
board-choosing = choosing a trade
board-owes =
    { $count ->
        [one] owes 1 counter
       *[other] owes { $count } counters
    }
board-restarts = starts again
board-hoard = Monopolist
board-hoard-label =
    { $count ->
        [one] The Monopolist has 1 counter
       *[other] The Monopolist has { $count } counters
    }
board-hoard-hint = what the board owns
board-race = Who owns more
# A space of the board. $emblem is the picture on it.
board-space = { $emblem }, ring { $ring }
board-base = Base of the { $trade }, ring { $ring }
# $span: whether the space lies between the legs of the spider.
board-advance =
    { $span ->
        [inside] Move to the { $emblem } on ring { $ring }, between the spider’s legs
       *[outside] Move to the { $emblem } on ring { $ring }, clear of the spider
    }
board-place =
    { $span ->
        [inside] Put your man on the { $emblem } of ring { $ring }, between the spider’s legs
       *[outside] Put your man on the { $emblem } of ring { $ring }, clear of the spider
    }
board-space-title = Move on ring { $ring }
# Buttons for the places of one space, from the left.
board-cell-title =
    { $nth ->
        [1] Ring { $ring }, first place
        [2] Ring { $ring }, second place
        [3] Ring { $ring }, third place
       *[other] Ring { $ring }, place { $nth }
    }
board-cell-note =
    { $span ->
        [inside] { $emblem }, between the spider’s legs
       *[outside] { $emblem }, clear of the spider
    }
board-take = Be the { $trade }, with the { $colour } man

## Names

trade-farmer = Farmer
trade-mechanic = Mechanic
trade-merchant = Merchant
trade-scientist = Scientist
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
# The pictures on the spaces.
emblem-anvil = anvil
emblem-dollar = dollar
emblem-plain = plain space
emblem-sheaf = sheaf
emblem-ship = ship
emblem-spider = spider
emblem-telescope = telescope

## Buttons

action-stop = Skip the bonus spin
action-advance = Move
action-advance-to = Move
action-decline = Stay where you are
action-place-on = Place your man
action-lend = Lend
action-lend-nothing = Lend nothing
action-accept = Take the loan
action-withdraw = Leave the game
action-repay = Pay back
action-take = Pick a trade and a colour
