// Ten-Up's print, without men, counters and arrows.
import { esc, f } from "../../draw/svg";
import { star } from "../shared/period-1878/emblems";
import { flourish, frame } from "../shared/period-1878/ornament";
import { boardTitle } from "../../draw/lettering";
import { display, displayWidth } from "../shared/period-1878/tuscan";
import { BAND, HEAD, type Oval, type Square, UNIT, upright } from "./oval";

const FILL: Record<string, string> = { tally: "var(--yel1)", lose: "var(--verm)", base: "var(--blue)" };
const SIGN: Record<string, string> = { tally: "+", lose: "−" };
const FIGURES: Record<string, string> = { ONE: "1", TWO: "2", THREE: "3", FOUR: "4" };

function word(text: string, y: number, size: number, fill: string, cls = "p-cap", spacing = 1): string {
  return `<text class="${cls}" y="${y}" font-size="${size}" fill="${fill}" text-anchor="middle" letter-spacing="${spacing}">${esc(text)}</text>`;
}

/** What a square says: its name, and the figure the name speaks of. */
function lettering(square: Square): string {
  const words = square.name.split(" ");
  const last = words[words.length - 1] ?? "";
  const figure = `${SIGN[square.kind] ?? ""}${FIGURES[last] ?? ""}`;
  if (square.kind === "tally")
    return (
      word(words[0] ?? "", -16, 24, "var(--b-ink)") +
      word(figure, 24, 40, "var(--b-ink)", "p-num", 0) +
      word(last, 48, 22, "var(--b-ink)")
    );
  if (square.kind === "lose")
    return word(figure, 4, 46, "var(--paper)", "p-num", 0) + word(last, 36, 26, "var(--paper)");
  if (square.kind === "base")
    return word(words[0] ?? "", -12, 25, "var(--paper)", "p-cap", 2) + word(last, 40, 54, "var(--gold)", "p-num", 0);
  return star(0, 0, 15);
}

function drawn(square: Square, side: number): string {
  const h = side / 2;
  const fill = FILL[square.kind] ?? (square.index % 2 ? "var(--sky1)" : "var(--paper)");
  const dark = square.kind === "lose" || square.kind === "base";
  return (
    `<g transform="translate(${f(square.at[0])} ${f(square.at[1])})"><g transform="rotate(${f(-square.turn)})">` +
    `<rect x="${f(-h)}" y="${f(-h)}" width="${f(side)}" height="${f(side)}" rx="5" fill="${fill}" stroke="var(--b-ink)" stroke-width="4"/>` +
    `<rect x="${f(-h + 7)}" y="${f(-h + 7)}" width="${f(side - 14)}" height="${f(side - 14)}" rx="2" fill="none" stroke="${dark ? "var(--paper)" : "var(--b-ink)"}" stroke-width="1.3" opacity=".55"/>` +
    `</g><g transform="rotate(${f(upright(square.turn))})">${lettering(square)}</g></g>`
  );
}

function tables(oval: Oval): string {
  const h = oval.cellSide / 2;
  let out = "";
  for (const table of new Set(oval.cells.map((cell) => cell.table))) {
    const cells = oval.cells.filter((cell) => cell.table === table);
    const xs = cells.map(({ at }) => at[0]);
    const ys = cells.map(({ at }) => at[1]);
    const [x0, x1, y0, y1] = [Math.min(...xs) - h, Math.max(...xs) + h, Math.min(...ys) - h, Math.max(...ys) + h];
    out += `<rect x="${f(x0 - 10)}" y="${f(y0 - 10)}" width="${f(x1 - x0 + 20)}" height="${f(y1 - y0 + 20)}" rx="8" fill="var(--ochre)" stroke="var(--b-ink)" stroke-width="4"/>`;
    for (const { label, at } of cells) {
      const fill = label === "1" || label === "4" ? "var(--rose1)" : "var(--sage1)";
      out += `<rect x="${f(at[0] - h)}" y="${f(at[1] - h)}" width="${f(2 * h)}" height="${f(2 * h)}" fill="${fill}" stroke="var(--b-ink)" stroke-width="3"/>`;
    }
  }
  return out;
}

/** The word beside the squares that cost a point, reading outwards. */
function loseWords(oval: Oval): string {
  const kind = oval.squares.find((square) => square.kind === "lose")?.kind ?? "";
  return oval.edition["drawing"].lose_word_at
    .map(([x, y]: [number, number]) => {
      const s = x > 0 ? 1 : -1;
      const text = display(kind, { x: 0, y: -21, height: 42, depth: 0, edge: 0 });
      return (
        `<g transform="translate(${f(x * UNIT)} ${f(-y * UNIT)}) rotate(${-90 * s})">${text}</g>` +
        `<path d="M${f(x * UNIT + s * 64)} ${f(-y * UNIT)}l${-s * 26} -15v30Z" fill="var(--verm)"/>`
      );
    })
    .join("");
}

export function boardArtwork(oval: Oval): string {
  const { field, print, side } = oval;
  const title = boardTitle(oval.edition);
  const face = { height: 104, width: field.w - 260 };
  const half = displayWidth(title, face) / 2 + 60;
  const y = print.y + 84;
  let hatch = "";
  for (let pad = 110; pad < 760; pad += 12) hatch += `<path d="${oval.outline(pad)}"/>`;
  return [
    `<rect x="${f(print.x)}" y="${f(print.y)}" width="${f(print.w)}" height="${f(print.h)}" fill="var(--paper)"/>`,
    `<clipPath id="p-oval"><rect x="${f(field.x)}" y="${f(field.y)}" width="${f(field.w)}" height="${f(field.h)}"/></clipPath>`,
    `<g clip-path="url(#p-oval)" fill="none" stroke="var(--ochre)" stroke-width="1.6" opacity=".5">${hatch}</g>`,
    `<path d="${oval.outline(side / 2 + 20)}" fill="var(--tan1)" stroke="var(--b-ink)" stroke-width="5"/>`,
    `<path d="${oval.outline(-side / 2 - 20)}" fill="var(--paper)" stroke="var(--b-ink)" stroke-width="5"/>`,
    `<path d="${oval.outline(-side / 2 - 32)}" fill="none" stroke="var(--verm)" stroke-width="5"/>`,
    `<path d="${oval.outline(-side / 2 - 40)}" fill="none" stroke="var(--b-ink)" stroke-width="1.3"/>`,
    display(title, { ...face, x: 0, y: print.y + 34 }),
    flourish(half, y, 1.5, 1),
    flourish(-half, y, 1.5, -1),
    `<path d="M${f(field.x)} ${f(field.y)}h${f(field.w)}M${f(field.x)} ${f(print.y + HEAD - 8)}h${f(field.w)}" stroke="var(--b-ink)" stroke-width="2.4"/>`,
    frame(print, BAND),
    ...oval.squares.map((square) => drawn(square, side)),
    tables(oval),
    loseWords(oval),
  ].join("");
}
