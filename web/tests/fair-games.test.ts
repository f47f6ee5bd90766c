// The check of the dice with whole games of the server, honest ones and with lies about the faces.
import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { contentOf } from "../src/fair/canonical";
import { type Draw, FaceLists } from "../src/fair/draws";
import { type Report, verify } from "../src/fair/verify";
import type { Edition } from "../src/net/http";

interface Played {
  name: string;
  record: string;
  edition: string;
  lists: string[][];
  draws: { what: string; faces: number; count: number; returns: boolean }[];
}

const READ = ["-m", "tests.table.page_games"];
const printed = execFileSync("python3", READ, { cwd: "..", encoding: "utf8", maxBuffer: 2 ** 26 });
const GAMES = JSON.parse(printed) as Played[];

/** What the page leaves to the rules: suits in the order of a table, which the hash of the edition does not cover. */
const BY_RULES: Record<string, string> = {
  "pit market_order": "1 draws need the rules: use ‘parlour verify’",
};

const drawsOf = ({ draws, lists }: Played): Draw[] => draws.map((draw) => ({ ...draw, faces: lists[draw.faces]! }));
const check = (game: Played, draws: Draw[] = drawsOf(game)): Report =>
  verify(game.record, JSON.parse(game.edition) as Edition, contentOf(game.edition), game.record, draws);
const drawsFinding = (report: Report) => report.findings.find((each) => each.check === "draws");

describe.each(GAMES.map((game) => [game.name, game] as const))("the draws of %s", (_name, game) => {
  it("are all repeated by the page", () => {
    const report = check(game);
    const byRules = report.findings.find((each) => each.check === "rest");
    expect(report.findings.filter((each) => each.result !== "ok" && each !== byRules)).toEqual([]);
    expect(byRules?.text).toBe(BY_RULES[game.name]);
    expect(report.verdict).toBe(byRules ? "sound" : "honest");
    const judged = game.draws.length - (byRules ? 1 : 0);
    expect(drawsFinding(report)!.text).toBe(`${judged} draws follow from secret and nonces`);
  });

  it("are not accepted with faces in another order, whether or not the values fit", () => {
    const whats = [...new Set(game.draws.map((draw) => draw.what))];
    for (const what of whats) {
      const lie = drawsOf(game).map((draw) =>
        draw.what === what ? { ...draw, faces: [...draw.faces].reverse() } : draw,
      );
      expect(["open", "forged"]).toContain(check(game, lie).verdict);
    }
  });

  it("are not accepted with a face left out", () => {
    const lie = drawsOf(game).map((draw) => ({ ...draw, faces: draw.faces.slice(1) }));
    expect(check(game, lie).verdict).not.toBe("honest");
    expect(drawsFinding(check(game, lie))!.result).not.toBe("ok");
  });

  it("are forged if they were made from other numbers", () => {
    const less = drawsOf(game).map((draw) => ({ ...draw, count: draw.count - 1 }));
    expect(drawsFinding(check(game, less))!.result).not.toBe("ok");
  });

  it("are not accepted without the names of their faces", () => {
    expect(check(game, []).verdict).toBe("open");
    expect(check(game, drawsOf(game).slice(1)).verdict).not.toBe("honest");
  });
});

describe("faces that a server names", () => {
  const edition = {
    cards: [{ id: "X1" }, { id: "X2" }, { id: "X3" }],
    suits: ["Oil", "Gas"],
    specials: ["bull"],
    values: { tin: 1, gold: 2 },
  };
  const lists = (): FaceLists => new FaceLists(edition, 3);
  const draw = (faces: string[], count = 1, returns = true): Draw => ({ what: "draw", faces, count, returns });

  it("are known as numbers, as seats and as a list of the edition", () => {
    expect(lists().knows(draw(["1", "2", "3", "4"]))).toBe("all");
    expect(lists().knows(draw(["157", "472", "787"]))).toBe("all");
    expect(lists().knows(draw(["A", "B", "C"]))).toBe("all");
    expect(lists().knows(draw(["X1", "X2", "X3"]))).toBe("all");
    expect(lists().knows(draw(["2", "1", "3"]))).toBe("nothing");
    expect(lists().knows(draw(["X1", "X3", "X2"]))).toBe("nothing");
  });

  it("are known in part if the rules say which of a list they are, or in which order", () => {
    expect(lists().knows(draw(["A", "C"]))).toBe("part");
    expect(new FaceLists(edition, 3, true).knows(draw(["X2", "X3"]))).toBe("part");
    expect(lists().knows(draw(["X2", "X3"]))).toBe("nothing");
    expect(lists().knows(draw(["Gold", "Tin"]))).toBe("part");
    expect(lists().knows(draw(["Tin", "Gold"]))).toBe("part");
  });

  it("are a pack if all are drawn: suits in the order of a list, then those of another", () => {
    expect(lists().knows(draw(["Oil-1", "Oil-2", "Gas-1", "Bull"], 4, false))).toBe("all");
    expect(lists().knows(draw(["Gas-1", "Oil-1", "Oil-2", "Bull"], 4, false))).toBe("nothing");
    expect(lists().knows(draw(["Oil-2", "Oil-1", "Gas-1", "Bull"], 4, false))).toBe("nothing");
    expect(lists().knows(draw(["A", "C"], 2, false))).toBe("all");
    expect(lists().knows(draw(["C", "A"], 2, false))).toBe("nothing");
  });

  it("leave out what was drawn always or never", () => {
    const pack = lists();
    expect(pack.knows(draw(["X1", "X2", "X3"]))).toBe("all");
    pack.add("draw", ["X2"]);
    expect(pack.knows(draw(["X1", "X3"]))).toBe("all");
    pack.add("draw", ["X1"]);
    expect(pack.knows(draw(["X1", "X2", "X3"]))).not.toBe("all");
    expect(pack.knows(draw(["X3"]))).toBe("all");
  });

  it("are the same in every throw, and always or never return", () => {
    const dice = lists();
    expect(dice.knows(draw(["1", "2", "3"], 2))).toBe("all");
    expect(dice.knows(draw(["1", "2", "3", "4"], 2))).toBe("nothing");
    expect(dice.knows(draw(["1", "2", "3"], 2, false))).toBe("nothing");
  });
});
