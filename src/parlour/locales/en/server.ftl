### Refusals of a server that are no game's. The same texts are on the page, in HTTP problems and in the terminal.

## Chance. $seat is the letter of a seat.

refusal-chance-bad_nonce = This part of the shared dice is damaged: a nonce has 64 hexadecimal digits.
refusal-chance-bad_pledge = This part of the shared dice is damaged: a pledge has 64 hexadecimal digits.
refusal-chance-early_nonce = Wait until everybody has pledged a part of the dice.
refusal-chance-lapsed_nonce = Seat { $seat } has missed a roll, and adds nothing to the dice any more.
refusal-chance-late_nonce = Seat { $seat } came too late to add to the dice.
refusal-chance-late_pledge = It is too late to add to the dice of this game.
refusal-chance-no_pledge = Seat { $seat } has pledged no part of the dice.
refusal-chance-no_pledges = Nobody can add to the dice at this table.
refusal-chance-not_by_hand = The dice of this table roll by themselves.
refusal-chance-not_due = No roll or draw is due now.
refusal-chance-not_verifiable = Nobody can add to the dice at this table.
refusal-chance-other_nonce = Seat { $seat } has pledged another part of the dice.
refusal-chance-second_nonce = Seat { $seat } has added to the next roll already.
refusal-chance-second_pledge = Seat { $seat } has pledged its part of the dice already.

## Chat

refusal-chat-damaged = The chat of this table is damaged, so you can add nothing. The game goes on.
refusal-lesson-only_answers = A lesson takes answers only: it has no chat, no bots to hand a seat to, and nothing to take back.
refusal-lesson-other = That is allowed, but it does not lead to the goal of this step.
refusal-lesson-over = This step is done. Go on with the next one.
refusal-lesson-wrong = That is not what this step is about.
refusal-quota-lessons = Too many lessons were opened. Try again in { $seconds } s.
refusal-text-length = Write 1 to { $most } characters.

## Messages. $problem is technical, and always in English.

refusal-clock-answered = This has been answered already.
refusal-command-bad = That does not work: { $problem }
refusal-command-reused = Something else was sent under the same name. Try again.
refusal-command-unknown = The server does not know this command. Reload the page.
refusal-message-hello = You are connected already.
refusal-message-no_hello = The server did not understand who you are. Reload the page.
refusal-message-other_version = The server has another version. Reload the page, or install that version.
refusal-message-read_too_slowly = Your connection is too slow. Reload the page.
refusal-message-too_long = That was too long.
refusal-message-too_many = That was too much at once. Wait a moment.
refusal-message-unreadable = The server could not read that: { $problem }

## Requests

refusal-http-error = { $status ->
    [404] There is nothing at this address.
   *[other] The server answered with error { $status }.
}
refusal-input-bad = { $part ->
    [edition] This board does not work: { $problem }
    [line] This record does not work: { $problem }
    [position] This position does not work: { $problem }
    [record] This record does not work: { $problem }
   *[other] That does not work: { $problem }
}
refusal-input-too_expensive = That takes the server too much time or memory. Try a smaller one.
refusal-input-too_large = That is too large.
refusal-input-too_often = That was too often. Wait a minute.
refusal-input-too_slow = The request took too long to arrive. Try again.
refusal-me-unknown = The server does not know you yet. Reload the page; a program gets a token with POST /api/me.
refusal-metrics-no_key = Only the operator can read this.
refusal-origin-other = This request comes from another site.

## Names

refusal-name-bot = Choose a name without a bracket at the end: those are for bots.
refusal-name-length = A name has 2 to { $most } characters.
refusal-name-mixed_scripts = This name mixes letters of { LIST($scripts, of: "script") }. Write it in one alphabet.
refusal-name-taken = { $name } looks like a name that is taken here. Choose another one.

## Limits

refusal-quota-bytes = The boards and positions of your unfinished tables may have { $kib } KiB in all. Finish or close a table first.
refusal-quota-chat = You write too fast. Wait a few seconds.
refusal-quota-chat_lines = The chat of this table is full, with { $count } lines.
refusal-quota-claims = Too many seats were taken from your network. Try again in { $seconds } s.
refusal-quota-entries = The log of this game is full, with { $count } entries. Open another table.
refusal-quota-public = You have { $count } public tables that have not started, and { $most } are allowed. Start or close one, or invite friends only.
refusal-quota-public_rate = Too many public tables were opened from your network. Try again in { $seconds } s.
refusal-quota-tables = Too many tables were opened. Try again in { $seconds } s.
refusal-quota-unfinished = You have { $count } unfinished tables, and { $most } are allowed. Finish or close one first.

## Records

refusal-replay-running = The game is still on. You can see its record when it is over.
refusal-replay-unknown = The server no longer has this record. Open it again.

## Tables

refusal-room-begun = The game has started, or the table is closed.
refusal-room-not_host = Only the host can do that.
refusal-room-not_over = You can start a rematch when the game is over.
refusal-room-not_seated = Only players at this table can do that.
refusal-room-not_started = The game has not started yet.
refusal-room-not_starting = That is possible only just before the game starts.
refusal-room-opened = This table is open already.
refusal-room-rematched = There is a rematch already.
refusal-room-seats_free = Seat { $seat } is still free: invite somebody, or add a bot.
refusal-room-taken = There is another table with this name.
refusal-room-unknown = There is no such table, or it is not open to you.
refusal-view-hidden = What this leads to stays hidden until you do it.

## Seats. $seat is a letter.

refusal-seat-bot_plays = A bot plays for you. Take your seat back first.
refusal-seat-free = Nobody sits on seat { $seat }.
refusal-seat-lost = This seat is not yours any more.
refusal-seat-no_invitation = This invitation is not for this seat, or it has been used.
refusal-seat-not_yours = Seat { $seat } is not yours.
refusal-seat-taken = This seat is taken, or the game has started.
refusal-seat-unknown = There is no such seat: choose A to { $last }.
refusal-seat-yours = You play this seat yourself.

## Undo

refusal-undo-not_asked = Nobody has asked you to undo a move.
refusal-undo-offered = Somebody has asked for that already.
refusal-undo-revealed = You can't undo: something was revealed since.

## The server

refusal-server-busy = The server is busy. Try again in a few seconds.
refusal-server-closing = The server restarts. Try again in a moment.
refusal-server-failed = Something went wrong on the server. Try again in a moment.
refusal-server-full = Too many people are here now. Try again in a moment.
refusal-server-too_many_sockets = You have too many tables open. Close one.
refusal-store-busy = Too much happens at this table at once. Try again.
refusal-store-changed = The server has lost its tables and stops.
refusal-store-damaged = { $part ->
    [chat] This table is damaged (chat line { $number }) and cannot be opened.
   *[entry] This table is damaged (move { $number }) and cannot be opened.
}
refusal-store-other_rules = This table is safe, but this version of Parlour cannot open it: { $problem }
refusal-store-unavailable = The server could not save or read that. Try again in a moment.

## Scripts that a name may mix

script-arabic = Arabic
script-cyrillic = Cyrillic
script-greek = Greek
script-han = Chinese
script-hangul = Korean
script-hebrew = Hebrew
script-hiragana = Hiragana
script-katakana = Katakana
script-latin = Latin
