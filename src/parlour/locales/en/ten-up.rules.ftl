### Rules of Ten-Up. The English file is made from the rulebook by `make types`.


## House rules, each with its readings

option-lead_value = Spinning for who goes first
option-lead_value-sum_of_arrows = Add the two arrows; the highest sum goes first.
option-lead_value-higher_arrow = Only the higher of your two arrows counts; the highest goes first.
option-lead_tie = A tie for going first
option-lead_tie-respin_tied = The tied players spin again.
option-arrow_order = When you choose which arrow to play first
option-arrow_order-choose_after_spin = After the spin: you see both numbers, then choose.
option-arrow_order-announce_before_spin = Before the spin: you say which arrow you will play first.
option-arrows_used = How many arrows you play
option-arrows_used-both = Both numbers, one after the other.
option-first_square = The square reached by your first number
option-first_square-counts = It counts: you send others home, gain or lose there as on any square.
option-first_square-passed_over = You only pass it: nothing happens until you have played the second number, and you choose no order.
option-base_safety = Who is safe on a Base
option-base_safety-owner_only = You are safe on your own Base only; a visitor can be sent home.
option-base_safety-everyone = Everyone is safe on every Base.
option-base_safety-literal = You stay on your own Base when a visitor arrives, but lose a point; the visitor gains one point in all.
option-sent_home_chain = Being sent home to a Base with a visitor
option-sent_home_chain-false = Nothing happens to the visitor.
option-sent_home_chain-true = The visitor goes home too and loses a point; nobody gains one for it.
option-arrival_order = Sending someone home from a TALLY ONE or LOSE square
option-arrival_order-displace_then_square = The points for sending home come first, then that of the square.
option-arrival_order-square_first = The point of the square comes first, then those for sending home.
option-tally_entry_when_blocked = A point, but no counter left to place
option-tally_entry_when_blocked-lose_count = If you need a new counter and have none in hand, the point is lost.
option-tally_prefers = A point on a table where you have a counter below 4
option-tally_prefers-move_forward = You must move a counter below 4 forward; you may not place a new one.
option-tally_prefers-free = You may move a counter forward or place a new one.
option-displace_gain_at_own_choice = Where you mark the point for sending someone home
option-displace_gain_at_own_choice-true = On any score table you like.
option-win_at = When ten points win
option-win_at-ten_or_more_immediately = At once, when you gain the tenth point.
option-win_at-end_of_turn = At the end of your turn, with ten or more.
option-loss_choice = Who chooses the counter that goes back
option-loss_choice-loser = The player who loses the point.
option-turn_cap = Turns until the game is ended
    .text = After this many turns of all players together, the highest score wins; a tie is a draw.

## Chapters

chapter-setup = What you need
chapter-moving = Your turn
chapter-points = Points

## Titles of clauses and rulings

clause-TEN-01 = Two to four players
clause-TEN-02 = Men and counters
clause-TEN-03 = The Circuit
clause-TEN-04 = The score tables
clause-TEN-05 = TALLY ONE and LOSE squares
clause-TEN-06 = The Bases
clause-TEN-07 = Round and round
clause-TEN-08 = Who starts where
clause-TEN-09 = The start
clause-TEN-10 = One spin, two moves
clause-TEN-11 = Choosing the first arrow
clause-TEN-12 = Who goes first
clause-TEN-13 = Counting moves
clause-TEN-14 = Landing on TALLY ONE
clause-TEN-15 = Your first counter on a table
clause-TEN-16 = Moving a counter forward
clause-TEN-17 = Another counter after 4
clause-TEN-18 = No counter left
clause-TEN-19 = Points for sending home
clause-TEN-20 = Losing a point
clause-TEN-21 = The loser chooses
clause-TEN-22 = Landing on a LOSE square
clause-TEN-23 = One man to a square
clause-TEN-24 = Sending someone home
clause-TEN-25 = A point for the last comer
clause-TEN-26 = Sharing a table square
clause-TEN-27 = Nothing to lose
clause-TEN-28 = Ten points win
clause-TEN-R01 = The highest spin
clause-TEN-R02 = A tie for going first
clause-TEN-R03 = When you choose the order
clause-TEN-R04 = The first square counts
clause-TEN-R05 = Which way is right
clause-TEN-R06 = Safe on your own Base
clause-TEN-R07 = A visitor on your Base
clause-TEN-R08 = Sending home, then the square
clause-TEN-R09 = Forward before new counters
clause-TEN-R10 = Refusing a point
clause-TEN-R11 = Ten or more
clause-TEN-R12 = Room for the point
clause-TEN-R13 = Sent home with nothing
clause-TEN-R14 = Four TALLY ONE squares
clause-TEN-R15 = The limit of four counters
clause-TEN-R16 = One man sent home at a time
clause-TEN-R17 = Bases do nothing
clause-TEN-R18 = Three players
clause-TEN-R19 = A game without end
