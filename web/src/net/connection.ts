// The connection to one table: it reconnects by itself, repeats unanswered commands under the same id, and asks for a
// snapshot when an update is missing.
import type {
  Accepted,
  Explain,
  Explanation,
  Messages,
  Preview,
  Previewed,
  Refusal,
  Snapshot,
  UnavailableAction,
  Update,
} from "./messages.gen";

import type { EventData } from "../words/sentences";

export type FromServer = Messages["to_client"];
export type ConnectionState = "connecting" | "online" | "waiting" | "closed";
type Verb<C> = C extends { type: infer T; id: string } ? T : never;
type Command = Exclude<Extract<Messages["from_client"], { id: string }>, Explain | Preview>;
export type CommandOf<T extends Verb<Command>> = Omit<Extract<Command, { type: T }>, "type" | "id">;

export interface ConnectionListener {
  snapshot(message: Snapshot): void;
  update(message: Update): void;
  state(state: ConnectionState, reason: string): void;
  /** The server has been brought up to date, and this page has not. */
  outdated(): void;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly clause: string,
    text: string,
    /** What the text names: numbers, names, letters of seats. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(text);
  }
}

/** What answers do at once, by answer: to one's money, and as events. */
export interface Consequences {
  money: Record<string, number>;
  /** One's money now; null without money. */
  cash: number | null;
  effects: Record<string, EventData[]>;
}

type Answer = Accepted | Explanation | Previewed;

interface Waiting {
  message: string;
  resolve(answer: Answer): void;
  reject(problem: Refused): void;
}

/** Close codes after which it is no use to come back. */
const FINAL = new Set([4401, 4403, 4404, 4426, 4500]);
/** The close code of a server with another protocol version than this page: it was updated meanwhile. */
const OTHER_PROTOCOL = 4426;
/** The protocol version of this page. */
export const PROTOCOL = 3;
const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 15_000;
const ANSWERS = new Set(["accepted", "refused", "explanation", "previewed"]);
const KINDS = new Set(["snapshot", "update", "pong", ...ANSWERS]);

export interface Hello {
  seat: string | null;
  code: string;
  pledges: boolean;
}

/** The time and 128 random bits, also where the page came without encryption. What begins with the time is stored
 * side by side. */
export function newId(): string {
  const random = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"));
  return `${Date.now().toString(36)}-${random.join("")}`;
}

export class Connection {
  #socket: WebSocket | null = null;
  #number = -1;
  #waiting = new Map<string, Waiting>();
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #isHeard = true;
  #isEnded = false;

  constructor(
    readonly url: string,
    private readonly hello: Hello,
    private readonly listener: ConnectionListener,
    private readonly make: (url: string) => WebSocket = (url) => new WebSocket(url),
  ) {
    this.#connect();
  }

  /** Give a command; resolved when it is stored, rejected when it is refused. */
  async send<T extends Verb<Command>>(verb: T, fields: CommandOf<T>): Promise<Record<string, string>> {
    const answer = await this.#asked(verb, fields);
    return answer.type === "accepted" ? (answer.result ?? {}) : {};
  }

  /** Why something cannot be done now; nothing is done. Without an action: all that the game knows and is not open. */
  async explain(action = "", fields: Record<string, string> = {}): Promise<UnavailableAction[]> {
    const answer = await this.#asked("explain", { action, fields });
    return answer.type === "explanation" ? answer.reasons : [];
  }

  /** What my answers would do to my money at once, by answer; nothing is done. */
  async preview(): Promise<Consequences> {
    const answer = await this.#asked("preview", {});
    if (answer.type !== "previewed") return { money: {}, cash: null, effects: {} };
    const effects = (answer.effects ?? {}) as unknown as Record<string, EventData[]>;
    return { money: answer.money, cash: answer.cash ?? null, effects };
  }

  #asked(verb: string, fields: object): Promise<Answer> {
    const id = newId();
    const message = JSON.stringify({ type: verb, id, ...fields });
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { message, resolve, reject });
      if (this.#number >= 0) this.#post(message);
    });
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  /** Reconnect at once, as when the browser reports that the network is back. */
  reconnectNow(): void {
    if (this.#timer !== undefined && !this.#isEnded) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#connect();
    }
  }

  end(): void {
    this.#isEnded = true;
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#socket?.close();
  }

  #connect(): void {
    this.#number = -1;
    this.listener.state(this.#tries === 0 ? "connecting" : "waiting", "");
    const socket = this.make(this.url);
    this.#socket = socket;
    socket.onopen = () => this.#post(JSON.stringify({ type: "hello", ...this.hello, protocol: PROTOCOL }));
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = (event) => this.#lost(event.code, event.reason);
  }

  #lost(code: number, reason: string): void {
    clearInterval(this.#heart);
    this.#number = -1;
    if (this.#isEnded) return;
    if (FINAL.has(code)) {
      this.#isEnded = true;
      if (code === OTHER_PROTOCOL) this.listener.outdated();
      this.listener.state("closed", reason);
      return;
    }
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries) * (0.5 + Math.random());
    this.#tries += 1;
    this.listener.state("waiting", reason);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#connect();
    }, wait);
  }

  #hear(data: string): void {
    this.#isHeard = true;
    const message = decoded(data);
    if (message === null) return this.#post(JSON.stringify({ type: "resync" }));
    switch (message.type) {
      case "snapshot": {
        const isNew = this.#number < 0;
        this.#number = message.number;
        this.listener.snapshot(message);
        if (isNew) this.#settle();
        break;
      }
      case "update":
        if (message.number !== this.#number + 1) return this.#post(JSON.stringify({ type: "resync" }));
        this.#number = message.number;
        this.listener.update(message);
        break;
      case "accepted":
      case "refused":
      case "explanation":
      case "previewed":
        this.#answered(message);
        break;
      case "pong":
        break;
    }
  }

  /** At the table again: what was not answered is sent again, under the same id. */
  #settle(): void {
    this.#tries = 0;
    this.listener.state("online", "");
    for (const waiting of this.#waiting.values()) this.#post(waiting.message);
    clearInterval(this.#heart);
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
  }

  #beat(): void {
    if (!this.#isHeard) {
      this.#socket?.close();
      return;
    }
    this.#isHeard = false;
    this.#post(JSON.stringify({ type: "ping" }));
  }

  #answered(message: Answer | Refusal): void {
    const waiting = this.#waiting.get(message.id);
    if (!waiting) return;
    this.#waiting.delete(message.id);
    if (message.type === "refused")
      waiting.reject(new Refused(message.code, message.clause, message.text, message.details));
    else waiting.resolve(message);
  }

  #post(message: string): void {
    if (this.#socket?.readyState === 1) this.#socket.send(message);
  }
}

/** A message as it is written in the server's description; null if it is none. */
export function decoded(data: string): FromServer | null {
  let message: unknown;
  try {
    message = JSON.parse(data);
  } catch {
    return null;
  }
  if (typeof message !== "object" || message === null || !("type" in message)) return null;
  const fields = message as Record<string, unknown>;
  if (typeof fields["type"] !== "string" || !KINDS.has(fields["type"])) return null;
  const needsNumber = fields["type"] === "snapshot" || fields["type"] === "update";
  if (needsNumber && typeof fields["number"] !== "number") return null;
  if (ANSWERS.has(fields["type"]) && typeof fields["id"] !== "string") return null;
  if (fields["type"] === "explanation" && !Array.isArray(fields["reasons"])) return null;
  if (fields["type"] === "previewed" && (typeof fields["money"] !== "object" || fields["money"] === null)) return null;
  if (fields["type"] === "snapshot" && (typeof fields["room"] !== "object" || typeof fields["you"] !== "object"))
    return null;
  return message as FromServer;
}
