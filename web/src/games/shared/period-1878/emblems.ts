// Emblems of 1878, each in a box of 100 units round (0, 0): ink lines and at most four inks.
import { f } from "../../../draw/svg";

/** One ear of wheat leaning by some degrees, its tip at a length from the band. */
function ear(degrees: number, length: number): string {
  let grains = "";
  for (let n = 0; n < 4; n += 1) {
    const y = -length + 10 + n * 8;
    grains += `<path d="M0 ${y + 7}C-9 ${y + 5} -9 ${y - 4} -6 ${y - 8}C0 ${y - 4} 1 ${y + 2} 0 ${y + 7}C9 ${y + 5} 9 ${y - 4} 6 ${y - 8}C0 ${y - 4} -1 ${y + 2} 0 ${y + 7}Z"/>`;
  }
  return (
    `<g transform="rotate(${degrees})"><path d="M0 6V${-length + 14}" fill="none"/>${grains}` +
    `<path d="M0 ${-length + 8}C-5 ${-length + 2} -3 ${-length - 6} 0 ${-length - 9}C3 ${-length - 6} 5 ${-length + 2} 0 ${-length + 8}Z"/></g>`
  );
}

const LINE = 'stroke="var(--b-ink)" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"';

export const EMBLEMS: Record<string, string> = {
  sheaf:
    `<g ${LINE}><path d="M-5 6C-8 22 -16 34 -24 44H24C16 34 8 22 5 6Z" fill="var(--ochre)"/>` +
    '<path d="M-3 14L-12 43M0 14V43M3 14L12 43" fill="none" stroke-width="2"/>' +
    `<g fill="var(--gold)">${ear(-44, 36)}${ear(44, 36)}${ear(-22, 42)}${ear(22, 42)}${ear(0, 44)}</g>` +
    '<path d="M-12 1Q0 7 12 1V13Q0 19 -12 13Z" fill="var(--verm)"/></g>',
  anvil:
    '<g stroke="var(--b-ink)" stroke-width="2.6" stroke-linejoin="round">' +
    '<path d="M-48 -20H-16V-27H42V-9C28 -5 19 3 17 14L34 28V40H-32V28L-13 14C-14 4 -34 0 -48 -20Z" fill="var(--steel)"/>' +
    '<path d="M-16 -27V-20M-14 -18H40M-24 34H26" fill="none" stroke="var(--paper)" opacity=".75"/>' +
    '<g transform="rotate(-32 18 -34)"><rect x="8" y="-42" width="26" height="12" rx="2" fill="var(--verm)"/><path d="M18 -30V-14" stroke-width="5"/></g></g>',
  ship:
    `<g ${LINE}><path d="M-18 18V-40M14 18V-44" fill="none" stroke-width="3"/>` +
    '<g fill="var(--paper)"><path d="M-18 -36C-4 -30 -2 -12 -10 -8H-34C-26 -14 -26 -30 -18 -36Z"/>' +
    '<path d="M-12 -4C-6 2 -6 8 -10 13H-38C-31 8 -31 1 -36 -4Z"/><path d="M14 -40C30 -32 32 -14 24 -8H0C7 -14 7 -32 14 -40Z"/>' +
    '<path d="M22 -4C28 2 28 8 24 13H-2C4 8 4 1 -1 -4Z"/><path d="M26 14L46 -6L30 14Z"/></g>' +
    '<path d="M14 -44L28 -40L14 -36Z" fill="var(--verm)"/>' +
    '<path d="M-44 16H46C44 28 38 36 32 38H-32C-40 32 -43 24 -44 16Z" fill="var(--verm)"/>' +
    '<path d="M-40 23H43" stroke="var(--paper)"/>' +
    '<path d="M-48 42Q-40 36 -32 42T-16 42T0 42T16 42T32 42T48 42" fill="none" stroke="var(--blue)" stroke-width="4"/></g>',
  telescope:
    `<g ${LINE}><path d="M-2 8L-22 46M-2 8L18 46M-2 8V44" fill="none" stroke-width="5"/>` +
    '<g transform="rotate(-30)"><path d="M-46 -7L-22 -9V9L-46 7Z" fill="var(--ochre)"/><path d="M-22 -12H10V12H-22Z" fill="var(--blue)"/>' +
    '<path d="M10 -15H40V15H10Z" fill="var(--blue2)"/><path d="M40 -18H47V18H40Z" fill="var(--gold)"/><path d="M-24 -13H-18V13H-24ZM7 -16H13V16H7Z" fill="var(--gold)"/></g>' +
    '<path d="M-30 -40L-27 -33L-20 -30L-27 -27L-30 -20L-33 -27L-40 -30L-33 -33Z" fill="var(--verm)" stroke="none"/></g>',
  spider:
    '<g stroke="var(--b-ink)" fill="none" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round">' +
    '<path d="M-7 -10L-20 -30L-14 -46M7 -10L20 -30L14 -46M-8 -6L-32 -20L-40 -36M8 -6L32 -20L40 -36' +
    'M-8 0L-34 4L-46 22M8 0L34 4L46 22M-7 5L-26 20L-28 44M7 5L26 20L28 44"/>' +
    '<circle cx="0" cy="-9" r="10" fill="var(--b-ink)"/><ellipse cx="0" cy="17" rx="16" ry="20" fill="var(--b-ink)"/>' +
    '<path d="M-6 10L0 18L6 10ZM-6 26L0 18L6 26Z" fill="var(--verm2)" stroke="none"/>' +
    '<path d="M-4 -13h.1M4 -13h.1" stroke="var(--paper)" stroke-width="3.4"/></g>',
  dollar:
    '<g><circle r="40" fill="var(--gold)" stroke="var(--b-ink)" stroke-width="3"/>' +
    '<circle r="33" fill="none" stroke="var(--b-ink)" stroke-width="1.6" stroke-dasharray="1.5 3.4"/>' +
    '<path d="M13 -11C12 -20 6 -22 0 -22C-9 -22 -14 -17 -14 -11C-14 3 14 -3 14 11C14 18 8 22 0 22C-8 22 -13 18 -14 10" ' +
    'fill="none" stroke="var(--b-ink)" stroke-width="7" stroke-linecap="round"/>' +
    '<path d="M-3.5 -29V29M3.5 -29V29" stroke="var(--b-ink)" stroke-width="2.6"/></g>',
};

/** An emblem by reference; `drawingDefs` must stand in the same page. An unknown one is a plain space: nothing. */
export function emblem(name: string, x: number, y: number, size: number, turn = 0, flip = 1): string {
  if (!(name in EMBLEMS)) return "";
  const k = size / 100;
  const turned = turn ? ` rotate(${f(turn)})` : "";
  return `<use href="#em-${name}" transform="translate(${f(x)} ${f(y)})${turned} scale(${(k * flip).toFixed(3)} ${k.toFixed(3)})"/>`;
}

/** 'Nothing happens' is drawn too. */
export function star(x: number, y: number, size: number, turn = 0): string {
  const k = size / 22;
  return `<path transform="translate(${f(x)} ${f(y)}) rotate(${f(turn)}) scale(${k.toFixed(3)})" d="M0 -22Q3 -3 22 0Q3 3 0 22Q-3 3 -22 0Q-3 -3 0 -22Z" fill="var(--b-ink)" opacity=".3"/>`;
}

const PATTERNS =
  '<pattern id="p-engrave" width="100" height="5" patternUnits="userSpaceOnUse"><path d="M0 1H100" stroke="#fff" stroke-opacity=".28" stroke-width="1.4"/></pattern>' +
  '<pattern id="p-hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V12" stroke="var(--b-ink)" stroke-width="3" stroke-opacity=".38"/></pattern>';

/** What the drawings of a board refer to. */
export function drawingDefs(): string {
  const emblems = Object.entries(EMBLEMS).map(([name, drawing]) => `<g id="em-${name}">${drawing}</g>`);
  return `<defs>${PATTERNS}${emblems.join("")}</defs>`;
}
