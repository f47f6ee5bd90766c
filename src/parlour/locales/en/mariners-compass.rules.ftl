### Rules of Mariner's Compass. The English file is made from the rulebook by `make types`.


## House rules, each with its readings

option-lead_value = Spinning for who goes first
option-lead_value-sum_of_arrows = Add the two arrows; the highest sum goes first.
option-lead_value-higher_arrow = Only the higher of your two arrows counts; the highest goes first.
option-lead_tie = A tie for going first
option-lead_tie-respin = Both players spin again.
option-arrow_choice = Which arrow you use
option-arrow_choice-either = After each spin you choose one of the two numbers.
option-arrow_choice-fixed_first = Longer game: always the first arrow.
option-arrow_choice-fixed_second = Longer game: always the second arrow.
option-entry_counting = Counting your first move on the compass
option-entry_counting-inclusive = S itself is one: with a 1 the small man stands on S.
option-later_counting = Counting later moves on the compass
option-later_counting-exclusive = The next space is one.
option-later_counting-inclusive = The space you stand on is one, so a 1 leaves the small man where it is.
option-blank_choice = A blank space, when your expedition is at the edge
option-blank_choice-legal_only = You must take a direction that stays on the board; if neither does, the move is lost.
option-blank_choice-free = You may also name a direction that leads off the board; the move is then lost.
option-meet_at_n = When both small men meet on N
option-meet_at_n-move_then_respin = Your expedition goes one north, then you spin again and play a whole further move.
option-meet_at_n-respin_without_move = You spin again at once; your expedition does not move for the meeting on N.
option-displaced_moves_expedition = The expedition of a player who is sent to N
option-displaced_moves_expedition-false = Being sent to N does not move that player's expedition.
option-displaced_moves_expedition-true = That expedition goes one square north, if it can, before the other player's own moves.
option-pole_exact = Reaching the Pole
option-pole_exact-true = The expedition must step on the North Pole itself.
option-pole_exact-false = Any square of the top row counts as the North Pole.
option-expedition_move = Moving the expedition
option-expedition_move-compulsory = It must move if it can, even away from the Pole.
option-expedition_move-optional = You may leave the expedition where it stands.
option-off_table = A move off the board
option-off_table-lose_move = The expedition stays where it is; that move is lost.
option-turn_cap = Turns until a draw
    .text = After this many turns without a winner the game is a draw.

## Chapters

chapter-setup = What you need
chapter-turn = Your turn
chapter-special = Meeting, lost moves, winning

## Titles of clauses and rulings

clause-MAR-01 = Two players
clause-MAR-02 = Men and arrows
clause-MAR-03 = The two boards
clause-MAR-04 = The compass
clause-MAR-05 = How it works
clause-MAR-06 = City and colour
clause-MAR-07 = Who goes first
clause-MAR-08 = Entering the small man
clause-MAR-09 = Choosing a number
clause-MAR-10 = Small man, then expedition
clause-MAR-11 = One square at a time
clause-MAR-12 = Taking turns
clause-MAR-13 = An example
clause-MAR-14 = A space without a letter
clause-MAR-15 = Straight and diagonal
clause-MAR-16 = How far you move
clause-MAR-17 = Meeting on the compass
clause-MAR-18 = Meeting on N
clause-MAR-19 = A lost move
clause-MAR-20 = First to the Pole wins
clause-MAR-21 = The longer game
clause-MAR-R01 = S counts as one
clause-MAR-R02 = Counting after entry
clause-MAR-R03 = The highest spin
clause-MAR-R04 = A direction off the board
clause-MAR-R05 = Choosing an impossible move
clause-MAR-R06 = Meeting on N: move first
clause-MAR-R07 = Meeting on N twice
clause-MAR-R08 = Sent to N
clause-MAR-R09 = Meeting while entering
clause-MAR-R10 = One Pole or two
clause-MAR-R11 = Passing the Pole
clause-MAR-R12 = You must move
clause-MAR-R13 = Which way is north
clause-MAR-R14 = The arrow in the longer game
clause-MAR-R15 = A game without end
