// The socket of a table as docs/protocol.md describes it: messages, the state they add up to, commands and their ids.
import { isDeepStrictEqual } from "node:util";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Fields = { [name: string]: Json };

/** Every name on the wire that this client relies on, in one place. */
export const TYPE = "type";
const VERSION = { protocol: 3 };
const ANSWERS = ["accepted", "refused", "explanation", "previewed"];
const AGAIN = ["server/closing", "store/unavailable", "store/busy"];

export interface Choice {
  action: string;
  fields: string[];
  domain?: Fields;
}

export interface Ask {
  required: boolean;
  default_action: string;
  choices: Choice[];
}

/** What the server has told so far. */
export interface State {
  number: number;
  room: { status: string; chance: string; opening: string; seats: { letter: string; kind: string }[] };
  you: { seat: string | null; nonce_due: boolean };
  view: Fields | null;
  ask: Ask | null;
  events: Fields[];
  chat: Fields[];
  log: string;
}

export function check(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

function newId(): string {
  return `${Date.now().toString(16)}-${crypto.randomUUID().replaceAll("-", "").slice(0, 16)}`;
}

/** One seat at one table, over as many sockets as it takes. */
export class Seat {
  state!: State;
  counts = { updates: 0, snapshots: 0, sockets: 0, changes: 0 };
  /** Called after every message of state. */
  onState: (isWhole: boolean) => void = () => undefined;
  private socket!: WebSocket;
  private isClosing = false;
  private waiting = new Map<string, { message: Fields; done: (answer: Fields) => void; lost: (why: Error) => void }>();
  private wakers: (() => void)[] = [];
  private failed: Error | null = null;
  private resyncing = false;

  private readonly url: string;
  private readonly hello: Fields;

  constructor(url: string, hello: Fields) {
    this.url = url;
    this.hello = hello;
  }

  /** Open a socket, say hello, wait for the snapshot, and repeat what has not been answered. */
  async connect(): Promise<void> {
    this.counts.sockets += 1;
    // Node's WebSocket takes headers; browsers send their Origin by themselves.
    const options = { headers: { "X-Parlour": "program" } } as unknown as string[];
    const socket = new WebSocket(this.url, options);
    this.socket = socket;
    const greeted = new Promise<void>((resolve, reject) => {
      socket.addEventListener("open", () => this.send({ [TYPE]: "hello", ...this.hello, ...VERSION }));
      socket.addEventListener("error", () => reject(new Error("the socket failed")));
      socket.addEventListener("close", (event) => {
        reject(new Error(`closed with ${event.code}`));
        if (this.socket === socket && !this.isClosing) this.fail(new Error(`closed with ${event.code}`));
      });
      socket.addEventListener("message", (event) => {
        if (this.socket !== socket) return; // of a socket that was given up
        try {
          if (this.hear(JSON.parse(String(event.data)) as Fields)) resolve();
        } catch (problem) {
          this.fail(problem as Error);
        }
      });
    });
    await greeted;
    for (const { message } of this.waiting.values()) this.send(message);
  }

  /** Drop the socket without a word, as a broken line does, and come back. */
  async reconnect(): Promise<void> {
    const old = this.socket;
    this.socket = undefined as unknown as WebSocket;
    old.close();
    await this.connect();
  }

  close(): void {
    this.isClosing = true;
    this.socket.close();
  }

  /** Send a command or a question and wait for its answer. */
  async ask(type: string, fields: Fields = {}, id = newId()): Promise<Fields> {
    for (;;) {
      const answer = await this.once({ [TYPE]: type, id, ...fields });
      if (!AGAIN.includes(String(answer["code"]))) return answer;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  private once(message: Fields): Promise<Fields> {
    const id = String(message["id"]);
    return new Promise((resolve, reject) => {
      if (this.failed) return reject(this.failed);
      this.waiting.set(id, { message, done: resolve, lost: reject });
      this.send(message);
    });
  }

  /** Ask for everything again; it must be what the updates have added up to. */
  async resync(): Promise<void> {
    this.resyncing = true;
    this.send({ [TYPE]: "resync" });
    while (this.resyncing) await this.change(5000);
  }

  /** Wait for the next message of state; false if none came in time. */
  change(milliseconds: number): Promise<boolean> {
    return new Promise((resolve, reject) => {
      if (this.failed) return reject(this.failed);
      const timer = setTimeout(() => resolve(false), milliseconds);
      this.wakers.push(() => {
        clearTimeout(timer);
        if (this.failed) reject(this.failed);
        else resolve(true);
      });
    });
  }

  send(message: Fields): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Take a message; true if it is a snapshot. */
  private hear(message: Fields): boolean {
    const type = String(message[TYPE]);
    if (type === "snapshot") this.whole(message as unknown as State);
    else if (type === "update") this.part(message);
    else if (ANSWERS.includes(type)) this.answered(message);
    else check(type === "pong", `a message that the page does not name: ${type}`);
    if (type === "snapshot" || type === "update") this.wake();
    return type === "snapshot";
  }

  private whole(told: State): void {
    if (this.resyncing) {
      check(told.number === this.state.number, "the snapshot after resync repeats the last number");
      for (const part of ["room", "you", "view", "ask", "events", "chat", "log"] as const)
        check(isDeepStrictEqual(told[part], this.state[part]), `merged ${part} differs from the snapshot`);
      this.resyncing = false;
    }
    this.counts.snapshots += 1;
    const { number, room, you, view, ask, events, chat, log } = told;
    this.state = { number, room, you, view, ask, events, chat, log };
    this.onState(true);
  }

  private part(told: Fields): void {
    const state = this.state;
    check(told["number"] === state.number + 1, `update ${told["number"]} after ${state.number}`);
    this.counts.updates += 1;
    state.number += 1;
    for (const part of ["room", "you", "view", "ask"] as const)
      if (part in told) (state as unknown as Fields)[part] = told[part]!;
    if ("changes" in told) {
      check(!("view" in told) && state.view !== null, "changes come alone, and only to a view");
      this.counts.changes += 1;
      state.view = { ...state.view, ...(told["changes"] as Fields) };
    }
    state.events.push(...((told["events"] ?? []) as Fields[]));
    state.chat.push(...((told["chat"] ?? []) as Fields[]));
    state.log += (told["log"] ?? "") as string;
    this.onState(false);
  }

  private answered(answer: Fields): void {
    const id = String(answer["id"]);
    if (answer[TYPE] === "accepted")
      check(answer["number"] === this.state.number, "accepted has the number of the last message of state");
    this.waiting.get(id)?.done(answer);
    this.waiting.delete(id);
  }

  private fail(problem: Error): void {
    this.failed ??= problem;
    for (const { lost } of this.waiting.values()) lost(problem);
    this.wake();
  }

  private wake(): void {
    const wakers = this.wakers;
    this.wakers = [];
    for (const waker of wakers) waker();
  }
}
