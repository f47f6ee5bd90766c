// Made by `npm run types` from the server's description. Not to be edited.
export interface Messages {
from_client: (Act | Start | Say | Pledge | Nonce | OfferUndo | AnswerUndo | HandToBot | TakeBack | Leave | FreeSeat | Invite | SeatBot | Rematch | Close | Hello | Ping | Explain | Preview | Resync)
to_client: (Snapshot | Update | Accepted | Refusal | Explanation | Previewed | Pong)
}
/**
 * Answer for a seat, in the game's notation; with the seat's next nonce, if one is due.
 */
export interface Act {
id: string
nonce?: string
seat: string
text: string
type: "act"
}
/**
 * Begin the game. Every seat must be taken.
 */
export interface Start {
id: string
type: "start"
}
/**
 * Send a chat line to everybody at the table.
 */
export interface Say {
id: string
text: string
type: "say"
}
/**
 * Bind a seat to its nonces, before play.
 */
export interface Pledge {
id: string
pledge: string
seat: string
type: "pledge"
}
/**
 * Open the first nonce, when everybody has pledged.
 */
export interface Nonce {
id: string
nonce: string
seat: string
type: "nonce"
}
/**
 * Ask the others to take the last move back.
 */
export interface OfferUndo {
id: string
seat: string
type: "offer_undo"
}
/**
 * Agree to take the last move back, or not.
 */
export interface AnswerUndo {
agrees: boolean
id: string
seat: string
type: "answer_undo"
}
/**
 * Let a bot play a seat for a while.
 */
export interface HandToBot {
bot?: string
id: string
seat: string
type: "hand_to_bot"
}
/**
 * Play a seat again that was handed to a bot.
 */
export interface TakeBack {
id: string
seat: string
type: "take_back"
}
/**
 * Leave the table: a bot plays the seat to the end, and it is nobody's any more.
 */
export interface Leave {
bot?: string
id: string
seat: string
type: "leave"
}
/**
 * Free a seat before play: one's own, or anybody's as the host.
 */
export interface FreeSeat {
id: string
seat: string
type: "free_seat"
}
/**
 * Make a new invitation to a free seat; the one before is void. `result.code` of the answer is its code.
 */
export interface Invite {
id: string
seat: string
type: "invite"
}
/**
 * Seat a bot on a free seat.
 */
export interface SeatBot {
bot?: string
id: string
seat: string
type: "seat_bot"
}
/**
 * Open another table for the same players, when the game is over. `result.table` of the answer is its name.
 */
export interface Rematch {
id: string
type: "rematch"
}
/**
 * Close the table before play.
 */
export interface Close {
id: string
type: "close"
}
/**
 * The first message: who looks at the table, and from which seat.
 */
export interface Hello {
code?: string
pledges?: boolean
protocol?: (number | null)
seat?: (string | null)
token?: string
type: "hello"
}
/**
 * A heartbeat, answered with `pong`.
 */
export interface Ping {
type: "ping"
}
/**
 * Ask why the seat cannot do something now. Changes nothing.
 */
export interface Explain {
action?: string
fields?: {
[k: string]: string
}
id: string
type: "explain"
}
/**
 * Ask what the seat's answers would do at once. Changes nothing.
 */
export interface Preview {
/**
 * @maxItems 16
 */
answers?: []|[string]|[string, string]|[string, string, string]|[string, string, string, string]|[string, string, string, string, string]|[string, string, string, string, string, string]|[string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]|[string, string, string, string, string, string, string, string, string, string, string, string, string, string, string, string]
id: string
type: "preview"
}
/**
 * Ask for a snapshot, for example because an update is missing.
 */
export interface Resync {
type: "resync"
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
log: string
number: number
room: RoomInfo
type: "snapshot"
view: ({

} | null)
you: You
}
/**
 * A chat line.
 */
export interface ChatLine {
name: string
remark?: (RemarkInfo | null)
seat?: (string | null)
text: string
}
/**
 * What a bot says about an offer, as data. Clients have `remark-NAME` in their catalogues, with `fields` in it.
 */
export interface RemarkInfo {
fields: {
[k: string]: string | number
}
name: string
offer: number
to: string
}
/**
 * The table, as everybody at it may know it.
 */
export interface RoomInfo {
chance: string
clock: (ClockInfo | null)
commitment: string
earlier_ruleset: (number | null)
game: string
guide: (GuideInfo | null)
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
bank: number
increment: number
move: number
}
/**
 * The guide of a lesson's step. Ids of texts are in the catalogue of the game's lessons.
 */
export interface GuideInfo {
answer: string
buttons: string[]
cards: string[]
clauses: string[]
comment: string
goal: string
hint: string
lesson: string
number: number
seats: string[]
squares: string[]
status: string
step: string
steps: number
title: string
}
/**
 * A seat and who sits there.
 */
export interface SeatInfo {
bot: string
kind: string
letter: string
name: string
remaining_ms: number
}
/**
 * The viewer's place at the table.
 */
export interface You {
is_host: boolean
nonce_due: boolean
remaining_ms: number
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
log?: string
number: number
room?: RoomInfo
type: "update"
view?: {

}
you?: You
}
/**
 * The command has been stored. All updates that it caused on this socket have been sent before this.
 */
export interface Accepted {
id: string
number: number
result?: {
[k: string]: string
}
type: "accepted"
}
/**
 * The command was not done, and nothing has changed.
 */
export interface Refusal {
clause: string
code: string
details?: {

}
id: string
text: string
type: "refused"
}
/**
 * The answer to `explain`.
 */
export interface Explanation {
id: string
reasons: UnavailableAction[]
type: "explanation"
}
/**
 * An action that the rules do not allow now, and why.
 */
export interface UnavailableAction {
action: string
clause: string
code: string
details?: {

}
name?: string
text: string
}
/**
 * The answer to `preview`.
 */
export interface Previewed {
cash?: (number | null)
effects?: {
[k: string]: {

}[]
}
id: string
money: {
[k: string]: number
}
type: "previewed"
}
/**
 * The answer to `ping`.
 */
export interface Pong {
type: "pong"
}
