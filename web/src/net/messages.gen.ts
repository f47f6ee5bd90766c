// Made by `npm run types` from the server's description. Not to be edited.
export interface Messages {
from_client: (Act | Start | Say | Pledge | Nonce | OfferUndo | AnswerUndo | HandToBot | TakeBack | Leave | FreeSeat | Invite | SeatBot | Rematch | Close | Hello | Ping | Resync)
to_client: (Snapshot | Update | Accepted | Refusal | Pong)
}
/**
 * Answer for a seat, in the game's notation; with the seat's next nonce, if one is due.
 */
export interface Act {
do: "act"
id: string
seat: string
text: string
nonce?: string
}
/**
 * Begin the game.
 */
export interface Start {
do: "start"
id: string
}
/**
 * A word across the table.
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
seat: string
pledge: string
}
/**
 * Open the first nonce, when everybody has pledged.
 */
export interface Nonce {
do: "nonce"
id: string
seat: string
nonce: string
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
 * Agree to that, or not.
 */
export interface AnswerUndo {
do: "answer_undo"
id: string
seat: string
agrees: boolean
}
/**
 * Let a bot play for a while.
 */
export interface HandToBot {
do: "hand_to_bot"
id: string
seat: string
bot?: string
}
/**
 * Play the seat oneself again.
 */
export interface TakeBack {
do: "take_back"
id: string
seat: string
}
/**
 * Resign: a bot plays the seat to the end, and it is nobody's any more.
 */
export interface Leave {
do: "leave"
id: string
seat: string
bot?: string
}
/**
 * Get up before play, or send somebody away as the host.
 */
export interface FreeSeat {
do: "free_seat"
id: string
seat: string
}
/**
 * A new invitation to a free seat, which ends the one before; the answer brings its code.
 */
export interface Invite {
do: "invite"
id: string
seat: string
}
/**
 * Let a bot sit on a free seat.
 */
export interface SeatBot {
do: "seat_bot"
id: string
seat: string
bot?: string
}
/**
 * Open another room for the same players; the answer brings its name.
 */
export interface Rematch {
do: "rematch"
id: string
}
/**
 * Give the room up before play.
 */
export interface Close {
do: "close"
id: string
}
/**
 * The first message. A program says its token here, a browser has it in a cookie; a watcher needs the invitation
 *     to watch, unless the table is public. Who `pledges` is waited for before the first draw.
 */
export interface Hello {
do: "hello"
token?: string
seat?: (string | null)
code?: string
pledges?: boolean
}
/**
 * A heartbeat.
 */
export interface Ping {
do: "ping"
}
/**
 * An update is missing: send everything anew.
 */
export interface Resync {
do: "resync"
}
/**
 * Everything a viewer may know, after hello and whenever an update was missed.
 */
export interface Snapshot {
is: "snapshot"
number: number
room: RoomInfo
you: You
view: ({

} | null)
ask: ({

} | null)
events: {

}[]
chat: Word[]
log: string
elapsed: {
[k: string]: number
}
}
/**
 * The room, as everybody at it may know it.
 */
export interface RoomInfo {
id: string
game: string
title: string
status: string
options: {

}
seats: SeatInfo[]
undo_agreed: string[]
clock: (ClockInfo | null)
is_public: boolean
chance: string
commitment: string
opening: string
rematch: string
}
/**
 * Who sits where.
 */
export interface SeatInfo {
letter: string
name: string
kind: string
bot: string
left_ms: number
}
/**
 * Seconds for a move, or in the bank, and what comes back after a move.
 */
export interface ClockInfo {
move: number
bank: number
back: number
}
/**
 * What the room is to who looks.
 */
export interface You {
seat: (string | null)
seats: string[]
is_host: boolean
waits_for: string[]
nonce_due: boolean
}
/**
 * A word across the table.
 */
export interface Word {
who: string
text: string
}
/**
 * What has changed since the update before; what has not is left out. Updates are numbered without a gap.
 */
export interface Update {
is: "update"
number: number
room?: RoomInfo
you?: You
view?: {

}
ask?: ({

} | null)
events?: {

}[]
chat?: Word[]
log?: string
}
/**
 * The command has been stored; the update of that number, or one before, shows what it did.
 */
export interface Accepted {
is: "accepted"
id: string
number: number
result?: {
[k: string]: string
}
}
/**
 * Nothing has changed.
 */
export interface Refusal {
is: "refused"
id: string
code: string
clause: string
text: string
}
/**
 * The answer to a heartbeat.
 */
export interface Pong {
is: "pong"
}
