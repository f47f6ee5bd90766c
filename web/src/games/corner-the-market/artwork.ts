// The printed board: everything that does not change while a game is played, drawn from the edition.
import { boardTitle, fittedLettering } from "../../draw/lettering";
import { box, emWidth, esc, f, icon, mid, type Square, textBlock, wrap } from "../../draw/svg";
import { money } from "../../words/format";
import { t, tName } from "../../words/catalogue.svelte";
import type { IconName } from "../../draw/icons";
import type { Edition } from "../../net/http";
import { emblem } from "./emblems";
import { BLOCK, commoditiesOf, CORNER, GAP, type Pit, pitsOf, type PitSpace, squaresOf } from "./geometry";
import { type TrackSquare, trackOf } from "./geometry";

/** The room that the title has, and the small word between its bars. */
const TITLE_WIDTH = 250;
const SMALL_WIDTH = 92;
const WELL = 1000 - 2 * CORNER;

/** What the edition calls a kind of square. */
export function kindName(edition: Edition, kind: string): string {
  const kinds = edition["square_kinds"] as { id: string; name: string }[];
  return kinds.find(({ id }) => id === kind)?.name ?? kind;
}

/** The same in the reader's language, if it is a common noun. */
export function kindLabel(edition: Edition, kind: string): string {
  return tName("square", kindName(edition, kind));
}

export function boardArtwork(edition: Edition): string {
  const base = `<rect class="base" x="-6" y="-6" width="1012" height="1012" rx="10"/>`;
  const paper = box({ x: 0, y: 0, w: 1000, h: 1000, side: "corner" }, "paper");
  const well = box({ x: CORNER, y: CORNER, w: WELL, h: WELL, side: "corner" }, "well");
  const pits = pitsOf(edition).map((pit) => pitGround(edition, pit));
  const track = trackOf(edition);
  const squares = squaresOf(edition).map((square) => trackSquare(edition, square, track[square.index]!));
  const key = box({ x: 0, y: 0, w: 1000, h: 1000, side: "corner" }, "key");
  return base + paper + well + pits.join("") + title(edition) + squares.join("") + key;
}

function pitGround(edition: Edition, pit: Pit): string {
  const { x, y } = pit;
  const id = esc(pit.id);
  const mouth = `<path class="mouth" d="M${pit.mouth.map(([a, b]) => `${f(a)},${f(b)}`).join(" L")}Z"/>`;
  const spaces = edition["pit"].list as PitSpace[];
  const cells = spaces.map((space) => pitCell(edition, space, pit.cells[space.position]!)).join("");
  const block = `x="${x}" y="${y}" width="${BLOCK}" height="${BLOCK}" rx="30"`;
  const middle = `x="${x + BLOCK / 4}" y="${y + BLOCK / 4}" width="${BLOCK / 2}" height="${BLOCK / 2}" rx="10"`;
  return (
    `<g class="pit c-${id}">${mouth}${arrows(pit)}<clipPath id="pit-${id}"><rect ${block}/></clipPath>` +
    `<rect class="p-b" ${block}/><g clip-path="url(#pit-${id})">${cells}</g>` +
    `<rect class="p-o" ${block}/><rect class="p-i" ${middle}/></g>`
  );
}

/** In the mouth of a pit: one arrow to the Entrance, one from the Exit. */
function arrows(pit: Pit): string {
  const [gx, gy] = pit.mouth.slice(0, 2).reduce(([a, b], [u, v]) => [a + u / 2, b + v / 2], [0, 0]) as [number, number];
  const turn = { bottom: -90, top: 90, left: 0, right: 180, corner: 0 }[pit.side];
  const isLevel = pit.side === "top" || pit.side === "bottom";
  const ends: [Square, number][] = [
    [pit.cells[0]!, 0],
    [pit.cells[pit.cells.length - 1]!, 180],
  ];
  return ends
    .map(([cell, more]) => {
      const [cx, cy] = mid(cell);
      const ax = isLevel ? cx + (gx - cx) * 0.42 : pit.side === "left" ? pit.x - GAP / 2 : pit.x + BLOCK + GAP / 2;
      const ay = isLevel ? (pit.side === "bottom" ? pit.y + BLOCK + GAP / 2 : pit.y - GAP / 2) : cy + (gy - cy) * 0.42;
      return `<path class="way" transform="translate(${f(ax)},${f(ay)}) rotate(${turn + more})" d="M-5,-5L4,0L-5,5Z"/>`;
    })
    .join("");
}

/** A place of a pit; where somebody stands on it, its words move up to make room. */
export function pitCell(edition: Edition, space: PitSpace, cell: Square, isTaken = false): string {
  const words =
    space.kind === "entrance"
      ? [t("board-print-enter"), money(edition["amounts"].enter_pit)]
      : kindLabel(edition, space.kind).toUpperCase().split(" ");
  const longest = Math.max(...words.map((word) => word.length));
  const widest = Math.max(...words.map((word) => emWidth(word, 0.66)));
  const fits = Math.min(longest < 6 ? 12.6 : longest < 8 ? 11 : 9.9, (cell.w - 4) / widest);
  const size = isTaken ? Math.min(fits, words.length > 1 ? 9.9 : 11.5) : fits;
  const [cx, cy] = mid(cell);
  const up = isTaken ? (words.length > 1 ? 16 : 17) : 0;
  return box(cell, `pc pk-${space.kind}`) + textBlock(words, cx, cy - up, size, `pt pk-${space.kind}`);
}

/** The name of the game, in the empty third of the middle row. */
function title(edition: Edition): string {
  const words = boardTitle(edition).toUpperCase().split(" ");
  const [first, small, last] = words.length === 3 ? words : [words[0]!, "", words.slice(1).join(" ")];
  const bars = "M130,492H190M294,492H354M130,500H190M294,500H354M130,508H190M294,508H354";
  return (
    `<g class="ttl">${fittedLettering(first!, 242, 450, 37, 36, TITLE_WIDTH, "lt ct-a")}` +
    `${fittedLettering(last!, 242, 570, 37, 30, TITLE_WIDTH, "lt ct-a")}` +
    `<path class="ct-bar" d="${bars}"/>${fittedLettering(small!, 242, 513, 26, 30, SMALL_WIDTH, "lt ct-b")}` +
    `<text class="ct-s" x="242" y="598">${esc(String(edition["labels"].subtitle).toUpperCase())}</text></g>`
  );
}

function trackSquare(edition: Edition, square: TrackSquare, rect: Square): string {
  const colour = square.commodity ? ` c-${square.commodity}` : "";
  const body = rect.side === "corner" ? cornerSquare(edition, square, rect) : sideSquare(edition, square, rect);
  return `<g class="sq ${esc(square.kind)}">${box(rect, `cell k-${square.kind}${colour}`)}${body}</g>`;
}

function cornerSquare(edition: Edition, { kind }: TrackSquare, rect: Square): string {
  const [cx, cy] = mid(rect);
  const name = kindLabel(edition, kind).toUpperCase();
  const pays = edition["amounts"];
  const art = (ic: IconName, up: number, size: number): string => icon(ic, cx, cy - up, size, "ic art");
  if (kind === "cashier") {
    const [passing] = wrap(t("board-print-pass", { sum: pays.pass_or_stop_cashier as number }), 88, 10.6);
    return (
      art("coins", 22, 38) +
      textBlock([name], cx, cy + 10, 16, "nm") +
      textBlock(passing, cx, cy + 33, 10.6, "sm", 1.15)
    );
  }
  if (kind === "dividend")
    return (
      art("coins", 18, 40) +
      textBlock([name], cx, cy + 16, 14.5, "nm") +
      textBlock([money(edition["amounts_reconstructed"].dividend)], cx, cy + 35, 13, "nm")
    );
  if (kind === "advance_to_cashier") {
    const [first, ...rest] = name.split(" ");
    const lines = [first!, rest.join(" ")];
    return (
      art("send", 27, 34) +
      textBlock(lines, cx, cy + 4, 13, "nm") +
      textBlock([money(pays.advance_to_cashier)], cx, cy + 33, 13, "nm")
    );
  }
  return art("tape", 16, 42) + textBlock(name.split(" "), cx, cy + 26, fitted(name.split(" "), rect, 14), "nm");
}

const ART: Record<string, IconName> = {
  flyer: "wing",
  exchange: "temple",
  corner: "corner",
  commission: "chair",
  rest: "tape",
};

function sideSquare(edition: Edition, square: TrackSquare, rect: Square): string {
  const isTall = rect.side === "top" || rect.side === "bottom";
  const commodity = commoditiesOf(edition).find(({ id }) => id === square.commodity);
  const label = tName("commodity", commodity?.name ?? "");
  const name = label.toUpperCase();
  if (square.kind === "gate") return gateSquare(commodity?.id ?? "", gateWords(label), rect, isTall);
  if (square.kind === "option_buy" || square.kind === "option_sell") return optionSquare(edition, square, rect, name);
  if (square.kind === "telephone") return phoneSquare(edition, square, rect, isTall);
  const [cx, cy] = mid(rect);
  const word = kindLabel(edition, square.kind).toUpperCase().split(" ");
  if (square.kind === "fine")
    return (
      textBlock(word, cx, cy - 11, fitted(word, rect, 19), "nm") +
      textBlock([money(square.amount ?? 0)], cx, cy + 13, 15, "nm lite")
    );
  return plainSquare(
    word,
    ART[square.kind] ?? "tape",
    square.kind === "corner" ? t("board-print-penalties") : "",
    rect,
    isTall,
  );
}

/** 'Coffee pit' on two lines, however many words it has. */
function gateWords(name: string): string[] {
  const words = t("board-pit", { name }).toUpperCase().split(" ");
  return words.length < 3 ? words : [words.slice(0, -1).join(" "), words[words.length - 1]!];
}

function fitted(words: string[], rect: Square, most = 13.6): number {
  return Math.min(most, (rect.w - 9) / Math.max(...words.map((word) => emWidth(word, 0.74))));
}

function plainSquare(word: string[], ic: IconName, foot: string, rect: Square, isTall: boolean): string {
  const [cx, cy] = mid(rect);
  const isFull = foot !== "" || word.length > 1;
  const up = isTall ? 19 : isFull ? 17 : 12;
  const size = isTall ? 38 : isFull ? 28 : 34;
  const down = isTall ? (word.length < 2 ? 20 : 24) : word.length > 1 ? 18 : foot ? 10 : 20;
  return (
    icon(ic, cx, cy - up, size, "ic art") +
    textBlock(word, cx, cy + down, fitted(word, rect), "nm", 1.05) +
    (foot ? textBlock([foot], cx, cy + (isTall ? 37 : 26), 11, "sm") : "")
  );
}

function gateSquare(id: string, words: string[], rect: Square, isTall: boolean): string {
  const [cx, cy] = mid(rect);
  return (
    emblem(id, cx, cy - (isTall ? 22 : 19), isTall ? 0.72 : 0.58) +
    textBlock(words, cx, cy + (isTall ? 17 : 16), fitted(words, rect), "nm", 1.08)
  );
}

function phoneSquare(edition: Edition, square: TrackSquare, rect: Square, isTall: boolean): string {
  const [cx, cy] = mid(rect);
  const word = [kindLabel(edition, square.kind).toUpperCase()];
  const number = (x: number, y: number): string =>
    `<text class="num" x="${f(x)}" y="${f(y)}">${esc(square.number ?? "")}</text>`;
  if (isTall)
    return (
      icon("phone", cx, cy - 25, 34, "ic art") +
      number(cx, cy + 23) +
      textBlock(word, cx, cy + 38, Math.min(fitted(word, rect), 11.6), "nm")
    );
  return (
    icon("phone", cx - 24, cy - 10, 36, "ic art") + number(cx + 24, cy + 2) + textBlock(word, cx, cy + 24, 12.4, "nm")
  );
}

function optionSquare(edition: Edition, square: TrackSquare, rect: Square, name: string): string {
  const isTall = rect.side === "top" || rect.side === "bottom";
  const isBuy = square.kind === "option_buy";
  const [cx, cy] = mid(rect);
  const most = edition["board"].defaults[isBuy ? "option_buy_max" : "option_sell_max"];
  const word = [isBuy ? name : t("board-print-any")];
  const size = fitted(word, rect);
  const foot = [t("board-print-up-to", { most: most as number })];
  const tab =
    `<rect class="tab" x="${f(rect.x)}" y="${f(rect.y)}" width="${f(rect.w)}" height="${isTall ? 24 : 21}"/>` +
    textBlock(
      [isBuy ? t("board-print-may-buy") : t("board-print-may-sell")],
      cx,
      rect.y + (isTall ? 12.5 : 11),
      11.6,
      "tabt",
    );
  if (!isBuy)
    return (
      tab +
      textBlock(word, cx, cy + (isTall ? 4 : 5), size, "nm") +
      textBlock(foot, cx, cy + (isTall ? 21 : 22), 11.4, "sm")
    );
  const id = square.commodity ?? "";
  if (isTall)
    return (
      tab +
      emblem(id, cx, cy - 7, 0.56) +
      textBlock(word, cx, cy + 20, size, "nm") +
      textBlock(foot, cx, cy + 37, 11.4, "sm")
    );
  return (
    tab +
    emblem(id, cx - 26, cy + 10, 0.5) +
    textBlock(word, cx + 20, cy + 4, Math.min(size, 12.6, 58 / emWidth(name, 0.74)), "nm") +
    textBlock(foot, cx + 20, cy + 21, 11.4, "sm")
  );
}
