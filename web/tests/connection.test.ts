import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decoded, Connection, newId, Refused, PROTOCOL } from "../src/net/connection";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }

  close(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }

  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }
}

const snapshot = (number: number) => ({
  type: "snapshot",
  number,
  room: {},
  you: {},
  view: null,
  ask: null,
  events: [],
  chat: [],
  log: "",
  elapsed: {},
});

function lineAt() {
  const heard: string[] = [];
  const line = new Connection(
    "ws://x/socket",
    { seat: "A", code: "", pledges: false },
    {
      snapshot: (message) => heard.push(`snapshot ${message.number}`),
      update: (message) => heard.push(`update ${message.number}`),
      state: (state) => heard.push(state),
      outdated: () => heard.push("outdated"),
    },
    (url) => new FakeSocket(url) as unknown as WebSocket,
  );
  return { line, heard, socket: () => FakeSocket.all[FakeSocket.all.length - 1]! };
}

function greeted(number = 0) {
  const at = lineAt();
  at.socket().open();
  at.socket().tell(snapshot(number));
  return at;
}

describe("the line to a table", () => {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("does not come back to a server that speaks other messages, and says so", () => {
    const { heard, socket } = lineAt();
    socket().open();
    expect(socket().sent[0]).toMatchObject({ type: "hello", protocol: PROTOCOL });
    socket().close(4426, "another version");
    vi.advanceTimersByTime(60_000);
    expect(heard).toEqual(["connecting", "outdated", "closed"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("says hello first, and then hears a snapshot", () => {
    const { heard, socket, line } = greeted();
    expect(socket().sent[0]).toMatchObject({ type: "hello", seat: "A" });
    expect(heard).toEqual(["connecting", "snapshot 0", "online"]);
    line.end();
  });

  it("gives ids that come in the order of time, and never twice", () => {
    const [first, twin] = [newId(), newId()];
    vi.advanceTimersByTime(1);
    const later = newId();
    expect(new Set([first, twin, later]).size).toBe(3);
    expect([later, first].sort()).toEqual([first, later]);
    for (const id of [first, later]) expect(id).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  });

  it("asks for everything anew when an update is missing", () => {
    const { heard, socket, line } = greeted();
    socket().tell({ type: "update", number: 1 });
    socket().tell({ type: "update", number: 3 });
    expect(heard).not.toContain("update 3");
    expect(socket().sent.at(-1)).toEqual({ type: "resync" });
    line.end();
  });

  it("refuses what is no message, and asks anew", () => {
    const { heard, socket, line } = greeted();
    for (const bad of ["{", "3", "null", '{"type":"surprise"}', '{"type":"update"}', '{"type":"refused"}']) {
      const before = socket().sent.length;
      socket().tell(bad);
      expect(socket().sent.slice(before)).toEqual([{ type: "resync" }]);
    }
    expect(heard).toEqual(["connecting", "snapshot 0", "online"]);
    line.end();
  });

  it("comes back by itself and sends what was not answered again under the same id", async () => {
    const { socket, line, heard } = greeted();
    const done = line.send("act", { seat: "A", text: "spin" });
    const id = socket().sent.at(-1)!["id"];
    socket().close();
    expect(heard.at(-1)).toBe("waiting");
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.all).toHaveLength(2);
    socket().open();
    socket().tell(snapshot(7));
    expect(socket().sent.filter((message) => message["id"] === id)).toHaveLength(1);
    socket().tell({ type: "accepted", id, number: 8, result: { table: "X" } });
    await expect(done).resolves.toEqual({ table: "X" });
    expect(line.isIdle).toBe(true);
    line.end();
  });

  it("waits longer each time it is lost, and not for ever", () => {
    const { line } = lineAt();
    for (let n = 0; n < 12; n += 1) {
      FakeSocket.all.at(-1)!.close();
      vi.advanceTimersByTime(12_001);
      expect(FakeSocket.all).toHaveLength(n + 2);
    }
    line.end();
  });

  it("does not come back when it is not wanted", () => {
    const { heard, socket } = greeted();
    socket().close(4404, "no such table");
    vi.advanceTimersByTime(60_000);
    expect(heard.at(-1)).toBe("closed");
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("tells a refusal with its code, clause and words", async () => {
    const { socket, line } = greeted();
    const done = line.send("act", { seat: "A", text: "fly" });
    socket().tell({
      type: "refused",
      id: socket().sent.at(-1)!["id"],
      code: "bid/low",
      clause: "FIN-034",
      text: "Too low.",
    });
    await expect(done).rejects.toEqual(new Refused("bid/low", "FIN-034", "Too low."));
    line.end();
  });

  it("hangs up when nothing is heard after a heartbeat", () => {
    const { socket, line } = greeted();
    vi.advanceTimersByTime(15_000);
    expect(socket().sent.at(-1)).toEqual({ type: "ping" });
    socket().tell({ type: "pong" });
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(15_000 + 12_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    line.end();
  });
});

describe("a message", () => {
  it("is decoded if it is one of ours", () => {
    expect(decoded('{"type":"pong"}')).toEqual({ type: "pong" });
    expect(decoded('{"type":"snapshot","number":1}')).toBeNull();
  });
});
