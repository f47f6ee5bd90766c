// Texts of Mariner's Compass that neither the edition nor the server sends.
export const compassWords = {
  board: "Two tables of squares with a compass between them",
  moment: (turns: number) => `turn ${turns}`,
  toGo: (steps: number) => (steps === 1 ? "square to go" : "squares to go"),
  from: (city: string) => `from ${city}`,
  small: (space: string) => (space ? `Small man on ${space}` : "Small man not yet entered"),
  space: (name: string) => `Compass, ${name}`,
  square: (city: string, column: number, row: number) => `${city}, column ${column}, row ${row}`,
  play: (number: string, space: string) => `Play ${number}: your small man stops on ${space}`,
  go: (direction: string, column: number, row: number) =>
    `Send your expedition ${direction}, to column ${column}, row ${row}`,
  start: (city: string, colour: string) => `Start from ${city} with the ${colour} men`,
  playTitle: (number: string) => `Play ${number}`,
  toSpace: (space: string) => `small man to ${space}`,
  goTitle: (direction: string) => `Go ${direction}`,
  toSquare: (column: number, row: number) => `to column ${column}, row ${row}`,
  title: (number: string, space: string) => `${number} to ${space}`,
  expedition: (direction: string, column: number, row: number) =>
    `Your expedition can go ${direction}, to column ${column}, row ${row}.`,
  either: (directions: readonly string[]) => `You choose where your expedition goes: ${directions.join(" or ")}.`,
  isPole: ", the North Pole",
  large: "The large man is your expedition. It goes one square.",
  little: "The small man walks the compass and commands it.",
  edge: (direction: string) => `${direction} leads off the Table.`,
  pole: (steps: number) =>
    steps === 0
      ? "That is the Pole."
      : steps === 1
        ? "Then the Pole is one square away."
        : `Then the Pole is ${steps} squares away.`,
} as const;
