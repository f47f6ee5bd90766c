### Mariner's Compass: questions, buttons, events, endings, refusals and names.
### Each player has two pieces: one walks round the compass, the other, the expedition, goes where the compass piece
### points, one square at a time, until it reaches the North Pole.

# One line under the title: how to win.
goal = Be the first to reach the North Pole.
    .standing = First to the North Pole: { $left ->
        [0] you are there
        [one] 1 square to go
       *[other] { $left } squares to go
    }

## Questions

question-MAR-06 = Which city and colour do you want?
question-MAR-07 = Spin to see who goes first
question-MAR-08 = Spin the arrows
question-MAR-09 = You spun { LIST($numbers) }. Which do you use?
question-MAR-14 = Which way does your expedition go?

## Buttons
## `.verb`: the button when something is still to be chosen.

action-spin = Spin the arrows
action-play = Move { $number } on the compass
    .verb = Choose a number …
action-go = Go { NAME($direction, of: "direction") }
    .verb = Choose a direction …
action-stay = Stay where you are
action-start = Start from { NAME($city, of: "city") }, in { NAME($colour, of: "colour") }
    .verb = Pick a city and a colour …

## Effects: the second line of a button, what the answer will do

effect-small_man_entered = compass to { NAME($space, of: "space") }
effect-small_man_moved = compass to { NAME($space, of: "space") }
effect-small_man_displaced = sends { SEAT($seat) } to { NAME($space, of: "space") } on the compass
effect-met_on_north = you spin again
effect-expedition_moved = { WHO($seat) ->
    [you] { NAME($direction, of: "direction") }
   *[other] { SEAT($seat) } goes { NAME($direction, of: "direction") }
}
effect-move_lost = { WHO($seat) ->
    [you] your expedition cannot move
   *[other] { SEAT($seat) }'s expedition cannot move
}
effect-expedition_stayed = your expedition stays
effect-pole_reached = { WHO($seat) ->
    [you] you win
   *[other] { SEAT($seat) } wins
}
effect-pole_distance = { $left ->
    [0] at the Pole
    [one] { $kind ->
        [same] still 1 square to the Pole
       *[new] 1 square to the Pole
    }
   *[other] { $kind ->
        [same] still { $left } squares to the Pole
       *[new] { $left } squares to the Pole
    }
}
effect-pole_within = { $left ->
    [0] you can reach the Pole
    [one] { $kind ->
        [same] still 1 square to the Pole at best
       *[new] 1 square to the Pole at best
    }
   *[other] { $kind ->
        [same] still { $left } squares to the Pole at best
       *[new] { $left } squares to the Pole at best
    }
}

## Events

event-started = { WHO($seat) ->
    [you] You start from { NAME($city, of: "city") }, in { NAME($colour, of: "colour") }.
   *[other] { SEAT($seat) } starts from { NAME($city, of: "city") }, in { NAME($colour, of: "colour") }.
}
event-spun = { WHO($seat) ->
    [you] You spin { $first } and { $second }.
   *[other] { SEAT($seat) } spins { $first } and { $second }.
}
event-small_man_entered = { WHO($seat) ->
    [you] You enter the compass with { $number }, at { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } enters the compass with { $number }, at { NAME($space, of: "space") }.
}
event-small_man_moved = { WHO($seat) ->
    [you] You move { $number } on the compass, to { NAME($space, of: "space") }.
   *[other] { SEAT($seat) } moves { $number } on the compass, to { NAME($space, of: "space") }.
}
event-small_man_displaced = { WHO($by) ->
    [you] You send { SEAT($seat) } to { NAME($space, of: "space") } on the compass.
   *[other] { SEAT($by) } sends { SEAT($seat) } to { NAME($space, of: "space") } on the compass.
}
event-met_on_north = { WHO($seat) ->
    [you] You meet { SEAT($other) } at N on the compass and will spin again.
   *[other] { SEAT($seat) } meets { SEAT($other) } at N on the compass and will spin again.
}
event-expedition_moved = { WHO($seat) ->
    [you] Your expedition goes
   *[other] { SEAT($seat) }'s expedition goes
} { NAME($direction, of: "direction") }: { $square ->
    [pole] it is at the Pole.
    [one] 1 square to the Pole.
   *[other] { $square } squares to the Pole.
}
event-move_lost = { WHO($seat) ->
    [you] Your expedition is at the edge of the map and cannot go that way.
   *[other] { SEAT($seat) }'s expedition is at the edge of the map and cannot go that way.
}
event-expedition_stayed = { WHO($seat) ->
    [you] Your expedition stays where it is.
   *[other] { SEAT($seat) }'s expedition stays where it is.
}
event-pole_reached = { WHO($seat) ->
    [you] You reach the North Pole and win!
   *[other] { SEAT($seat) } reaches the North Pole and wins!
}
event-turns_ran_out = After { $turns } turns nobody has reached the Pole: it's a draw.

## Endings

ending-pole = { WHO($winners) ->
    [you] You were first at the North Pole.
   *[other] { SEATS($winners) } was first at the North Pole.
}
ending-turn-cap = No turns are left, and nobody has reached the North Pole.

## Refusals

refusal-turn-not_yours = Wait a moment: it's { SEATS($waiting) }'s turn.
refusal-start-choose = Pick a city and a colour that are still free.
refusal-spin-for_lead = Spin now: the highest spin goes first.
refusal-spin-first = Spin the arrows first: your turn starts with it.
refusal-number-choose = You spun { LIST($numbers) }: choose one of them.
# $ways: how many directions are possible; $first and $second: which. With one, both are the same.
refusal-direction-choose = { $ways ->
    [one] At { NAME($space, of: "space") } on the compass you can only go { NAME($first, of: "direction") }.
   *[other] At { NAME($space, of: "space") } on the compass you can go { NAME($first, of: "direction") } or { NAME($second, of: "direction") }.
}
refusal-direction-off_table = { $ways ->
    [one] That leads off the map; you can go { NAME($first, of: "direction") }.
   *[other] That leads off the map; you can go { NAME($first, of: "direction") } or { NAME($second, of: "direction") }.
}
refusal-direction-must_move = { $ways ->
    [one] Your expedition has to move: go { NAME($first, of: "direction") }.
   *[other] Your expedition has to move: go { NAME($first, of: "direction") } or { NAME($second, of: "direction") }.
}

## Names

city-new-york = New York
city-london = London
colour-red = red
colour-blue = blue
# Directions in which an expedition goes.
direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west
# The sixteen spaces of the compass: eight with letters, and the blank ones between them.
space-n = N
space-n-ne = N-NE
space-ne = NE
space-ne-e = NE-E
space-e = E
space-e-se = E-SE
space-se = SE
space-se-s = SE-S
space-s = S
space-s-sw = S-SW
space-sw = SW
space-sw-w = SW-W
space-w = W
space-w-nw = W-NW
space-nw = NW
space-nw-n = NW-N

## The page

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
board-expedition = Your expedition goes { $direction }, to column { $column }, row { $row }.
# $directions is a list: 'north or west'.
board-either = You choose where your expedition goes: { $directions }.
board-edge = Going { $directions } leads off the board.
board-large = The large man is your expedition. It moves one square at a time.
board-little = The small man walks round the compass and says where it goes.
board-pole =
    { $steps ->
        [0] That is the Pole.
        [one] Then the Pole is 1 square away.
       *[other] Then the Pole is { $steps } squares away.
    }

## Names

# The letters on the compass.
compass-N = N
compass-NE = NE
compass-E = E
compass-SE = SE
compass-S = S
compass-SW = SW
compass-W = W
compass-NW = NW

## The log: a turn in one line, "Bo rolled 8 and bought Normandie for $240"

turn-started = set out from { NAME($city, of: "city") }, in { NAME($colour, of: "colour") }
turn-spun = spun { $first } and { $second }
turn-met_on_north = met { SEAT($other) } at N on the compass
turn-expedition_moved = went { NAME($direction, of: "direction") }
turn-move_lost = could not move
turn-expedition_stayed = stayed put
turn-pole_reached = reached the North Pole and won

## What a bot weighs

term-nearer = { $count ->
    [1] a square nearer the Pole than the best other answer
   *[other] { $count } squares nearer the Pole than the best other answer
}
term-no_nearer = { $count ->
    [1] a square farther from the Pole than the best other answer
   *[other] { $count } squares farther from the Pole than the best other answer
}
term-hinders = keeps the other expedition { $count ->
    [1] a square
   *[other] { $count } squares
} farther away
term-no_hinders = lets the other expedition come { $count ->
    [1] a square
   *[other] { $count } squares
} nearer
term-outlook = better places on the compass, by { $percent } % of a square
term-no_outlook = worse places on the compass, by { $percent } % of a square
term-chance = a chance to win { $percent } % points higher
term-no_chance = a chance to win { $percent } % points lower
