// A second client, written from docs/protocol.md alone. It plays one whole game and prints what it saw as JSON.
//
//     node client.ts '{"url": "http://127.0.0.1:8765", "game": "ten-up", "seats": 2, "refusals": "docs/protocol/refusals.md"}'
import { readFileSync } from "node:fs";
import { answerTo, Random } from "./answers.ts";
import { Nonces, OwnLog } from "./chance.ts";
import { check, type Fields, type Json, Seat, TYPE } from "./wire.ts";

interface Plan {
  url: string;
  game: string;
  seats: number;
  refusals: string;
  preset?: string;
  options?: Fields;
  seed?: number;
  /** After so many answers of its own a bot plays the seat to the end. */
  answers?: number;
}

const plan = JSON.parse(process.argv[2]!) as Plan;
const random = new Random(plan.seed ?? 1);
const documented = new Set(readFileSync(plan.refusals, "utf8").match(/(?<=`)[a-z]+\/[a-z_]+(?=`)/g));
const refusals: { [code: string]: number } = {};
const forms = new Set<string>();
let cookie = "";

async function http(method: string, path: string, body?: Json): Promise<Response> {
  const headers: { [name: string]: string } = { "X-Parlour": "program", "Content-Type": "application/json" };
  if (cookie) headers["Cookie"] = cookie;
  return fetch(plan.url + path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
}

async function json(method: string, path: string, body?: Json): Promise<Fields> {
  const answer = await http(method, path, body);
  const told = (await answer.json()) as Fields;
  check(answer.ok, `${path}: ${answer.status} ${told["code"]} ${told["detail"]}`);
  return told;
}

/** A refusal has a code from the documented list. */
function refused(answer: Fields): boolean {
  if (answer[TYPE] !== "refused") return false;
  const code = String(answer["code"]);
  check(documented.has(code), `${code} is not on the page`);
  refusals[code] = (refusals[code] ?? 0) + 1;
  return true;
}

async function must(answer: Promise<Fields>): Promise<Fields> {
  const told = await answer;
  check(!refused(told), `refused: ${told["code"]} ${told["text"]}`);
  return told;
}

// Who one is, and a table: one seat for this client, one left free for a bot that is seated over the socket.
const asked = await http("POST", "/api/me");
cookie = asked.headers.getSetCookie()[0]!.split(";")[0]!;
const token = cookie.slice(cookie.indexOf("=") + 1);
const problem = await http("GET", "/api/tables/NOSUCHTABLE/record");
check(problem.headers.get("content-type") === "application/problem+json", "errors are problem+json");
check(documented.has(String(((await problem.json()) as Fields)["code"])), "codes of HTTP are on the page");

const bots: Fields[] = Array.from({ length: plan.seats - 2 }, () => ({ who: "bot", bot: "random" }));
const wish: Fields = {
  id: `w-${Date.now().toString(16)}`,
  game: plan.game,
  preset: plan.preset ?? "",
  options: plan.options ?? {},
  seats: [{ who: "me", name: "Second Client" }, { who: "friend" }, ...bots],
  pace: 20,
};
const opened = await json("POST", "/api/tables", wish);
const table = String(opened["table"]);
check((await json("POST", "/api/tables", wish))["table"] === table, "the same wish opens one table");

const socketUrl = `${plan.url.replace("http", "ws")}/api/tables/${table}/socket`;
const seat = new Seat(socketUrl, { token, pledges: true });
const nonces = new Nonces();
const own = new OwnLog();
let stage = "to pledge";
let lost: Error | null = null;

/** Before play: the pledge, then the first nonce. */
seat.onState = () => {
  const { room, you, log } = seat.state;
  if (room.status !== "starting" || room.opening === "" || room.chance !== "verifiable") return;
  if (stage === "to pledge") {
    stage = "pledged";
    give("pledge", nonces.pledge(room.opening, you.seat!), log);
  } else if (stage === "pledged" && you.nonce_due) {
    stage = "opened";
    give("nonce", nonces.next(), log);
    nonces.given += 1;
  }
};

function give(what: string, value: string, log: string): void {
  own.note(log, `${seat.state.you.seat} ${what} ${value}`);
  must(seat.ask(what, { seat: seat.state.you.seat, [what]: value })).catch((why: Error) => (lost = why));
}

await seat.connect();
const me = seat.state.you.seat!;
const free = seat.state.room.seats.find(({ kind }) => kind === "free")!.letter;
await must(seat.ask("seat_bot", { seat: free, bot: "random" }));
await must(seat.ask("say", { text: "Good evening" }));
await must(seat.ask("start"));

/** An answer of this seat; with the nonce that is due. True if it was taken. */
async function act(text: string, id?: string): Promise<boolean> {
  const nonce = seat.state.you.nonce_due && stage === "opened" ? nonces.next() : "";
  const log = seat.state.log;
  const answer = await seat.ask("act", { seat: me, text, nonce }, id);
  if (refused(answer)) return false;
  if (nonce) {
    own.note(log, `${me} nonce ${nonce}`);
    nonces.given += 1;
  }
  return true;
}

/** Things that go wrong in real life, each once and early, so that the shortest game has them all. */
const trials: (() => Promise<void>)[] = [
  async () => {
    check(refused(await seat.ask("act", { seat: me, text: "no such answer" })), "nonsense is refused");
    check(refused(await seat.ask("act", { seat: free, text: "pass" })), "another's seat is refused");
  },
  async () => {
    await must(seat.ask("explain", {}));
    await must(seat.ask("preview"));
    seat.send({ [TYPE]: "ping" });
  },
  async () => {
    // A command whose answer is lost with the line is sent again over a new one, and done once.
    const id = `again-${Date.now().toString(16)}`;
    const answered = must(seat.ask("say", { text: "Are you there?" }, id));
    await seat.reconnect();
    await answered;
    await must(seat.ask("say", { text: "Are you there?" }, id));
    const said = seat.state.chat.filter(({ text }) => text === "Are you there?");
    check(said.length === 1, "a repeated command is done once");
    const other = await seat.ask("say", { text: "Somebody else?" }, id);
    check(refused(other) && other["code"] === "command/reused", "an id is good for one command");
  },
];

const BREAKS_AT = 1;
const RESYNC_EVERY = 4;
let answers = 0;
let handed = false;
while (seat.state.room.status !== "over") {
  if (lost) throw lost;
  const { ask } = seat.state;
  if (ask === null || handed) {
    check(await seat.change(30_000), "nothing happens any more");
    continue;
  }
  if (!ask.required && (await seat.change(20))) continue;
  for (const trial of trials.splice(0, 2)) await trial();
  if (answers % RESYNC_EVERY === 2) await seat.resync();
  if (answers >= (plan.answers ?? 200)) {
    handed = true;
    await must(seat.ask("hand_to_bot", { seat: me, bot: "easy" }));
    continue;
  }
  const now = seat.state.ask;
  if (now === null) continue;
  const acting = act(answerTo(now, random, forms));
  if (answers === BREAKS_AT) await seat.reconnect(); // the answer is lost with the line: the same is sent again
  if (await acting) answers += 1;
  else if (seat.state.ask?.required) {
    if (await act(seat.state.ask.default_action)) answers += 1;
  }
}

await seat.resync();
const record = await (await http("GET", `/api/tables/${table}/record`)).text();
check(record === seat.state.log, "what came line by line is the record");
seat.close();
const { view, events } = seat.state;
const told = {
  table,
  seat: me,
  answers,
  handed,
  nonces: nonces.given,
  counts: seat.counts,
  refusals,
  forms: [...forms],
  trials: trials.length,
  events,
  view,
  record,
  log: own.text(seat.state.log),
};
process.stdout.write(JSON.stringify(told), () => process.exit(0));
