// The small picture of The Monopolist for lists of games and tables.
import { pointAt, ribbon, ringPiece } from "../../draw/pictureParts";

function draw(): string {
  const rings = [
    ["#d5e2dc", "#b4cdcd"],
    ["#f3d9c2", "#e9bda0"],
    ["#dbe0bd", "#c1cc98"],
    ["#e8cd94", "#d8b26a"],
    ["#8d4330", "#773423"],
  ];
  const [cx, cy] = [130, 96];
  let out = '<rect width="260" height="224" fill="#efe0bd"/>';
  rings.forEach((shades, ring) => {
    const outer = 172 - ring * 29;
    const count = [24, 20, 16, 12, 4][ring]!;
    for (let n = 0; n < count; n += 1) {
      const step = 360 / count;
      out += ringPiece(cx, cy, outer - 29, outer, n * step, (n + 1) * step, shades[n % 2]!);
    }
  });
  out += `<circle cx="${cx}" cy="${cy}" r="27" fill="#f6d352" stroke="#241b12" stroke-width="2"/>`;
  for (const a of [45, 135, 225, 315])
    out += `<path d="M${pointAt(cx, cy, 27, a)}L${pointAt(cx, cy, 200, a)}" stroke="#241b12" stroke-width="4"/>`;
  let legs = "";
  for (const a of [20, 50, 130, 160, 200, 230, 310, 340]) legs += `<path d="M${cx} ${cy}L${pointAt(cx, cy, 22, a)}"/>`;
  out += `<g stroke="#241b12" stroke-width="2.6" stroke-linecap="round">${legs}</g><circle cx="${cx}" cy="${cy + 3}" r="8" fill="#241b12"/><path d="M${cx - 3} ${cy}h6l-6 7h6z" fill="#e2583a"/>`;
  return out + ribbon("THE MONOPOLIST", 176);
}

export const picture = draw();
