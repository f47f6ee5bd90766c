### The Monopolist (1878)

## The board on the page

board-label = Board of five rings
board-label-points = Board of five rings; the spider points to { $number }
board-moment = spin { $spins }
# Where a player's man is.
board-ring = ring { $ring }
board-out = out of the game
board-choosing = choosing a trade
board-owes = { $count ->
    [one] owes 1 counter
   *[other] owes { $count } counters
}
board-restarts = starts again
board-hoard = Monopolist
board-hoard-label = { $count ->
    [one] The Monopolist has 1 counter
   *[other] The Monopolist has { $count } counters
}
board-hoard-hint = what the board owns
board-race = Who owns more
# A space of the board. $emblem is the picture on it.
board-space = { $emblem }, ring { $ring }
board-base = Base of the { $trade }, ring { $ring }
# $span: whether the space lies between the legs of the spider.
board-advance = { $span ->
    [inside] Move to the { $emblem } on ring { $ring }, between the spider’s legs
   *[outside] Move to the { $emblem } on ring { $ring }, clear of the spider
}
board-place = { $span ->
    [inside] Put your man on the { $emblem } of ring { $ring }, between the spider’s legs
   *[outside] Put your man on the { $emblem } of ring { $ring }, clear of the spider
}
board-space-title = Move on ring { $ring }
# Buttons for the places of one space, from the left.
board-cell-title = { $nth ->
    [1] Ring { $ring }, first place
    [2] Ring { $ring }, second place
    [3] Ring { $ring }, third place
   *[other] Ring { $ring }, place { $nth }
}
board-cell-note = { $span ->
    [inside] { $emblem }, between the spider’s legs
   *[outside] { $emblem }, clear of the spider
}
board-take = Be the { $trade }, with the { $colour } man

## Names

name-trade-farmer = Farmer
name-trade-mechanic = Mechanic
name-trade-merchant = Merchant
name-trade-scientist = Scientist
name-colour-red = red
name-colour-blue = blue
name-colour-green = green
name-colour-yellow = yellow
# The pictures on the spaces.
name-emblem-anvil = anvil
name-emblem-dollar = dollar
name-emblem-plain = plain space
name-emblem-sheaf = sheaf
name-emblem-ship = ship
name-emblem-spider = spider
name-emblem-telescope = telescope

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
