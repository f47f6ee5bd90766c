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
