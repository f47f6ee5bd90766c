### Ten-Up (1878)

## The board on the page

board-label = Oval track with two arrows
board-label-spun = Oval track; the arrows point to { $one } and { $two }
board-moment = turn { $turns }
# Below the points of a player.
board-of = of { $goal }
board-base = Base { $letter }
board-hand = { $count ->
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
name-table-T1 = bottom right table
name-table-T2 = top right table
name-table-T3 = top left table
name-table-T4 = bottom left table

## Buttons

action-enter = Score 1
action-forward = Move a counter up
action-back = Move a counter back
action-refuse = Refuse, and lose the point
action-announce = Announce the first arrow
action-take = Pick a colour
