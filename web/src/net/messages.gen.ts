// Made by `npm run types` from the server's description. Not to be edited.
export interface Messages {
from_client: (Act | Start | Say | Pledge | Nonce | OfferUndo | AnswerUndo | HandToBot | TakeBack | Leave | FreeSeat | Invite | SeatBot | Rematch | Close | Hello | Ping | Why | Weigh | Resync)
to_client: (Snapshot | Update | Accepted | Refusal | Because | Weighed | Pong)
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
 * Agree to that, or not.
 */
export interface AnswerUndo {
agrees: boolean
do: "answer_undo"
id: string
seat: string
}
/**
 * Let a bot play for a while.
 */
export interface HandToBot {
bot?: string
do: "hand_to_bot"
id: string
seat: string
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
bot?: string
do: "leave"
id: string
seat: string
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
bot?: string
do: "seat_bot"
id: string
seat: string
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
 *     to watch, unless the table is public. Who `pledges` is waited for before the first draw. Who says which messages he
 *     `speaks` is told if those of the server are others.
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
 * A heartbeat.
 */
export interface Ping {
do: "ping"
}
/**
 * Why can my seat not do that now? Nothing is done and nothing stored. An answer as it is typed, or the pattern of
 *     a kind of answers with some of its fields; without either everything that the game knows and that is not open.
 */
export interface Why {
action?: string
do: "why"
fields?: {
[k: string]: string
}
id: string
}
/**
 * What would my answers do to my money at once? Nothing is done and nothing stored.
 */
export interface Weigh {
do: "weigh"
id: string
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
ask: ({

} | null)
chat: Word[]
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
 * A word across the table.
 */
export interface Word {
text: string
who: string
}
/**
 * The room, as everybody at it may know it.
 */
export interface RoomInfo {
chance: string
clock: (ClockInfo | null)
commitment: string
game: string
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
 * Seconds for a move, or in the bank, and what comes back after a move.
 */
export interface ClockInfo {
back: number
bank: number
move: number
}
/**
 * Who sits where.
 */
export interface SeatInfo {
bot: string
kind: string
left_ms: number
letter: string
name: string
}
/**
 * What the room is to who looks.
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
 * What has changed since the update before; what has not is left out. Updates are numbered without a gap.
 */
export interface Update {
ask?: ({

} | null)
changes?: {

}
chat?: Word[]
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
 * The command has been stored; the update of that number, or one before, shows what it did.
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
 * Nothing has changed.
 */
export interface Refusal {
clause: string
code: string
id: string
is: "refused"
text: string
}
/**
 * The answer to why; without a reason, it can be done.
 */
export interface Because {
id: string
is: "because"
reasons: NotNow[]
}
/**
 * Something that the rules do not allow now, and by which clause.
 */
export interface NotNow {
action: string
clause: string
code: string
text: string
}
/**
 * The answer to that: by answer what it brings, or takes if less than nothing. Those that do neither, and those of
 *     which there are too many to try, are left out; of a game that hides something, all are.
 */
export interface Weighed {
id: string
is: "weighed"
money: {
[k: string]: number
}
}
/**
 * The answer to a heartbeat.
 */
export interface Pong {
is: "pong"
}
