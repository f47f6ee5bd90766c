// What the three boards of 1878 say beside what the server says itself.
export const en1878 = {
  whole: "Show the whole board",
  part: "Show the part in play",
  choices: "Choices on the board",
  list: "The board as a list",
  men: (names: string) => `${names} here`,
  nobody: "nobody here",
  monopolist: {
    board: (number: number | null) =>
      number === null ? "Board of five rings" : `Board of five rings; the spider points to ${number}`,
    moment: (spins: number) => `spin ${spins}`,
    trade: (trade: string, ring: string) => (ring ? `${trade} · ring ${ring}` : trade),
    out: "out of the game",
    choosing: "choosing a corner",
    counters: (count: number) => (count === 1 ? "1 counter" : `${count} counters`),
    owes: (names: string) => `owes ${names}`,
    restarts: "starts again",
    hoard: "Monopolist",
    hoardHint: "the board's hoard",
    race: "Who owns more",
    space: (id: string, emblem: string, ring: number) => `${id}, ${emblem}, ring ${ring}`,
    base: (trade: string) => `Base of the ${trade}`,
    advance: (space: string, inSpan: boolean) => `Advance to ${space}, ${inSpan ? "in the span" : "clear of the span"}`,
    place: (cell: string, inSpan: boolean) =>
      `Place your man on ${cell}, ${inSpan ? "in the span" : "clear of the span"}`,
    spaceTitle: (space: string) => `Advance to ${space}`,
    cellTitle: (space: string, nth: number) =>
      `${space}, ${["", "first", "second", "third", "fourth", "fifth", "sixth"][nth] ?? `${nth}th`} cell`,
    cellNote: (emblem: string, inSpan: boolean) => `${emblem}, ${inSpan ? "in the span" : "clear of the span"}`,
    take: (trade: string, colour: string) => `Take the ${trade}'s corner with the ${colour} man`,
  },
  tenUp: {
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
  },
  compass: {
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
  },
} as const;
