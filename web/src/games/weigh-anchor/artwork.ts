// The forty spaces of the chart, drawn from the edition.
import { boardTitle } from "../../draw/lettering";
import type { IconName } from "../../draw/icons";
import { type Square, between, box, emWidth, esc, f, icon, inner, mid, textBlock, wrap } from "../../draw/svg";
import { t } from "../../words/catalogue.svelte";
import { money } from "../../words/format";
import type { Edition } from "../../net/http";
import type { Deed } from "../shared/property-board/model";
import { squareLabels, track } from "../shared/property-board/track";
import { chart } from "./chart";
import { funnel } from "./funnels";

interface Space {
  index: number;
  kind: string;
  name: string;
}

export const BAND = 28;
const OWNER = 12;

function isUpright(square: Square): boolean {
  return square.side === "top" || square.side === "bottom";
}

function price(text: string, x: number, y: number): string {
  return `<text class="pr" x="${f(x)}" y="${f(y)}">${esc(text)}</text>`;
}

/** The part of a deed's square that holds its words. */
export function wordsArea(square: Square, kind: string): Square {
  if (kind !== "vessel") return between(square, 0, OWNER);
  return between(square, BAND, isUpright(square) ? OWNER : 15);
}

function deedSquare(square: Square, deed: Deed): string {
  const area = wordsArea(square, deed.kind);
  const [cx, cy] = mid(area);
  const big = isUpright(square);
  const [lines, size] = wrap(deed.name, area.w - (big ? 14 : 6), 14.2, 0.76, 0.62);
  if (deed.kind !== "vessel") {
    return (
      icon(deed.kind as IconName, cx, cy - (big ? 24 : 19), big ? 44 : 32, "ic art") +
      textBlock(lines, cx, cy + (big ? 14 : 8), size, "nm") +
      price(money(deed.price), cx, cy + (big ? 40 : 28))
    );
  }
  const strip = inner(square, BAND);
  const band = box(strip, "band", ` fill="${esc(deed.group.fill)}"`);
  const livery = funnel(deed.group.id, strip.x + (big ? 6 : 7), strip.y + (big ? 3 : 4), 21.5);
  return (
    band +
    livery +
    textBlock(lines, cx, cy - (lines.length < 3 ? 8 : 6), size, "nm", 1.08) +
    price(money(deed.price), cx, cy + size * 0.56 * lines.length + 9)
  );
}

function eventSquare(square: Square, space: Space, label: string, edition: Edition): string {
  const amounts = edition["amounts"];
  const looks: Record<string, [IconName, string]> = {
    chance: ["flag", ""],
    community_chest: ["chest", ""],
    harbour_duties: [
      "crane",
      t("board-print-duties", {
        sum: amounts.harbour_duties_flat as number,
        percent: amounts.harbour_duties_percent as number,
      }),
    ],
    flat_tax: ["light", t("board-print-pay", { sum: amounts.light_dues as number })],
  };
  const [name, foot] = looks[space.kind] ?? ["anchor", ""];
  const [cx, cy] = mid(square);
  const big = isUpright(square);
  const [lines, size] = wrap(label, square.w - 8, 13.4, 0.76, 0.62);
  return (
    icon(name, cx, cy - (big ? 26 : 16), big ? 48 : 36, `ic art k-${esc(space.kind)}`) +
    textBlock(lines, cx, cy + (big ? 20 : 18), size, "nm up") +
    (foot ? price(foot, cx, cy + (big ? 49 : 36)) : "")
  );
}

function cornerSquare(square: Square, space: Space, label: string, edition: Edition): string {
  const { x, y } = square;
  const [cx, cy] = mid(square);
  if (space.kind === "weigh_anchor")
    return (
      icon("anchor", cx, cy - 22, 62, "ic art big") +
      textBlock([label], cx, cy + 23, Math.min(13, 116 / emWidth(label, 0.76, 0.62)), "nm cap") +
      price(t("board-print-salary", { sum: edition["amounts"].salary as number }), cx, cy + 43) +
      `<path class="arrow" d="M${x + 26},${y + 117}H${x + 102}M${x + 33},${y + 112}L${x + 26},${y + 117}L${x + 33},${y + 122}"/>`
    );
  if (space.kind === "graving_dock") {
    const [dock, visiting = ""] = label.split(" / ");
    return (
      `<rect class="dockin" x="${x + 34}" y="${y}" width="94" height="94"/>` +
      icon("dock", x + 66, y + 34, 44, "ic art") +
      textBlock(wrap(dock!, 76, 12.5, 0.76, 0.62)[0], x + 70, y + 72, 12.5, "nm") +
      price(visiting, x + 76, y + 115)
    );
  }
  const name: IconName = space.kind === "free_mooring" ? "bollard" : "towed";
  const [short] = wrap(label, 106, 13.4, 0.76, 0.62);
  return (
    icon(name, cx, cy - (short.length > 1 ? 18 : 14), 66, "ic art") +
    textBlock(short, cx, cy + (short.length > 1 ? 34 : 37), 13.4, "nm")
  );
}

/** Everything that stands still. */
export function boardArtwork(edition: Edition, deeds: Deed[]): string {
  const spaces = edition["space"] as Space[];
  const squares = track(spaces.length);
  const bySquare = new Map(deeds.map((deed) => [deed.square, deed]));
  let out = '<rect class="base" x="-6" y="-6" width="1012" height="1012" rx="16"/>';
  out += box({ x: 0, y: 0, w: 1000, h: 1000, side: "corner" }, "paper") + chart(boardTitle(edition));
  const labels = squareLabels(spaces);
  for (const [n, space] of spaces.entries()) {
    const label = labels[n]!;
    const square = squares[space.index]!;
    const deed = bySquare.get(space.index);
    out += box(square, "cell");
    if (deed) out += deedSquare(square, deed);
    else if (square.side === "corner") out += cornerSquare(square, space, label, edition);
    else out += eventSquare(square, space, label, edition);
  }
  return out + box({ x: 0, y: 0, w: 1000, h: 1000, side: "corner" }, "key");
}
