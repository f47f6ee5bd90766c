// Parts of the small pictures that stand for games in lists. A picture is 260 by 224 units and drawn from numbers.
export const TAU = Math.PI * 2;

export function pointAt(cx: number, cy: number, r: number, degrees: number): string {
  const a = (degrees / 360) * TAU;
  return `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`;
}

export function rays(cx: number, cy: number, r: number, from: number, to: number, step: number, width: number): string {
  let out = "";
  for (let a = from; a < to; a += step)
    out += `<path d="M${cx} ${cy}L${pointAt(cx, cy, r, a)}L${pointAt(cx, cy, r, a + width)}Z"/>`;
  return out;
}

/** A piece of a ring between two radii and two angles. */
export function ringPiece(
  cx: number,
  cy: number,
  r0: number,
  r1: number,
  a0: number,
  a1: number,
  fill: string,
): string {
  const d = `M${pointAt(cx, cy, r0, a0)}L${pointAt(cx, cy, r1, a0)}A${r1} ${r1} 0 0 1 ${pointAt(cx, cy, r1, a1)}L${pointAt(cx, cy, r0, a1)}A${r0} ${r0} 0 0 0 ${pointAt(cx, cy, r0, a0)}Z`;
  return `<path d="${d}" fill="${fill}" stroke="#241b12" stroke-width="1.6"/>`;
}

export function pictureTitle(
  text: string,
  y: number,
  width: number,
  size: number,
  fill: string,
  family: string,
): string {
  return `<text x="130" y="${y}" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs" text-anchor="middle" font-weight="700" fill="${fill}" font-family="${family}">${text}</text>`;
}

export const GEOMETRIC = "Futura,Jost,Century Gothic,URW Gothic,DejaVu Sans,sans-serif";
export const SERIF = "Superclarendon,Clarendon,Rockwell,Roboto Slab,DejaVu Serif Condensed,serif";

export function ribbon(text: string, width: number): string {
  const half = width / 2;
  return (
    `<path d="M${130 - half} 190H${118 - half}L${126 - half} 200L${118 - half} 212H${142 - half}ZM${130 + half} 190H${142 + half}L${134 + half} 200L${142 + half} 212H${118 + half}Z" fill="#dcc590" stroke="#241b12" stroke-width="1.4"/>` +
    `<rect x="${130 - half}" y="180" width="${width}" height="28" fill="#f8efda" stroke="#241b12" stroke-width="1.6"/>` +
    pictureTitle(text, 201, width - 18, 19, "#b9311b", SERIF)
  );
}
