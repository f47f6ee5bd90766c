// A trade as it is put together: trays, how they are written, what they do. Nothing here knows what is allowed.
import { describe, expect, it } from "vitest";
import { effectsOf, goodsOf as contracts } from "../src/games/corner-the-market/trade";
import { goodsOf, type GoodLook, moved, onMore, worthOf, written } from "../src/store/trade";
import { editionOf } from "./editions";
import { loadGameTexts } from "../src/words/catalogue.svelte";

await loadGameTexts("corner-the-market");

const deeds = { goods: ["Rex", "Paris"] };
const counted = { goods: { Coffee: 3 } };

describe("a tray", () => {
  it("takes a good by a tap, and gives it back by another", () => {
    const [rex] = goodsOf(deeds);
    expect(onMore({}, rex!)).toEqual({ Rex: 1 });
    expect(onMore({ Rex: 1 }, rex!)).toEqual({ Rex: 0 });
    const [coffee] = goodsOf(counted);
    expect(onMore({ Coffee: 2 }, coffee!)).toEqual({ Coffee: 3 });
    expect(onMore({ Coffee: 3 }, coffee!)).toEqual({ Coffee: 0 });
  });

  it("takes what is dragged to it, as much as there is, and nothing that is not its own", () => {
    expect(moved({}, deeds, "Rex", true)).toEqual({ Rex: 1 });
    expect(moved({ Rex: 1 }, deeds, "Rex", true)).toEqual({ Rex: 1 });
    expect(moved({ Rex: 1 }, deeds, "Rex", false)).toEqual({ Rex: 0 });
    expect(moved({ Coffee: 2 }, counted, "Coffee", false)).toEqual({ Coffee: 1 });
    expect(moved({}, deeds, "Olympic", true)).toEqual({});
  });

  it("is written as the game reads it", () => {
    expect(written(deeds, { Rex: 1, Paris: 0 }, 20)).toBe("20 + Rex");
    expect(written(counted, { Coffee: 2 }, 0)).toBe("2 Coffee");
    expect(written(deeds, {}, 0)).toBe("nothing");
  });

  it("is worth what the board says of its goods, and its cash", () => {
    const look = (name: string): GoodLook | null =>
      name === "Rex" ? { fill: "", mark: "", note: "", value: 200 } : null;
    expect(worthOf({ Rex: 1, Paris: 1 }, 30, look)).toBe(230);
  });
});

describe("contracts in a trade", () => {
  const edition = editionOf("corner-the-market");
  const [first] = edition["commodities"] as { name: string }[];
  const corner = Number(edition["thresholds"].corner_size);

  it("bring one side to a Corner and take the other out of it", () => {
    const name = first!.name;
    const view = {
      players: { A: { contracts: { [name]: corner - 1 } }, B: { contracts: { [name]: corner } } },
    };
    const found = effectsOf(view, edition, { maker: "A", to: "B", give: {}, get: { [name]: 1 } });
    expect(found.map(({ seat, before, after, whole }) => [seat, before, after, whole])).toEqual([
      ["B", corner, corner - 1, corner],
      ["A", corner - 1, corner, corner],
    ]);
  });

  it("say nothing of what is kept secret", () => {
    const view = { players: { A: { contracts: {} }, B: {} } };
    const found = effectsOf(view, edition, { maker: "A", to: "B", give: {}, get: { [first!.name]: 1 } });
    expect(found.map(({ seat }) => seat)).toEqual(["A"]);
  });

  it("show the price of the season", () => {
    const looks = contracts(edition, { marker: "spring", players: {} });
    expect(looks[first!.name]!.value).toBeGreaterThan(0);
    expect(looks[first!.name]!.note).toContain("$");
  });
});
