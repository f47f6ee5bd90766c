// The forty squares of 1932 letterpress and the well with its border, drawn from the edition.
import type { IconName } from "../../draw/icons";
import { boardTitle, fittedLettering, fittedWidth } from "../../draw/lettering";
import {
  type Square,
  between,
  box,
  emWidth,
  esc,
  f,
  icon,
  inner,
  mid,
  plainName,
  textBlock,
  wrap,
} from "../../draw/svg";
import { t } from "../../words/catalogue.svelte";
import { money } from "../../words/format";
import type { Edition } from "../../net/http";
import type { Deed } from "../shared/property-board/model";
import { labelOfKind, squareLabels, track } from "../shared/property-board/track";
import { ornament } from "./ornaments";

interface Space {
  index: number;
  id: string;
  kind: string;
  name: string;
}

export const BAND = 26;
/** The room for the title, and what is left of it between the ornaments at both ends. */
const TITLE_WIDTH = 590;
const BETWEEN_SWASHES = 376;
const OWNER = 12;
/** The room for words in the inner triangle of a corner, and for a line in the outer one. */
const CORNER_WORD = 68;
const TAG_WIDTH = 92;
const NEAR = 128;
const FAR = 872;
const LOZENGE = "M0,-4.6L4.6,0L0,4.6L-4.6,0Z";
const DOT = "M0,-2.2A2.2,2.2 0 1 1 0,2.2A2.2,2.2 0 1 1 0,-2.2Z";

function isUpright(square: Square): boolean {
  return square.side === "top" || square.side === "bottom";
}

function frame(depth: number, cls: string): string {
  const side = FAR - NEAR - 2 * depth;
  return box({ x: NEAR + depth, y: NEAR + depth, w: side, h: side, side: "corner" }, cls);
}

/** A border of type ornaments, lozenge and dot by turns. */
function border(): string {
  const count = 31;
  const [a, b] = [NEAR + 27, FAR - 27];
  let out = "";
  for (let k = 0; k < count; k += 1) {
    const p = NEAR + 29 + ((FAR - NEAR - 58) * k) / (count - 1);
    const isEnd = k === 0 || k === count - 1;
    const spots = [
      [p, a],
      [p, b],
      ...(isEnd
        ? []
        : [
            [a, p],
            [b, p],
          ]),
    ] as [number, number][];
    for (const [x, y] of spots)
      out += `<path class="${k % 2 ? "bo1" : "bo2"}" transform="translate(${f(x)},${f(y)})" d="${k % 2 ? LOZENGE : DOT}"/>`;
  }
  return out;
}

function heading(edition: Edition): string {
  const title = boardTitle(edition);
  const subtitle = String(edition["labels"]?.subtitle ?? "");
  const above = subtitle.endsWith(title) ? subtitle.slice(0, -title.length).trim() : subtitle;
  let out = `<text class="f-sub" x="500" y="192">${esc(above.toUpperCase())}</text>`;
  const face = title.toUpperCase();
  for (const cls of ["lt fi-o", "lt fi-i"]) out += fittedLettering(face, 500, 254, 48, 38, TITLE_WIDTH, cls);
  if (fittedWidth(face, 48, 38, TITLE_WIDTH) > BETWEEN_SWASHES) return out;
  out += '<path class="swash" d="M206,222H300M206,230H300M700,222H794M700,230H794"/>';
  for (const x of [306, 694]) out += `<path class="bo1" transform="translate(${x},226) scale(1.6)" d="${LOZENGE}"/>`;
  return out;
}

/** The Bank lies in the middle: paper money in small piles, distinguished by colour and by the number of its stars. */
function bank(): string {
  const piles = ["n5", "n4", "n3", "n2", "n1", "n0", "n6"];
  const notes = piles.map((cls, k) => {
    const x = 208 + k * 70;
    const marks = Array.from({ length: piles.length - k }, (_, n) => {
      const at = x + 29 + (n - (piles.length - k - 1) / 2) * 6.4;
      return `<path transform="translate(${f(at)},795) scale(.62)" d="${LOZENGE}"/>`;
    });
    return (
      `<g class="money ${cls}"><rect x="${x + 3}" y="783" width="58" height="30" rx="1.5"/><rect x="${x}" y="780" width="58" height="30" rx="1.5"/>` +
      `<rect class="ni" x="${x + 3.5}" y="783.5" width="51" height="23"/>${marks.join("")}</g>`
    );
  });
  return `${notes.join("")}<text class="f-bank" x="736" y="800">${esc(t("board-print-bank"))}</text>`;
}

/** The part of a lease's square that holds its words. */
export function wordsArea(square: Square): Square {
  return between(square, BAND, OWNER);
}

function leaseSquare(square: Square, deed: Deed): string {
  const area = wordsArea(square);
  const [cx, cy] = mid(area);
  const big = isUpright(square);
  const isRail = deed.kind === "railroad";
  const isStreet = deed.kind === "street";
  const largest = isRail ? (big ? 12.6 : 11.8) : 13.6;
  const [lines, size] = wrap(deed.name, area.w - (isRail ? 2 : 4), largest, 0.7, 0.59);
  let out = box(inner(square, BAND), "band", ` fill="${esc(deed.group.fill)}"`);
  if (isStreet) out += textBlock(lines, cx, cy - 9, size, "nm", 1.08);
  else
    out +=
      icon(isRail ? "train" : "bulb", cx, cy - (big ? 29 : 24), big ? 34 : 26, "ic art") +
      textBlock(lines, cx, cy + 7, Math.min(size, 12.6), "nm", 1.05);
  const y = cy + (big ? 35 : isStreet ? 27 : 31);
  const value = money(deed.price);
  out += ornament(deed.group.id, cx - (emWidth(value) * 13.5) / 2 - 3, y - 4.6, 0.92);
  return `${out}<text class="pr" x="${f(cx + 8)}" y="${f(y)}">${esc(value)}</text>`;
}

/** The sum stands apart from the name: 'Luxury $75' is 'Luxury' over 'Pay $75'. */
export function bareName(name: string): string {
  return name.replace(/\s*\$[\d,]+$/, "").replace(/^\d+\s?%\s*/, "");
}

function eventSquare(square: Square, space: Space, label: string, edition: Edition): string {
  const payments = edition["fixed_payments"];
  const looks: Record<string, [IconName, string]> = {
    chance: ["query", ""],
    community_chest: ["chest", ""],
    tariff: ["crate", t("board-print-part", { percent: payments.tariff_percent as number })],
    luxury: ["gem", t("board-print-pay", { sum: payments.luxury as number })],
  };
  const [name, foot] = looks[space.kind] ?? ["star", ""];
  const [cx, cy] = mid(square);
  const big = isUpright(square);
  const [lines, size] = wrap(bareName(label), square.w - 8, 13.6, 0.74, 0.62);
  return (
    box(square, `cell k-${esc(space.kind)}`) +
    icon(name, cx, cy - (big ? 22 : 16), big ? 46 : 32, "ic art") +
    textBlock(lines, cx, cy + (big ? 24 : foot ? 13 : 20), size, "nm") +
    (foot ? `<text class="pr sm" x="${f(cx)}" y="${f(cy + (big ? 47 : 33))}">${esc(foot)}</text>` : "")
  );
}

/** Men use the inside triangle of a corner; the outer one is not part of the track (FIN-021). */
function cornerSquare(square: Square, space: Space, label: string, edition: Edition, tag: string): string {
  const [cx, cy] = mid(square);
  const [sx, sy] = [square.x > 500 ? 1 : -1, square.y > 500 ? 1 : -1];
  const ends = `M${cx + sx * 64},${cy - sy * 64}`;
  const other = `L${cx - sx * 64},${cy + sy * 64}`;
  const looks: Record<string, [IconName, string]> = {
    start: ["star", money(edition["money"].circuit_income)],
    taxes: ["coins", t("board-print-pay", { sum: edition["fixed_payments"].taxes as number })],
    jail: ["bars", ""],
    go_to_jail: ["hand", ""],
  };
  const [name, small] = looks[space.kind] ?? ["star", ""];
  const word = bareName(label);
  const [lines, size] = wrap(word, CORNER_WORD, plainName(word).length < 8 ? 14 : 12.4, 0.74, 0.62);
  const ix = cx - sx * 29;
  const iy = cy - sy * (sy > 0 ? 30 : 25);
  const dy = small ? 0 : 6;
  let out = `<path class="tri k-${esc(space.kind)}" d="${ends}L${cx + sx * 64},${cy + sy * 64}${other}Z"/><path class="kl" d="${ends}${other}"/>`;
  out += icon(name, ix, iy - 19 + dy, 28, "ic art");
  for (const [k, line] of lines.entries())
    out += `<text class="nm" x="${f(ix)}" y="${f(iy + 11 + dy + k * size)}" font-size="${f(size)}">${esc(line)}</text>`;
  if (small) out += `<text class="pr" x="${f(ix)}" y="${f(iy + 26)}">${esc(small)}</text>`;
  return out + cornerTag(cx, cy, sx, sy, tag);
}

function cornerTag(cx: number, cy: number, sx: number, sy: number, tag: string): string {
  const angle = sx * sy > 0 ? -45 : 45;
  if (!tag)
    return [-1, 0, 1]
      .map(
        (k) =>
          `<g transform="translate(${cx + sx * 26},${cy + sy * 26}) rotate(${angle}) translate(${k * 19},0)"><path class="bo3" d="M0,-6L6,0L0,6L-6,0Z"/></g>`,
      )
      .join("");
  const [lines] = wrap(tag.toUpperCase(), TAG_WIDTH, 11, 0.8, 0.7);
  const ordered = sy > 0 || lines.length === 1 ? lines : [...lines].reverse();
  const text = ordered.map((line, k) => {
    const down = sy * (lines.length === 1 ? 26 : 19 + 16 * k) + 4;
    return `<text class="tag" y="${down}">${esc(line)}</text>`;
  });
  return `<g transform="translate(${cx},${cy}) rotate(${angle})">${text.join("")}</g>`;
}

/** Everything that stands still. */
export function boardArtwork(edition: Edition, deeds: Deed[]): string {
  const spaces = edition["board"].squares as Space[];
  const squares = track(spaces.length);
  const bySquare = new Map(deeds.map((deed) => [deed.square, deed]));
  const labels = squareLabels(spaces);
  const tags: Record<string, string> = {
    go_to_jail: labelOfKind(spaces, "chance"),
    taxes: labelOfKind(spaces, "community_chest"),
  };
  const whole: Square = { x: 0, y: 0, w: 1000, h: 1000, side: "corner" };
  let out = '<rect class="base" x="-6" y="-6" width="1012" height="1012" rx="4"/>' + box(whole, "paper");
  out += frame(0, "well") + frame(9, "rule2") + frame(15, "rule1") + border() + frame(38, "rule1");
  out += heading(edition) + bank();
  for (const [n, space] of spaces.entries()) {
    const label = labels[n]!;
    const square = squares[space.index]!;
    const deed = bySquare.get(space.index);
    out += box(square, "cell");
    if (deed) out += leaseSquare(square, deed);
    else if (square.side === "corner") out += cornerSquare(square, space, label, edition, tags[space.kind] ?? "");
    else out += eventSquare(square, space, label, edition);
  }
  return out + box(whole, "key");
}
