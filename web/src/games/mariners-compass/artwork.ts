// Mariner's Compass as a print: the sea, the two Tables, the ring and the rose, without men and arrows.
import { esc, f } from "../../draw/svg";
import { emblem } from "../shared/period-1878/emblems";
import { frame } from "../shared/period-1878/ornament";
import { boardTitle } from "../../draw/lettering";
import { display, displayWidth } from "../shared/period-1878/tuscan";
import { spaceName } from "./answers";
import { BAND, type Chart, HEAD, type Land } from "./chart";

function fillOf(land: Land, first: boolean, column: number, row: number): string {
  const isOdd = (row + column) % 2 === 1;
  if (row === land.rows) return isOdd ? "var(--paper)" : "var(--sky1)";
  if (row === land.rows - 1) return isOdd ? "var(--sky2)" : "var(--sky1)";
  return isOdd ? (first ? "var(--rose1)" : "var(--sky1)") : "var(--paper)";
}

function ice(x: number, y: number): string {
  return (
    `<path transform="translate(${f(x)} ${f(y)})" d="M-48 34L-22 -22L-6 4L14 -34L48 34Z" fill="var(--ice)" stroke="var(--blue2)" stroke-width="3" stroke-linejoin="round"/>` +
    `<path transform="translate(${f(x)} ${f(y)})" d="M14 -34L8 10L24 34" fill="none" stroke="var(--blue2)" stroke-width="2.4"/>`
  );
}

function pole(x: number, y: number, side: number): string {
  let rays = "";
  for (let a = 0; a < 360; a += 30) rays += `<path d="M0 -22L4 -62L0 -68L-4 -62Z" transform="rotate(${a})"/>`;
  return (
    `<rect x="${f(x - side / 2)}" y="${f(y - side / 2)}" width="${side}" height="${side}" fill="var(--blue)" stroke="var(--b-ink)" stroke-width="4"/>` +
    `<g transform="translate(${f(x)} ${f(y)})"><g fill="var(--gold)">${rays}</g><circle r="27" fill="var(--paper)" stroke="var(--b-ink)" stroke-width="3"/>` +
    '<path d="M0 -22L6 0H-6Z" fill="var(--verm)"/><path d="M0 22L6 0H-6Z" fill="var(--b-ink)"/></g>'
  );
}

function city(name: string, x: number, y: number, side: number): string {
  const words = name.toUpperCase().split(" ");
  const size = words.length > 1 ? 28 : 24;
  const lines = words
    .map(
      (word, n) =>
        `<text class="p-cap" y="${38 + (n - (words.length - 1) / 2) * 27}" font-size="${size}" fill="var(--paper)" letter-spacing="1">${esc(word)}</text>`,
    )
    .join("");
  const h = side / 2;
  return (
    `<g transform="translate(${f(x)} ${f(y)})"><rect x="${-h}" y="${-h}" width="${side}" height="${side}" fill="var(--verm)" stroke="var(--b-ink)" stroke-width="4"/>` +
    `<rect x="${-h + 8}" y="${-h + 8}" width="${side - 16}" height="${side - 16}" fill="none" stroke="var(--paper)" stroke-width="2"/>` +
    '<path d="M-40 -8V-26H-28V-40H-16V-22H-6V-52L0 -60L6 -52V-22H16V-36H30V-24H40V-8Z" fill="var(--paper)"/>' +
    `${lines}</g>`
  );
}

function table(chart: Chart, land: Land, first: boolean): string {
  const s = chart.side;
  const [left, top] = chart.square(land, [1, land.rows]);
  const [x, y, w, h] = [left - s / 2, top - s / 2, land.columns * s, land.rows * s];
  let out =
    `<rect x="${f(x - 16)}" y="${f(y - 16)}" width="${f(w + 32)}" height="${f(h + 32)}" fill="var(--ochre)" stroke="var(--b-ink)" stroke-width="5"/>` +
    `<rect x="${f(x - 8)}" y="${f(y - 8)}" width="${f(w + 16)}" height="${f(h + 16)}" fill="var(--paper)" stroke="var(--b-ink)" stroke-width="2"/>`;
  for (let row = 1; row <= land.rows; row += 1)
    for (let column = 1; column <= land.columns; column += 1) {
      const [cx, cy] = chart.square(land, [column, row]);
      out += `<rect x="${f(cx - s / 2)}" y="${f(cy - s / 2)}" width="${f(s)}" height="${f(s)}" fill="${fillOf(land, first, column, row)}" stroke="var(--b-ink)" stroke-width="2.4"/>`;
      if (row === land.rows) out += ice(cx, cy);
    }
  return out + pole(...chart.square(land, land.poleAt), s) + city(land.city, ...chart.square(land, land.cityAt), s);
}

function rose(radius: number): string {
  const points: [number, number, number, string][] = [];
  for (let n = 0; n < 8; n += 1) points.push([22.5 + 45 * n, radius - 120, 22, "var(--gold)"]);
  for (let n = 0; n < 4; n += 1) points.push([45 + 90 * n, radius - 66, 36, "var(--blue)"]);
  for (let n = 0; n < 4; n += 1) points.push([90 * n, radius - 22, 48, "var(--verm)"]);
  return (
    points
      .map(
        ([a, length, w, fill]) =>
          `<g transform="rotate(${a})" stroke="var(--b-ink)" stroke-width="3" stroke-linejoin="round"><path d="M0 0L${-w} ${-w}L0 ${-length}Z" fill="${fill}"/><path d="M0 0L${w} ${-w}L0 ${-length}Z" fill="var(--paper)"/></g>`,
      )
      .join("") +
    '<circle r="42" fill="var(--gold)" stroke="var(--b-ink)" stroke-width="4"/><circle r="28" fill="var(--blue)" stroke="var(--b-ink)" stroke-width="2"/>' +
    '<path d="M0 -24L6 -6L24 0L6 6L0 24L-6 6L-24 0L-6 -6Z" fill="var(--gold)"/>'
  );
}

function ring(chart: Chart): string {
  const { outer, inner, middle } = chart;
  let out = `<g transform="translate(${f(middle[0])} ${f(middle[1])})"><circle r="${outer + 16}" fill="var(--blue)" stroke="var(--b-ink)" stroke-width="5"/>`;
  for (let n = 0; n < 64; n += 1)
    out += `<path d="M0 ${-outer - 4}V${-outer - 13}" stroke="var(--gold)" stroke-width="${n % 4 ? 1.8 : 4}" transform="rotate(${(n * 360) / 64})"/>`;
  out += "</g>";
  chart.letters.forEach((letter, n) => {
    const isMain = letter.length === 1;
    const fill = letter ? (isMain ? "var(--yel1)" : "var(--tan1)") : "var(--paper)";
    out += `<path d="${chart.space(n)}" fill="${fill}" stroke="var(--b-ink)" stroke-width="4"/>`;
    const [x, y] = chart.onRing(inner + (outer - inner) * (letter ? 0.7 : 0.5), n);
    const size = isMain ? 58 : 42;
    out += letter
      ? `<text class="p-num" x="${f(x)}" y="${f(y + size * 0.36)}" font-size="${size}" text-anchor="middle" fill="${isMain ? "var(--verm)" : "var(--b-ink)"}">${esc(spaceName(letter))}</text>`
      : `<circle cx="${f(x)}" cy="${f(y)}" r="6" fill="var(--b-ink)" opacity=".4"/>`;
  });
  return (
    out +
    `<g transform="translate(${f(middle[0])} ${f(middle[1])})"><circle r="${inner}" fill="var(--sky1)" stroke="var(--b-ink)" stroke-width="5"/>` +
    `<circle r="${inner - 10}" fill="none" stroke="var(--b-ink)" stroke-width="1.5"/>${rose(inner)}</g>`
  );
}

function waves({ x, y, w, h }: Chart["field"]): string {
  let out = "";
  for (let at = y + 24; at < y + h; at += 52)
    out += `<path d="M${f(x)} ${f(at)}${"q24 -14 48 0t48 0".repeat(Math.ceil(w / 96) + 1)}"/>`;
  return `<g clip-path="url(#p-sea)" fill="none" stroke="var(--blue2)" stroke-width="2" opacity=".35">${out}</g>`;
}

export function boardArtwork(chart: Chart): string {
  const { print, field } = chart;
  const title = boardTitle(chart.edition);
  const face = { height: 106, squeeze: 0.94, width: field.w - 460 };
  const half = displayWidth(title, face) / 2 + 150;
  const rect = (box: typeof print, fill: string): string =>
    `<rect x="${f(box.x)}" y="${f(box.y)}" width="${f(box.w)}" height="${f(box.h)}"${fill ? ` fill="${fill}"` : ""}/>`;
  return [
    rect(print, "var(--paper)"),
    rect(field, "var(--sky2)"),
    `<clipPath id="p-sea">${rect(field, "")}</clipPath>`,
    waves(field),
    display(title, { ...face, x: 0, y: print.y + 34 }),
    emblem("ship", half, print.y + 84, 120),
    emblem("ship", -half, print.y + 84, 120, 0, -1),
    `<path d="M${f(field.x)} ${f(field.y)}h${f(field.w)}M${f(field.x)} ${f(print.y + HEAD - 8)}h${f(field.w)}" stroke="var(--b-ink)" stroke-width="2.6"/>`,
    frame(print, BAND),
    ...chart.lands.map((land, n) => table(chart, land, n === 0)),
    ring(chart),
  ].join("");
}
