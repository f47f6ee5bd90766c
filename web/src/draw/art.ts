// Small pictures of the games for the start page, each in its game's manner; 260 by 224 units, drawn from numbers.
const TAU = Math.PI * 2;

function at(cx: number, cy: number, r: number, degrees: number): string {
  const a = (degrees / 360) * TAU;
  return `${(cx + r * Math.cos(a)).toFixed(1)} ${(cy + r * Math.sin(a)).toFixed(1)}`;
}

function rays(cx: number, cy: number, r: number, from: number, to: number, step: number, width: number): string {
  let out = "";
  for (let a = from; a < to; a += step)
    out += `<path d="M${cx} ${cy}L${at(cx, cy, r, a)}L${at(cx, cy, r, a + width)}Z"/>`;
  return out;
}

/** A piece of a ring between two radii and two angles. */
function piece(cx: number, cy: number, r0: number, r1: number, a0: number, a1: number, fill: string): string {
  const d = `M${at(cx, cy, r0, a0)}L${at(cx, cy, r1, a0)}A${r1} ${r1} 0 0 1 ${at(cx, cy, r1, a1)}L${at(cx, cy, r0, a1)}A${r0} ${r0} 0 0 0 ${at(cx, cy, r0, a0)}Z`;
  return `<path d="${d}" fill="${fill}" stroke="#241b12" stroke-width="1.6"/>`;
}

function title(text: string, y: number, width: number, size: number, fill: string, family: string): string {
  return `<text x="130" y="${y}" font-size="${size}" textLength="${width}" lengthAdjust="spacingAndGlyphs" text-anchor="middle" font-weight="700" fill="${fill}" font-family="${family}">${text}</text>`;
}

const GEOMETRIC = "Futura,Jost,Century Gothic,URW Gothic,DejaVu Sans,sans-serif";
const SERIF = "Superclarendon,Clarendon,Rockwell,Roboto Slab,DejaVu Serif Condensed,serif";

function ribbon(text: string, width: number): string {
  const half = width / 2;
  return (
    `<path d="M${130 - half} 190H${118 - half}L${126 - half} 200L${118 - half} 212H${142 - half}ZM${130 + half} 190H${142 + half}L${134 + half} 200L${142 + half} 212H${118 + half}Z" fill="#dcc590" stroke="#241b12" stroke-width="1.4"/>` +
    `<rect x="${130 - half}" y="180" width="${width}" height="28" fill="#f8efda" stroke="#241b12" stroke-width="1.6"/>` +
    title(text, 201, width - 18, 19, "#b9311b", SERIF)
  );
}

function monopolist(): string {
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
      out += piece(cx, cy, outer - 29, outer, n * step, (n + 1) * step, shades[n % 2]!);
    }
  });
  out += `<circle cx="${cx}" cy="${cy}" r="27" fill="#f6d352" stroke="#241b12" stroke-width="2"/>`;
  for (const a of [45, 135, 225, 315])
    out += `<path d="M${at(cx, cy, 27, a)}L${at(cx, cy, 200, a)}" stroke="#241b12" stroke-width="4"/>`;
  let legs = "";
  for (const a of [20, 50, 130, 160, 200, 230, 310, 340]) legs += `<path d="M${cx} ${cy}L${at(cx, cy, 22, a)}"/>`;
  out += `<g stroke="#241b12" stroke-width="2.6" stroke-linecap="round">${legs}</g><circle cx="${cx}" cy="${cy + 3}" r="8" fill="#241b12"/><path d="M${cx - 3} ${cy}h6l-6 7h6z" fill="#e2583a"/>`;
  return out + ribbon("THE MONOPOLIST", 176);
}

function tenUp(): string {
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
  return out + title("TEN-UP", 22, 90, 20, "#b9311b", SERIF) + ribbon("TO TEN POINTS", 140);
}

function compass(): string {
  const [cx, cy] = [130, 92];
  let out = '<rect width="260" height="224" fill="#b4cdcd"/>';
  for (let y = 8; y < 224; y += 12)
    out += `<path d="M0 ${y}q8 -5 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" fill="none" stroke="#3f7396" stroke-width=".7" opacity=".5"/>`;
  out += `<circle cx="${cx}" cy="${cy}" r="82" fill="#f8efda" stroke="#241b12" stroke-width="4"/>`;
  for (let n = 0; n < 16; n += 1)
    out += piece(
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
    const [x, y] = at(cx, cy, 68, n * 22.5)
      .split(" ")
      .map(Number) as [number, number];
    if (letter)
      out += `<text x="${x}" y="${y + 4.5}" font-size="${letter.length > 1 ? 10 : 14}" text-anchor="middle" font-weight="700" font-family="${SERIF}" fill="${letter === "N" ? "#b9311b" : "#241b12"}">${letter}</text>`;
  });
  out += `<circle cx="${cx}" cy="${cy}" r="54" fill="#d5e2dc" stroke="#241b12" stroke-width="1.4"/>`;
  for (let n = 0; n < 8; n += 1) {
    const r = n % 2 ? 30 : 50;
    out += `<path d="M${cx} ${cy}L${at(cx, cy, 10, n * 45 - 45)}L${at(cx, cy, r, n * 45)}Z" fill="#f8efda" stroke="#241b12"/><path d="M${cx} ${cy}L${at(cx, cy, 10, n * 45 + 45)}L${at(cx, cy, r, n * 45)}Z" fill="${n === 6 ? "#b9311b" : "#1b4163"}" stroke="#241b12"/>`;
  }
  return out + ribbon("MARINER'S COMPASS", 196);
}

function pit(): string {
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

function finance(): string {
  const columns = [66, 98, 148, 180]
    .map(
      (x) =>
        `<path d="M${x} 118H${x + 14}V172H${x}ZM${x - 3} 112H${x + 17}V118H${x - 3}ZM${x - 3} 172H${x + 17}V178H${x - 3}Z"/>`,
    )
    .join("");
  return `<rect width="260" height="224" fill="#f1ead6"/><g fill="#dcc98f">${rays(130, 168, 320, 180, 361, 12, 6)}</g><circle cx="130" cy="150" r="84" fill="#f1ead6"/><path d="M46 104L130 58L214 104V112H46Z" fill="#12503c"/><circle cx="130" cy="88" r="11" fill="#f1ead6"/><g fill="#12503c">${columns}<path d="M122 130H138V178H122ZM48 180H212V190H48ZM38 190H222V200H38Z"/></g><path d="M0 204H260V224H0Z" fill="#b3261e"/>${title("FINANCE", 42, 176, 34, "#0d2a21", GEOMETRIC)}`;
}

function corner(): string {
  const colours = ["#f3b229", "#d9541e", "#8a3d16", "#cfe3e0"];
  let dial = "";
  for (let n = 0; n < 12; n += 1)
    dial += `<path d="M0 0L${at(0, 0, 78, -90 + n * 30)}A78 78 0 0 1 ${at(0, 0, 78, -60 + n * 30)}Z" fill="${colours[Math.floor(n / 3)]}" stroke="#0f3d45" stroke-width="2.5"/>`;
  return `<rect width="260" height="224" fill="#0f5b66"/><path d="M0 150L60 134L96 156L150 104L190 122L260 58V224H0Z" fill="#0a444d"/><g transform="translate(130 140)">${dial}<circle r="40" fill="#fbe9c8" stroke="#0f3d45" stroke-width="3"/><path d="M0 8L-5 0L0 -70L5 0Z" fill="#b3261e" transform="rotate(52)"/><circle r="8" fill="#0f3d45"/></g>${title("CORNER THE", 27, 118, 16, "#fbe9c8", GEOMETRIC)}${title("MARKET", 54, 170, 29, "#fbe9c8", GEOMETRIC)}`;
}

function anchor(): string {
  let rhumbs = "";
  for (let a = 0; a < 360; a += 15) rhumbs += `<path d="M196 66L${at(196, 66, 420, a)}"/>`;
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
    title("WEIGH ANCHOR", 207, 172, 21, "#0f2a40", "Gill Sans,Optima,DejaVu Sans Condensed,sans-serif")
  );
}

export const ART: Record<string, string> = {
  monopolist: monopolist(),
  "ten-up": tenUp(),
  "mariners-compass": compass(),
  pit: pit(),
  finance: finance(),
  "corner-the-market": corner(),
  "weigh-anchor": anchor(),
};
