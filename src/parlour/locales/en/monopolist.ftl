### The Monopolist: questions, buttons, events, endings, refusals and names.
### A big spider, the Monopolist, sits in the middle of five rings; ring 1 is the outermost. Each spin of the spider
### gives a number. Pieces between its legs are drawn in to the next ring. Players own counters.

# One line under the title: how to win.
goal = Own more counters than the Monopolist and everyone else.
    .standing = Own more than the Monopolist ({ $monopolist }) and everyone else: you have { $have }

## Questions

question-MON-12 = Which trade and colour do you want?
question-MON-15 = Spin to see who goes first
# $owed: how many counters the player owes and may repay now; 0 for none.
question-MON-16 = { $owed ->
    [0] Spin the spider
   *[other] Spin, or first repay some of the { $owed } you owe
}
question-MON-17 = You earned another spin. Take it?
question-MON-27 = Step between the spider's legs? You may be drawn in.
# The player moves $number spaces and chooses one of several places on the space.
question-MON-31 = You move { $number } on ring { $ring }. Where do you stop?
question-MON-31-place = You drop to ring { $ring }. Where do you stand?
# $lenders: the players who offer a loan. $counters: the largest loan.
question-MON-33 = { COUNT($lenders) ->
    [one] Take { SEATS($lenders) }'s loan of { $counters }?
   *[other] You have no counters left. Whose loan do you take?
}
question-MON-34 = { SEAT($bankrupt) } has no counters left. Lend up to { $most }?

## Buttons
## `.verb`: the button when something is still to be chosen. `.confirm`: asked before an action that cannot be undone.

action-spin = Spin the spider
action-stop = Don't spin again
action-advance = Step between the legs
action-advance-to = Stop here
    .verb = Choose where to stop …
action-decline = Stay and end your turn
action-place = Stand here
    .verb = Choose where to stand …
action-lend = Lend { $amount }
    .verb = Lend …
action-lend-nothing = Lend nothing
action-accept = Take { SEAT($lender) }'s loan
    .verb = Take a loan …
action-withdraw = Leave the game
    .confirm = Leave the game? You cannot come back.
action-repay = Repay { SEAT($lender) } { $amount }
    .verb = Repay …
action-take = Be the { NAME($trade, of: "trade") }, in { NAME($colour, of: "colour") }
    .verb = Pick a trade and a colour …

## Effects: the second line of a button, what the answer will do

# $cell is the number of a ring.
effect-drawn_in = { WHO($seat) ->
    [you] you drop to ring { $cell }
   *[other] { SEAT($seat) } drops to ring { $cell }
}
effect-line_passed = { WHO($seat) ->
    [you] you get { $counters } for going round
   *[other] { SEAT($seat) } gets { $counters } for going round
}
effect-capital_taken = { WHO($seat) ->
    [you] you get { $counters } from the Monopolist
   *[other] { SEAT($seat) } gets { $counters } from the Monopolist
}
effect-player_paid = { WHO($seat) ->
    [you] you pay { SEAT($to) } { $counters }
   *[other] { SEAT($seat) } pays { SEAT($to) } { $counters }
}
effect-monopolist_paid = { WHO($seat) ->
    [you] you pay the Monopolist { $counters }
   *[other] { SEAT($seat) } pays the Monopolist { $counters }
}
effect-spin_earned = { WHO($seat) ->
    [you] you may spin again
   *[other] { SEAT($seat) } may spin again
}
effect-declined = your turn ends
effect-stopped = your turn ends
effect-went_bankrupt = { WHO($seat) ->
    [you] you have no counters left
   *[other] { SEAT($seat) } has no counters left
}
effect-loan_taken = you owe { SEAT($lender) } { $counters }
effect-left_game = { WHO($seat) ->
    [you] you are out
   *[other] { SEAT($seat) } is out
}
effect-monopoly_broken = { WHO($seat) ->
    [you] you win
   *[other] { SEAT($seat) } wins
}
effect-last_left = { WHO($seat) ->
    [you] you win
   *[other] { SEAT($seat) } wins
}
effect-counters_left = you then have { $counters }
effect-counters_kept = you keep { $counters }

## Events

event-corner_taken = { WHO($seat) ->
    [you] You are
   *[other] { SEAT($seat) } is
} the { NAME($trade, of: "trade") }, in { NAME($colour, of: "colour") }.
event-restarted = { WHO($seat) ->
    [you] You go back to your start.
   *[other] { SEAT($seat) } goes back to the start.
}
event-spun = { WHO($seat) ->
    [you] You spin: the spider points to { $number }.
   *[other] { SEAT($seat) } spins: the spider points to { $number }.
}
# $cell is the number of a ring, here and below.
event-drawn_in = The spider draws { SEAT($seat) } in to ring { $cell }.
event-placed = { WHO($seat) ->
    [you] You choose a place on ring { $cell }.
   *[other] { SEAT($seat) } chooses a place on ring { $cell }.
}
event-advanced = { WHO($seat) ->
    [you] You move { $number } on ring { $cell }.
   *[other] { SEAT($seat) } moves { $number } on ring { $cell }.
}
event-declined = { WHO($seat) ->
    [you] You don't step between the spider's legs. Your turn ends.
   *[other] { SEAT($seat) } doesn't step between the spider's legs. The turn ends.
}
event-line_passed = { WHO($seat) ->
    [you] You have gone all the way round ring { $ring } and get
   *[other] { SEAT($seat) } has gone all the way round ring { $ring } and gets
} { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
} from the Monopolist.
event-capital_taken = { WHO($seat) ->
    [you] You get
   *[other] { SEAT($seat) } gets
} { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
} from the Monopolist.
event-player_paid = { WHO($seat) ->
    [you] You pay
   *[other] { SEAT($seat) } pays
} { SEAT($to) } { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}.
event-monopolist_paid = { WHO($seat) ->
    [you] You pay
   *[other] { SEAT($seat) } pays
} the Monopolist { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}.
event-rest_forgiven = { WHO($seat) ->
    [you] You
   *[other] { SEAT($seat) }
} cannot pay it all; { $counters ->
    [one] the missing counter is
   *[other] the missing { $counters } counters are
} written off.
event-rest_owed = { WHO($seat) ->
    [you] You cannot pay it all and still owe
   *[other] { SEAT($seat) } cannot pay it all and still owes
} { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}.
# The emblem of the player's own trade, such as the sheaf of the farmer.
event-spin_earned = { WHO($seat) ->
    [you] You reach your own emblem and may spin again.
   *[other] { SEAT($seat) } reaches an emblem of their own and may spin again.
}
event-stopped = { WHO($seat) ->
    [you] You don't spin again.
   *[other] { SEAT($seat) } doesn't spin again.
}
event-went_bankrupt = { WHO($seat) ->
    [you] You have no counters left.
   *[other] { SEAT($seat) } has no counters left.
}
event-loan_offered = { WHO($seat) ->
    [you] You offer
   *[other] { SEAT($seat) } offers
} { SEAT($to) } a loan of { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}.
event-nothing_offered = { WHO($seat) ->
    [you] You lend { SEAT($to) } nothing.
   *[other] { SEAT($seat) } lends { SEAT($to) } nothing.
}
event-loan_taken = { WHO($seat) ->
    [you] You borrow
   *[other] { SEAT($seat) } borrows
} { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
} from { SEAT($lender) }.
event-loan_repaid = { WHO($seat) ->
    [you] You pay
   *[other] { SEAT($seat) } pays
} { SEAT($lender) } back { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}.
event-left_game = { WHO($seat) ->
    [you] You are out of the game.
   *[other] { SEAT($seat) } is out of the game.
}
event-monopoly_broken = { WHO($seat) ->
    [you] You now own more than the Monopolist, and win with
   *[other] { SEAT($seat) } now owns more than the Monopolist, and wins with
} { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}!
event-last_left = { WHO($seat) ->
    [you] You are the last one with counters, and win!
   *[other] { SEAT($seat) } is the last one with counters, and wins!
}
event-all_ruined = Nobody has any counters left: it's a draw.
event-spins_ran_out = After { $spins } spins the game ends, and the counters are counted.

## Endings

ending-capital = { WHO($winners) ->
    [you] You own more than the Monopolist.
   *[other] { SEATS($winners) } owns more than the Monopolist.
}
ending-last = { WHO($winners) ->
    [you] You were the last one with counters.
   *[other] { SEATS($winners) } was the last one with counters.
}
ending-spin-cap = { WHO($winners) ->
    [you] No spins are left, and you own the most.
   *[other] No spins are left, and { SEATS($winners) } owns the most.
}
ending-spin-cap-tie = No spins are left, and { SEATS($winners) } own the same.
ending-all-ruined = Nobody has any counters left: nobody wins.

## Refusals

refusal-turn-not_yours = Wait a moment: { SEATS($waiting) } is deciding.
refusal-corner-choose = Pick a trade and a colour.
refusal-corner-taken = That trade is taken; pick a free one.
refusal-man-taken = That colour is taken; pick a free one.
refusal-spin-for_lead = Spin now: the highest number goes first.
refusal-spin-first = Spin the spider first: your turn starts with it.
refusal-repay-no_debt = You owe { SEAT($lender) } nothing; just spin.
# $most: how many counters the player can repay now.
refusal-repay-too_much = { $most ->
    [0] You need at least 2 counters to repay { SEAT($lender) }; spin first.
   *[other] You can repay { SEAT($lender) } 1 to { $most }, because you must keep 1 counter.
}
refusal-bonus-choose = You earned another spin: take it, or end your turn.
refusal-advance-or_decline = Your { $number } leads between the spider's legs: step there, or stay and end your turn.
refusal-advance-choose_cell = Your { $number } takes you to a space with several places: choose where you stop.
refusal-advance-other_space = That is not { $number } spaces on: stop on the space your number leads to.
refusal-decline-cell_is_free = You can stay only if the spider's legs cover that space; choose where you stop.
refusal-decline-drawn_in = The spider has just drawn you in, so you have to move your { $number }.
refusal-place-choose = You dropped to ring { $ring }: choose a place on your new space.
refusal-place-other_space = You dropped to ring { $ring }: stay on your new space and choose a place there.
refusal-lend-choose = { SEAT($bankrupt) } needs a loan: lend 1 to { $most }, or nothing.
# $keeps: how many counters a lender must keep.
refusal-lend-too_much = You can lend 1 to { $most }, because you must keep { $keeps }.
refusal-loan-choose = Take a loan, or leave the game.
refusal-loan-no_offer = { SEAT($lender) } offers you no loan; take another, or leave the game.

## Names

trade-farmer = farmer
trade-mechanic = mechanic
trade-merchant = merchant
trade-scientist = scientist
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow

## The page

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
        [4] Ring { $ring }, fourth place
       *[other] Ring { $ring }, place { $nth }
    }
board-cell-note =
    { $span ->
        [inside] { $emblem }, between the spider’s legs
       *[outside] { $emblem }, clear of the spider
    }
board-take = Be the { $trade }, with the { $colour } man

## Names

# The pictures on the spaces.
emblem-anvil = anvil
emblem-dollar = dollar
emblem-plain = plain space
emblem-sheaf = sheaf
emblem-ship = ship
emblem-spider = spider
emblem-telescope = telescope

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-corner_taken = became the { NAME($trade, of: "trade") }, in { NAME($colour, of: "colour") }
turn-restarted = went back to the start
turn-spun = spun { $number }
turn-advanced = moved on ring { $cell }
turn-declined = stayed outside the spider's legs
turn-line_passed = went round ring { $ring } for { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
turn-capital_taken = got { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
} from the Monopolist
turn-player_paid = paid { SEAT($to) } { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
    .to = got { $counters ->
        [one] 1 counter
       *[other] { $counters } counters
    } from { SEAT($seat) }
    .many = paid { SEATS($to) } { SUM($counters) } counters
    .to-many = got { SUM($counters) } counters from { SEATS($seat) }
turn-monopolist_paid = paid the Monopolist { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
turn-spin_earned = earned another spin
turn-stopped = did not spin again
turn-went_bankrupt = ran out of counters
turn-loan_taken = borrowed { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
} from { SEAT($lender) }
turn-loan_repaid = paid { SEAT($lender) } back { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
turn-monopoly_broken = won with { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
turn-last_left = won with the last counters

## Valuation at the end: what is counted, and how

value-counters = Counters
    .note = in hand
value-debts = Debts
    .note = to other players

## What a bot weighs

term-counters = { $count ->
    [1] a counter more than any other answer
   *[other] { $count } counters more than any other answer
}
term-no_counters = { $count ->
    [1] a counter less than the best other answer
   *[other] { $count } counters less than the best other answer
}
