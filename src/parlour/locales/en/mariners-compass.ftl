### mariners-compass: events, questions, endings and refusals.

## Questions

question-MAR-06 = Where do you start from?
question-MAR-07 = Spin for the lead
question-MAR-08 = Spin the arrows
question-MAR-09 = Which number?
question-MAR-14 = Which way does the expedition go?

## Events

event-started = { WHO($seat) ->
    [you] You start from { $city } with the { NAME($colour, of: "colour") } men.
   *[other] { SEAT($seat) } starts from { $city } with the { NAME($colour, of: "colour") } men.
}
event-spun = { WHO($seat) ->
    [you] You spin { $first } and { $second }.
   *[other] { SEAT($seat) } spins { $first } and { $second }.
}
event-small_man_entered = { WHO($seat) ->
    [you] You enter the small man with { $number }, on { $space }.
   *[other] { SEAT($seat) } enters the small man with { $number }, on { $space }.
}
event-small_man_moved = { WHO($seat) ->
    [you] You move the small man { $number } on, to { $space }.
   *[other] { SEAT($seat) } moves the small man { $number } on, to { $space }.
}
event-small_man_displaced = { WHO($by) ->
    [you] You displace { WHO($seat) ->
            [you] your
           *[other] { SEAT($seat) }'s
        } small man, which goes to { $space }.
   *[other] { SEAT($by) } displaces { WHO($seat) ->
            [you] your
           *[other] { SEAT($seat) }'s
        } small man, which goes to { $space }.
}
event-met_on_north = { WHO($seat) ->
    [you] You meet { SEAT($other) } on N and will spin again.
   *[other] { SEAT($seat) } meets { SEAT($other) } on N and will spin again.
}
event-expedition_moved = { WHO($seat) ->
    [you] Your expedition goes { NAME($direction, of: "direction") }, to { $square }.
   *[other] { SEAT($seat) }'s expedition goes { NAME($direction, of: "direction") }, to { $square }.
}
event-move_lost = { WHO($seat) ->
    [you] Your expedition cannot go that way: the move is lost.
   *[other] { SEAT($seat) }'s expedition cannot go that way: the move is lost.
}
event-expedition_stayed = { WHO($seat) ->
    [you] You leave the expedition where it is.
   *[other] { SEAT($seat) } leaves the expedition where it is.
}
event-pole_reached = { WHO($seat) ->
    [you] You reach the North Pole and win!
   *[other] { SEAT($seat) } reaches the North Pole and wins!
}
event-turns_ran_out = After { $turns } turns nobody has reached the Pole: a draw.

## Endings

ending-pole = { SEATS($winners) } was first at the North Pole.
ending-turn-cap = The turns ran out; nobody has won.

## Refusals

refusal-turn-not_yours = It is { SEATS($waiting) }'s turn; please wait for yours.
refusal-start-choose = Choose a city and a colour that nobody has: for example '{ $example }'.
refusal-spin-for_lead = The lead is spun for now: choose 'spin'.
refusal-spin-first = Your turn begins with a spin: choose 'spin'.
refusal-number-choose = You spun { $numbers }: choose one of them, such as '{ $example }'.
refusal-direction-choose = Your small man stands on { $space }: choose { $directions }, such as '{ $example }'.
refusal-direction-off_table = That leads off the Table; choose { $directions }, such as '{ $example }'.
refusal-direction-must_move = The expedition must move if it can: choose { $directions }, such as '{ $example }'.

## Page

## The board on the page

board-label = Two tables of squares with a compass between them
board-moment = turn { $turns }
# Below the number of squares to the Pole.
board-to-go =
    { $steps ->
        [one] square to go
       *[other] squares to go
    }
board-from = from { $city }
# The small man walks round the compass. $space is a direction, such as 'NW' or 'W-NW'.
board-small = Small man on { $space }
board-small-none = Small man not on the compass yet
board-space = Compass, { $name }
board-square = { $city }, column { $column }, row { $row }
board-pole-square = { $city }, the North Pole
board-play = Play { $number }: your small man stops on { $space }
board-go = Send your expedition { $direction }, to column { $column }, row { $row }
board-start = Start from { $city } with the { $colour } men
board-title = { $number }: compass to { $space }
board-go-title = Go { $direction }
board-to-square = to column { $column }, row { $row }
board-expedition = Your expedition goes { $direction }, to column { $column }, row { $row }.
# $directions is a list: 'north or west'.
board-either = You choose where your expedition goes: { $directions }.
board-edge = { $directions } leads off the board.
board-large = The large man is your expedition. It moves one square at a time.
board-little = The small man walks round the compass and says where it goes.
board-pole =
    { $steps ->
        [0] That is the Pole.
        [one] Then the Pole is 1 square away.
       *[other] Then the Pole is { $steps } squares away.
    }

## Names

direction-n = north
direction-ne = northeast
direction-e = east
direction-se = southeast
direction-s = south
direction-sw = southwest
direction-w = west
direction-nw = northwest
# The letters on the compass.
compass-N = N
compass-NE = NE
compass-E = E
compass-SE = SE
compass-S = S
compass-SW = SW
compass-W = W
compass-NW = NW
colour-red = red
colour-blue = blue

## Buttons

action-play = Play
action-go = Go
action-stay = Stay
action-start-from = Pick a city and a colour
