// Weigh Anchor's part of a board of deeds: vessels in liveries, decks and suites, two piles of cards on the land.
import { ICONS } from "../../draw/icons";
import { type Square, esc, f, icon, inner, wrap } from "../../draw/svg";
import { money } from "../../words/format";
import type { Edition } from "../../net/http";
import type { View } from "../../store/table.svelte";
import { t } from "../../words/catalogue.svelte";
import type { Deed, Design, Group, Rung } from "../shared/property-board/model";
import { labelOfKind, placesOf } from "../shared/property-board/track";
import { funnel } from "./funnels";
import { BAND, boardArtwork } from "./artwork";
import { tokenMark } from "./tokens";

interface VesselData {
  id: string;
  name: string;
  group?: string;
  space: number;
  price: number;
  hire?: number[];
}

interface GroupData {
  id: string;
  line: string;
  hex: string;
  deck_cost: number;
  suite_cost: number;
  vessels: string[];
}
/** How far down the emblem of a pile stands and how large it is, above one, two or three lines. */
const EMBLEM_ABOVE: readonly [number, number][] = [
  [27, 30],
  [23, 25],
  [19, 18],
];
const EMBLEM = { chance: "flag", community_chest: "chest" } as const;

function iconMark(kind: "tanker" | "tug"): string {
  return `<g class="ic gm" transform="translate(-9,-9) scale(.75)">${ICONS[kind]}</g>`;
}

function groups(edition: Edition): Group[] {
  const names = new Map((edition["vessel"] as VesselData[]).map((vessel) => [vessel.id, vessel.name]));
  const lines = (edition["group"] as GroupData[]).map((group) => ({
    id: group.id,
    name: group.line,
    fill: group.hex,
    mark: funnel(group.id, -6, -9, 18),
    deeds: group.vessels.map((id) => names.get(id)!),
  }));
  const others = (["tanker", "tug"] as const).map((kind) => ({
    id: kind,
    name: kind === "tanker" ? t("board-kind-tanker") : t("board-kind-tug"),
    fill: kind === "tanker" ? "var(--tanker)" : "var(--tug)",
    mark: iconMark(kind),
    deeds: (edition[kind] as VesselData[]).map((vessel) => vessel.name),
  }));
  return [...lines, ...others];
}

function linerRungs(hire: number[], most: number): Rung[] {
  const steps = [...hire.slice(1, most + 1), hire[hire.length - 1]!];
  return steps.map((amount, n) => ({
    words: n === most ? t("board-suite") : t("board-decks", { count: n + 1 }),
    amount: money(amount),
    at: n + 1,
  }));
}

function rungsOf(kind: string, vessel: VesselData, edition: Edition): Rung[] {
  if (kind === "vessel") return linerRungs(vessel.hire!, edition["form"].full.suite_needs_decks);
  if (kind === "tanker") {
    const charges = edition["tanker_charges"].by_number_owned as number[];
    return charges.map((amount, n) => ({
      words: t("board-tankers", { count: n + 1 }),
      amount: money(amount),
      at: n + 1,
    }));
  }
  const { times_throw_one, times_throw_both } = edition["tug_charges"];
  return [times_throw_one, times_throw_both].map((times, n) => ({
    words: t("board-tugs", { count: n + 1 }),
    amount: t("board-times-throw", { times: times as number }),
    at: n + 1,
  }));
}

function deeds(edition: Edition): Deed[] {
  const all = groups(edition);
  const costs = new Map((edition["group"] as GroupData[]).map((group) => [group.id, group]));
  const found = (["vessel", "tanker", "tug"] as const).flatMap((kind) =>
    (edition[kind] as VesselData[]).map((vessel): Deed => {
      const rungs = rungsOf(kind, vessel, edition);
      const cost = vessel.group ? costs.get(vessel.group)! : null;
      return {
        name: vessel.name,
        square: vessel.space,
        kind,
        group: all.find((group) => group.id === (vessel.group ?? kind))!,
        price: vessel.price,
        plain: vessel.hire ? money(vessel.hire[0]!) : rungs[0]!.amount,
        rungs,
        by: kind === "vessel" ? "pieces" : "group",
        note: cost ? t("board-deck-cost", { sum: cost.deck_cost }) : "",
        number: "",
      };
    }),
  );
  return found.sort((one, other) => one.square - other.square);
}

function mostDecks(view: View, edition: Edition): number {
  return Number(view["figures"]?.most_decks ?? edition["form"].full.suite_needs_decks);
}

function pieces(square: Square, level: number, view: View, edition: Edition): string {
  const { x, y, w, h, side } = inner(square, BAND);
  const isSide = side === "left" || side === "right";
  if (level > mostDecks(view, edition)) {
    const [cx, cy] = isSide ? [x + w / 2, y + h * 0.62] : [x + w * 0.62, y + h / 2];
    const crown = `M${f(cx - 9)},${f(cy + 3)}L${f(cx - 6)},${f(cy - 4)}L${f(cx)},${f(cy + 1)}L${f(cx + 6)},${f(cy - 4)}L${f(cx + 9)},${f(cy + 3)}Z`;
    return `<g class="suite"><rect x="${f(cx - 15)}" y="${f(cy - 8)}" width="30" height="16" rx="3"/><path d="${crown}"/></g>`;
  }
  const size = isSide ? 'width="18" height="9"' : 'width="10" height="16"';
  return Array.from({ length: level }, (_, k) => {
    const [px, py] = isSide ? [x + 5, y + 29 + k * 12] : [x + 25 + k * 13.4, y + 6];
    return `<rect class="deck" x="${f(px)}" y="${f(py)}" ${size} rx="1.6"/>`;
  }).join("");
}

/** The piles lie on the empty land. */
function well(_view: View, edition: Edition): string {
  const spaces = edition["space"] as { name: string; kind: string }[];
  return (["chance", "community_chest"] as const)
    .map((kind, k) => {
      const [lines] = wrap(labelOfKind(spaces, kind).toUpperCase(), 84, 9.6, 0.82, 0.7);
      const [x, y] = [712, 500 + k * 86];
      const rect = (d: number, e: number, cls: string): string =>
        `<rect${cls} x="${x + d}" y="${y + e}" width="100" height="66" rx="5"/>`;
      const text = lines
        .map((line, n) => `<text x="${x + 50}" y="${y + 56 - 10 * (lines.length - 1 - n)}">${esc(line)}</text>`)
        .join("");
      const [down, size] = EMBLEM_ABOVE[Math.min(lines.length, EMBLEM_ABOVE.length) - 1]!;
      const emblem = icon(EMBLEM[kind], x + 50, y + down, size);
      return (
        `<g class="pile p${k}">${rect(4, 5, "")}${rect(2, 2.5, "")}${rect(0, 0, ' class="top"')}` +
        `<rect class="pl" x="${x + 5}" y="${y + 5}" width="90" height="56" rx="3"/>${emblem}${text}</g>`
      );
    })
    .join("");
}

function heldAt(view: View, seat: string, n: number): [number, number] | null {
  const player = view["players"][seat];
  return player?.dock === undefined || player.dock === null ? null : [110 - 26 * (n % 2), 890 + 28 * Math.floor(n / 2)];
}

export const design: Design = {
  cls: "wa",
  piecesText: (level, view) =>
    level > Number(view["figures"]?.most_decks ?? level) ? t("board-suite") : t("board-decks", { count: level }),
  inset: 17,
  band: (deed) => (deed.kind === "vessel" ? BAND : 0),
  dice: { x: 262, y: 532, size: 36 },
  card: { x: 168, y: 640, w: 214, h: 138 },
  boardArtwork: (edition) => boardArtwork(edition, deeds(edition)),
  places: (edition) => placesOf(edition["space"] as { name: string; kind: string }[]),
  deeds,
  groups,
  levels: (view) => view["levels"] as Record<string, number>,
  pieces,
  held: heldAt,
  mark: (view, seat) => tokenMark(view["players"][seat]?.token),
  well,
  calls: () => [],
};
