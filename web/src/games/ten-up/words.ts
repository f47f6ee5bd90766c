// Texts of Ten-Up that neither the edition nor the server sends.
export const tenUpWords = {
  board: (spun: string) => (spun ? `Oval circuit; the Indicator shows ${spun}` : "Oval circuit with the Indicator"),
  and: (one: number, two: number) => `${one} and ${two}`,
  moment: (turns: number) => `turn ${turns}`,
  of: (goal: number) => `of ${goal}`,
  hand: (base: string, count: number) => `${base} · ${count} in hand`,
  square: (index: number, name: string) => (name ? `Square ${index}, ${name}` : `Square ${index}`),
  tableSquare: (table: string, square: string) => `Score Table ${table}, square ${square}`,
  counter: (name: string) => `counter of ${name}`,
  play: (number: string, index: number, name: string) =>
    `Play ${number} first, to square ${index}${name ? `, ${name}` : ""}`,
  playTitle: (number: string) => `Play ${number} first`,
  toSquare: (index: number, name: string) => (name ? `to square ${index}, ${name}` : `to square ${index}`),
  enterTitle: "Enter a counter",
  forwardTitle: "Move forward",
  backTitle: "Set back",
  onTable: (table: string) => `on Score Table ${table}`,
  onPlace: (place: string) => `the counter on ${place}`,
  enter: (table: string) => `Enter a counter on Score Table ${table}`,
  forward: (place: string) => `Move the counter on ${place} forward`,
  back: (place: string) => `Set the counter on ${place} back`,
} as const;
