// What stands for each commodity: 48 units round (0, 0); e is the pit's colour, c the ground, cs a line in the ground.
import { esc } from "../../draw/svg";

export const EMBLEM: Record<string, string> = {
  coffee:
    '<path class="e" d="M-16,8C-22,-8 -6,-22 10,-16C22,-10 20,6 8,14C0,19 -12,18 -16,8Z"/><path class="cs" d="M-13,11C-4,8 -6,-2 2,-4S10,-10 12,-14"/>',
  sugar:
    '<path class="e" d="M-18,-4L0,-13L18,-4V13L0,21L-18,13Z"/><path class="cs" d="M-18,-4L0,5L18,-4M0,5V21"/><path class="e" d="M-9,-14L0,-18.6L9,-14L0,-9.6Z"/>',
  cotton:
    '<path class="e" d="M0,-18A9,9 0 0 1 9,-11A9,9 0 0 1 15,4A9,9 0 0 1 0,10A9,9 0 0 1 -15,4A9,9 0 0 1 -9,-11A9,9 0 0 1 0,-18Z"/><path class="cs" d="M0,-8V8M-9,-2C-6,0 -3,3 0,8C3,3 6,0 9,-2"/><path class="e" d="M-2,10H2V21H-2ZM-12,9C-10,16 -4,17 0,14C4,17 10,16 12,9C6,13 -6,13 -12,9Z"/>',
  copper: '<path class="e" d="M-10,-16H10L14,-3H-14ZM-22,2H-3L1,16H-26ZM4,2H22L26,16H6Z"/>',
  hides:
    '<path class="e" d="M-7,-20C-4,-15 4,-15 7,-20L14,-17C11,-12 13,-9 21,-10V-3C14,-2 13,4 21,9L17,15C11,11 8,12 5,21H-5C-8,12 -11,11 -17,15L-21,9C-13,4 -14,-2 -21,-3V-10C-13,-9 -11,-12 -14,-17Z"/>',
  rubber:
    '<circle class="e" r="20"/><circle class="c" r="10.5"/><circle class="e" r="6"/><path class="cs" d="M0,-20V-15M0,20V15M-20,0H-15M20,0H15M-14,-14L-10.6,-10.6M14,14L10.6,10.6M14,-14L10.6,-10.6M-14,14L-10.6,10.6"/>',
};

/** A commodity without an emblem of its own is a plain disc. */
const PLAIN = '<circle class="e" r="18"/>';

export function emblem(id: string, x: number, y: number, scale: number): string {
  return `<g class="emb c-${esc(id)}" transform="translate(${x.toFixed(1)},${y.toFixed(1)}) scale(${scale})">${EMBLEM[id] ?? PLAIN}</g>`;
}
