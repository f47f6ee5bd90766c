// Finance's part of a board of deeds: leases in series, houses, the Auctioneer's stack in the well.
import { type Square, esc, f, icon, inner, wrap } from "../../draw/svg";
import { money } from "../../words/format";
import type { Edition } from "../../net/http";
import type { View } from "../../store/table.svelte";
import { t, tName, tShort } from "../../words/catalogue.svelte";
import type { Deed, Design, Group, Rung } from "../shared/property-board/model";
import { labelOfKind, placesOf } from "../shared/property-board/track";
import { BAND, boardArtwork } from "./artwork";
import { ornament } from "./ornaments";

interface SeriesData {
  id: string;
  colour: string;
  leases: string[];
  house_cost?: number;
  buildable: boolean;
}

interface LeaseData {
  id: string;
  number: number;
  name: string;
  series: string;
  value: number;
  rent?: number;
  house_rents?: number[];
}

interface SquareData {
  index: number;
  id: string;
  kind: string;
  name: string;
}

/** How far down the emblem of a pile stands and how large it is, above one, two or three lines. */
const EMBLEM_ABOVE: readonly [number, number][] = [
  [25, 28],
  [22, 28],
  [17, 19],
];

function groups(edition: Edition): Group[] {
  const leases = edition["lease"] as LeaseData[];
  return (edition["series"] as SeriesData[]).map((series) => ({
    id: series.id,
    name: series.buildable
      ? t("board-series", { first: leases.find((lease) => lease.id === series.leases[0])!.name })
      : tName("group", series.id),
    fill: `var(--${series.colour})`,
    mark: ornament(series.id, 0, 0, 1),
    deeds: series.leases.map((id) => leases.find((lease) => lease.id === id)!.name),
  }));
}

function rungsOf(kind: string, lease: LeaseData, edition: Edition): Rung[] {
  if (kind === "railroad")
    return (edition["railroads"].rents_by_count as number[]).map((amount, n) => ({
      words: t("board-railroads", { count: n + 1 }),
      amount: money(amount),
      at: n + 1,
    }));
  if (kind === "utility")
    return (edition["utilities"].multiplier_by_count as number[]).map((times, n) => ({
      words: t("board-utilities", { count: n + 1 }),
      amount: t("board-times-throw", { times }),
      at: n + 1,
    }));
  return (lease.house_rents ?? []).map((amount, n) => ({
    words: t("board-houses", { count: n + 1 }),
    amount: money(amount),
    at: n + 1,
  }));
}

function deeds(edition: Edition): Deed[] {
  const all = groups(edition);
  const squares = new Map((edition["board"].squares as SquareData[]).map((square) => [square.id, square]));
  const costs = new Map((edition["series"] as SeriesData[]).map((series) => [series.id, series.house_cost]));
  return (edition["lease"] as LeaseData[]).map((lease): Deed => {
    const square = squares.get(lease.id)!;
    const rungs = rungsOf(square.kind, lease, edition);
    const cost = costs.get(lease.series);
    return {
      name: lease.name,
      square: square.index,
      kind: square.kind,
      group: all.find((group) => group.id === lease.series)!,
      price: lease.value,
      plain: lease.rent === undefined ? (rungs[0]?.amount ?? "") : money(lease.rent),
      rungs,
      by: square.kind === "street" ? "pieces" : "group",
      note: cost ? t("board-house-cost", { sum: cost }) : "",
      number: t("board-lease-number", { number: String(lease.number) }),
    };
  });
}

function pieces(square: Square, level: number): string {
  const { x, y, w, h, side } = inner(square, BAND);
  const isSide = side === "left" || side === "right";
  return Array.from({ length: level }, (_, k) => {
    const o = (k - (level - 1) / 2) * 15.4;
    const [cx, cy] = isSide ? [x + w / 2, y + h / 2 + o] : [x + w / 2 + o, y + h / 2];
    return `<path class="house" d="M${f(cx - 6)},${f(cy + 7)}V${f(cy - 1)}L${f(cx)},${f(cy - 7.5)}L${f(cx + 6)},${f(cy - 1)}V${f(cy + 7)}Z"/>`;
  }).join("");
}

/** The leases that nobody has bought yet lie with the Auctioneer. */
function well(view: View, edition: Edition): string {
  const gone = new Set([...Object.keys(view["owners"] as object), ...(view["withdrawn"] as string[])]);
  const left = (edition["lease"] as LeaseData[]).filter((lease) => !gone.has(lease.name)).length;
  const [x, y] = [262, 442];
  const layers = Math.min(4, Math.ceil(left / 7));
  let out = '<g class="stack">';
  if (left === 0) out += `<rect class="none" x="${x}" y="${y}" width="116" height="150" rx="4"/>`;
  for (let n = layers; n > 0; n -= 1)
    out += `<rect class="leaf" x="${x + (n - 1) * 3}" y="${y + (n - 1) * 3.5}" width="116" height="150" rx="4"/>`;
  if (left > 0)
    out +=
      `<rect class="leaf-i" x="${x + 7}" y="${y + 7}" width="102" height="136"/>` +
      `<text class="leaf-n" x="${x + 58}" y="${y + 78}">${left}</text>` +
      `<text class="leaf-t" x="${x + 58}" y="${y + 102}">${esc(t("board-leases-left", { count: left }))}</text>` +
      ornament("mainline", x + 58, y + 32, 1.2) +
      ornament("mainline", x + 58, y + 124, 1.2);
  return `${out}<text class="leaf-c" x="${x + 58}" y="${y + 186}">${esc(left > 0 ? t("board-auctioneer") : t("board-all-sold"))}</text></g>${piles(edition)}`;
}

/** The two packs of cards, in the colours of their decks. */
function piles(edition: Edition): string {
  const squares = edition["board"].squares as SquareData[];
  return (["chance", "community_chest"] as const)
    .map((kind, k) => {
      const [lines] = wrap(labelOfKind(squares, kind).toUpperCase(), 100, 11, 0.82, 0.7);
      const [x, y] = [622, 442 + k * 84];
      const rect = (d: number, cls: string): string =>
        `<rect class="${cls}" x="${x + d}" y="${y + d * 1.2}" width="116" height="66" rx="4"/>`;
      const text = lines
        .map((line, n) => `<text x="${x + 58}" y="${y + 57 - 11 * (lines.length - 1 - n)}">${esc(line)}</text>`)
        .join("");
      const [down, size] = EMBLEM_ABOVE[Math.min(lines.length, EMBLEM_ABOVE.length) - 1]!;
      const emblem = icon(kind === "chance" ? "query" : "chest", x + 58, y + down, size);
      const cls = `pile c-${esc(edition["decks"][kind].colour)}`;
      return `<g class="${cls}">${rect(4, "back")}${rect(2, "back")}${rect(0, "back")}<rect class="in" x="${x + 5}" y="${y + 5}" width="106" height="56" rx="2"/>${emblem}${text}</g>`;
    })
    .join("");
}

export const design: Design = {
  cls: "fin",
  piecesText: (level) => t("board-houses", { count: level }),
  inset: 20,
  band: () => BAND,
  dice: { x: 451, y: 488, size: 44 },
  card: { x: 372, y: 616, w: 256, h: 132 },
  boardArtwork: (edition) => boardArtwork(edition, deeds(edition)),
  places: (edition) => placesOf(edition["board"].squares as SquareData[]),
  deeds,
  groups,
  levels: (view) => view["houses"] as Record<string, number>,
  pieces: (square, level) => pieces(square, level),
  // men in Jail stand at the same corner as all others; the seat card says that they are held
  held: () => null,
  well,
  calls: (edition) =>
    ((edition["auction"].calls ?? []) as string[]).map((call) => tShort("call", call).replace(/\s+for$/, "")),
};
