import { describe, expect, it } from "vitest";
import type { GameModule } from "../src/store/gameModule";
import { SHARED_SOUNDS, soundsOf } from "../src/store/eventSounds";
import { SoundSchedule } from "../src/store/sound";
import { ALL_SOUNDS, lengthOf } from "../src/store/synth";
import type { GameEvent } from "../src/store/table.svelte";

const CATALOGUES = import.meta.glob<string>("../../src/parlour/locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const GAMES = import.meta.glob<{ game: GameModule }>("../src/games/*/game.ts", { eager: true });

/** The events that a catalogue has a text for. */
function eventsOf(slug: string): Set<string> {
  const text = CATALOGUES[`../../src/parlour/locales/en/${slug}.ftl`] ?? "";
  return new Set([...text.matchAll(/^event-(\S+) =/gm)].map(([, name]) => name!));
}

const event = (name: string, fields: Record<string, unknown> = {}): GameEvent =>
  ({ event: name, fields, clause: "" }) as unknown as GameEvent;

describe("the sounds of a game", () => {
  for (const [path, { game }] of Object.entries(GAMES)) {
    const slug = path.split("/").at(-2)!;
    it(`belong to events that ${slug} has`, () => {
      const known = new Set([...eventsOf(slug), ...eventsOf("games")]);
      const sounds = Object.keys(game.sounds ?? {});
      expect(sounds.length).toBeGreaterThan(4);
      expect(sounds.filter((name) => !known.has(name))).toEqual([]);
    });
  }

  it("of shared events have shared texts", () => {
    expect(Object.keys(SHARED_SOUNDS).filter((name) => !eventsOf("games").has(name))).toEqual([]);
  });
});

describe("what a player hears", () => {
  const heard = (me: string | null, ...events: GameEvent[]) => soundsOf(events, { thrown: "roll", moved: "step" }, me);

  it("is money coming in or going out", () => {
    const paid = event("paid", { payer: "A", payee: "B", amount: 5 });
    expect(heard("A", paid)[0]?.sound).toBe("pay");
    expect(heard("B", paid)).toEqual([{ sound: "gain", level: 1 }]);
    expect(heard("C", paid)[0]?.level).toBeLessThan(1);
  });

  it("is each sound once, in order", () => {
    const turn = [event("thrown", { seat: "A" }), event("moved", { seat: "A" }), event("thrown", { seat: "A" })];
    expect(heard("A", ...turn).map(({ sound }) => sound)).toEqual(["roll", "step"]);
  });

  it("is louder where it concerns the player", () => {
    const offer = event("offer_made", { seat: "A", to: "B" });
    expect(heard("B", offer)).toEqual([{ sound: "offer", level: 1 }]);
    for (const other of ["A", "C", null]) expect(heard(other, offer)[0]?.level).toBeLessThan(1);
    expect(heard("B", event("thrown", { seat: "A" }), event("thrown", { seat: "B" }))[0]?.level).toBe(1);
  });

  it("is nothing for what has no sound", () => {
    expect(heard("A", event("offer_declined", { seat: "B" }))).toEqual([]);
  });
});

describe("the schedule of sounds", () => {
  const all = ALL_SOUNDS.map((sound) => ({ sound, level: 1 }));

  it("plays the sounds of one update one after the other", () => {
    const found = new SoundSchedule().add(all.slice(0, 3), 10);
    expect(found.map(({ sound }) => sound)).toEqual(all.slice(0, 3).map(({ sound }) => sound));
    expect(found[0]?.at).toBe(10);
    expect(found[1]!.at).toBeGreaterThan(10);
    expect(found[2]!.at).toBeGreaterThan(found[1]!.at);
  });

  it("plays none of a kind while one of it is heard", () => {
    const schedule = new SoundSchedule();
    const roll = [{ sound: "roll", level: 1 }] as const;
    expect(schedule.add(roll, 0)).toHaveLength(1);
    expect(schedule.add(roll, lengthOf("roll") / 2)).toEqual([]);
    expect(schedule.add(roll, lengthOf("roll") + 0.01)).toHaveLength(1);
  });

  it("leaves out what would be too much", () => {
    const schedule = new SoundSchedule();
    const begun = Array.from({ length: 50 }, (_, n) => schedule.add(all, n / 100).length);
    expect(begun.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(12);
  });
});
