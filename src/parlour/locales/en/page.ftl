### Texts of the web page outside the boards: start page, new table, lobby, action bar, log, menus, end, replay, rules,
### records and the lab.

# The name of this language in this language, for the language switch.
language-name = English

## The page

title = Parlour
motto = Seven historic games of trade and monopoly, one table.

## Start page

start-continue = Continue
start-waiting = { $count ->
    [0] Nobody is waiting for you.
    [one] One game is waiting for you.
   *[other] { $count } games are waiting for you.
}
start-waits = your move
start-all = Show all { $count } tables
start-with = with { $names }
start-public = Public tables
start-public-hint = Watch, or take a free seat.
start-free-seats = { $count ->
    [one] 1 free seat
   *[other] { $count } free seats
}
start-join = Join a table
start-join-hint = Enter a code or a link from a friend. No account needed.
start-join-code = Code or link
start-join-button = Join
start-now = Play right now
start-sit-down = Play now
start-games = Games
start-not-yet = Rules, records and more
start-rules-of = Rules of { $title }
start-foot = Boards and cards are drawn from the original rules. Reconstructed parts are marked.
start-players = { $least } to { $most } players
start-players-exact = { $count ->
    [one] 1 player
   *[other] { $count } players
}
# How long a game takes.
start-length = { $min } to { $max } min

## The state of a table in a list

status-gathering = waiting for players
status-starting = about to start
status-playing = playing
status-over = finished
status-closed = closed

## Levels of bots

bot-easy = easy
bot-normal = normal
bot-hard = hard
bot-random = random moves
bot-trader = trader
bot-fixed-aim = fixed aim
bot-never-trades = never trades

## New table

new-table-heading = New table: { $title }
new-table-seats = Players
# Who sits on a seat, in a menu.
new-table-who-me = Me
new-table-who-here = Another player on this device
new-table-who-friend = A friend, by link
new-table-who-bot = A bot
# The same menu for screen readers; $seat is a letter.
new-table-seat = Player { $seat }
new-table-seat-bot = Level of bot { $seat }
new-table-seat-name = Name of player { $seat }
new-table-name = Name
new-table-add-seat = Add a player
new-table-remove-seat = Remove player { $seat }
new-table-edition = Edition
new-table-known-text = Board and amounts come from the original rules.
new-table-known-public = Board and amounts come from public sources.
new-table-known-reconstructed = Parts that no source describes are reconstructed and marked.
new-table-custom-choose = Your own edition (.toml)
new-table-custom-another = Choose another file
new-table-custom-begin = Download our edition as a file
new-table-custom-hint = A TOML file with your own board, cards or prices, such as a changed copy of ours.
new-table-custom-reading = Reading the file …
# $name is the name of a file, $players how many can play.
new-table-custom-file = { $name } ({ $players })
new-table-custom-remove = Remove
new-table-custom-remove-named = Remove { $title }
new-table-custom-removed = Your edition was removed.
new-table-custom-empty = The file is empty.
new-table-custom-too-large = The file has { $size } KB. An edition may have up to { $limit } KB.
new-table-custom-not-text = This is not a text file in UTF-8. Choose the .toml file of an edition.
new-table-custom-unreadable = The browser cannot read this file. Choose it again.
new-table-silent = Where the original rules say nothing
new-table-count = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
new-table-preset = Version
new-table-usual = Full game (usual)
new-table-rules = House rules
new-table-rules-hint = Where the old rules are unclear or contradict themselves, choose how you play.
new-table-changed = { $count ->
    [0] none changed
    [one] 1 changed
   *[other] { $count } changed
}
new-table-clock = Clock
new-table-no-clock = No clock
# $time is a length of time, such as '30 seconds'.
new-table-per-move = { $time } per move
new-table-public = Public table
new-table-public-hint = Anyone can watch or take a free seat.
new-table-open = Create table
new-table-back = Back

## Lobby: before a game starts

gathering-heading = { $is_full ->
    [yes] Ready to start
   *[no] Waiting for players
}
gathering-free = free
gathering-invite = Copy link
gathering-copied = Copied
gathering-qr = QR code
gathering-qr-of = QR code for player { $seat }
gathering-link-of = Link for player { $seat }
gathering-link-watch = Link for watching
gathering-seat-bot = Add a bot
gathering-send-away = Remove
gathering-start = Start the game
gathering-wait-for-host = The game starts when all seats are taken.
gathering-watchers = Just watch
gathering-code = Friends join with this code:
gathering-copied-link = Link copied.
gathering-selected-link = This browser does not let the page copy. The link is selected: press Ctrl+C, or ⌘C on a Mac.
gathering-sit = Join
gathering-your-name = Your name

## Joining a table by link or code

join-looking = Looking for the table …
join-not-open = This invitation does not work
join-to-host = Join { $host }’s game of { $title }
join-to = Join a game of { $title }
join-full = All seats are taken, or the game has started.
join-watch = Just watch

## Action bar

bar-your-turn = Your turn
bar-waits-for = Waiting for { $names }
bar-watching = You are watching
bar-over = The game is over
bar-nobody = Trade now!
# $what is the label of a button.
bar-choose = { $what }: choose
bar-cancel = Cancel
bar-sum = Amount
# The mark of a rule: why something happened. $clause is the number of a rule, $kind a text such as 'printed'.
bar-why = Why? { $clause }
bar-why-kind = Why? { $clause }, { $kind }
bar-not-now = Why can’t I …?
bar-costs = costs { MONEY($sum) }
bar-costs-from = from { MONEY($sum) }
# What remains of one's cash after an answer.
bar-leaves = leaves you { MONEY($sum) }
bar-brings = brings { MONEY($sum) }
bar-brings-up-to = brings up to { MONEY($sum) }
bar-fast = Fast-forward
bar-fast-hint = to your turn
bar-all-open = Nothing is blocked: you can do everything this game has.
# The space bar, on a button that it presses. Short.
bar-space-key = Space


## Names of fields in a form for an action

field-series = Group
field-holder = Owner of all
field-shares = Shares
field-moneys = Payments by the owner
field-number = How many
field-count = How many
field-amount = Amount
field-price = Price each
field-commodity = Commodity
field-seller = From
field-buyer = To
field-player = With
field-cards = Cards
field-floor = At least
field-to = To
field-visitor = Visitor
field-lease = Lease
field-vessel = Vessel
fields-unknown = This page is older than the server. Reload it.
# $name is a player; the field takes a percentage.
fields-percent = { $name }, %
fields-gets = { $name } gets (below 0: pays)
fields-propose = Propose it

## Connection

connection-connecting = Connecting …
connection-waiting = Connection lost. Trying again …
connection-closed = You can’t open this table
connection-online = Connected
connection-no-server = The server does not answer. Is it still running?
connection-error = The server answered with error { $status }.
connection-only-looking = You can only look at this table.

## Log and chat

log-log = Log
log-tape = Ticker
log-chat = Chat
log-chat-count = Chat ({ $count })
log-say = Write to the table
log-send = Send
log-empty = Nothing has happened yet.
log-newest = Newest

## Trade sheet

trade-heading = Offer a trade
trade-counter = Counter offer { $number }
trade-with = With
trade-you-give = You give
trade-you-get = You get
trade-cash = Cash
trade-send = Send offer
trade-nothing = nothing
trade-pick-something = Choose what you give or get.
# $give and $get are lists, such as '$250 and Paris'.
trade-summary = You give { $give } and get { $get }.
trade-trade-with = Trade with { $name }
trade-your-offer = your offer
trade-revision = your counter to offer { $number }
trade-in-tray = In the offer
trade-drop = Tap, or drag here
trade-add = Can be added
# Some of a kind of goods: how many are in the offer, of how many.
trade-some = { $number ->
    [0] has { $of }
   *[other] { $number } of { $of }
}
trade-less = Less cash
trade-more = More cash
trade-slide = Cash slider
trade-effect-heading = What it changes
# $name is a group of things, such as a line or a colour.
trade-effect-all = { $seat_is ->
    [you] You complete { $name }.
   *[other] { $seat } completes { $name }.
}
trade-effect-breaks = { $seat_is ->
    [you] You break up { $name }.
   *[other] { $seat } breaks up { $name }.
}
trade-effect-count = { $name }: { $have } of { $of }

## Seats

seat-you = You
seat-goods = What I own
seat-thinks = to move
seat-bot = bot
seat-bot-plays = a bot plays
seat-clock = Time left

## Menu of a table

menu-undo = Undo
menu-undo-asked = { $names_count ->
    [one] { $names } wants to undo the last move.
   *[other] { $names } want to undo the last move.
}
menu-undo-sent = You asked to undo the last move. Waiting for { $names }.
menu-undo-done = Everyone agreed: the move is undone.
menu-undo-declined = Somebody said no: the move stands.
menu-undo-lapsed = The game went on, so your request to undo has lapsed.
menu-agree = Agree
menu-disagree = No
menu-hand = Let a bot play for me
menu-take-back = Play myself again
menu-leave = Quit; a bot takes over
menu-leave-asked = Quit this game?
menu-leave-final = A bot plays for you to the end. You can still watch, but you can’t come back.
menu-leave-yes = Quit
menu-shortcuts-on = Turn keyboard shortcuts on
menu-shortcuts-off = Turn keyboard shortcuts off
menu-record = Download my record
menu-rules = Rules
menu-theme = Theme
menu-sound-on = Turn sound on
menu-sound-off = Turn sound off
menu-fast-on = Skip animations
menu-fast-off = Show animations
menu-full = Full screen
menu-more = More
menu-home = All games
menu-language = Language
# The link around the name of the page.
menu-title-home = { title }: { menu-home }

## Questions before something that cannot be undone

confirm-title = { $what }?
confirm-final = You can’t undo this.
confirm-no = Go back

## Passing a shared device

hand-over-heading = Pass the device to { $name }
hand-over-hint = No cards are shown until you are ready.
hand-over-ready = I am { $name }

## Problems

problem-again = Try again
problem-home = All games

## Boards

squares-list = The board as a list
squares-not-here = Places you can’t choose now
# Shown when a place of the board is pointed at.
squares-place = { $name }.

## Replay

replay-heading = Replay
replay-of = Replay: { $title }
replay-loading = Loading the record …
replay-jump-start = To the start
replay-jump-turnBack = Back one turn
replay-jump-back = Back one move
replay-play = Play
replay-pause = Pause
replay-jump-forward = Forward one move
replay-jump-turnOn = Forward one turn
replay-jump-end = To the end
replay-pace = Speed
replay-times = { $pace }×
replay-eyes = Seen by
replay-onlooker = everyone
replay-scrub = Move of the game
replay-moment = move { $at } of { $last }
replay-where = Move { $at } of { $last }, turn { $turn }
replay-tab-log = Log
replay-tab-points = Turning points
replay-no-points = This game had no turning points.
replay-go-to = Go to move { $moment }
# $text says what happened at that move.
replay-go-to-point = Go to move { $moment }: { $text }
replay-play-on = Play on from here
replay-play-on-hint = Starts a new table at this move. This record stays as it is.
replay-is-over = The game is over here. Step back to play on.
replay-you-play = You play
replay-others = The others are
replay-open = Create table
replay-keys = Arrow keys step, with Shift a whole turn; Space plays; Home and End go to the ends.
replay-share = Copy link to this move
replay-shared = Link copied
replay-end-link = How it ended
replay-unknown = This browser does not have this record. Add its file.

## End of a game

end-heading = How it ended
end-winner = { $names } won
end-nobody = Nobody won
end-goes-on = This game is not over yet
end-you = You
# $winner_is: 'you', one player, or several.
end-wins-with = { $winner_is ->
    [you] You win with { $worth }
    [several] { $names } win with { $worth }
   *[other] { $names } wins with { $worth }
}
end-behind = { $rank ->
    [2] You are second, { $by } behind.
    [3] You are third, { $by } behind.
    [4] You are fourth, { $by } behind.
    [5] You are fifth, { $by } behind.
    [6] You are sixth, { $by } behind.
    [7] You are seventh, { $by } behind.
   *[other] You are { $rank }th, { $by } behind.
}
end-of = { $title }, { $seats } players, { $turns } turns
end-won = won
end-rank = { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
   *[other] { $rank }th
}
end-valuation = How it adds up
end-total = Total
end-over = Wealth over time
end-chart-hint = Wealth over time: one line per player; the table below has the numbers
end-as-table = As a table
end-at-start = start
end-move = Move
end-how = How it went
end-luck = Luck
end-luck-hint = What dice and cards brought, compared with the average.
end-luck-counting = Comparing every roll with the average …
end-luck-none = Luck changed nobody’s wealth.
end-deals = Trades
end-deals-hint = How often each side wins without the trade and with it: bots played on from there with the same dice.
end-deals-counting = Playing on from the largest trades, with and without them …
end-deals-left = { $count ->
    [one] 1 trade was left out to save time.
   *[other] { $count } trades were left out to save time.
}
end-deal-chance = wins { $without } % without, { $after } % with
end-deal-unsure = unclear
end-rematch = Rematch
end-to-rematch = Go to the rematch
end-record = Download record
end-dice-heading = Dice
end-check = Check again
end-checked = Checked { $times } times
end-checking = Checking the dice in this browser …
end-details = What was checked
# $digits are the first digits of a fingerprint.
end-seal = Seal { $digits }.
end-verify-hint = This browser checks the dice. To check every move as well, run ‘parlour verify FILE’ on any computer.
end-verdict-honest = Honest dice
    .text = { $draws } rolls and draws come from a secret that was sealed before the first one, and this browser saw the same game.
end-verdict-sound = Sound dice
    .text = { $draws } rolls and draws come from the sealed secret. Some things cannot be shown by a file.
end-verdict-forged = Forged dice
    .text = Something in this record was changed. See what was checked.
end-verdict-open = These dice can’t be checked here
    .text = See below what is missing.
end-result-ok = ok
end-result-bad = bad
end-result-open = open
end-check-form = File
end-check-board = Board
end-check-secret = Secret
end-check-nonces = Nonces
end-check-draws = Rolls and draws
end-check-rest = Other draws
end-check-commitment = Sealed first
end-check-leftOut = No nonce left out
end-check-unchanged = Nothing changed
end-check-uncut = No other end
end-finding = { $check }: { $text }.
end-finding-line = { $check }: { $text }, line { $line }.

## Check of the dice in this browser. These are parts of a report: '<what was checked>: <text>.' The words 'pledge',
## 'nonce', 'commitment' and 'secret' are those of docs/fairness.md.

fair-form = { $lines } lines, and their hashes chain
fair-unbound = these dice are { $kind }: nobody was bound to them
fair-secret-closed = the secret is not open yet; it opens when the game is over
fair-secret-form = a secret has 64 small hexadecimal digits
fair-secret-other = this is not the secret that the table was bound to before play
fair-secret-ok = the secret is the one that the table was bound to before play
fair-secret-missing = the secret is missing
fair-board-ok = board and cards are those that the header names
fair-board-missing = the file of edition { $edition } is missing
fair-nonces-ok = pledges and nonces are in order and fit together
fair-draw-unknown = this page does not know the faces of '{ $what }'
fair-draw-bad = '{ $text }' does not follow from the secret and the nonces
fair-draws-ok = { $draws } draws follow from secret and nonces
fair-draws-rules = { $draws } draws need the rules: use ‘parlour verify’
fair-pledge-late = a pledge after play began
fair-pledge-after-nonce = a pledge after a nonce was opened
fair-pledge-twice = seat { $seat } pledges twice
fair-pledge-form = a pledge has 64 small hexadecimal digits
fair-nonce-form = a nonce has 64 small hexadecimal digits
fair-nonce-unpledged = seat { $seat } has pledged no nonce
fair-nonce-twice-before = seat { $seat } opens two nonces before play
fair-nonce-other = this is not the nonce that seat { $seat } pledged
fair-nonce-none = seat { $seat } had opened no nonce when play began
fair-nonce-lapsed = seat { $seat } let a draw pass without a nonce and gives no more
fair-nonce-twice = seat { $seat } gives two nonces for one draw
fair-nonce-not-next = this is not the next nonce of seat { $seat }
fair-without-commitment = only somebody who gave a nonce and has a log knows that the commitment came first
fair-without-leftOut = only the sender knows whether a nonce was left out
fair-without-unchanged = only a log from the game shows that nothing was changed since
fair-without-uncut = only a log to the end shows that there was no other end
fair-log-other = this browser’s log is of another game
fair-log-commitment = { $seats ->
    [one] this browser had the commitment before the nonces of 1 seat
   *[other] this browser had the commitment before the nonces of { $seats } seats
}
fair-log-nonces = every pledge and nonce that this browser saw or sent is in the record
fair-log-unchanged = { $lines } lines are as this browser wrote them down while it played
fair-log-end = this browser saw the same end
fair-log-stops = this browser’s log stops before the end
fair-log-other-commitment = this browser was shown another commitment when play began
fair-log-other-header = this browser was shown another header when play began
fair-log-cut = the record stops before this line; this browser saw '{ $text }' here
fair-log-saw = this browser saw '{ $text }' here
fair-log-left-out = this browser sent '{ $text }' before this line, and the record does not have it

## Problems of a record that is read: 'Line 3: <text>.'

fair-record-first = this is not a Parlour record: it does not begin with '{ $line }'
fair-record-header-cut = the header is cut off: an empty line ends it
fair-record-header-line = the header has a line that is not 'name: value'
fair-record-header-value = the value of '{ $name }' cannot be read
fair-record-line = this is not 'NUMBER WHO MOVE  #HASH'; the record is damaged or cut off here
fair-record-number = number { $due } is due, not { $number }
fair-record-hash = the hash does not fit: this line, or one before it, has been changed

## Wealth in what a game counts

worth-money = { MONEY($value) }
worth-counters = { $value ->
    [one] { $value } counter
   *[other] { $value } counters
}
worth-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
worth-squares = { $value ->
    [one] { $value } square
   *[other] { $value } squares
}

## Rules

rules-heading = Rules of { $title }
rules-after = In our words, after: { $source }.
rules-loading = Loading the rules …
# Where a rule comes from.
rules-stamp-printed = printed
rules-stamp-ruling = our ruling
rules-stamp-house = house rule
rules-search = Search the rules
rules-found = { $count ->
    [0] No rule found.
    [one] One rule found.
   *[other] { $count } rules found.
}
rules-nothing = No rule found.
rules-contents = Contents
rules-readings = Rulings
rules-readings-hint = Where the original rules are unclear: how we play it, and the other reading.
rules-options = House rules
rules-default = usual
rules-usually = usually { $value }
rules-close = Close
rules-here = at this table
rules-now = Here: { $value }.
rules-fixed = House rules are chosen with a new table and can’t be changed later.
rules-in-original = from the original rules
rules-also = See also
rules-in-book = Read it in the rulebook
rules-otherwise = The other reading:
rules-example = Example.
rules-examples = { $count ->
    [one] 1 example
   *[other] { $count } examples
}
rules-kind-compulsory = must
rules-kind-optional = may
rules-kind-fact = fact
rules-kind-advice = advice
rules-kind-compulsory-or-optional = must or may
rules-board = Where the board comes from
rules-board-hint = Every name, amount and place of the board has its source. If you own the original, you can replace our parts.
rules-part = Part
rules-of = What
rules-from = Source
rules-all = everything
rules-mark-text = printed
rules-mark-public = public
rules-mark-reconstructed = reconstructed
rules-mark-hint-text = in the original rules, or follows from them
rules-mark-hint-public = found in public sources
rules-mark-hint-reconstructed = ours, made to fit what is known

## Records

records-heading = Records
records-hint = Your finished games, and records that you add. Added records stay in this browser.
records-bring = Add a record
records-drop = or drop files here
records-reading = Checking it move by move …
# $name is the name of a file.
records-taken = { $name } was added.
records-refused = { $name } was not added: { $problem }
records-empty = The file is empty.
records-no-record = This is not a Parlour record. A record starts with the line ‘parlour record 1’.
records-damaged = Line { $line }: { $problem }.
records-too-long = The file is too long for a record: it has more than four million characters.
records-game = Game
records-every = All games
records-search = Search names
records-none = Nothing here yet. Games that you finish appear here.
records-none-found = No record found.
records-played = played here
records-brought = added
records-moves = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}
records-download = Download
records-remove = Remove
# A button's label for screen readers: $what is the button, $title a game, $id the record.
records-of = { $what }: { $title } { $id }

## The lab

lab-heading = The lab
lab-what = Bots play thousands of games, and Parlour counts. The lab runs in a terminal on any computer that has Parlour.
lab-way-win = Who wins, and how
    .text = Many games with the same rules. The same seed gives the same games, on any number of processors.
lab-way-compare = What a house rule changes
    .text = Two sets of rules with the same dice, and what differs for certain.
lab-way-tournament = Which bot is better
    .text = Every pair plays from all seats with the same dice; ratings come with how certain they are.
lab-way-explain = What turned a game
    .text = How wealth changed move by move, who was lucky, and which move decided it. Download a record from any table.
lab-way-report = A page to show
    .text = Charts and tables of any results, in one file that works offline.
lab-more = Every command has --help.
