### The terminal client: `parlour play` and `parlour replay`, with the boards that it draws.
### What is typed (actions, commands, options, files) is the same in every language.

## A session at the prompt

# An amount of money on a board.
session-money = { MONEY($amount) }
# A player in a list.
session-person = { $seat_is ->
    [you] You
   *[other] { $seat }
}
session-turn = { $seat_is ->
    [you] Your turn
   *[other] { $seat }'s turn
}
# $rules are typed options: 'pole_exact=false'.
session-house-rules = House rules: { $rules }.
# On the next line stands a long number that proves the dice afterwards.
session-committed = The dice can be checked at the end. The table is committed to
session-goes-on = The table goes on after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}.
session-goes-on-hidden = The table goes on after its last move.
session-how = Type an action or its number; 'why' explains, 'help' lists the rest.
# There is only one answer: the key Enter gives it. $action is typed, $label says what it is.
session-enter = Enter: { $action }
session-enter-label = Enter: { $action } ({ $label })
# Several people play at one screen.
session-pass-to = Pass to { $seat }, then press Enter.
session-won = You have won!
session-not-won = You have not won this time.
session-kept = The table is kept in { $file }: { $command }
# $count is the number of creditors. It is 0 if money must be raised and nobody is owed it yet.
session-owed = { $count ->
    [0] { $seat_is ->
        [you] You need { MONEY($amount) } and have { MONEY($cash) } in hand: { MONEY($missing) } more to raise.
       *[other] { $seat } needs { MONEY($amount) } and has { MONEY($cash) } in hand: { MONEY($missing) } more to raise.
    }
   *[other] { $seat_is ->
        [you] You owe { MONEY($amount) } to { $creditors } and have { MONEY($cash) } in hand: { MONEY($missing) } more to raise.
       *[other] { $seat } owes { MONEY($amount) } to { $creditors } and has { MONEY($cash) } in hand: { MONEY($missing) } more to raise.
    }
}
# How much cash there is, is hidden.
session-owed-hidden = { $count ->
    [0] { $seat_is ->
        [you] You need { MONEY($amount) }.
       *[other] { $seat } needs { MONEY($amount) }.
    }
   *[other] { $seat_is ->
        [you] You owe { MONEY($amount) } to { $creditors }.
       *[other] { $seat } owes { MONEY($amount) } to { $creditors }.
    }
}
# Creditors, in the case that session-owed needs.
session-creditor-you = you
session-creditor-the-bank = the bank
session-creditor-the-cashier = the Cashier
# People use their own dice and type the result. $question is one of the next texts.
session-drawn = { $question } Type it: { $values }.
session-drawn-spin = What does the spin show?
session-drawn-dice = What do the dice show?
session-drawn-chance = Which Chance card is drawn?
session-drawn-community-chest = Which Community Chest card is drawn?
session-drawn-exchange = Which Exchange card is drawn?
session-drawn-flyer = Which Flyer card is drawn?
session-drawn-dealer = Who deals?
session-drawn-suits = Which suits are played?
session-drawn-tens = Who gets ten cards?
session-drawn-deal = Which cards are dealt?
# $faces is a list of numbers or names.
session-faces = { $count } of { $faces }{ $is_distinct ->
    [true] , none twice
   *[false] {""}
}
session-not-drawn = '{ $typed }' is not possible here: { $values }.

## Answers at the prompt

# $pattern shows how the answer is typed.
prompt-ways = { $pattern }  ({ $count } ways)
prompt-range = { $step ->
    [1] { $first } to { $last }
   *[other] { $first } to { $last } in steps of { $step }
}
prompt-which-number = { $action }: which number?
refusal-prompt-empty = There is a choice here: type its number, 1 to { $count }.
refusal-prompt-number = There is no { $number } in the list, only 1 to { $count }.
refusal-prompt-value = '{ $typed }' is not one of { $values }.
refusal-prompt-pattern = Please write it out: { $pattern }, such as '{ $example }'.
refusal-undo-revealed = There is no answer of yours to take back that revealed nothing.

## Commands at the prompt

command-alone = '{ $name }' stands alone
command-nothing-to-explain = Nothing has happened yet. Type 'why' and the number of a rule to read that rule.
command-nothing-yet = Nothing has happened yet.
# $move is a player and what was typed: 'You: play 6'.
command-undone = Taken back: { $move }.
command-save-where = write the file's name too: 'save my-table.record'
command-saved = Saved in { $file }, and again after every move.
command-save-table = Save the table first? A file's name, or Enter to leave it:
command-save-record = Save the record? A file's name, or Enter to leave it:
command-secret-open = The secret is open now, so the dice can be checked: save the record for it.
command-record = The record is in { $file }: { $commands }
command-help = Type an action as it stands in the list, or its number. Enter takes the only one. Also:
# What a command takes, after its name; square brackets if it may be left out.
command-takes-clause = [CLAUSE]
command-takes-file = FILE
command-help-why = the rule behind the last event or refusal, or any rule by its number
command-help-rules = the whole rulebook, or one rule
command-help-short = the game in short: the goal, a turn, three things to know, the end
command-help-options = the house rules, and which are in force
command-help-board = the board again
command-help-log = everything that has happened
command-help-undo = take back your last answer, if nothing was revealed since
command-help-save = keep the table in a file, from now on after every move
command-help-help = this list
command-help-quit = leave the table; you can go on later from its file

## The menu before a game. What stands in square brackets is what Enter gives.

title-players = { $few } to { $many } players
title-players-exactly = { $count } players
title-year-unknown = year unknown
title-unknown = publisher and year unknown
# An edition that somebody has changed.
title-modified = { $title } (modified, { $digits })
menu-which-game = Which game? 1 to { $count } [1]
menu-how-many = How many players, bots in the other seats? { $players } [{ $default }]
menu-not-for = { $title } is for { $players }, not for '{ $typed }'
menu-which-preset = Which way of playing? 1 to { $count } [1]
# 'y' is typed in every language.
menu-change-rules = Change house rules? Type y, or Enter for no:
menu-which-rule = Which one? 1 to { $count }, Enter to play:
menu-not-listed = there is no '{ $typed }' in the list

## Who sits where

# The name of somebody who has given none; with a number if there are several.
seats-player = { $count ->
    [1] Player
   *[other] Player { $number }
}
seats-bot = { $count ->
    [1] Bot
   *[other] Bot { $number }
}
# A bot that plays a character, $about says what it is like.
seats-character = { $name }: { $about }
seats-empty = '{ $seats }' has an empty place; write the seats as in 'me,bot,bot'
seats-count = the record has { $count } seats ({ $names }), not { $given }
seats-stranger = '{ $name }' is not at this table; in that seat the record has '{ $known }'
seats-no-name = ':{ $kind }' lacks the name before the colon
# $known is a list of bots, as they are typed.
seats-no-bot = no bot '{ $kind }' plays { $game }. There are { $known }.
seats-no-bot-but = no bot '{ $kind }' plays { $game }; did you mean '{ $near }'? There are { $known }.
seats-no-character = there is no character '{ $who }', only { $known }
seats-like-a-bot = '{ $name }' would be taken for a bot; please use another name

## Starting and going on with a table. The option that is wrong stands before these texts, with a colon.

start-chance-unknown = '{ $chance }' is neither 'verifiable' nor 'by-hand'
start-seed-and-chance = a table has either a seed or a kind of chance, not both
start-option-form = '{ $option }' is not of the form name=value
start-option-twice = { $option } is given twice
start-in-the-record = the record '{ $file }' says that already; leave it out with --resume
start-other-game = this is a table of { $game }, not of { $wanted }
start-over = this game is over; look at it with '{ $command }'
start-no-secret = it was written without the secret of its dice, so it can't go on

## Files. The name of the file stands before these texts, with a colon.

file-folder = this is a folder; give a file's name
file-exists = there is such a file already; choose another name, or go on with it by --resume
file-no-folder = there is no folder '{ $folder }'
# $reason comes from the operating system.
file-not-written = the file cannot be written: { $reason }

## Replay

# $at is the number of a move. The letters b and q are typed in every language.
replay-how = { $at } of { $count }  Enter: next, b: back, a number: go there, q: quit
replay-unknown = '{ $typed }' is not understood.
replay-goes-on = The game goes on from here: { $command }.
# Who made a move: dice or cards.
replay-chance = chance

## Progress of long work

progress-playing = Playing
progress-judging = Judging deals
progress-left = left:
progress-a-second = { $rate } a second
progress-a-minute = { $rate } a minute
progress-interrupted = Interrupted after { $games } games. The same command goes on with them.

## Boards. Players stand on them by the letters of their seats: A, B, C ...

draw-yes = yes
draw-no = no
# A player who has left the game.
draw-out = out
# Beside a player. The lists are short of room: short words, please.
draw-to-move = to move
draw-not-resting = wants to trade
draw-offer = Offer { $number }: { $maker } gives { $to } { $give } for { $get }.
draw-debt = { $seat } owes { $creditors ->
    [bank] the bank
   *[other] { $creditors }
} { MONEY($amount) }.

## Finance

draw-legend-finance = Players go round clockwise from the lower right corner. Broa:A is A's; in the lists A3 has three houses, A- is mortgaged, a lease with its value is still for sale, and xxx is out of the game. (A) is in Jail.
# Squares: at most 6 letters.
draw-finance-space-start = START
draw-finance-space-chance = Chance
draw-finance-space-community-chest = Chest
draw-finance-space-tariff = Tariff
draw-finance-space-taxes = TAXES
draw-finance-space-luxury = Luxury
draw-finance-space-jail = JAIL
draw-finance-space-go-to-jail = >JAIL
draw-finance-leases = { $count ->
    [one] 1 lease
   *[other] { $count } leases
}
draw-finance-rides = { $count ->
    [one] 1 free ride
   *[other] { $count } free rides
}
draw-finance-owes = owes the bank { MONEY($amount) }
draw-finance-auctioneer = Auctioneer
# $limit is 0 if the number of rounds is not limited.
draw-finance-round = { $limit ->
    [0] Round { $round }
   *[other] Round { $round } of { $limit }
}; { $leases ->
    [one] 1 lease is still to be sold.
   *[other] { $leases } leases are still to be sold.
}
draw-finance-lot = Under the hammer: { $lease }, the { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
} of the { NAME($series, of: "series") } to come up.
# $call is what the Auctioneer calls, $warning what comes after it.
draw-finance-bid = { $call } { MONEY($bid) }, to { $bidder }! { $warning } { MONEY($least) } would top it.
draw-finance-call-going-once-for = Going once for
draw-finance-call-going-twice-for = Going twice for
draw-finance-call-and-sold-for = And sold for
draw-finance-warning-1 = Is that all?
draw-finance-warning-2 = Last chance, please!
draw-finance-warning-3 = The hammer is in the air …
draw-finance-opening = "{ $patter }" { MONEY($least) } would open the bidding.
draw-finance-patter-0 = Ladies and gentlemen, what am I bid?
draw-finance-patter-1 = A fine address, and not a leak in the roof.
draw-finance-patter-2 = They are not printing any more of these.
draw-finance-patter-3 = Don't let your neighbour have it for a song.
draw-finance-stop = Proposal { $number }: { $maker } would stop now. { $waiting } must agree.
# $shares are percentages: 'A 75, C 25'. $holder is "nobody" if everybody keeps their own.
draw-finance-plan = Proposal { $number }: { $maker } would share the { NAME($series, of: "series") }, { $shares }{ $holder ->
    [nobody] {""}
   *[other] , held by { $holder }
}{ $count ->
    [0] {""}
   *[other] ; { PAYMENTS($moneys) }
}. { $waiting } must agree.
draw-finance-shared = The { NAME($series, of: "series") } are shared: { $shares }{ $holder ->
    [nobody] {""}
   *[other] , all held by { $holder }
}.
# $amount is 0 if a free ride is claimed and no money.
draw-finance-claim = { $amount ->
    [0] { $owner } may claim from { $visitor }: a free ride on { $lease }.
   *[other] { $owner } may claim from { $visitor }: { MONEY($amount) }, the rent of { $lease }.
}
draw-finance-unclaimed = { $seat } may collect { MONEY($amount) } before the turn ends.

## Weigh Anchor

draw-legend-weigh-anchor = Tokens go round clockwise from the lower right corner. Rex:A is A's; in the lists A3 has three decks, A+ a suite, A- is mortgaged, and a vessel with its price is for sale. (A) is in the Graving Dock.
# Spaces: at most 6 letters.
draw-anchor-space-weigh-anchor = ANCHOR
draw-anchor-space-chance = Chance
draw-anchor-space-community-chest = Chest
draw-anchor-space-harbour-duties = Duties
draw-anchor-space-light-dues = Dues
draw-anchor-space-graving-dock = DOCK
draw-anchor-space-free-mooring = MOOR
draw-anchor-space-go-to-graving-dock = >DOCK
draw-anchor-deeds = { $count ->
    [one] 1 deed
   *[other] { $count } deeds
}
# $pot is the money on the space Free Mooring; 0 if there is none.
draw-anchor-stock = The bank has { $decks ->
    [one] 1 deck
   *[other] { $decks } decks
} and { $suites ->
    [one] 1 suite
   *[other] { $suites } suites
}.{ $pot ->
    [0] {""}
   *[other] {" "}On Free Mooring there is { MONEY($pot) }.
}
# $bidder is "nobody" before the first bid.
draw-anchor-lot = Under the hammer: { $vessel }, { $bidder ->
    [nobody] no bid yet
   *[other] { MONEY($bid) } by { $bidder }
}.
draw-anchor-for-sale = { $seat } may buy { $vessel } for { MONEY($price) }.
draw-anchor-claim = { $owner } may ask { $lander } for { MONEY($amount) }, the hire of { $vessel }.

## Corner the Market

draw-legend-corner-the-market = ▶ a pit's gate, ☎ a Telephone and its number, b a buying, s a selling option; ■ a Corner, ★ Market Control.
# Squares: at most 6 letters, in the pits (Ent. to Exit) 5.
draw-corner-square-cashier = CASH
draw-corner-square-flyer = Flyer
draw-corner-square-exchange = Exch.
draw-corner-square-corner = Corner
draw-corner-square-commission = Comm.
draw-corner-square-dividend = Divid.
draw-corner-square-advance-to-cashier = →Cash.
draw-corner-square-rest = ·
draw-corner-square-entrance = Ent.
draw-corner-square-buy = BUY
draw-corner-square-sell = SELL
draw-corner-square-swap = SWAP
draw-corner-square-open-trading = OPEN
draw-corner-square-exit = Exit
# One letter, before the name of a commodity.
draw-corner-square-option-buy = b
draw-corner-square-option-sell = s
# An option for any commodity: at most 4 letters.
draw-corner-any = any
draw-corner-crash = MARKET CRASH
# $count is how often the marker of the season still moves.
draw-corner-year = { $count ->
    [0] the marker's next move ends the year
    [one] the marker moves 1 more time, then the year ends
   *[other] the marker moves { $count } more times, then the year ends
}
# A pit: at most 7 letters.
draw-corner-closed = closed
# Lines of the market: at most 9 letters.
draw-corner-sells-at = sells at
draw-corner-pays = pays
draw-corner-in-stock = in stock
# Columns: at most 6 letters.
draw-corner-seats = seats
draw-corner-cash = cash
draw-corner-worth = worth
draw-corner-bankrupt = bankrupt
draw-time-winter = winter
draw-time-spring = spring
draw-time-summer = summer
draw-time-autumn = autumn
draw-time-january = January
draw-time-february = February
draw-time-march = March
draw-time-april = April
draw-time-may = May
draw-time-june = June
draw-time-july = July
draw-time-august = August
draw-time-september = September
draw-time-october = October
draw-time-november = November
draw-time-december = December

## Mariner's Compass

draw-legend-mariners-compass = A, B: expeditions; a, b: their pieces on the compass; ✶ the North Pole, ⌂ the city.

## The Monopolist

draw-legend-monopolist = The rings unrolled: pieces go to the right, and from the right end on to the left. R1-04 is the fifth space of ring 1 from the left. ▲ the spider, ═ its legs.
draw-monopolist = Monopolist
draw-monopolist-debt = { $seat } owes { $lender } { $amount }.
# Pictures on the board.
draw-emblem-dollar = dollar
draw-emblem-spider = spider
draw-emblem-plain = plain

## Ten-Up

draw-legend-ten-up = +1 a TALLY ONE square, −1 a ONE square (lose one), ⌂ a Base; pieces go to the right; all by their seat's letter.
# After the number of points. $left: counters that are not on the board.
draw-ten-up-points = of { $goal }, { $left } left

## Pit

draw-legend-pit = The sheet has the scores, what each called last and the cards held; ▒ are your own cards, ★ is a corner.
draw-pit-hand = Your hand
# $number is 0 before the first hand.
draw-pit-hand-number = { $number ->
    [0] Before the first hand
   *[other] Hand { $number }
}
draw-pit-round = round { $number }
draw-pit-without-swap = { $count } without a swap
# Hands that were cancelled.
draw-pit-void = { $count } cancelled
# $parts are some of the texts above.
draw-pit-heading = { $parts }: { $target } points win
# Columns: at most 10 letters (called), 9 (cards) and 14 (votes, dealer).
draw-pit-called = called { $number }
draw-pit-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
draw-pit-votes = wants to cancel
draw-pit-dealer = dealer
draw-pit-swap = { $one } and { $other } { $number }
draw-pit-swaps = Last swaps: { $swaps }
draw-pit-points = { $points } points
draw-pit-held-up = Held up: { $cards }
# $offer and $strict are typed.
draw-pit-how = To offer { $number }: '{ $offer }'; never fewer: '{ $strict }'.

## What an answer does to one’s money

answer-costs = costs { MONEY($sum) }
answer-brings = brings { MONEY($sum) }

## Rulebooks

book-source = { $source }. The words are ours.
book-printed = printed in the original
book-ruling = our ruling
book-house = house rule at this table
book-rulings = Our rulings, where the original is silent or contradicts itself
# $rules and $options are typed.
book-commands = { $rules } shows one of them alone; { $options } the house rules.
book-example = a worked example of { $clauses }
book-invariant = holds after every move
book-range = A whole number from { $least } to { $most }.
book-default = Default.
book-original = In the original: { $part }; { $kind }.
book-kind-compulsory = compulsory
book-kind-optional = optional
book-kind-fact = fact
book-kind-advice = advice
book-kind-compulsory-or-optional = compulsory or optional
book-our-ruling = Our ruling:
book-other = The other reading:
book-no-other = none that fits the text.
book-choose = To choose:
book-also = See also { $clauses }.
book-in-english = The rules themselves are in English.
book-unknown = { $title } has no clause or ruling '{ $rule }'; they run from { $hint }
book-unknown-near = { $title } has no clause or ruling '{ $rule }'; did you mean { $hint }?

## Lessons. What is typed is the same in every language.

learn-step = { $game }. { $lesson }, step { $number } of { $count }
learn-goal = Goal: { $goal }
learn-how = Answer as at any table. Also: 'hint' helps, 'goal' repeats the goal, 'board' shows the board, 'why' the rule, 'quit' leaves.
learn-answer = Type: { $action }
learn-other = That is allowed, but it does not lead to the goal of this step. Type 'goal' to read it again.
learn-failed = That cannot lead to the goal any more.
learn-again = Enter to try this step again:
learn-rules = { $count ->
    [one] The rule behind it: { $rules }.
   *[other] The rules behind it: { $rules }.
}
learn-without = A lesson has no '{ $command }': steps are short, and what is wrong is never played.
learn-next-step = Enter for the next step:
learn-next = Enter for the next lesson, { $lesson }:
learn-left = Your progress is kept. Go on with: { $command }
learn-all-done = All lessons done. Play a real game: { $command }
learn-done = { $done } of { $count } lessons done.
learn-line = { $promise } { $minutes ->
    [one] 1 minute.
   *[other] { $minutes } minutes.
}
learn-is-done = Done.
learn-begun = Begun: step { $number } of { $count } is next.
learn-which = Which lesson? 1 to { $count } [{ $default }]
learn-no-lessons = there are no lessons of '{ $game }'
learn-unknown = { $game } has no lesson '{ $lesson }'; the lessons are { $known }
learn-bad-file = this is no file of finished lessons; move it away to start over
