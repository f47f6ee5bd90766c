// The small picture of Corner the Market for lists of games and tables.
import { GEOMETRIC, pictureTitle, pointAt } from "../../draw/pictureParts";

function draw(): string {
  const colours = ["#f3b229", "#d9541e", "#8a3d16", "#cfe3e0"];
  let dial = "";
  for (let n = 0; n < 12; n += 1)
    dial += `<path d="M0 0L${pointAt(0, 0, 78, -90 + n * 30)}A78 78 0 0 1 ${pointAt(0, 0, 78, -60 + n * 30)}Z" fill="${colours[Math.floor(n / 3)]}" stroke="#0f3d45" stroke-width="2.5"/>`;
  return `<rect width="260" height="224" fill="#0f5b66"/><path d="M0 150L60 134L96 156L150 104L190 122L260 58V224H0Z" fill="#0a444d"/><g transform="translate(130 140)">${dial}<circle r="40" fill="#fbe9c8" stroke="#0f3d45" stroke-width="3"/><path d="M0 8L-5 0L0 -70L5 0Z" fill="#b3261e" transform="rotate(52)"/><circle r="8" fill="#0f3d45"/></g>${pictureTitle("CORNER THE", 27, 118, 16, "#fbe9c8", GEOMETRIC)}${pictureTitle("MARKET", 54, 170, 29, "#fbe9c8", GEOMETRIC)}`;
}

export const picture = draw();
