// The small picture of Ten-Up for lists of games and tables.
import { SERIF, TAU, pictureTitle, ribbon } from "../../draw/pictureParts";

function draw(): string {
  let out =
    '<rect width="260" height="224" fill="#f8efda"/><rect x="8" y="30" width="244" height="150" rx="4" fill="none" stroke="#b9311b" stroke-width="5"/>';
  const squares = 28;
  for (let n = 0; n < squares; n += 1) {
    const a = (n / squares) * TAU;
    const [x, y] = [130 + 92 * Math.cos(a), 105 + 54 * Math.sin(a)];
    const turn = (Math.atan2(54 * Math.cos(a), -92 * Math.sin(a)) * 360) / TAU;
    const fill =
      n % 14 === 7 ? "#1b4163" : n % 7 === 0 ? "#b9311b" : n % 7 === 3 ? "#efc02f" : n % 2 ? "#d5e2dc" : "#f3d9c2";
    out += `<rect x="-9" y="-9" width="18" height="18" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})" fill="${fill}" stroke="#241b12" stroke-width="1.4"/>`;
  }
  for (const [x, y] of [
    [16, 38],
    [216, 38],
    [16, 144],
    [216, 144],
  ] as const)
    out += `<g transform="translate(${x} ${y})" font-family="${SERIF}" font-weight="700" font-size="10" text-anchor="middle" fill="#241b12"><path d="M0 0H28V28H0ZM14 0V28M0 14H28" fill="#f6d352" stroke="#241b12" stroke-width="1.4"/><text x="7" y="11">4</text><text x="21" y="11">3</text><text x="7" y="25">2</text><text x="21" y="25">1</text></g>`;
  out +=
    '<circle cx="130" cy="105" r="26" fill="#f3d9c2" stroke="#241b12" stroke-width="1.6"/><circle cx="130" cy="105" r="16" fill="#d5e2dc" stroke="#241b12" stroke-width="1.2"/><path d="M130 105L148 92M130 105L121 116" stroke="#b9311b" stroke-width="3" stroke-linecap="round"/>';
  return out + pictureTitle("TEN-UP", 22, 90, 20, "#b9311b", SERIF) + ribbon("TO TEN POINTS", 140);
}

export const picture = draw();
