### ten-up: events, questions, endings and refusals.

## Questions

question-TEN-02 = Which colour do you take?
question-TEN-10 = Spin the arrows
question-TEN-11 = Which arrow first?
question-TEN-R03 = Which arrow will you play first?
question-TEN-12 = Spin for the lead
question-TEN-14 = A point gained: where?
question-TEN-21 = Which counter goes back?
question-TEN-25 = A point gained: where?

## Events

event-colour_taken = { WHO($seat) ->
    [you] You take the { NAME($colour, of: "colour") } man and counters.
   *[other] { SEAT($seat) } takes the { NAME($colour, of: "colour") } man and counters.
}
event-arrow_announced = { WHO($seat) ->
    [you] You will play the { NAME($arrow, of: "arrow") } arrow first.
   *[other] { SEAT($seat) } will play the { NAME($arrow, of: "arrow") } arrow first.
}
event-spun = { WHO($seat) ->
    [you] You spin { $first } and { $second }.
   *[other] { SEAT($seat) } spins { $first } and { $second }.
}
event-man_moved = { WHO($seat) ->
    [you] You move { $number } on, to { $square }.
   *[other] { SEAT($seat) } moves { $number } on, to { $square }.
}
event-man_sent_home = { WHO($by) ->
    [you] You send { WHO($seat) ->
            [you] your
           *[other] { SEAT($seat) }'s
        } man home, to { $square }.
   *[other] { SEAT($by) } sends { WHO($seat) ->
            [you] your
           *[other] { SEAT($seat) }'s
        } man home, to { $square }.
}
event-counter_entered = { WHO($seat) ->
    [you] You gain a point and enter a counter on { $place }.
   *[other] { SEAT($seat) } gains a point and enters a counter on { $place }.
}
event-counter_forwarded = { WHO($seat) ->
    [you] You gain a point and move a counter from { $place } to { $to }.
   *[other] { SEAT($seat) } gains a point and moves a counter from { $place } to { $to }.
}
event-counter_set_back = { WHO($seat) ->
    [you] You lose a point and set a counter back from { $place } to { $to }.
   *[other] { SEAT($seat) } loses a point and sets a counter back from { $place } to { $to }.
}
event-counter_removed = { WHO($seat) ->
    [you] You lose a point and take the counter on { $place } back in hand.
   *[other] { SEAT($seat) } loses a point and takes the counter on { $place } back in hand.
}
event-nothing_lost = { WHO($seat) ->
    [you] You have no counter out and lose nothing.
   *[other] { SEAT($seat) } has no counter out and loses nothing.
}
event-count_lost = { WHO($seat) ->
    [you] You have no counter for the point: the count is lost.
   *[other] { SEAT($seat) } has no counter for the point: the count is lost.
}
event-point_refused = { WHO($seat) ->
    [you] You enter no further counter on { $table }: the point is lost.
   *[other] { SEAT($seat) } enters no further counter on { $table }: the point is lost.
}
event-points_made = { WHO($seat) ->
    [you] You have { $points } points and win!
   *[other] { SEAT($seat) } has { $points } points and wins!
}
event-turns_ran_out = After { $turns } turns the game is ended; the highest total is { $points }.

## Endings

ending-points = { SEATS($winners) } was first to make the points.
ending-turn-cap = The turns ran out; { SEATS($winners) } had the most points.
ending-turn-cap-draw = The turns ran out with { SEATS($winners) } level: a draw.

## Refusals

refusal-turn-not_yours = The table waits for { SEATS($waiting) }; please wait for your turn.
refusal-colour-take = Take a colour that nobody has: for example '{ $example }'.
refusal-spin-for_lead = The lead is spun for now: choose 'spin'.
refusal-spin-first = Your turn goes on with a spin: choose 'spin'.
refusal-arrow-announce = Before you spin, say which arrow you will play first: choose '{ $example }', for one.
refusal-number-choose = You spun { $numbers }: say which you play first, such as '{ $example }'.
refusal-loss-set_back = You lose a point: set back one of your counters ({ $places }), such as '{ $example }'.
refusal-counter-not_there = No counter of yours stands there; they are on { $places }. Try '{ $example }'.
refusal-gain-keep = You gain a point: enter a counter or move one forward, such as '{ $example }'.
refusal-tally-keep = You gain a point on { $table }: keep it there, such as '{ $example }'.
refusal-tally-other_table = This point is kept on { $table }, next to your man: choose '{ $example }', for one.
refusal-tally-move_forward = While a counter of yours is below { $top } on { $table }, one of them moves forward: choose '{ $example }', for one.
refusal-tally-cannot_refuse = A point may be refused only if it would enter another counter after one on { $top }; here, try '{ $example }'.
refusal-counter-at_top = A counter on { $top } goes no further; what you can do is, for one, '{ $example }'.
refusal-counter-none_in_hand = All your counters are out: move one forward, such as '{ $example }'.

## Page

## The board on the page

board-label = Oval track with two arrows
board-label-spun = Oval track; the arrows point to { $one } and { $two }
board-moment = turn { $turns }
# Below the points of a player.
board-of = of { $goal }
board-base = Base { $letter }
board-hand =
    { $count ->
        [one] 1 counter left
       *[other] { $count } counters left
    }
board-square = Square { $index }
board-square-named = Square { $index }, { $name }
# A square of a score table. $table is the name of the table, see below.
board-table-square = { $table }, square { $square }
# A place for screen readers, and whose counters are on it.
board-counters-of = { $place }: counter of { $names }
# $square is a square with its name.
board-play = Play { $number } first: { $square }
board-play-title = Play { $number } first
board-to-square = to square { $index }
board-to-square-named = to square { $index }, { $name }
board-enter-title = Score 1
board-forward-title = Move a counter up
board-back-title = Move a counter back
board-on-table = { $table }
board-on-place = { $table }, square { $square }
board-enter = Score 1: { $table }
# $counter is the place of a counter.
board-forward = Move a counter up: { $counter }
board-back = Move a counter back: { $counter }

## Names

# The four score tables, by where they are on the board.
table-t1 = bottom right table
table-t2 = top right table
table-t3 = top left table
table-t4 = bottom left table

## Buttons

action-enter = Score 1
action-forward = Move a counter up
action-back = Move a counter back
action-refuse = Refuse, and lose the point
action-announce = Announce the first arrow
action-take = Pick a colour
