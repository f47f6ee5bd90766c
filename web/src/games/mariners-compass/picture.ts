// The small picture of Mariner's Compass for lists of games and tables.
import { SERIF, pointAt, ribbon, ringPiece } from "../../draw/pictureParts";

function draw(): string {
  const [cx, cy] = [130, 92];
  let out = '<rect width="260" height="224" fill="#b4cdcd"/>';
  for (let y = 8; y < 224; y += 12)
    out += `<path d="M0 ${y}q8 -5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" fill="none" stroke="#3f7396" stroke-width=".7" opacity=".5"/>`;
  out += `<circle cx="${cx}" cy="${cy}" r="82" fill="#f8efda" stroke="#241b12" stroke-width="4"/>`;
  for (let n = 0; n < 16; n += 1)
    out += ringPiece(
      cx,
      cy,
      56,
      80,
      n * 22.5 - 11.25,
      n * 22.5 + 11.25,
      n % 4 === 0 ? "#f6d352" : n % 2 ? "#d5e2dc" : "#efe0bd",
    );
  const letters = ["E", "", "SE", "", "S", "", "SW", "", "W", "", "NW", "", "N", "", "NE", ""];
  letters.forEach((letter, n) => {
    const [x, y] = pointAt(cx, cy, 68, n * 22.5)
      .split(" ")
      .map(Number) as [number, number];
    if (letter)
      out += `<text x="${x}" y="${y + 4.5}" font-size="${letter.length > 1 ? 10 : 14}" text-anchor="middle" font-weight="700" font-family="${SERIF}" fill="${letter === "N" ? "#b9311b" : "#241b12"}">${letter}</text>`;
  });
  out += `<circle cx="${cx}" cy="${cy}" r="54" fill="#d5e2dc" stroke="#241b12" stroke-width="1.4"/>`;
  for (let n = 0; n < 8; n += 1) {
    const r = n % 2 ? 30 : 50;
    out += `<path d="M${cx} ${cy}L${pointAt(cx, cy, 10, n * 45 - 45)}L${pointAt(cx, cy, r, n * 45)}Z" fill="#f8efda" stroke="#241b12"/><path d="M${cx} ${cy}L${pointAt(cx, cy, 10, n * 45 + 45)}L${pointAt(cx, cy, r, n * 45)}Z" fill="${n === 6 ? "#b9311b" : "#1b4163"}" stroke="#241b12"/>`;
  }
  return out + ribbon("MARINER'S COMPASS", 196);
}

export const picture = draw();
