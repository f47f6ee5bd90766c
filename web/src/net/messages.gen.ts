// Made by `npm run types` from the server's description. Not to be edited.
export interface Messages {
from_client: (Act | Start | Say | Pledge | Nonce | OfferUndo | AnswerUndo | HandToBot | TakeBack | Leave | FreeSeat | Invite | SeatBot | Rematch | Close | Hello | Ping | Explain | Preview | Resync)
to_client: (Snapshot | Update | Accepted | Refusal | Explanation | Previewed | Pong)
}
/**
 * Answer for a seat, in the game's notation; with the seat's next nonce, if one is due.
 */
export interface Act {
do: "act"
id: string
nonce?: string
seat: string
text: string
}
/**
 * Begin the game. Every seat must be taken.
 */
export interface Start {
do: "start"
id: string
}
/**
 * Send a chat line to everybody at the table.
 */
export interface Say {
do: "say"
id: string
text: string
}
/**
 * Bind a seat to its nonces, before play.
 */
export interface Pledge {
do: "pledge"
id: string
pledge: string
seat: string
}
/**
 * Open the first nonce, when everybody has pledged.
 */
export interface Nonce {
do: "nonce"
id: string
nonce: string
seat: string
}
/**
 * Ask the others to take the last move back.
 */
export interface OfferUndo {
do: "offer_undo"
id: string
seat: string
}
/**
 * Agree to take the last move back, or not.
 */
export interface AnswerUndo {
agrees: boolean
do: "answer_undo"
id: string
seat: string
}
/**
 * Let a bot play a seat for a while.
 */
export interface HandToBot {
bot?: string
do: "hand_to_bot"
id: string
seat: string
}
/**
 * Play a seat again that was handed to a bot.
 */
export interface TakeBack {
do: "take_back"
id: string
seat: string
}
/**
 * Leave the table: a bot plays the seat to the end, and it is nobody's any more.
 */
export interface Leave {
bot?: string
do: "leave"
id: string
seat: string
}
/**
 * Free a seat before play: one's own, or anybody's as the host.
 */
export interface FreeSeat {
do: "free_seat"
id: string
seat: string
}
/**
 * Make a new invitation to a free seat; the one before is void. `result.code` of the answer is its code.
 */
export interface Invite {
do: "invite"
id: string
seat: string
}
/**
 * Seat a bot on a free seat.
 */
export interface SeatBot {
bot?: string
do: "seat_bot"
id: string
seat: string
}
/**
 * Open another table for the same players, when the game is over. `result.table` of the answer is its name.
 */
export interface Rematch {
do: "rematch"
id: string
}
/**
 * Close the table before play.
 */
export interface Close {
do: "close"
id: string
}
/**
 * The first message: who looks at the table, and from which seat.
 */
export interface Hello {
code?: string
do: "hello"
pledges?: boolean
seat?: (string | null)
speaks?: (number | null)
token?: string
}
/**
 * A heartbeat, answered with `pong`.
 */
export interface Ping {
do: "ping"
}
/**
 * Ask why the seat cannot do something now. Changes nothing.
 */
export interface Explain {
action?: string
do: "why"
fields?: {
[k: string]: string
}
id: string
}
/**
 * Ask what the seat's answers would do to its money at once. Changes nothing.
 */
export interface Preview {
do: "weigh"
id: string
}
/**
 * Ask for a snapshot, for example because an update is missing.
 */
export interface Resync {
do: "resync"
}
/**
 * Everything the viewer may know: after `hello`, after `resync`, and when a move was taken back.
 */
export interface Snapshot {
ask: ({

} | null)
chat: ChatLine[]
elapsed: {
[k: string]: number
}
events: {

}[]
is: "snapshot"
log: string
number: number
room: RoomInfo
view: ({

} | null)
you: You
}
/**
 * A chat line.
 */
export interface ChatLine {
text: string
who: string
}
/**
 * The table, as everybody at it may know it.
 */
export interface RoomInfo {
chance: string
clock: (ClockInfo | null)
commitment: string
game: string
has_custom_edition: boolean
id: string
is_public: boolean
opening: string
options: {

}
rematch: string
seats: SeatInfo[]
status: string
title: string
undo_agreed: string[]
}
/**
 * A table's clock, in seconds: either `move` or `bank` is more than 0.
 */
export interface ClockInfo {
back: number
bank: number
move: number
}
/**
 * A seat and who sits there.
 */
export interface SeatInfo {
bot: string
kind: string
left_ms: number
letter: string
name: string
}
/**
 * The viewer's place at the table.
 */
export interface You {
is_host: boolean
left_ms: number
nonce_due: boolean
seat: (string | null)
seats: string[]
waits_for: string[]
}
/**
 * What has changed for the viewer since the message of state before. What has not changed is left out.
 */
export interface Update {
ask?: ({

} | null)
changes?: {

}
chat?: ChatLine[]
events?: {

}[]
is: "update"
log?: string
number: number
room?: RoomInfo
view?: {

}
you?: You
}
/**
 * The command has been stored. All updates that it caused on this socket have been sent before this.
 */
export interface Accepted {
id: string
is: "accepted"
number: number
result?: {
[k: string]: string
}
}
/**
 * The command was not done, and nothing has changed.
 */
export interface Refusal {
clause: string
code: string
id: string
is: "refused"
text: string
}
/**
 * The answer to `why`.
 */
export interface Explanation {
id: string
is: "because"
reasons: NotNow[]
}
/**
 * An action that the rules do not allow now, and why.
 */
export interface NotNow {
action: string
clause: string
code: string
text: string
}
/**
 * The answer to `weigh`.
 */
export interface Previewed {
id: string
is: "weighed"
money: {
[k: string]: number
}
}
/**
 * The answer to `ping`.
 */
export interface Pong {
is: "pong"
}
