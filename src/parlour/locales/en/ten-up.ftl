### Ten-Up: questions, buttons, events, endings, refusals and names.
### Pieces run round an oval of squares. Landing on TALLY ONE or on another player's piece scores a point, which is kept
### with counters on four small tables with the squares 1 to 4, one in each corner of the board.

# One line under the title: how to win.
goal = First to 10 points wins.
    .standing = First to { $goal } points: you have { $have }

## Questions

question-TEN-02 = Which colour do you want?
question-TEN-10 = Spin the arrows
question-TEN-11 = You spun { LIST($numbers) }. Which do you play first?
question-TEN-R03 = Before you spin: which arrow will you play first?
question-TEN-12 = Spin to see who goes first
question-TEN-14 = You score on { NAME($table, of: "table") }. Which counter do you use?
# All the player's counters on this table are on its highest square.
question-TEN-14-enter = You score on { NAME($table, of: "table") }. Bring in another counter?
question-TEN-21 = You lose a point. Which counter goes back?
question-TEN-25 = You score a point. Where?

## Buttons
## `.verb`: the button when something is still to be chosen.

action-spin = Spin the arrows
action-play = Play { $number } first
    .verb = Choose a number …
action-enter = New counter on { NAME($table, of: "table") }
    .verb = Bring in a counter …
action-forward = Move up { NAME($place, of: "place") }
    .verb = Move a counter up …
action-back = Move back { NAME($place, of: "place") }
    .verb = Move a counter back …
action-refuse = Skip the point
action-announce = Start with the { NAME($arrow, of: "arrow") } arrow
    .verb = Choose an arrow …
action-take = Play { NAME($colour, of: "colour") }
    .verb = Pick a colour …

## Effects: the second line of a button, what the answer will do

# $square is the kind of square: tally, lose, base or plain. TALLY ONE and LOSE ONE are printed on the board.
effect-man_moved = { WHO($seat) ->
    [you] { $number }
   *[other] { SEAT($seat) } moves { $number }
} { $square ->
    [tally] to TALLY ONE
    [lose] to LOSE ONE
    [base] to a base
   *[plain] to a plain square
}
effect-man_sent_home = { WHO($by) ->
    [you] sends { SEAT($seat) } home
   *[other] { SEAT($by) } sends { SEAT($seat) } home
}
effect-count_lost = { WHO($seat) ->
    [you] you cannot score it
   *[other] { SEAT($seat) } cannot score it
}
effect-point_refused = you lose the point
effect-points_made = { WHO($seat) ->
    [you] you win
   *[other] { SEAT($seat) } wins
}
effect-points_gained = { WHO($seat) ->
    [you] you score { $points }
   *[other] { SEAT($seat) } scores { $points }
}
effect-points_lost = { WHO($seat) ->
    [you] you lose { $points }
   *[other] { SEAT($seat) } loses { $points }
}

## Events

event-colour_taken = { WHO($seat) ->
    [you] You play { NAME($colour, of: "colour") }.
   *[other] { SEAT($seat) } plays { NAME($colour, of: "colour") }.
}
event-arrow_announced = { WHO($seat) ->
    [you] You will start with the { NAME($arrow, of: "arrow") } arrow.
   *[other] { SEAT($seat) } will start with the { NAME($arrow, of: "arrow") } arrow.
}
event-spun = { WHO($seat) ->
    [you] You spin { $first } and { $second }.
   *[other] { SEAT($seat) } spins { $first } and { $second }.
}
# $square is the kind of square: tally, lose, base or plain.
event-man_moved = { WHO($seat) ->
    [you] You move { $number }
   *[other] { SEAT($seat) } moves { $number }
}{ $square ->
    [tally] , to TALLY ONE
    [lose] , to LOSE ONE
    [base] , to a base
   *[plain] { "" }
}.
event-man_sent_home = { WHO($by) ->
    [you] You send { SEAT($seat) } home.
   *[other] { SEAT($by) } sends { SEAT($seat) } home.
}
# $place is a table, and $to the number of one of its squares, here and below.
event-counter_entered = { WHO($seat) ->
    [you] You score 1 on { NAME($place, of: "table") }.
   *[other] { SEAT($seat) } scores 1 on { NAME($place, of: "table") }.
}
event-counter_forwarded = { WHO($seat) ->
    [you] You score 1: your counter on { NAME($place, of: "table") } goes up to { $to }.
   *[other] { SEAT($seat) } scores 1: a counter on { NAME($place, of: "table") } goes up to { $to }.
}
event-counter_set_back = { WHO($seat) ->
    [you] You lose 1: your counter on { NAME($place, of: "table") } goes back to { $to }.
   *[other] { SEAT($seat) } loses 1: a counter on { NAME($place, of: "table") } goes back to { $to }.
}
event-counter_removed = { WHO($seat) ->
    [you] You lose 1: your counter leaves { NAME($place, of: "table") }.
   *[other] { SEAT($seat) } loses 1: a counter leaves { NAME($place, of: "table") }.
}
event-nothing_lost = { WHO($seat) ->
    [you] You have no points to lose.
   *[other] { SEAT($seat) } has no points to lose.
}
event-count_lost = { WHO($seat) ->
    [you] You have no counter for the point and cannot score it.
   *[other] { SEAT($seat) } has no counter for the point and cannot score it.
}
event-point_refused = { WHO($seat) ->
    [you] You bring no other counter to { NAME($table, of: "table") } and skip the point.
   *[other] { SEAT($seat) } brings no other counter to { NAME($table, of: "table") } and skips the point.
}
event-points_made = { WHO($seat) ->
    [you] You have { $points } points and win!
   *[other] { SEAT($seat) } has { $points } points and wins!
}
event-turns_ran_out = After { $turns } turns the game ends. The highest score is { $points }.

## Endings

ending-points = { WHO($winners) ->
    [you] You scored all the points first.
   *[other] { SEATS($winners) } scored all the points first.
}
ending-turn-cap = { WHO($winners) ->
    [you] No turns are left, and you have the most points.
   *[other] No turns are left, and { SEATS($winners) } has the most points.
}
ending-turn-cap-draw = No turns are left, and { SEATS($winners) } have the same points: it's a draw.

## Refusals

refusal-turn-not_yours = Wait a moment: { SEATS($waiting) } is deciding.
refusal-colour-take = Pick a free colour.
refusal-spin-for_lead = Spin now: the highest spin goes first.
refusal-spin-first = Spin the arrows first.
refusal-arrow-announce = Before you spin, choose which arrow you will play first.
refusal-number-choose = You spun { LIST($numbers) }: choose which you play first.
refusal-loss-set_back = You lose a point: choose one of your counters to go back.
refusal-counter-not_there = You have no counter there; choose one of yours.
refusal-gain-keep = You score a point: move a counter up, or bring one in.
refusal-tally-keep = You score a point on { NAME($table, of: "table") }: take it with a counter there.
refusal-tally-other_table = This point counts on { NAME($table, of: "table") }, next to your piece: take it there.
# $top: the highest square of a table.
refusal-tally-move_forward = You have a counter below { $top } on { NAME($table, of: "table") }: move it up first.
refusal-tally-cannot_refuse = You can skip a point only if all your counters there are on { $top }; move one up.
refusal-counter-at_top = That counter is on { $top } already, the highest; take the point another way.
refusal-counter-none_in_hand = All your counters are on the tables; move one up instead.

## Names

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
arrow-first = first
arrow-second = second
# The four tables in the corners of the board.
table-t1 = the bottom-right table
table-t2 = the top-right table
table-t3 = the top-left table
table-t4 = the bottom-left table
# A counter by the square it stands on, on the button that moves it.
place-t1-1 = the 1 at the bottom right
place-t1-2 = the 2 at the bottom right
place-t1-3 = the 3 at the bottom right
place-t1-4 = the 4 at the bottom right
place-t2-1 = the 1 at the top right
place-t2-2 = the 2 at the top right
place-t2-3 = the 3 at the top right
place-t2-4 = the 4 at the top right
place-t3-1 = the 1 at the top left
place-t3-2 = the 2 at the top left
place-t3-3 = the 3 at the top left
place-t3-4 = the 4 at the top left
place-t4-1 = the 1 at the bottom left
place-t4-2 = the 2 at the bottom left
place-t4-3 = the 3 at the bottom left
place-t4-4 = the 4 at the bottom left

## The page

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
board-enter-title = Score 1
board-forward-title = Move a counter up
board-back-title = Move a counter back
board-on-table = { $table }
board-on-place = { $table }, square { $square }
board-enter = Score 1: { $table }
# $counter is the place of a counter.
board-forward = Move a counter up: { $counter }
board-back = Move a counter back: { $counter }

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-colour_taken = chose { NAME($colour, of: "colour") }
turn-spun = spun { $first } and { $second }
turn-man_sent_home =
    .by = sent { SEAT($seat) } home
turn-counter_entered = scored 1 on { NAME($place, of: "table") }
    .many = scored points on { LIST($place, of: "table") }
turn-counter_forwarded = scored 1 on { NAME($place, of: "table") }
    .many = scored points on { LIST($place, of: "table") }
turn-counter_set_back = lost 1 on { NAME($place, of: "table") }
turn-counter_removed = lost 1 on { NAME($place, of: "table") }
turn-points_made = won with { $points } points

## Valuation at the end: what is counted, and how

value-table = Points on { NAME($table, of: "table") }
    .note = on square { $square }
