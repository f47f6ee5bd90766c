// Texts that the boards of 1878 share.
export const periodWords = {
  whole: "Show the whole board",
  part: "Show the part in play",
  choices: "Choices on the board",
  list: "The board as a list",
  men: (names: string) => `${names} here`,
  nobody: "nobody here",
} as const;
