// The small picture of Weigh Anchor for lists of games and tables.
import { pictureTitle, pointAt } from "../../draw/pictureParts";

function draw(): string {
  let rhumbs = "";
  for (let a = 0; a < 360; a += 15) rhumbs += `<path d="M196 66L${pointAt(196, 66, 420, a)}"/>`;
  const funnels = [92, 126, 160]
    .map(
      (x) =>
        `<path d="M${x} 112L${x + 5} 76H${x + 23}L${x + 26} 112Z" fill="#b3261e"/><path d="M${x + 5} 76H${x + 23}L${x + 24} 86H${x + 4}Z" fill="#17364f"/>`,
    )
    .join("");
  let ports = "";
  for (let x = 70; x < 214; x += 12) ports += `<circle cx="${x}" cy="151" r="3" fill="#f7efd9"/>`;
  return (
    '<rect width="260" height="224" fill="#d5e4e2"/><path d="M0 0H78C88 22 62 34 66 54C70 74 34 80 30 104C28 118 10 118 0 124Z" fill="#f1e5c4" stroke="#17364f" stroke-width="1.5"/>' +
    `<g stroke="#17364f" stroke-width=".6" opacity=".45">${rhumbs}</g>` +
    '<g transform="translate(196 66)"><circle r="26" fill="#f7efd9" stroke="#17364f" stroke-width="1.5"/><path d="M0 -24L5 -5L24 0L5 5L0 24L-5 5L-24 0L-5 -5Z" fill="#17364f"/><path d="M0 -24L5 -5L0 0Z" fill="#b3261e"/></g>' +
    `${funnels}<path d="M70 112H214V126H70Z" fill="#f7efd9" stroke="#17364f" stroke-width="2"/><path d="M40 126H232C230 150 224 166 216 176H62C50 164 42 146 40 126Z" fill="#17364f"/>${ports}<path d="M46 160H222L216 176H62C56 171 50 166 46 160Z" fill="#b3261e"/><path d="M56 112V70M56 74L34 80L56 88" stroke="#17364f" stroke-width="2" fill="#b3261e"/>` +
    '<path d="M0 176Q13 168 26 176T52 176T78 176T104 176T130 176T156 176T182 176T208 176T234 176T260 176V224H0Z" fill="#7fb0bb"/>' +
    pictureTitle("WEIGH ANCHOR", 207, 172, 21, "#0f2a40", "Gill Sans,Optima,DejaVu Sans Condensed,sans-serif")
  );
}

export const picture = draw();
