### Mariner's Compass (1878)

## The board on the page

board-label = Two tables of squares with a compass between them
board-moment = turn { $turns }
# Below the number of squares to the Pole.
board-to-go = { $steps ->
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
board-pole = { $steps ->
    [0] That is the Pole.
    [one] Then the Pole is 1 square away.
   *[other] Then the Pole is { $steps } squares away.
}

## Names

name-direction-N = north
name-direction-NE = northeast
name-direction-E = east
name-direction-SE = southeast
name-direction-S = south
name-direction-SW = southwest
name-direction-W = west
name-direction-NW = northwest
# The letters on the compass.
compass-N = N
compass-NE = NE
compass-E = E
compass-SE = SE
compass-S = S
compass-SW = SW
compass-W = W
compass-NW = NW
name-colour-red = red
name-colour-blue = blue

## Buttons

action-play = Play
action-go = Go
action-stay = Stay
action-start-from = Pick a city and a colour
