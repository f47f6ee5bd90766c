import { beforeEach, describe, expect, it } from "vitest";
import { PlayerLog } from "../src/fair/playerLog";
import { sha256 } from "../src/fair/sha256";
import { type PledgeState, NonceChain, NonceContribution } from "../src/fair/nonces";
import { Refused } from "../src/net/connection";

const before = (nonce: string): string => sha256(`parlour next|${nonce}`);

/** A table that takes a seat's nonces as the server does. */
class Takes {
  pledge = "";
  latest = "";
  moves: string[] = [];

  send = (verb: string, fields: Record<string, unknown>): Promise<Record<string, string>> => {
    const nonce = String(fields["nonce"] ?? "");
    if (verb === "pledge") {
      if (this.pledge) return Promise.reject(new Refused("chance/second_pledge", "", ""));
      this.pledge = String(fields["pledge"]);
    } else if (nonce) {
      const isFirst = this.latest === "" && sha256(`parlour nonce|opening|A|${nonce}`) === this.pledge;
      if (!isFirst && before(nonce) !== this.latest) {
        return Promise.reject(new Refused("chance/other_nonce", "", "This is not the next."));
      }
      this.latest = nonce;
    }
    if (verb === "act") this.moves.push(nonce);
    return Promise.resolve({});
  };
}

const starting: PledgeState = { seat: "A", opening: "opening", isStarting: true, isDue: true };

async function begun(takes: Takes): Promise<NonceContribution> {
  const chance = new NonceContribution("table", new PlayerLog(), takes.send);
  await chance.prepare(() => starting);
  return chance;
}

const act = (chance: NonceContribution, takes: Takes): Promise<void> =>
  chance.move("A", true, (nonce) => takes.send("act", { nonce }));

describe("a seat's part in the dice", () => {
  beforeEach(() => localStorage.clear());

  it("is a chain bound by one pledge", async () => {
    const takes = new Takes();
    const chance = await begun(takes);
    const first = takes.latest;
    await act(chance, takes);
    await act(chance, takes);
    expect(before(takes.moves[0]!)).toBe(first);
    expect(before(takes.moves[1]!)).toBe(takes.moves[0]);
  });

  it("goes on after a reload, and from another tab", async () => {
    const takes = new Takes();
    const tab = await begun(takes);
    await act(tab, takes);
    const again = new NonceContribution("table", new PlayerLog(), takes.send);
    await again.prepare(() => ({ ...starting, isStarting: false }));
    await act(again, takes);
    await act(tab, takes);
    expect(before(takes.moves[2]!)).toBe(takes.moves[1]);
    expect(before(takes.moves[1]!)).toBe(takes.moves[0]);
  });

  it("goes on after a reload before play", async () => {
    const takes = new Takes();
    const early = new NonceContribution("table", new PlayerLog(), takes.send);
    await early.prepare(() => ({ ...starting, isDue: false }));
    const again = await begun(takes);
    expect(takes.latest).not.toBe("");
    await act(again, takes);
    expect(takes.moves[0]).not.toBe("");
  });

  it("is found again when the answer to a move was lost", async () => {
    const takes = new Takes();
    const chance = await begun(takes);
    takes.latest = NonceChain.stored("nonces.table.A")!.next; // taken, but nobody was told
    await act(chance, takes);
    expect(takes.moves).toHaveLength(1);
    expect(takes.moves[0]).not.toBe("");
  });

  it("is left out where another browser has pledged, and the move is made all the same", async () => {
    const takes = new Takes();
    takes.pledge = "f".repeat(64);
    const chance = await begun(takes);
    await act(chance, takes);
    localStorage.clear();
    const other = new NonceContribution("table", new PlayerLog(), takes.send);
    await act(other, takes);
    expect(takes.moves).toEqual(["", ""]);
  });

  it("is not missed where play has begun meanwhile", async () => {
    const late = (): Promise<never> => Promise.reject(new Refused("room/begun", "", "Play has begun."));
    const chance = new NonceContribution("table", new PlayerLog(), late);
    await expect(chance.prepare(() => starting)).resolves.toBeUndefined();
    expect(NonceChain.stored("nonces.table.A")).toBeNull();
  });

  it("keeps nothing once the game is over", async () => {
    const chance = await begun(new Takes());
    expect(NonceChain.stored("nonces.table.A")).not.toBeNull();
    chance.forget("A");
    expect(NonceChain.stored("nonces.table.A")).toBeNull();
  });

  it("lets other refusals through", async () => {
    const chance = await begun(new Takes());
    const refused = chance.move("A", true, () => Promise.reject(new Refused("bid/low", "X-1", "Too low.")));
    await expect(refused).rejects.toThrow("Too low.");
  });
});
