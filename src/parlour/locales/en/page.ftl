### Texts of the web page outside the boards: start page, new table, lobby, action bar, log, menus, end, replay, rules,
### records and the lab.

# The name of this language in this language, for the language switch.
language-name = English

## The page

title = Parlour

## The header of every page but the table

# The main pages, for screen readers.
site-pages = Pages
# Names of pages in the header: one short word each.
site-play = Play
site-records = Records
site-lab = Lab
site-rules = Rules
site-settings = Settings

## Start page

start-your-turn = Your turn
start-more = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
# Opens a table with bots at once. The same button for screen readers names the game.
start-play = Play now
start-play-game = { start-play }: { $title }
# Leads to the form for a new table.
start-set-up = Set up
start-set-up-game = { start-set-up }: { $title }
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
start-join = Join a friend
start-join-hint = Enter a code or a link. No account needed.
start-join-code = Code or link
start-join-button = Join
start-rules-of = Rules of { $title }
start-learn = Learn
start-learn-game = Learn { $title }
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
    .about = Plays along, often at random, and never offers a trade.
bot-normal = normal
    .about = Plays sensibly and trades fairly.
bot-hard = hard
    .about = Thinks ahead and misses little.
bot-random = random moves
    .about = Moves at random. Good for a first look.
bot-trader = trader
    .about = Buys large blocks and little else.
bot-fixed-aim = fixed aim
    .about = Collects one kind from the deal on.
bot-never-trades = never trades
    .about = Plays sensibly but refuses every trade.

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
new-table-your-name = Player 1
new-table-seat-bot = Level of bot { $seat }
new-table-seat-character = Character of bot { $seat }
# The character that a bot plays, in a menu.
new-table-any-character = by lot
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
new-table-usual = Full game
# Behind the name of the version that most people play.
new-table-usual-mark = usual
# How fast bots act in a game without turns.
new-table-pace = Bots’ pace
new-table-pace-gentle = Gentle
    .about = You have time to think.
new-table-pace-brisk = Brisk
    .about = As fast as people at a table.
new-table-pace-wild = Wild
    .about = Faster than you can read.
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

lobby-heading = A game of { $title }
lobby-taken = { $taken } of { $of } seats taken.
lobby-free = Free seat
lobby-free-hint = for a friend or a bot
# Who sits on a seat, below the name.
lobby-bot = bot
lobby-you = you
lobby-you-host = you, host
lobby-person = here to play
# Above the game in three sentences.
lobby-how = How it goes
lobby-private = Private: only people with the link or code get in.
lobby-bots = Bots you can add
lobby-add = Add
lobby-add-bot = Add { $name }
lobby-invite = Invite a friend
lobby-invite-hint = Scan, send the link, or read out the code.
lobby-share = Share
lobby-seat-link = Link for this seat
lobby-watch-link = Link for watching
lobby-link-any = Link for any free seat
lobby-fill = { $count ->
    [one] Add 1 bot and start
   *[other] Add { $count } bots and start
}
lobby-close = Close table
lobby-close-text = The table is closed for everybody and cannot be opened again.
gathering-invite = Copy link
gathering-copied = Copied
gathering-qr = QR code
gathering-qr-of = QR code for player { $seat }
gathering-link-of = Link for player { $seat }
gathering-link-watch = Link for watching
gathering-seat-bot = Add a bot
gathering-send-away = Remove
gathering-start = Start with { $count } players
gathering-wait-for-host = The host starts the game when all seats are taken.
gathering-copied-link = Link copied.
gathering-selected-link = This browser does not let the page copy. The link is selected: press Ctrl+C, or ⌘C on a Mac.
gathering-sit = Take a seat
gathering-your-name = Your name

## Joining a table by link or code

join-looking = Looking for the table …
join-not-open = This invitation does not work
join-to-host = Join { $host }’s game of { $title }
join-to = Join a game of { $title }
# What kind of game it is, such as 'An auction game', and its year.
join-kind = { $kind }, { $year }. No account needed.
join-host = host
join-free = this could be you
join-players = Players
join-length = Length
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
bar-more = Other choices
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
chat-empty = Say hello.
log-say = Write to the table
log-send = Send
log-empty = Nothing has happened yet.
log-newest = Newest
log-mine = Only my turns
# Shows the rule behind a step of a turn.
log-why = Why?
# A turn: a player, and what they did, as a list. The parts are the texts turn-… of the game.
log-turn = { $name } { $parts }
# The reader at the beginning of such a line.
log-you = You
# How an auction ended.
log-won = { $name } { $seat_is ->
    [you] won
   *[other] won
} { $thing } for { MONEY($amount) } after { $bids ->
    [one] one bid
   *[other] { $bids } bids
}

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
trade-waiting = Waiting for { $name } …
trade-offer-sum = Offer { MONEY($sum) }
trade-ask-sum = Ask for { MONEY($sum) }
trade-offer-even = Offer it without money
trade-change = Change it
trade-let-go = Let it go
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
seat-said = { $name } said: “{ $text }”
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
menu-record = Download my record
menu-rules = Rules
in-short-open = The game in short
in-short-rules = All rules
in-short-to-table = To the table
in-short-loading = Loading the summary …
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

## Settings

settings-back = Back to the table
settings-name = My name
settings-name-hint = Other players see it at new tables.
settings-saved = Changes are saved at once, in this browser.
settings-section-look = Language and look
settings-section-pace = Sound and pace
settings-section-keys = Keyboard
settings-language-hint = Names of ships and streets stay as printed.
settings-theme-system = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-text = Text size
settings-text-normal = Normal
settings-text-large = Large
settings-text-largest = Largest
settings-sound = Sound
settings-sound-hint = Dice, coins and the bell.
settings-volume = Volume
settings-pace = Speed of bots
settings-pace-gentle = Gentle
settings-pace-normal = Normal
settings-pace-fast = Fast
settings-pace-hint-gentle = Each move stays in sight for about two seconds.
settings-pace-hint-normal = Each move stays in sight for about a second.
settings-pace-hint-fast = Moves are shown as fast as they come, without animations.
settings-motion = Motion
settings-motion-system = Auto
settings-motion-full = Full
settings-motion-none = None
settings-motion-hint-system = Auto follows your device.
settings-motion-hint-full = Pieces walk, dice tumble, cards turn.
settings-motion-hint-none = Pieces jump to their places.
settings-shortcuts = Shortcuts
settings-shortcuts-hint = One key, one action, the same for the whole game. Off until you want them.
# Names of keys. Letters are keys of the keyboard and are not translated.
settings-key-answer-keys = 1, 2, 3 …
settings-key-answer = the answer whose button shows the key
settings-key-main = the filled button
settings-key-fast = skip to my turn
settings-keys-note = What you can’t undo has no key and asks first.

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
# Followed by a reference into the original rules, in English.
rules-original = In the original:
rules-in-english = The rules themselves are in English.
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

# The lessons of a game: the overview, and the guide beside a table.
lessons-of = Lessons of { $title }
lessons-count = { $count ->
    [one] One lesson, { $minutes } min. It is a real table with the real rules.
   *[other] { $count } lessons, { $minutes } min in all. Each one is a real table with the real rules.
}
lessons-progress = { $done } of { $of } done
lessons-all-done = All { $of } done
lessons-none = There are no lessons for this game yet.
lessons-done = Done
lessons-at = Step { $step } of { $of }
lessons-minutes = { $minutes } min
lessons-line = { $number }, { $title }: { $state }
lessons-start = Start
lessons-go-on = Go on
lessons-play = Skip to a real game
lessons-all = All games
lessons-all-of = All lessons
in-short-first-lesson = Start the first lesson
in-short-next-lesson = Go on with the lessons
guide-label = Guide
guide-place = Lesson { $number } of { $of }
guide-minutes = about { $minutes } min
guide-step = Step { $number } of { $of }
guide-not-yet = Not yet: nothing has changed.
guide-done = Done!
guide-failed = The goal can’t be reached from here. Try this step again.
guide-look = Look at what is marked: on the board, and on the buttons below it.
guide-hint = Give me a hint
guide-hint-more = One more hint
guide-why = The rules behind it:
guide-next = Next step
guide-next-lesson = Next lesson: { $title }
guide-all-done = All lessons done
guide-again = Again
guide-leave = Leave
