// The small picture of Pit for lists of games and tables.
import { rays } from "../../draw/pictureParts";

function draw(): string {
  const suits: [string, string, number][] = [
    ["50", "#0a6fae", -34],
    ["75", "#c2391f", -17],
    ["80", "#e0a100", 0],
    ["60", "#1f7f45", 17],
    ["100", "#6e3418", 34],
  ];
  const fan = suits
    .map(
      ([value, fill, turn]) =>
        `<g transform="translate(130 176) rotate(${turn} 0 120)"><rect x="-42" y="-59" width="84" height="118" rx="8" fill="#fff" stroke="#17131c" stroke-width="2.5"/><rect x="-36" y="-53" width="72" height="106" rx="5" fill="${fill}"/><text x="-30" y="-28" font-size="26" font-weight="700" fill="${value === "80" ? "#17131c" : "#fff"}" font-family="Impact,Haettenschweiler,DejaVu Sans Condensed,sans-serif">${value}</text></g>`,
    )
    .join("");
  const letters =
    "M0 0H42C64 0 78 12 78 33C78 54 64 67 42 67H28V100H0ZM28 22V45H38C46 45 50 41 50 34C50 26 46 22 38 22ZM88 0H118V100H88ZM130 0H212V25H186V100H157V25H130Z";
  return `<rect width="260" height="224" fill="#ffc21a"/><g fill="#ffd75e">${rays(130, 190, 400, 0, 360, 15, 7.5)}</g><g transform="translate(54 16) scale(.72)"><path transform="translate(6 6)" d="${letters}" fill="#fffdf6" fill-rule="evenodd"/><path d="${letters}" fill="#d5122b" fill-rule="evenodd"/></g>${fan}`;
}

export const picture = draw();
